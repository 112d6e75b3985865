#include "TensorOperators.h"

#include "llvm/ADT/STLExtras.h"

#include <fstream>
#include <gtest/gtest.h>

namespace tesela::prove::test {

Value Builder::einsum(const std::string &spec, Value x, Value y) {
  size_t comma = spec.find(','), arrow = spec.find("->");
  std::string left = spec.substr(0, comma),
              right = spec.substr(comma + 1, arrow - comma - 1),
              out = spec.substr(arrow + 2);
  std::map<char, Index> extents;
  std::string reduced;
  for (auto [letters, value] : {std::pair{left, &x}, std::pair{right, &y}})
    for (size_t i = 0; i < letters.size(); ++i) {
      extents.try_emplace(letters[i], value->shape[i]);
      if (out.find(letters[i]) == std::string::npos &&
          reduced.find(letters[i]) == std::string::npos)
        reduced += letters[i];
    }
  Shape shape;
  for (char letter : out)
    shape.push_back(extents[letter]);
  return tensor(
      shape,
      [=, this](At at) {
        std::map<char, Index> where;
        std::map<char, Variable> variables;
        for (size_t i = 0; i < out.size(); ++i)
          where[out[i]] = at[i];
        for (char letter : reduced) {
          variables[letter] = terms.fresh("r");
          where[letter] = terms.index(variables[letter]);
        }
        auto element = [&](const std::string &letters, const Value &value) {
          Shape inner;
          for (char letter : letters)
            inner.push_back(where[letter]);
          return value.at(inner);
        };
        Term result = terms.multiply(element(left, x), element(right, y));
        for (char letter : llvm::reverse(reduced))
          result = terms.reduce(Reduction::Sum, variables[letter],
                                extents.at(letter), result);
        return result;
      },
      x.type);
}

Value Builder::concatenate(unsigned axis, Value a, Value b) {
  Shape shape(a.shape);
  shape[axis] = terms.add(a.shape[axis], b.shape[axis]);
  return tensor(
      shape,
      [=, this](At at) {
        Shape inner(at.begin(), at.end());
        inner[axis] = terms.subtract(at[axis], a.shape[axis]);
        return terms.select(terms.lessThan(at[axis], a.shape[axis]), a.at(at),
                            b.at(inner));
      },
      a.type);
}

Value Builder::pad(Value x, unsigned axis, Index low, Index high, Term value) {
  Shape shape(x.shape);
  Index end = terms.add(x.shape[axis], low);
  shape[axis] = terms.add(end, high);
  return tensor(
      shape,
      [=, this](At at) {
        Shape inner(at.begin(), at.end());
        inner[axis] = terms.subtract(at[axis], low);
        Guard inside = terms.conjunction(
            {terms.atMost(low, at[axis]), terms.lessThan(at[axis], end)});
        return terms.select(inside, x.at(inner), value);
      },
      x.type);
}

Value Builder::reshape(Value x, Shape shape) {
  return tensor(
      shape,
      [=, this](At at) {
        Index rest;
        for (auto [extent, index] : llvm::zip(shape, at))
          rest = terms.add(terms.multiply(rest, extent), index);
        Shape inner(x.shape.size());
        for (size_t i = x.shape.size(); i-- > 1;) {
          inner[i] = terms.modulo(rest, x.shape[i]);
          rest = terms.floorDivide(rest, x.shape[i]);
        }
        inner[0] = rest;
        return x.at(inner);
      },
      x.type);
}

Value Builder::cumulativeSum(Value x, unsigned axis) {
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

Value Builder::softmax(Value x, unsigned axis, bool safe) {
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
