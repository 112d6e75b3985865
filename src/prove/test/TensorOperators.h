// Tensor operators as index functions, for tests of the prover that do not go
// through the IR.
#pragma once

#include "prove/Prover.h"

#include <cstdlib>
#include <map>

namespace tesela::prove::test {

using At = llvm::ArrayRef<Index>;
using Shape = llvm::SmallVector<Index, 4>;
using Body = std::function<Term(At)>;

class Builder {
public:
  Terms terms;
  std::vector<Input> inputs;
  std::vector<Guard> assumptions;

  Index size(llvm::StringRef name) { return terms.index(terms.size(name)); }
  Index number(int64_t value) { return terms.constant(value); }
  Term real(const Rational &value, ElementType type = ElementType::F32) {
    return terms.constant(value, type);
  }

  Value tensor(Shape shape, const Body &body,
               ElementType type = ElementType::F32) {
    auto memo = std::make_shared<std::map<std::vector<Index>, Term>>();
    return {type, std::move(shape), [memo, body](At at) {
              std::vector<Index> key(at.begin(), at.end());
              auto found = memo->find(key);
              if (found == memo->end())
                found = memo->emplace(key, body(at)).first;
              return found->second;
            }};
  }

  Value input(llvm::StringRef name, Shape shape,
              ElementType type = ElementType::F32, bool positive = false) {
    Tensor handle = terms.tensor(name, type);
    inputs.push_back({handle, std::move(shape), positive, std::nullopt});
    return valueOf(terms, inputs.back());
  }

  Value map(const std::function<Term(Term)> &f, const Value &x) {
    return tensor(x.shape, [=](At at) { return f(x.at(at)); }, x.type);
  }
  Value map(const std::function<Term(Term, Term)> &f, const Value &x,
            const Value &y) {
    return tensor(
        x.shape, [=](At at) { return f(x.at(at), y.at(at)); }, x.type);
  }
  Value add(const Value &x, const Value &y) {
    return map([this](Term a, Term b) { return terms.add(a, b); }, x, y);
  }
  Value multiply(const Value &x, const Value &y) {
    return map([this](Term a, Term b) { return terms.multiply(a, b); }, x, y);
  }
  Value subtract(const Value &x, const Value &y) {
    return map([this](Term a, Term b) { return terms.subtract(a, b); }, x, y);
  }
  Value divide(const Value &x, const Value &y) {
    return map([this](Term a, Term b) { return terms.divide(a, b); }, x, y);
  }
  Value exponential(const Value &x) {
    return map([this](Term a) { return terms.exponential(a); }, x);
  }
  Value negate(const Value &x) {
    return map([this](Term a) { return terms.negate(a); }, x);
  }
  Value relu(const Value &x) {
    return map(
        [this](Term a) { return terms.maximum(a, real(0, terms.type(a))); }, x);
  }
  Value convert(const Value &x, ElementType type) {
    return tensor(
        x.shape, [=, this](At at) { return terms.convert(x.at(at), type); },
        type);
  }
  Value function(llvm::StringRef name, const Value &x) {
    std::string copy = name.str();
    return map(
        [=, this](Term a) { return terms.function(copy, {a}, terms.type(a)); },
        x);
  }
  Value constant(const Rational &value, const Shape &shape,
                 ElementType type = ElementType::F32) {
    return tensor(shape, [=, this](At) { return real(value, type); }, type);
  }

  Value broadcast(const Value &x, const Shape &shape,
                  const std::vector<unsigned> &dimensions) {
    return tensor(
        shape,
        [=](At at) {
          Shape inner;
          for (unsigned dimension : dimensions)
            inner.push_back(at[dimension]);
          return x.at(inner);
        },
        x.type);
  }
  Value reduce(Reduction how, const Value &x, unsigned axis) {
    Shape shape(x.shape);
    shape.erase(shape.begin() + axis);
    return tensor(
        shape,
        [=, this](At at) {
          Variable variable = terms.fresh("r");
          Shape inner(at.begin(), at.end());
          inner.insert(inner.begin() + axis, terms.index(variable));
          return terms.reduce(how, variable, x.shape[axis], x.at(inner));
        },
        x.type);
  }
  Value sum(const Value &x, unsigned axis) {
    return reduce(Reduction::Sum, x, axis);
  }
  Value slice(const Value &x, unsigned axis, Index start, Index length,
              int64_t stride = 1) {
    return along(x, axis, length, [=, this](Index i) {
      return terms.add(terms.multiply(i, stride), start);
    });
  }
  Value along(const Value &x, unsigned axis, Index extent,
              const std::function<Index(Index)> &index) {
    Shape shape(x.shape);
    shape[axis] = extent;
    return tensor(
        shape,
        [=](At at) {
          Shape inner(at.begin(), at.end());
          inner[axis] = index(inner[axis]);
          return x.at(inner);
        },
        x.type);
  }
  Value cumulativeSum(const Value &x, unsigned axis);
  Value softmax(const Value &x, unsigned axis, bool safe = true);

  Answer check(const Value &left, const Value &right, bool refute = false) {
    Options options;
    options.refute = refute;
    return prove::check({terms, inputs, {left}, {right}, assumptions}, options);
  }
};

} // namespace tesela::prove::test
