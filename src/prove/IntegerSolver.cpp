#include "prove/Context.h"
#include "prove/Contradiction.h"
#include "prove/Countermodels.h"
#include "prove/IntegerEncoding.h"

#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"

#include <unordered_map>

namespace tesela::prove {

namespace {

/// What answers to a question are remembered under.
struct Key {
  std::vector<uint64_t> words;
  bool operator==(const Key &) const = default;
};
struct KeyHash {
  size_t operator()(const Key &key) const {
    return llvm::hash_combine_range(key.words.begin(), key.words.end());
  }
};

Key keyOf(const IntegerQuestion &question) {
  Key key;
  key.words = {uint64_t(question.kind), question.goal.id};
  for (const CountedDomain &domain : question.domains) {
    key.words.push_back(uint64_t(domain.coefficient));
    key.words.push_back(domain.guards.size());
    for (Guard guard : domain.guards)
      key.words.push_back(guard.id);
  }
  llvm::SmallVector<uint32_t, 16> hypotheses;
  for (Guard guard : question.hypotheses)
    hypotheses.push_back(guard.id);
  llvm::sort(hypotheses);
  key.words.insert(key.words.end(), hypotheses.begin(), hypotheses.end());
  return key;
}

} // namespace

// Measured with Z3 4.8.12 on the 440 questions of the 81 cases of
// docs/prove.md and 495 of mutants, each on a fresh simple solver, in ms, and
// the greatest number of resource units that a question took:
//
//   smt.arith.solver   total   median   95th percentile   units
//   2                    430     0.30        0.8          18363
//   6                    520     0.45        1.3           6889
//   default solver     5600+    11        23             383546
//
// All of them answer the same, nothing is unknown. 2 is taken not for its speed
// but because 6 runs on x^3 + y^3 = z^3 for minutes without counting resources.
// 300000 units are 25 ms to 1 s, whatever kind of question it is.
namespace {
constexpr unsigned arithmeticSolver = 2;
/// A last resort against a loop that counts nothing; never reached so far.
constexpr unsigned milliseconds = 20'000;

/// Z3 and what was built in it. One per check, so that an answer does not
/// depend on earlier checks; made at the first question, for it takes 1 ms.
struct Engine {
  explicit Engine(Terms &terms) : encoding(terms, z3) {}
  z3::context z3;
  IntegerEncoding encoding;
};
} // namespace

struct IntegerSolver::State {
  State(Terms &terms, SolverLimits limits)
      : terms(terms), limits(limits), models(terms) {
    contexts.try_emplace({}, 0);
  }

  bool answer(IntegerQuestion question);
  bool count(IntegerQuestion::Kind kind, llvm::ArrayRef<Guard> hypotheses,
             llvm::ArrayRef<CountedDomain> domains);
  bool ask(const IntegerQuestion &question);
  void measure(const z3::stats &counters);
  void keepRelevant(IntegerQuestion &question) const;
  void rename(IntegerQuestion &question);
  Variable canonical(unsigned number);

