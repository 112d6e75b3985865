#include "prove/Context.h"

#include "gtest/gtest.h"

using namespace tesela;
using namespace tesela::prove;

namespace {

struct IntegerSolverTest : testing::Test {
  Terms terms;
  IntegerSolver solver{terms, SolverLimits{}};
  Index K = terms.index(terms.size("K")), T = terms.index(terms.size("T"));
  Index i = terms.index(terms.output(0));
  Index k = terms.index(terms.fresh("k")), b = terms.index(terms.fresh("b"));
  Index t = terms.index(terms.fresh("t"));
  Context sizes = Context(solver).with(
      {terms.atMost(number(1), K), terms.atMost(number(1), T)});

  Index number(int64_t value) { return terms.constant(value); }
};

TEST_F(IntegerSolverTest, Linear) {
  Context context = sizes.with(terms.inRange(k, K));
  EXPECT_TRUE(context.implies(terms.atMost(k, K)));
  EXPECT_TRUE(context.implies(
      terms.atMost(terms.multiply(k, 2), terms.multiply(K, 3))));
  EXPECT_FALSE(context.implies(terms.atMost(k, number(3))));
  EXPECT_FALSE(context.contradictory());
  EXPECT_TRUE(context.with(terms.atMost(K, k)).contradictory());
}

TEST_F(IntegerSolverTest, ContradictionsAreSeenThroughUnrelatedVariables) {
  // The filter may not drop what contradicts.
  Context context =
      sizes.with({terms.inRange(k, K), terms.lessThan(b, number(0)),
                  terms.lessThan(number(0), b)});
  EXPECT_TRUE(context.contradictory());
}

TEST_F(IntegerSolverTest, DivisionByAConstant) {
  Context context = sizes.with(terms.inRange(k, K));
  Index block = terms.floorDivide(k, number(64));
  Index blocks = terms.floorDivide(terms.add(K, number(63)), number(64));
  EXPECT_TRUE(context.implies(terms.inRange(block, blocks)));
  EXPECT_FALSE(
      context.implies(terms.inRange(block, terms.floorDivide(K, number(64)))));
  EXPECT_TRUE(context.equal(
      terms.add(terms.multiply(block, 64), terms.modulo(k, number(64))), k));
}

TEST_F(IntegerSolverTest, DivisionByASize) {
  Context context = sizes.with({terms.inRange(b, K), terms.inRange(t, T)});
  Index flat = terms.add(terms.multiply(b, T), t);
  EXPECT_TRUE(context.implies(terms.inRange(flat, terms.multiply(K, T))));
  EXPECT_EQ(context.simplify(terms.floorDivide(flat, T)), b);
  EXPECT_EQ(context.simplify(terms.modulo(flat, T)), t);
  Context inside = sizes.with(terms.inRange(k, terms.multiply(K, T)));
  EXPECT_TRUE(inside.implies(terms.inRange(terms.floorDivide(k, T), K)));
  EXPECT_FALSE(inside.implies(terms.inRange(terms.floorDivide(k, K), K)));
}

TEST_F(IntegerSolverTest, SimplifyFindsTheQuotient) {
  Context context =
      sizes.with({terms.inRange(t, number(64)), terms.inRange(k, K)});
  auto quotient = [&](Index x) {
    return context.simplify(terms.floorDivide(x, number(64)));
  };
  EXPECT_EQ(quotient(t), number(0));
  EXPECT_EQ(quotient(terms.subtract(t, number(64))), number(-1));
  EXPECT_EQ(quotient(terms.subtract(number(127), t)), number(1));
  EXPECT_EQ(quotient(terms.add(terms.multiply(k, 128), t)),
            terms.multiply(k, 2));
  EXPECT_EQ(quotient(k), terms.floorDivide(k, number(64)));
  EXPECT_EQ(context.simplify(terms.minimum(k, K)), k);
  EXPECT_EQ(context.simplify(terms.atMost(terms.modulo(t, number(64)), i)),
            terms.atMost(t, i));
}

TEST_F(IntegerSolverTest, ReadsAreFunctions) {
  Tensor ids = terms.tensor("ids", ElementType::S32);
  Index at = terms.read(ids, k), other = terms.read(ids, b);
  Context context = sizes.with(terms.equal(k, b));
  EXPECT_TRUE(context.equal(at, other));
  EXPECT_FALSE(sizes.equal(at, other));
  EXPECT_FALSE(sizes.implies(terms.inRange(at, K)));
  EXPECT_TRUE(sizes.with(terms.inRange(at, K))
                  .implies(terms.lessThan(at, terms.add(K, T))));
}

TEST_F(IntegerSolverTest, TruthsAreOpaque) {
  Tensor mask = terms.tensor("mask", ElementType::I1);
  Guard one = terms.truth(terms.read(mask, k, ElementType::I1));
  Guard other = terms.truth(terms.read(mask, b, ElementType::I1));
  EXPECT_FALSE(sizes.implies(one));
  EXPECT_TRUE(sizes.with(one).implies(one));
  EXPECT_FALSE(sizes.with(one).implies(other));
  EXPECT_TRUE(sizes.with({one, terms.equal(k, b)}).implies(other));
  EXPECT_TRUE(sizes.with({one, terms.negate(one)}).contradictory());
}

TEST_F(IntegerSolverTest, Counting) {
  auto domain = [&](int64_t c, llvm::ArrayRef<Guard> guards) {
    CountedDomain result{c, {}};
    result.guards.append(guards.begin(), guards.end());
    return result;
  };
  Context context = sizes;
  Guard whole = terms.inRange(k, K);
  Index n = terms.multiply(terms.floorDivide(K, number(64)), 64);
  Guard main = terms.inRange(k, n);
  Guard rest = terms.conjunction({terms.atMost(n, k), terms.lessThan(k, K)});
  EXPECT_TRUE(
      solver.countsToZero(context.guards(), {domain(1, whole), domain(-1, main),
                                             domain(-1, rest)}));
  EXPECT_FALSE(solver.countsToZero(context.guards(),
                                   {domain(1, whole), domain(-1, main)}));
  // A maximum does not mind an element counted twice, a sum does.
  Guard overlap =
      terms.inRange(k, terms.floorDivide(terms.add(K, number(1)), number(2)));
  EXPECT_TRUE(solver.coverTheSame(
      context.guards(),
      {domain(1, whole), domain(-1, whole), domain(-1, overlap)}));
  EXPECT_FALSE(solver.countsToZero(
      context.guards(),
      {domain(1, whole), domain(-1, whole), domain(-1, overlap)}));
}

TEST_F(IntegerSolverTest, NamesOfLocalVariablesDoNotMatter) {
  auto ask = [&] {
    Index x = terms.index(terms.fresh("x"));
    Context context = sizes.with(terms.inRange(x, K));
    return context.implies(
        terms.atMost(terms.multiply(x, 3), terms.multiply(K, 4)));
  };
  EXPECT_TRUE(ask());
  uint64_t queries = solver.statistics().queries;
  EXPECT_TRUE(ask());
  EXPECT_EQ(solver.statistics().queries, queries);
  EXPECT_GT(solver.statistics().cacheHits, 0u);
}

TEST_F(IntegerSolverTest, CountermodelsAnswerFurtherQuestions) {
  Context context = sizes.with(terms.inRange(k, K));
  EXPECT_FALSE(context.implies(terms.atMost(K, number(1))));
  uint64_t queries = solver.statistics().queries;
  EXPECT_FALSE(context.implies(terms.atMost(terms.multiply(K, K), number(1))));
  EXPECT_EQ(solver.statistics().queries, queries);
}

TEST_F(IntegerSolverTest, OverflowAnswersNo) {
  Context context = sizes.with(terms.inRange(k, K));
  EXPECT_TRUE(context.implies(terms.atMost(k, K)));
  terms.multiply(terms.multiply(K, INT64_MAX), 2);
  EXPECT_FALSE(context.implies(terms.atMost(k, K)));
}

TEST_F(IntegerSolverTest, AnExhaustedBudgetAnswersNo) {
  IntegerSolver tight(terms, SolverLimits{.perQuery = 10, .perCheck = 1});
  tight.record(true); // what is recorded is asked of Z3
  Context context =
      Context(tight).with({terms.atMost(number(1), K), terms.inRange(k, K)});
  Guard goal = terms.atMost(terms.multiply(k, 2), terms.multiply(K, 3));
  EXPECT_FALSE(
      context.with(terms.inRange(t, T))
          .implies(terms.atMost(terms.multiply(t, T), terms.multiply(T, T))));
  EXPECT_TRUE(tight.exhausted());
  EXPECT_FALSE(context.implies(goal));
}

TEST_F(IntegerSolverTest, RecordsWhatWasProved) {
  solver.record(true);
  Context context = sizes.with(terms.inRange(k, K));
  EXPECT_TRUE(context.implies(
      terms.atMost(terms.multiply(k, 2), terms.multiply(K, 3))));
  EXPECT_FALSE(context.implies(terms.atMost(K, number(1))));
  ASSERT_EQ(solver.recorded().size(), 1u);
  EXPECT_NE(solver.recorded()[0].smtlib.find("(check-sat)"), std::string::npos);
}

TEST_F(IntegerSolverTest, ContextsAreNumberedByTheirGuards) {
  Context one = sizes.with(terms.inRange(k, K));
  EXPECT_NE(one.id(), sizes.id());
  EXPECT_NE(sizes.id(), Context(solver).id());
  EXPECT_EQ(one.id(), sizes.with(terms.inRange(k, K)).id());
  EXPECT_EQ(one.id(), one.with(terms.atMost(number(0), k)).id());
}

} // namespace
