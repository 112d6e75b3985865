#include "TensorOperators.h"

namespace tesela::prove::test {

Value Builder::cumulativeSum(const Value &x, unsigned axis) {
  return tensor(
      x.shape,
      [=, this](At at) {
        Variable variable = terms.fresh("r");
        Shape inner(at.begin(), at.end());
        inner[axis] = terms.index(variable);
        return terms.reduce(Reduction::Sum, variable,
                            terms.add(at[axis], number(1)), x.at(inner));
      },
      x.type);
}

Value Builder::softmax(const Value &x, unsigned axis, bool safe) {
  auto without = [axis](At at) {
    Shape rest(at.begin(), at.end());
    rest.erase(rest.begin() + axis);
    return rest;
  };
  Value shifted = x;
  if (safe) {
    Value top = reduce(Reduction::Maximum, x, axis);
    shifted = tensor(x.shape, [=, this](At at) {
      return terms.subtract(x.at(at), top.at(without(at)));
    });
  }
  Value powers = exponential(shifted);
  Value total = sum(powers, axis);
  return tensor(x.shape, [=, this](At at) {
    return terms.divide(powers.at(at), total.at(without(at)));
  });
}

} // namespace tesela::prove::test
