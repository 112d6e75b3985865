#include "prove/Prover.h"

#include "gtest/gtest.h"

using namespace tesela;
using namespace tesela::prove;

namespace {

struct RefuterTest : testing::Test {
  Terms terms;
  Index M = terms.index(terms.size("M")), K = terms.index(terms.size("K"));
  Index B = terms.index(terms.size("B"));
  Problem problem{.terms = terms};

  Index number(int64_t value) { return terms.constant(value); }
  Term real(int64_t value) { return terms.constant(value, ElementType::F32); }

  Tensor input(llvm::StringRef name, llvm::ArrayRef<Index> shape,
               ElementType type = ElementType::F32) {
    Input input{.tensor = terms.tensor(name, type)};
    input.shape.append(shape.begin(), shape.end());
    problem.inputs.push_back(input);
    return input.tensor;
  }
  Term element(Tensor tensor, llvm::ArrayRef<Index> at) {
    return terms.read(tensor, at, terms.type(tensor));
  }
  template <class Body>
  Term fold(Reduction reduction, Index extent, Body body) {
    Variable k = terms.fresh("k");
    return terms.reduce(reduction, k, extent, body(terms.index(k)));
  }
  Value value(llvm::ArrayRef<Index> shape,
              std::function<Term(llvm::ArrayRef<Index>)> at,
              ElementType type = ElementType::F32) {
    Value value{.type = type, .at = std::move(at)};
    value.shape.append(shape.begin(), shape.end());
    return value;
  }
  /// Compares two values of rank 0.
  std::optional<Counterexample> compare(Term left, Term right) {
    ElementType type = terms.type(left);
    problem.left = {value({}, [=](auto) { return left; }, type)};
    problem.right = {value({}, [=](auto) { return right; }, type)};
    return refute(problem);
  }
};

TEST_F(RefuterTest, FindsACounterexampleAndDescribesIt) {
  Tensor x = input("x", {M});
  auto found =
      compare(fold(Reduction::Sum, M, [&](Index k) { return element(x, k); }),
              element(x, number(0)));
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->exact);
  EXPECT_GT(found->sizes["M"], 1);
  EXPECT_NE(found->left, found->right);
  EXPECT_EQ(found->elements.size(), size_t(found->sizes["M"]));
  EXPECT_EQ(found->elements["x[0]"], found->right);
}

TEST_F(RefuterTest, TrueStatementsSurvive) {
  Tensor x = input("x", {M, K});
  auto sum = [&](bool swap) {
    return fold(Reduction::Sum, swap ? K : M, [&](Index a) {
      return fold(Reduction::Sum, swap ? M : K, [&](Index b) {
        return swap ? element(x, {b, a}) : element(x, {a, b});
      });
    });
  };
  EXPECT_FALSE(compare(sum(false), sum(true)));
}

TEST_F(RefuterTest, ShapesThatDiffer) {
  Tensor x = input("x", {M});
  auto at = [&](llvm::ArrayRef<Index> i) { return element(x, i[0]); };
  problem.left = {value({M}, at)};
  problem.right = {value({K}, at)};
  auto found = refute(problem);
  ASSERT_TRUE(found);
  EXPECT_FALSE(found->shapes.empty());
  EXPECT_NE(found->sizes["M"], found->sizes["K"]);
}

TEST_F(RefuterTest, TilesAreReached) {
  // Blocks of 64 without a remainder.
  Tensor x = input("x", {K});
  Term whole = fold(Reduction::Sum, K, [&](Index k) { return element(x, k); });
  Term tiled =
      fold(Reduction::Sum, terms.floorDivide(K, number(64)), [&](Index b) {
        return fold(Reduction::Sum, number(64), [&](Index t) {
          return element(x, terms.add(terms.multiply(b, 64), t));
        });
      });
  EXPECT_TRUE(compare(whole, tiled));
  // With K = 64 B it holds.
  problem.assumptions = {terms.equal(K, terms.multiply(B, 64))};
  EXPECT_FALSE(compare(whole, tiled));
  problem.assumptions = {terms.equal(terms.modulo(K, number(64)), number(0))};
  EXPECT_FALSE(compare(whole, tiled));
}