  Terms &terms;
  SolverLimits limits;
  std::unique_ptr<Engine> engine;
  Countermodels models;
  std::unordered_map<Key, bool, KeyHash> answers;
  std::vector<Variable> canonicalVariables;
  SolverStatistics statistics;
  uint64_t spent = 0;
  bool recording = false;
  std::vector<IntegerQuery> recorded;
  std::map<std::vector<uint32_t>, uint32_t> contexts;
};

IntegerSolver::IntegerSolver(Terms &terms, SolverLimits limits)
    : state(std::make_unique<State>(terms, limits)) {}
IntegerSolver::~IntegerSolver() = default;

Terms &IntegerSolver::terms() const { return state->terms; }
const SolverStatistics &IntegerSolver::statistics() const {
  return state->statistics;
}
bool IntegerSolver::exhausted() const {
  return state->spent >= state->limits.perCheck;
}
void IntegerSolver::record(bool on) { state->recording = on; }
llvm::ArrayRef<IntegerQuery> IntegerSolver::recorded() const {
  return state->recorded;
}

uint32_t IntegerSolver::contextNumber(llvm::ArrayRef<Guard> guards) {
  std::vector<uint32_t> numbers;
  for (Guard guard : guards)
    numbers.push_back(guard.id);
  return state->contexts
      .try_emplace(std::move(numbers), uint32_t(state->contexts.size()))
      .first->second;
}

// ------------------------------------------------------------------- filter

/// Keeps the hypotheses on sizes alone, and those connected to the goal through
/// other variables. Nothing is filtered where the goal is "false".
void IntegerSolver::State::keepRelevant(IntegerQuestion &question) const {
  if (question.kind == IntegerQuestion::Kind::Implies &&
      question.goal == terms.never())
    return;
  llvm::SmallVector<Variable, 16> needed;
  auto needs = [&](Guard guard) {
    for (Variable variable : terms.freeVariables(guard))
      if (terms.kind(variable) != VariableKind::Size &&
          !llvm::is_contained(needed, variable))
        needed.push_back(variable);
  };
  needs(question.goal);
  for (const CountedDomain &domain : question.domains)
    llvm::for_each(domain.guards, needs);

  llvm::SmallVector<Guard, 16> pending = question.hypotheses, kept;
  for (bool changed = true; changed;) {
    changed = false;
    llvm::SmallVector<Guard, 16> left;
    for (Guard guard : pending) {
      bool onlySizes = true, connected = false;
      for (Variable variable : terms.freeVariables(guard)) {
        onlySizes &= terms.kind(variable) == VariableKind::Size;
        connected |= llvm::is_contained(needed, variable);
      }
      if (!onlySizes && !connected) {
        left.push_back(guard);
        continue;
      }
      kept.push_back(guard);
      needs(guard);
      changed |= connected;
    }
    pending = left;
  }
  question.hypotheses = kept;
}

// ----------------------------------------------------------------- renaming

Variable IntegerSolver::State::canonical(unsigned number) {
  while (canonicalVariables.size() <= number)
    canonicalVariables.push_back(terms.fresh("c"));
  return canonicalVariables[number];
}

/// Variables that are no sizes get names by their first occurrence, so that the
/// answer serves all questions that differ in names only.
void IntegerSolver::State::rename(IntegerQuestion &question) {
  Substitution names;
  auto visit = [&](Guard guard) {
    for (Variable variable : terms.freeVariables(guard))
      if (terms.kind(variable) != VariableKind::Size && !names.find(variable))
        names.set(variable,
                  terms.index(canonical(unsigned(names.all().size()))));
  };
  visit(question.goal);
  for (const CountedDomain &domain : question.domains)
    llvm::for_each(domain.guards, visit);
  llvm::for_each(question.hypotheses, visit);

  auto replace = [&](Guard &guard) { guard = terms.substitute(guard, names); };
  replace(question.goal);
  for (CountedDomain &domain : question.domains)
    llvm::for_each(domain.guards, replace);
  llvm::for_each(question.hypotheses, replace);
}

// ------------------------------------------------------------------ answers

bool IntegerSolver::State::ask(const IntegerQuestion &question) {
  if (spent >= limits.perCheck)
    return false;
  ++statistics.queries;
  try {
    if (!engine)
      engine = std::make_unique<Engine>(terms);
    z3::solver solver(engine->z3, z3::solver::simple());
    z3::params parameters(engine->z3);
    parameters.set("rlimit", limits.perQuery);
    parameters.set("timeout", milliseconds);
    parameters.set("smt.arith.solver", arithmeticSolver);
    solver.set(parameters);
    engine->encoding.assertNegated(solver, question);
    z3::check_result result = solver.check();
    measure(solver.statistics());
    if (result == z3::unknown)
      ++statistics.unknown;
    if (result == z3::sat)
      models.add(solver.get_model(), engine->encoding);
    if (result == z3::unsat && recording)
      recorded.push_back({solver.to_smt2()});
    return result == z3::unsat;
  } catch (const z3::exception &) {
    ++statistics.unknown;
    return false;
  }
}

/// Resources are counted from the making of the engine on.
void IntegerSolver::State::measure(const z3::stats &counters) {
  for (unsigned i = 0; i < counters.size(); ++i)
    if (counters.key(i) == "rlimit count")
      spent = counters.uint_value(i);
}

bool IntegerSolver::State::answer(IntegerQuestion question) {
  keepRelevant(question);
  rename(question);
  if (terms.overflowed())
    return false;
  Key key = keyOf(question);
  auto known = answers.find(key);
  if (known != answers.end()) {
    ++statistics.cacheHits;
    return known->second;
  }
  bool result = false;
  if (models.refute(question) || models.guess(question, 0))
    ++statistics.modelHits;
  else if (!recording && isEvident(terms, question)) // recorded: as Z3 sees it
    result = true;
  else if (models.guess(question, 1) || models.guess(question, 2))
    ++statistics.modelHits;
  else
    result = ask(question);
  answers.emplace(std::move(key), result);
  return result;
}

namespace {
/// Does a hypothesis q + c <= 0 say at least p <= 0, where p - q is constant?
bool followsFromOne(const Terms &terms, llvm::ArrayRef<Guard> hypotheses,
                    Guard goal) {
  const GuardNode &wanted = terms.node(goal);
  if (wanted.kind != GuardKind::NotPositive)
    return false;
  auto split = [&](Index index) {
    llvm::ArrayRef<Monomial> monomials = terms.monomials(index);
    int64_t constant = 0;
    if (!monomials.empty() && monomials.back().factors.empty()) {
      constant = monomials.back().coefficient;
      monomials = monomials.drop_back();
    }
    return std::pair(monomials, constant);
  };
  auto [polynomial, constant] = split(wanted.index);
  for (Guard hypothesis : hypotheses) {
    const GuardNode &known = terms.node(hypothesis);
    if (known.kind != GuardKind::NotPositive)
      continue;
    auto [other, bound] = split(known.index);
    if (constant <= bound &&
        llvm::equal(polynomial, other, [](const auto &a, const auto &b) {
          return a.coefficient == b.coefficient && a.factors == b.factors;
        }))
      return true;
  }
  return false;
}

/// Bound variables outside the guard have no meaning here.
bool isOpen(const Terms &terms, llvm::ArrayRef<Guard> guards) {
  return llvm::any_of(guards,
                      [&](Guard guard) { return terms.loose(guard) > 0; });
}
} // namespace

bool IntegerSolver::implies(llvm::ArrayRef<Guard> hypotheses, Guard goal) {
  Terms &terms = state->terms;
  if (terms.overflowed() || isOpen(terms, hypotheses) || terms.loose(goal) > 0)
    return false;
  const GuardNode &wanted = terms.node(goal);
  llvm::SmallVector<Guard, 4> parts;
  if (wanted.kind == GuardKind::And)
    parts.append(wanted.parts.begin(), wanted.parts.end());
  else
    parts.push_back(goal);
  llvm::erase_if(parts, [&](Guard part) {
    return part == terms.always() || llvm::is_contained(hypotheses, part) ||
           followsFromOne(terms, hypotheses, part);
  });
  if (parts.empty())
    return true;
  IntegerQuestion question;
  question.hypotheses.assign(hypotheses.begin(), hypotheses.end());
  question.goal = terms.conjunction(parts);
  return state->answer(std::move(question));
}

bool IntegerSolver::contradictory(llvm::ArrayRef<Guard> hypotheses) {
  return implies(hypotheses, state->terms.never());
}

bool IntegerSolver::countsToZero(llvm::ArrayRef<Guard> hypotheses,
                                 llvm::ArrayRef<CountedDomain> domains) {
  return state->count(IntegerQuestion::Kind::CountsToZero, hypotheses, domains);
}

bool IntegerSolver::coverTheSame(llvm::ArrayRef<Guard> hypotheses,
                                 llvm::ArrayRef<CountedDomain> domains) {
  return state->count(IntegerQuestion::Kind::CoverTheSame, hypotheses, domains);
}

bool IntegerSolver::State::count(IntegerQuestion::Kind kind,
                                 llvm::ArrayRef<Guard> hypotheses,
                                 llvm::ArrayRef<CountedDomain> domains) {
  bool open = isOpen(terms, hypotheses);
  for (const CountedDomain &domain : domains)
    open |= isOpen(terms, domain.guards);
  if (open)
    return false;
  IntegerQuestion question;
  question.kind = kind;
  question.hypotheses.assign(hypotheses.begin(), hypotheses.end());
  question.domains.assign(domains.begin(), domains.end());
  return answer(std::move(question));
}

} // namespace tesela::prove
