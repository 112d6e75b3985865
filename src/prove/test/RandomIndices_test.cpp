// Random indices and guards against plain arithmetic, and the solver's "yes"
// against all small values.
#include "prove/Context.h"
#include "prove/Evaluate.h"

#include "llvm/Support/MathExtras.h"

#include <gtest/gtest.h>
#include <random>

using namespace tesela;
using namespace tesela::prove;

namespace {

constexpr int variableCount = 4, greatest = 5;
using Assignment = std::array<int64_t, variableCount>;

/// An index, and what it should be.
struct Expression {
  Index index;
  std::function<int64_t(const Assignment &)> value;
};
struct Condition {
  Guard guard;
  std::function<bool(const Assignment &)> holds;
};

class Values final : public Interpretation {
public:
  Values(llvm::ArrayRef<Variable> variables, const Assignment &assignment)
      : variables(variables), assignment(assignment) {}
  std::optional<int64_t> variable(Variable variable) override {
    for (int i = 0; i < variableCount; ++i)
      if (variables[i] == variable)
        return assignment[i];
    return std::nullopt;
  }
  std::optional<int64_t> read(Tensor, llvm::ArrayRef<int64_t>) override {
    return std::nullopt;
  }
  std::optional<bool> truth(Term) override { return std::nullopt; }

private:
  llvm::ArrayRef<Variable> variables;
  const Assignment &assignment;
};

struct RandomIndices : testing::Test {
  Terms terms;
  std::mt19937 random{7};
  // A size, at least 1, an output and two locals.
  llvm::SmallVector<Variable, 4> variables = {
      terms.size("N"), terms.output(0), terms.fresh("k"), terms.fresh("t")};

  int pick(int count) { return int(random() % unsigned(count)); }
  Assignment assignment() {
    Assignment result;
    for (int64_t &value : result)
      value = pick(greatest + 1);
    result[0] = 1 + pick(greatest);
    return result;
  }
  template <class Handle> auto evaluate(Handle handle, const Assignment &at) {
    Values values(variables, at);
    return IndexEvaluator(terms, values).value(handle);
  }

