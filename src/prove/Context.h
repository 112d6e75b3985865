// What is known while a term is looked at, and the integer questions about it.
//
// A context is a persistent list of guards: adding one gives a new context and
// leaves the old one alone. Each question "do the guards imply this?" is
// quantifier-free over the integers and goes, in this order, through
//
//   1. canonical equality and constant guards,
//   2. the relevance filter: only guards connected to the goal through
//      variables that are no sizes, and those on sizes alone, are kept
//      (dropping hypotheses is sound),
//   3. the cache, keyed on guards and goal with local variables renamed,
//   4. the models of earlier negative answers, and what repair makes of small
//      numbers (GuessModel.h): one that satisfies the guards and falsifies the
//      goal answers "no",
//   5. linear inequalities and a few cases (Contradiction.h): "yes",
//   6. Z3 (simple solver, resource limit). Of the 26000 questions of the
//      kernels of docs/variants.md that reached it 150 still do.
//
// Unknown counts as "no". Division and remainder become fresh q, m with
// d > 0 => x = q d + m and 0 <= m < d; for products with a common factor d the
// ground instances u < w => u d + d <= w d (and the bounds for u >= 1, u <= -1)
// are added, which is what makes symbolic tile sizes work.
#pragma once

#include "prove/Terms.h"

#include <memory>
#include <vector>

namespace tesela::prove {

/// One integer question as it was asked, for a certificate: SMT-LIB 2 text that
/// is unsat exactly when the guards imply the goal.
struct IntegerQuery {
  std::string smtlib;
};

/// The domain of one summand in a counting question: coefficient * [guards].
struct CountedDomain {
  int64_t coefficient = 0;
  llvm::SmallVector<Guard, 4> guards;
};

struct SolverStatistics {
  uint64_t queries = 0, unknown = 0, cacheHits = 0, modelHits = 0;
};

/// Limits in Z3's resource units, so that a verdict does not depend on the load
/// of the machine.
struct SolverLimits {
  unsigned perQuery = 300'000; // measured in IntegerSolver.cpp
  uint64_t perCheck = 6'000'000;
};

/// The solver and its caches: one per check, one per thread.
class IntegerSolver {
public:
  IntegerSolver(Terms &terms, SolverLimits limits);
  ~IntegerSolver();

  /// Do `hypotheses` imply `goal`?
  bool implies(llvm::ArrayRef<Guard> hypotheses, Guard goal);
  /// Do the hypotheses contradict each other?
  bool contradictory(llvm::ArrayRef<Guard> hypotheses);
  /// Do they imply  sum_i coefficient_i [guards_i] = 0  for all values?
  bool countsToZero(llvm::ArrayRef<Guard> hypotheses,
                    llvm::ArrayRef<CountedDomain> domains);
  /// Do they imply  OR_{coefficient = 1} [..] <=> OR_{coefficient = -1} [..] ?
  bool coverTheSame(llvm::ArrayRef<Guard> hypotheses,
                    llvm::ArrayRef<CountedDomain> domains);

  bool exhausted() const; // the limit of the check is used up
  const SolverStatistics &statistics() const;
  /// The questions answered "yes" since construction, where `record` was set.
  void record(bool on);
  llvm::ArrayRef<IntegerQuery> recorded() const;

  Terms &terms() const;

  /// The number of a list of guards, for Context::id.
  uint32_t contextNumber(llvm::ArrayRef<Guard> guards);

private:
  struct State;
  std::unique_ptr<State> state;
};

class Context {
public:
  explicit Context(IntegerSolver &solver);

  /// With further guards; conjunctions are split, known ones dropped.
  Context with(llvm::ArrayRef<Guard> guards) const;
  llvm::ArrayRef<Guard> guards() const;
  /// Equal numbers: equal lists of guards (for memoisation).
  uint32_t id() const;

  bool implies(Guard goal) const { return solver->implies(guards(), goal); }
  bool contradictory() const { return solver->contradictory(guards()); }
  bool equal(Index a, Index b) const;

  /// Division and remainder normalised: (q d + r) div d = q and mod = r where
  /// 0 <= r < d is implied; minimum and maximum decided where implied.
  Index simplify(Index index) const;
  Guard simplify(Guard guard) const;

  IntegerSolver &integers() const { return *solver; }
  Terms &terms() const { return solver->terms(); }

private:
  IntegerSolver *solver;
  std::shared_ptr<const struct ContextGuards> list;
};

} // namespace tesela::prove