TEST_F(RefuterTest, AnErrorBehindAMainLoopIsFound) {
  // Wrong from the second block of 64 on.
  Tensor x = input("x", {K});
  Term whole = fold(Reduction::Sum, K, [&](Index k) { return element(x, k); });
  Term wrong = fold(Reduction::Sum, K, [&](Index k) {
    return terms.select(terms.lessThan(k, number(64)), element(x, k), real(0));
  });
  auto found = compare(whole, wrong);
  ASSERT_TRUE(found);
  EXPECT_GT(found->sizes["K"], 64);
}

TEST_F(RefuterTest, AssumptionsAreKept) {
  Tensor x = input("x", {M, K});
  auto pick = [&](Index at) { return element(x, {number(0), at}); };
  Term first = pick(number(0)), last = pick(terms.subtract(K, number(1)));
  EXPECT_TRUE(compare(first, last));
  problem.assumptions = {terms.atMost(K, number(1))};
  EXPECT_FALSE(compare(first, last));
  // Far from small sizes: a bound, and a product that no random choice meets.
  problem.assumptions = {terms.atMost(number(1000), K)};
  auto found = compare(first, last);
  ASSERT_TRUE(found);
  EXPECT_GE(found->sizes["K"], 1000);
  problem.assumptions = {terms.equal(terms.multiply(K, M), number(391))};
  found = compare(first, last);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->sizes["K"] * found->sizes["M"], 391);
}

TEST_F(RefuterTest, ContradictoryAssumptionsRefuteNothing) {
  Tensor x = input("x", {M});
  problem.assumptions = {terms.lessThan(M, K), terms.lessThan(K, M)};
  EXPECT_FALSE(compare(element(x, number(0)), real(0)));
}

TEST_F(RefuterTest, PositiveInputsAndBounds) {
  Tensor x = input("x", {}), ids = input("ids", {M}, ElementType::S32);
  Term absolute = terms.function("abs", element(x, {}), ElementType::F32);
  EXPECT_TRUE(compare(absolute, element(x, {})));
  problem.inputs[0].positive = true;
  EXPECT_FALSE(compare(absolute, element(x, {})));
  // ids[0] < B as an index guard.
  Guard inside = terms.inRange(terms.read(ids, number(0)), B);
  Term guarded = terms.select(inside, real(1), real(0));
  EXPECT_TRUE(compare(guarded, real(1)));
  problem.inputs[1].below = B;
  EXPECT_FALSE(compare(guarded, real(1)));
}

TEST_F(RefuterTest, RealFunctionsHaveTheirValues) {
  Term x = element(input("x", {}), {}), y = element(input("y", {}), {});
  auto f = [&](llvm::StringRef name, Term a) {
    return terms.function(name, a, ElementType::F32);
  };
  Term one = real(1);
  EXPECT_FALSE(
      compare(terms.exponential(terms.add(x, y)),
              terms.multiply(terms.exponential(x), terms.exponential(y))));
  EXPECT_TRUE(compare(terms.exponential(terms.add(x, y)),
                      terms.add(terms.exponential(x), terms.exponential(y))));
  EXPECT_FALSE(compare(
      f("logistic", x),
      terms.divide(one, terms.add(one, terms.exponential(terms.negate(x))))));
  EXPECT_FALSE(compare(f("exponential_minus_one", x),
                       terms.subtract(terms.exponential(x), one)));
  EXPECT_FALSE(compare(terms.add(f("erf", x), f("erfc", x)), one));
  EXPECT_FALSE(compare(f("tanh", terms.negate(x)), terms.negate(f("tanh", x))));
  EXPECT_TRUE(compare(f("tanh", x), f("sine", x)));
  // sqrt(x)^2 = x where it is defined.
  EXPECT_FALSE(
      compare(terms.power(terms.power(x, Rational(1, 2)), Rational(2)), x));
  // Cancellation: a tolerance would be too narrow, an error bound is not.
  Term big = terms.constant(Rational(int64_t(1) << 60), ElementType::F32);
  Term e = terms.exponential(x);
  EXPECT_FALSE(compare(terms.subtract(terms.add(e, big), big), e));
}