  Expression constant(int64_t value) {
    return {terms.constant(value), [=](const Assignment &) { return value; }};
  }
  Expression variable(int i) {
    return {terms.index(variables[i]),
            [=](const Assignment &at) { return at[i]; }};
  }
  Expression combine(int operation, Expression a, Expression b);
  Expression expression(int depth);
  Condition condition(int depth);
};

Expression RandomIndices::combine(int operation, Expression a, Expression b) {
  switch (operation) {
  case 0:
    return {terms.add(a.index, b.index),
            [=](auto &at) { return a.value(at) + b.value(at); }};
  case 1:
    return {terms.subtract(a.index, b.index),
            [=](auto &at) { return a.value(at) - b.value(at); }};
  case 2:
    return {terms.multiply(a.index, b.index),
            [=](auto &at) { return a.value(at) * b.value(at); }};
  case 3:
    return {terms.minimum(a.index, b.index),
            [=](auto &at) { return std::min(a.value(at), b.value(at)); }};
  case 4:
    return {terms.maximum(a.index, b.index),
            [=](auto &at) { return std::max(a.value(at), b.value(at)); }};
  case 5:
    return {terms.floorDivide(a.index, b.index), [=](auto &at) {
              return llvm::divideFloorSigned(a.value(at), b.value(at));
            }};
  default:
    return {terms.modulo(a.index, b.index), [=](auto &at) {
              int64_t x = a.value(at), d = b.value(at);
              return x - llvm::divideFloorSigned(x, d) * d;
            }};
  }
}

Expression RandomIndices::expression(int depth) {
  if (depth == 0)
    return pick(3) ? variable(pick(variableCount)) : constant(pick(9) - 4);
  int operation = pick(9);
  Expression a = expression(depth - 1);
  if (operation < 5)
    return combine(operation, a, expression(depth - 1));
  // Divisors are positive: a constant, the size, or a multiple of it.
  Expression divisor = pick(2) ? constant(1 + pick(5)) : variable(0);
  if (pick(4) == 0)
    divisor = combine(2, divisor, constant(2));
  return combine(5 + operation % 2, a, divisor);
}

Condition RandomIndices::condition(int depth) {
  if (depth == 0) {
    Expression a = expression(1), b = expression(1);
    switch (pick(3)) {
    case 0:
      return {terms.atMost(a.index, b.index),
              [=](auto &at) { return a.value(at) <= b.value(at); }};
    case 1:
      return {terms.lessThan(a.index, b.index),
              [=](auto &at) { return a.value(at) < b.value(at); }};
    default:
      return {terms.equal(a.index, b.index),
              [=](auto &at) { return a.value(at) == b.value(at); }};
    }
  }
  Condition a = condition(depth - 1);
  if (pick(3) == 0)
    return {terms.negate(a.guard), [=](auto &at) { return !a.holds(at); }};
  Condition b = condition(depth - 1);
  if (pick(2))
    return {terms.conjunction({a.guard, b.guard}),
            [=](auto &at) { return a.holds(at) && b.holds(at); }};
  return {terms.disjunction({a.guard, b.guard}),
          [=](auto &at) { return a.holds(at) || b.holds(at); }};
}

TEST_F(RandomIndices, AreWhatArithmeticSays) {
  for (int round = 0; round < 2000; ++round) {
    Expression e = expression(1 + pick(4));
    for (int i = 0; i < 5; ++i) {
      Assignment at = assignment();
      ASSERT_EQ(evaluate(e.index, at), e.value(at)) << terms.text(e.index);
    }
  }
  EXPECT_FALSE(terms.overflowed());
}

TEST_F(RandomIndices, SubstituteLikeValues) {
  for (int round = 0; round < 1000; ++round) {
    Expression e = expression(3), k = expression(1), t = expression(1);
    Substitution substitution(variables[2], k.index);
    substitution.set(variables[3], t.index);
    Index replaced = terms.substitute(e.index, substitution);
    Assignment at = assignment(), inner = at;
    inner[2] = k.value(at);
    inner[3] = t.value(at);
    ASSERT_EQ(evaluate(replaced, at), e.value(inner)) << terms.text(e.index);
  }
}

TEST_F(RandomIndices, GuardsHoldWhereTheyShould) {
  for (int round = 0; round < 2000; ++round) {
    Condition c = condition(pick(4));
    for (int i = 0; i < 5; ++i) {
      Assignment at = assignment();
      ASSERT_EQ(evaluate(c.guard, at), c.holds(at)) << terms.text(c.guard);
    }
    ASSERT_EQ(terms.negate(terms.negate(c.guard)), c.guard);
  }
}

/// Calls `visit` with every small assignment, of negative locals too.
template <class Visit> void everywhere(Visit visit) {
  Assignment at;
  for (at[0] = 1; at[0] <= greatest; ++at[0])
    for (at[1] = 0; at[1] <= 3; ++at[1])
      for (at[2] = -2; at[2] <= 3; ++at[2])
        for (at[3] = -2; at[3] <= 3; ++at[3])
          visit(at);
}

TEST_F(RandomIndices, SimplifiedWhereTheContextHolds) {
  for (int round = 0; round < 40; ++round) {
    IntegerSolver solver(terms, {});
    Index N = terms.index(variables[0]);
    Condition known = condition(0);
    Context context = Context(solver).with(
        {terms.atMost(terms.constant(1), N), known.guard,
         terms.inRange(terms.index(variables[2]), N),
         terms.inRange(terms.index(variables[3]), terms.constant(3))});
    Expression e = expression(3);
    Condition c = condition(1);
    Index index = context.simplify(e.index);
    Guard guard = context.simplify(c.guard);
    everywhere([&](const Assignment &at) {
      if (!known.holds(at) || at[2] < 0 || at[2] >= at[0] || at[3] < 0 ||
          at[3] >= 3)
        return;
      ASSERT_EQ(evaluate(index, at), e.value(at)) << terms.text(e.index);
      ASSERT_EQ(evaluate(guard, at), c.holds(at)) << terms.text(c.guard);
    });
  }
}

TEST_F(RandomIndices, YesIsTrueOfAllSmallValues) {
  int yes = 0, contradictions = 0;
  for (int round = 0; round < 120; ++round) {
    IntegerSolver solver(terms, {});
    std::vector<Condition> known;
    llvm::SmallVector<Guard, 4> guards = {
        terms.atMost(terms.constant(1), terms.index(variables[0]))};
    for (int i = pick(4); i >= 0; --i) {
      known.push_back(condition(pick(2)));
      guards.push_back(known.back().guard);
    }
    // Often something that follows.
    Condition goal = condition(1);
    if (pick(2)) {
      Condition first = known[0], other = goal;
      goal = {terms.disjunction({first.guard, other.guard}),
              [=](auto &at) { return first.holds(at) || other.holds(at); }};
    }
    bool implied = solver.implies(guards, goal.guard);
    bool contradictory = solver.contradictory(guards);
    yes += implied;
    contradictions += contradictory;
    everywhere([&](const Assignment &at) {
      if (!llvm::all_of(known, [&](auto &c) { return c.holds(at); }))
        return;
      ASSERT_FALSE(contradictory);
      ASSERT_TRUE(!implied || goal.holds(at)) << terms.text(goal.guard);
    });
  }
  EXPECT_GT(yes, 15);
  EXPECT_GT(contradictions, 1);
}

TEST_F(RandomIndices, CountsAreTrueOfAllSmallValues) {
  int zero = 0, covered = 0;
  for (int round = 0; round < 80; ++round) {
    IntegerSolver solver(terms, {});
    // [a] = [a and b] + [a and not b], with parts left out or changed.
    Condition a = condition(0), b = condition(1), c = condition(0);
    Guard notB = terms.negate(b.guard);
    bool changed = pick(3) == 0;
    std::vector<CountedDomain> domains = {
        {1, {a.guard}},
        {-1, {a.guard, b.guard}},
        {-1, {a.guard, changed ? c.guard : notB}}};
    auto second = [&](auto &at) {
      return changed ? c.holds(at) : !b.holds(at);
    };
    bool isZero = solver.countsToZero({}, domains);
    bool same = solver.coverTheSame({}, domains);
    zero += isZero;
    covered += same;
    everywhere([&](const Assignment &at) {
      int left = a.holds(at), right = a.holds(at) && b.holds(at);
      int more = a.holds(at) && second(at);
      ASSERT_TRUE(!isZero || left == right + more);
      ASSERT_TRUE(!same || left == (right | more));
    });
  }
  EXPECT_GT(zero, 25);
  EXPECT_GE(covered, zero);
}

} // namespace
