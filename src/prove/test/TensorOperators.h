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
  Term real(Rational value, ElementType type = ElementType::F32) {
    return terms.constant(value, type);
  }

  Value tensor(Shape shape, Body body, ElementType type = ElementType::F32) {
    auto memo = std::make_shared<std::map<std::vector<Index>, Term>>();
    return {type, shape, [memo, body](At at) {
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
    inputs.push_back({handle, shape, positive, std::nullopt});
    return valueOf(terms, inputs.back());
  }

  Value map(std::function<Term(Term)> f, Value x) {
    return tensor(x.shape, [=](At at) { return f(x.at(at)); }, x.type);
  }
  Value map(std::function<Term(Term, Term)> f, Value x, Value y) {
    return tensor(
        x.shape, [=](At at) { return f(x.at(at), y.at(at)); }, x.type);
  }
  Value add(Value x, Value y) {
    return map([this](Term a, Term b) { return terms.add(a, b); }, x, y);
  }
  Value multiply(Value x, Value y) {
    return map([this](Term a, Term b) { return terms.multiply(a, b); }, x, y);
  }
  Value subtract(Value x, Value y) {
    return map([this](Term a, Term b) { return terms.subtract(a, b); }, x, y);
  }
  Value divide(Value x, Value y) {
    return map([this](Term a, Term b) { return terms.divide(a, b); }, x, y);
  }
  Value exponential(Value x) {
    return map([this](Term a) { return terms.exponential(a); }, x);
  }
  Value negate(Value x) {
    return map([this](Term a) { return terms.negate(a); }, x);
  }
  Value relu(Value x) {
    return map(
        [this](Term a) { return terms.maximum(a, real(0, terms.type(a))); }, x);
  }
  Value scale(Rational factor, Value x) {
    return map(
        [=, this](Term a) {
          return terms.multiply(real(factor, terms.type(a)), a);
        },
        x);
  }
  Value convert(Value x, ElementType type) {
    return tensor(
        x.shape, [=, this](At at) { return terms.convert(x.at(at), type); },
        type);
  }
  Value function(llvm::StringRef name, Value x) {
    std::string copy = name.str();
    return map(
        [=, this](Term a) { return terms.function(copy, {a}, terms.type(a)); },
        x);
  }
  Value constant(Rational value, Shape shape,
                 ElementType type = ElementType::F32) {
    return tensor(shape, [=, this](At) { return real(value, type); }, type);
  }

  Value broadcast(Value x, Shape shape, std::vector<unsigned> dimensions) {
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
  Value transpose(Value x, std::vector<unsigned> permutation) {
    Shape shape;
    for (unsigned source : permutation)
      shape.push_back(x.shape[source]);
    return tensor(
        shape,
        [=](At at) {
          Shape inner(at.size());
          for (unsigned i = 0; i < at.size(); ++i)
            inner[permutation[i]] = at[i];
          return x.at(inner);
        },
        x.type);
  }
  Value reduce(Reduction how, Value x, unsigned axis) {
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
  Value sum(Value x, unsigned axis) { return reduce(Reduction::Sum, x, axis); }
  Value einsum(const std::string &spec, Value x, Value y);
  Value matmul(Value x, Value y) { return einsum("ij,jk->ik", x, y); }
  Value slice(Value x, unsigned axis, Index start, Index length,
              int64_t stride = 1) {
    return along(x, axis, length, [=, this](Index i) {
      return terms.add(terms.multiply(i, stride), start);
    });
  }
  Value reverse(Value x, unsigned axis) {
    return along(x, axis, x.shape[axis], [=, this](Index i) {
      return terms.subtract(terms.subtract(x.shape[axis], number(1)), i);
    });
  }
  Value along(Value x, unsigned axis, Index extent,
              std::function<Index(Index)> index) {
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
  Value concatenate(unsigned axis, Value a, Value b);
  Value pad(Value x, unsigned axis, Index low, Index high, Term value);
  Value reshape(Value x, Shape shape);
  Value cumulativeSum(Value x, unsigned axis);
  Value softmax(Value x, unsigned axis, bool safe = true);
  /// f of an element and that of `v` at dimension `dimension`.
  Value rowwise(std::function<Term(Term, Term)> f, Value x, Value v,
                unsigned dimension = 0) {
    return tensor(
        x.shape, [=](At at) { return f(x.at(at), v.at(Shape{at[dimension]})); },
        x.type);
  }
  Value scaleRows(Value x, Value v, unsigned dimension = 0) {
    return rowwise([this](Term a, Term b) { return terms.multiply(a, b); }, x,
                   v, dimension);
  }
  /// Times the scalar input "s".
  Value timesScalar(Value x) {
    Tensor s = terms.tensor("s", ElementType::F32);
    return map(
        [=, this](Term a) {
          return terms.multiply(terms.read(s, {}, ElementType::F32), a);
        },
        x);
  }

  Answer check(Value left, Value right, bool refute = false) {
    Options options;
    options.refute = refute;
    return prove::check({terms, inputs, {left}, {right}, assumptions}, options);
  }
};

} // namespace tesela::prove::test