TEST_F(RefuterTest, UnknownFunctionsAreFunctions) {
  Term x = element(input("x", {}), {}), y = element(input("y", {}), {});
  auto f = [&](llvm::ArrayRef<Term> operands) {
    return terms.function("gelu", operands, ElementType::F32);
  };
  EXPECT_TRUE(compare(f({x}), x));
  EXPECT_TRUE(compare(f({x, y}), f({y, x})));
  EXPECT_TRUE(compare(f({terms.multiply(x, real(2))}),
                      terms.multiply(f({x}), real(2))));
  EXPECT_FALSE(compare(f({terms.add(x, x)}), f({terms.multiply(x, real(2))})));
  EXPECT_FALSE(compare(f({terms.exponential(terms.add(x, x))}),
                       f({terms.power(terms.exponential(x), Rational(2))})));
}

TEST_F(RefuterTest, RoundingShows) {
  Term x = element(input("x", {}), {});
  auto f = [&](llvm::StringRef name) {
    return terms.function(name, x, ElementType::F32);
  };
  EXPECT_TRUE(compare(f("floor"), x));
  EXPECT_TRUE(compare(f("ceil"), f("floor")));
  EXPECT_TRUE(compare(f("round_nearest_even"), f("round_nearest_afz")));
  EXPECT_FALSE(
      compare(f("ceil"), terms.negate(terms.function("floor", terms.negate(x),
                                                     ElementType::F32))));
  Term whole = terms.convert(x, ElementType::S32);
  EXPECT_TRUE(compare(terms.convert(whole, ElementType::F32), x));
}

TEST_F(RefuterTest, IntegersWrap) {
  Term x = element(input("x", {}, ElementType::S8), {});
  Term y = element(input("y", {}, ElementType::S8), {});
  Term two = terms.constant(2, ElementType::S8);
  EXPECT_FALSE(compare(terms.subtract(terms.add(x, y), y), x));
  Term halved =
      terms.function("divide", {terms.multiply(x, two), two}, ElementType::S8);
  EXPECT_TRUE(compare(halved, x));
  EXPECT_FALSE(compare(terms.multiply(x, two),
                       terms.function("shift_left",
                                      {x, terms.constant(1, ElementType::S8)},
                                      ElementType::S8)));
}

TEST_F(RefuterTest, Booleans) {
  Term p = element(input("p", {}, ElementType::I1), {});
  Term q = element(input("q", {}, ElementType::I1), {});
  auto f = [&](llvm::StringRef name, llvm::ArrayRef<Term> operands) {
    return terms.function(name, operands, ElementType::I1);
  };
  EXPECT_FALSE(
      compare(f("not", f("and", {p, q})), f("or", {f("not", p), f("not", q)})));
  EXPECT_TRUE(compare(f("and", {p, q}), f("or", {p, q})));
  EXPECT_FALSE(compare(
      terms.select(terms.truth(p), real(2), real(3)),
      terms.add(real(3), terms.negate(terms.convert(p, ElementType::F32)))));
}

TEST_F(RefuterTest, EmptyMaximaAndZeroDenominatorsAreSkipped) {
  Tensor x = input("x", {M});
  Index none = terms.subtract(M, M);
  Term empty = fold(Reduction::Maximum, terms.add(none, number(0)),
                    [&](Index k) { return element(x, k); });
  EXPECT_FALSE(compare(empty, real(0)));
  Term a = element(x, number(0));
  EXPECT_FALSE(compare(terms.divide(a, a), real(1)));
}

TEST_F(RefuterTest, MaskedSoftmax) {
  // sum_k exp(mask(x_k) - max) > 0, with -inf where k > 0.
  Tensor x = input("x", {M});
  auto masked = [&](Index k) {
    return terms.select(terms.atMost(k, number(0)), element(x, k),
                        terms.infinity(true, ElementType::F32));
  };
  Term most = fold(Reduction::Maximum, M, masked);
  Term sum = fold(Reduction::Sum, M, [&](Index k) {
    return terms.exponential(terms.subtract(masked(k), most));
  });
  EXPECT_FALSE(compare(sum, real(1)));
  EXPECT_FALSE(compare(most, element(x, number(0))));
}

TEST_F(RefuterTest, ABudgetEndsTheSearch) {
  Tensor x = input("x", {M});
  Term huge = fold(Reduction::Sum, number(int64_t(1) << 40),
                   [&](Index k) { return element(x, k); });
  EXPECT_FALSE(compare(huge, real(0)));
}

} // namespace
