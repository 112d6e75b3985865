// Pairs of programs for which the best grade is known.
#pragma once

#include "TensorOperators.h"

#include <functional>
#include <utility>

namespace tesela::prove::test {

using Pair = std::pair<Value, Value>;

/// M, K, N and the matrices A: M x K, B: K x N.
struct Sizes : Builder {
  Index M = size("M"), K = size("K"), N = size("N"), L = size("L");
  Value A, B;
  Sizes() {
    A = input("A", {M, K});
    B = input("B", {K, N});
  }
  Index times(Index a, Index b) { return terms.multiply(a, b); }
  Index times(Index a, int64_t b) { return terms.multiply(a, b); }
  Index plus(Index a, Index b) { return terms.add(a, b); }
  Index plus(Index a, int64_t b) { return terms.add(a, number(b)); }
  Index minus(Index a, Index b) { return terms.subtract(a, b); }
  Index div(Index a, Index b) { return terms.floorDivide(a, b); }
  Index div(Index a, int64_t b) { return terms.floorDivide(a, number(b)); }

  Value tiled(Value a, Value b, Index tile, Index blocks, bool guard) {
    return tensor({a.shape[0], b.shape[1]}, [=, this](At at) {
      Variable u = terms.fresh("u"), t = terms.fresh("t");
      Index k = plus(times(terms.index(u), tile), terms.index(t));
      Term body = terms.multiply(a.at(Shape{at[0], k}), b.at(Shape{k, at[1]}));
      if (guard)
        body = terms.select(terms.lessThan(k, a.shape[1]), body, real(0));
      return terms.reduce(Reduction::Sum, u, blocks,
                          terms.reduce(Reduction::Sum, t, tile, body));
    });
  }
  /// The blocks [b, t] of the last axis of `x`.
  Value blocks(Value x, Index count, int64_t tile) {
    return tensor({x.shape[0], count, number(tile)}, [=, this](At at) {
      return x.at(Shape{at[0], plus(times(at[1], tile), at[2])});
    });
  }
  Value flash(Value S, Value v, Index n1);
  Value rows(Value x, std::function<Term(Index)> f) {
    return tensor({x.shape[0]}, [=](At at) { return f(at[0]); });
  }
  Value mean(Value x) {
    Value total = sum(x, 1);
    return map(
        [=, this](Term a) {
          return terms.divide(a, terms.fromIndex(x.shape[1], ElementType::F32));
        },
        total);
  }
  Value centred(Value x) {
    return rowwise([this](Term a, Term b) { return terms.subtract(a, b); }, x,
                   mean(x));
  }
  Value square(Value x) { return multiply(x, x); }
  Value rsqrt(Value x, Term eps) {
    return map(
        [=, this](Term a) {
          return terms.power(terms.add(a, eps), Rational(-1) / 2);
        },
        x);
  }
};

struct Case {
  const char *name;
  const char *grade; // "-": not to be proved
  std::function<Pair(Sizes &)> make;
};

llvm::ArrayRef<Case> cases();

} // namespace tesela::prove::test
