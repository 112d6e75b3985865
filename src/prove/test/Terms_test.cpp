#include "prove/Terms.h"

#include "gtest/gtest.h"

using namespace tesela;
using namespace tesela::prove;

namespace {

struct TermsTest : testing::Test {
  Terms terms;
  Index M = terms.index(terms.size("M")), K = terms.index(terms.size("K"));
  Index i = terms.index(terms.output(0)), j = terms.index(terms.output(1));
  Tensor x = terms.tensor("x", ElementType::F32);
  Tensor w = terms.tensor("w", ElementType::F32);

  Index number(int64_t value) { return terms.constant(value); }
  Term real(int64_t value) { return terms.constant(value, ElementType::F32); }
  Term element(Tensor tensor, llvm::ArrayRef<Index> at) {
    return terms.read(tensor, at, ElementType::F32);
  }
  /// One element of x @ w, the summation variable named after `stem`.
  Term product(llvm::StringRef stem) {
    Variable k = terms.fresh(stem);
    return terms.reduce(Reduction::Sum, k, K,
                        terms.multiply(element(x, {i, terms.index(k)}),
                                       element(w, {terms.index(k), j})));
  }
};

TEST_F(TermsTest, PolynomialsAreCanonical) {
  Index square = terms.multiply(terms.add(i, j), terms.add(i, j));
  Index expanded =
      terms.add(terms.add(terms.multiply(i, i), terms.multiply(j, j)),
                terms.multiply(terms.multiply(j, i), 2));
  EXPECT_EQ(square, expanded);
  EXPECT_EQ(terms.subtract(square, expanded), number(0));
  EXPECT_EQ(terms.text(terms.subtract(terms.multiply(i, 4), number(3))),
            "4*o0 - 3");
  EXPECT_EQ(terms.constantValue(number(-7)), -7);
  EXPECT_EQ(terms.constantValue(i), std::nullopt);
}

TEST_F(TermsTest, DivisionTakesOutMultiples) {
  Index c = number(64);
  EXPECT_EQ(terms.floorDivide(number(-1), c), number(-1));
  EXPECT_EQ(terms.modulo(number(-1), c), number(63));
  Index a = terms.add(terms.multiply(i, 128), j);
  EXPECT_EQ(terms.floorDivide(a, c),
            terms.add(terms.multiply(i, 2), terms.floorDivide(j, c)));
  EXPECT_EQ(terms.modulo(a, c), terms.modulo(j, c));
  // By a symbol, and by a product of symbols.
  Index MK = terms.multiply(M, K);
  Index b = terms.add(terms.multiply(MK, i), j);
  EXPECT_EQ(terms.floorDivide(b, MK), terms.add(i, terms.floorDivide(j, MK)));
  EXPECT_EQ(terms.modulo(b, K), terms.modulo(j, K));
  EXPECT_EQ(terms.modulo(terms.modulo(j, K), K), terms.modulo(j, K));
  EXPECT_EQ(terms.floorDivide(terms.modulo(j, K), K), number(0));
  EXPECT_EQ(terms.floorDivide(terms.add(K, M), terms.add(M, K)), number(1));
}

TEST_F(TermsTest, MinimumAndMaximum) {
  EXPECT_EQ(terms.minimum(i, terms.add(i, number(2))), i);
  EXPECT_EQ(terms.maximum(i, terms.add(i, number(2))), terms.add(i, number(2)));
  EXPECT_EQ(terms.minimum(i, j), terms.minimum(j, i));
  EXPECT_NE(terms.minimum(i, j), terms.maximum(i, j));
}

TEST_F(TermsTest, OverflowIsNoticed) {
  Index big = terms.multiply(i, INT64_MAX);
  EXPECT_FALSE(terms.overflowed());
  terms.add(big, big);
  EXPECT_TRUE(terms.overflowed());
}

TEST_F(TermsTest, GuardsAreNormal) {
  EXPECT_EQ(terms.atMost(number(2), number(2)), terms.always());
  EXPECT_EQ(terms.lessThan(number(2), number(2)), terms.never());
  Guard less = terms.lessThan(i, M);
  EXPECT_EQ(terms.negate(less), terms.atMost(M, i));
  EXPECT_EQ(terms.negate(terms.negate(less)), less);
  // 2 i <= 3 is i <= 1; 2 i = 3 never holds; -i = 0 is i = 0.
  EXPECT_EQ(terms.atMost(terms.multiply(i, 2), number(3)),
            terms.atMost(i, number(1)));
  EXPECT_EQ(terms.atMost(terms.multiply(i, -2), number(-3)),
            terms.atMost(number(2), i));
  EXPECT_EQ(terms.equal(terms.multiply(i, 2), number(3)), terms.never());
  EXPECT_EQ(terms.equal(i, j), terms.equal(j, i));
  Guard both = terms.conjunction({less, terms.equal(i, j)});
  EXPECT_EQ(both, terms.conjunction({terms.equal(i, j), less, both}));
  EXPECT_EQ(
      terms.negate(both),
      terms.disjunction({terms.atMost(M, i), terms.negate(terms.equal(i, j))}));
  EXPECT_EQ(terms.conjunction({both, terms.never()}), terms.never());
  EXPECT_EQ(terms.conjunction({}), terms.always());
}

TEST_F(TermsTest, BoundNamesDoNotMatter) {
  EXPECT_EQ(product("k"), product("other"));
  EXPECT_EQ(terms.text(product("k")), "sum_{k<K} x[o0, k]*w[k, o1]");
  EXPECT_EQ(terms.freeVariables(product("k")).size(), 3u);
  EXPECT_EQ(terms.loose(product("k")), 0u);
}

TEST_F(TermsTest, OpenAndClose) {
  Term sum = product("k");
  Variable k = terms.fresh("k");
  Term body = terms.open(sum, terms.index(k));
  EXPECT_EQ(terms.loose(body), 0u);
  EXPECT_EQ(terms.reduce(Reduction::Sum, k, K, body), sum);
  EXPECT_EQ(
      terms.open(sum, number(0)),
      terms.multiply(element(x, {i, number(0)}), element(w, {number(0), j})));
}

TEST_F(TermsTest, SubstitutionDoesNotCapture) {
  // sum_k sum_l x[k, i] with i replaced by the free k around it.
  Variable k = terms.fresh("k"), l = terms.fresh("l"), m = terms.fresh("m");
  Term inner =
      terms.reduce(Reduction::Sum, l, M, element(x, {terms.index(l), i}));
  Term replaced =
      terms.substitute(inner, Substitution(terms.output(0), terms.index(k)));
  Term outer = terms.reduce(Reduction::Sum, k, K, replaced);
  Term expected =
      terms.reduce(Reduction::Sum, m, K,
                   terms.reduce(Reduction::Sum, l, M,
                                element(x, {terms.index(l), terms.index(m)})));
  EXPECT_EQ(outer, expected);
  EXPECT_EQ(terms.text(outer), "sum_{k<K} sum_{l<M} x[l, k]");
  EXPECT_EQ(terms.node(terms.open(outer, j)).operands[0],
            terms
                .node(terms.reduce(Reduction::Sum, l, M,
                                   element(x, {terms.index(l), j})))
                .operands[0]);
}

TEST_F(TermsTest, ValuesWithBoundVariablesAreLifted) {
  // Replacing i by b0 (of a reduction outside) below another reduction.
  Variable l = terms.fresh("l");
  Term inner =
      terms.reduce(Reduction::Sum, l, M, element(x, {terms.index(l), i}));
  Term loose =
      terms.substitute(inner, Substitution(terms.output(0), terms.bound(0)));
  EXPECT_EQ(terms.loose(loose), 1u);
  EXPECT_EQ(terms.node(loose).operands[0],
            element(x, {terms.bound(0), terms.bound(1)}));
}

TEST_F(TermsTest, SubstitutionIsSimultaneous) {
  Substitution swap(terms.output(0), j);
  swap.set(terms.output(1), i);
  EXPECT_EQ(terms.substitute(terms.subtract(i, j), swap), terms.subtract(j, i));
  EXPECT_EQ(terms.substitute(terms.lessThan(i, j), swap), terms.lessThan(j, i));
}

TEST_F(TermsTest, FoldsAFloatCannotNotice) {
  Term a = element(x, {i, j});
  EXPECT_EQ(terms.negate(terms.negate(a)), a);
  EXPECT_EQ(terms.multiply(real(1), a), a);
  EXPECT_NE(terms.add(a, real(0)), a);       // -0 + 0 is 0
  EXPECT_NE(terms.negate(real(0)), real(0)); // -0
  EXPECT_NE(terms.multiply(a, real(0)), real(0));
  EXPECT_EQ(terms.add(a, real(2)), terms.add(real(2), a));
  EXPECT_EQ(terms.convert(a, ElementType::F32), a);
  EXPECT_NE(terms.convert(a, ElementType::BF16), a);
  EXPECT_EQ(terms.select(terms.always(), a, real(0)), a);
  Guard same = terms.equal(i, j);
  EXPECT_EQ(terms.select(terms.negate(same), a, real(0)),
            terms.select(same, real(0), a));
}

TEST_F(TermsTest, Text) {
  Term a = element(x, {i, j}), b = element(w, {});
  EXPECT_EQ(terms.text(terms.divide(a, terms.add(b, real(1)))),
            "x[o0, o1]/(w + 1)");
  EXPECT_EQ(terms.text(terms.subtract(a, terms.multiply(a, b))),
            "x[o0, o1] - x[o0, o1]*w");
  EXPECT_EQ(terms.text(terms.exponential(terms.power(a, Rational(-1, 2)))),
            "exp(rsqrt(x[o0, o1]))");
  EXPECT_EQ(terms.text(terms.select(terms.lessThan(i, j), a, b)),
            "if o0 - o1 + 1 <= 0 then x[o0, o1] else w");
  EXPECT_EQ(terms.text(terms.floorDivide(terms.add(i, number(3)), K)),
            "((o0 + 3) div K)");
}

} // namespace
