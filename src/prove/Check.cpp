// The order in which proofs are tried, and what they add up to.
#include "prove/Equality.h"
#include "prove/FloatingPoint.h"
#include "prove/IntegerBits.h"
#include "prove/MaximaCases.h"
#include "prove/PowerOfTwo.h"
#include "prove/Prover.h"
#include "prove/SideConditions.h"
#include "prove/Structural.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

namespace tesela::prove {

namespace {

/// What one pair of results comes to.
struct Outcome {
  bool proved = false;
  Grade grade = Grade::Bitwise;
  bool onlyMaxima = false;
};

class Check {
public:
  Check(const Problem &problem, const Options &options, Answer &answer)
      : problem(problem), options(options), answer(answer),
        terms(problem.terms), integers(terms, options.budget.integers),
        polynomials(terms, options.budget.products),
        positive(positiveTensors(problem)), signs(polynomials, positive),
        structural(polynomials) {
    integers.record(options.certificate);
  }

  void run();

private:
  static std::vector<Tensor> positiveTensors(const Problem &problem);
  Term element(const Value &value);
  bool mayBeZero(Variable size) const {
    return llvm::is_contained(problem.assumptions,
                              terms.atMost({}, terms.index(size)));
  }
  Context assumptions();
  bool sameShape(const Value &a, const Value &b, const Context &context);
  Outcome prove(const Value &left, const Value &right, const Context &context);
  bool dividesIntegers(Term term);
  Outcome exactly(Term a, Term b, const Scope &scope);
  Outcome algebraically(Term a, Term b, const Scope &scope);
  bool byCases(Term a, Term b, const Scope &scope);
  bool equalIn(Algebra algebra, Term a, Term b, const Scope &scope,
               bool *scaled = nullptr, bool unfold = false);
  void unknown(llvm::StringRef reason) {
    if (answer.reason.empty())
      answer.reason = reason.str();
  }
  void step(const std::string &text) {
    if (options.certificate)
      answer.certificate.steps.push_back(text);
  }

  const Problem &problem;
  const Options &options;
  Answer &answer;
  Terms &terms;
  IntegerSolver integers;
  Polynomials polynomials;
  std::vector<Tensor> positive;
  SignAnalysis signs;
  Structural structural;
  bool inCase = false; // of maxima
};

std::vector<Tensor> Check::positiveTensors(const Problem &problem) {
  std::vector<Tensor> result;
  for (const Input &input : problem.inputs)
    if (input.positive)
      result.push_back(input.tensor);
  return result;
}

/// The element of `value` at the symbolic output index.
Term Check::element(const Value &value) {
  llvm::SmallVector<Index, 4> at;
  for (unsigned i = 0; i < value.shape.size(); ++i)
    at.push_back(terms.index(terms.output(i)));
  return value.at(at);
}

/// What the problem says of the sizes, and that they are at least 1, except
/// those that it says may be 0.
Context Check::assumptions() {
  std::vector<Variable> sizes;
  auto add = [&](llvm::ArrayRef<Variable> free) {
    for (Variable variable : free)
      if (terms.kind(variable) == VariableKind::Size &&
          !llvm::is_contained(sizes, variable))
        sizes.push_back(variable);
  };
  for (const Input &input : problem.inputs)
    for (Index extent : input.shape)
      add(terms.freeVariables(extent));
  for (const auto *side : {&problem.left, &problem.right})
    for (const Value &value : *side) {
      for (Index extent : value.shape)
        add(terms.freeVariables(extent));
      add(terms.freeVariables(element(value)));
    }
  for (Guard guard : problem.assumptions)
    add(terms.freeVariables(guard));
  Context context = Context(integers).with(problem.assumptions);
  std::vector<Guard> guards;
  for (Variable size : sizes) {
    if (!mayBeZero(size))
      guards.push_back(terms.atMost(terms.constant(1), terms.index(size)));
  }
  return context.with(guards);
}

bool Check::sameShape(const Value &a, const Value &b, const Context &context) {
  return a.type == b.type && a.shape.size() == b.shape.size() &&
         llvm::all_of(llvm::zip(a.shape, b.shape), [&](const auto &pair) {
           return context.equal(context.simplify(std::get<0>(pair)),
                                context.simplify(std::get<1>(pair)));
         });
}

/// The proofs that say something about bits.
Outcome Check::exactly(Term a, Term b, const Scope &scope) {
  if (structural.equal(a, b, scope)) {
    step("the same operations on the same elements");
    return {.proved = true, .grade = Grade::Bitwise};
  }
  if (options.budget.floatResources != 0) { // 0: bits are of no interest
    if (equalBits(terms, structural, a, b, scope,
                  options.budget.floatResources)) {
      step("the integer operations that differ give the same bits");
      return {.proved = true, .grade = Grade::Bitwise};
    }
    FloatingPoint floats(polynomials, structural,
                         options.budget.floatResources);
    FloatAnswer bits = floats.equal(a, b, scope);
    if (bits.equal) {
      step("the scalar operations that differ give the same floats");
      return {.proved = true, .grade = Grade::BitwiseFloat};
    }
    if (answer.floatDifference.empty())
      answer.floatDifference = bits.difference;
  }
  PowerOfTwo scaling(polynomials);
  Scaled left = scaling.split(a, scope.level);
  Scaled right = scaling.split(b, scope.level);
  if (left.isZero == right.isZero && left.exponent == right.exponent &&
      left.sign == right.sign &&
      structural.equal(left.rest, right.rest, scope)) {
    step("the same operations once powers of two are taken out");
    return {.proved = true, .grade = Grade::BitwisePowerOfTwo};
  }
  return {};
}

/// Does a function occur whose definition may be unfolded?
static bool unfolds(const Terms &terms, Term term,
                    llvm::DenseSet<uint32_t> &seen) {
  if (!seen.insert(term.id).second)
    return false;
  const TermNode &node = terms.node(term);
  return (node.kind == TermKind::Function &&
          isDefined(node.name, ringOf(node.type).bits != 0)) ||
         llvm::any_of(node.operands, [&](Term operand) {
           return unfolds(terms, operand, seen);
         });
}

/// Is anything a number that is rounded?
static bool hasFloats(const Terms &terms, Term term,
                      llvm::DenseSet<uint32_t> &seen) {
  if (!seen.insert(term.id).second)
    return false;
  auto inGuard = [&](auto &self, Guard guard) -> bool {
    const GuardNode &node = terms.node(guard);
    return (node.kind == GuardKind::Truth &&
            hasFloats(terms, node.term, seen)) ||
           llvm::any_of(node.parts,
                        [&](Guard part) { return self(self, part); });
  };
  const TermNode &node = terms.node(term);
  return isFloat(node.type) || isComplex(node.type) ||
         (node.kind == TermKind::Select && inGuard(inGuard, node.guard)) ||
         llvm::any_of(node.operands, [&](Term operand) {
           return hasFloats(terms, operand, seen);
         });
}

bool Check::equalIn(Algebra algebra, Term a, Term b, const Scope &scope,
                    bool *scaled, bool unfold) {
  polynomials.clearExceeded();
  Normalizer normalizer(polynomials, signs, algebra);
  if (unfold)
    normalizer.unfold();
  Equality equality(normalizer);
  equality.record(options.certificate);
  if (inCase)
    equality.byNormalForms();
  std::vector<Condition> left, right;
  Polynomial x = normalizer.normalizeSide(a, scope, left);
  Polynomial y = normalizer.normalizeSide(b, scope, right);
  bool failed = !normalizer.failure().empty() || polynomials.exceeded();
  bool equal = !failed && equality.equal(x, y, scope) &&
               normalizer.failure().empty() && !polynomials.exceeded();
  if (polynomials.exceeded())
    unknown("products of too many summands or numbers of too many digits");
  if (!normalizer.failure().empty())
    unknown(normalizer.failure());
  if (!equal)
    return false;
  if (algebra == Algebra::Real) {
    step("left:  " + polynomials.text(x));
    step("right: " + polynomials.text(y));
    auto mayBeZero = [&](Variable size) { return this->mayBeZero(size); };
    addConditions(polynomials, left, mayBeZero, answer.leftConditions);
    addConditions(polynomials, right, mayBeZero, answer.rightConditions);
  }
  for (const std::string &text : equality.steps())
    step(text);
  if (scaled)
    *scaled = normalizer.scaledByPowerOfTwo();
  return true;
}

/// Over the reals, each maximum one of its operands. Without conditions, for
/// those of one case need not hold in another.
bool Check::byCases(Term a, Term b, const Scope &scope) {
  size_t left = answer.leftConditions.size();
  size_t right = answer.rightConditions.size();
  // Eight cases with an answer of Z3 each took a second of layernorm's search.
  inCase = true;
  bool proved = provedByCases(
      polynomials, signs, a, b, scope,
      [&](Term x, Term y, const Scope &inside) {
        llvm::DenseSet<uint32_t> seen;
        bool defined = unfolds(terms, x, seen) || unfolds(terms, y, seen);
        return equalIn(Algebra::Real, x, y, inside, nullptr, defined) &&
               answer.leftConditions.size() == left &&
               answer.rightConditions.size() == right;
      });
  inCase = false;
  if (!proved) {
    answer.leftConditions.resize(left);
    answer.rightConditions.resize(right);
  }
  return proved;
}

/// Over the reals first, which fails fast; then with as little as suffices.
Outcome Check::algebraically(Term a, Term b, const Scope &scope) {
  size_t before = answer.leftConditions.size() + answer.rightConditions.size();
  Outcome outcome{.proved = true, .grade = Grade::Real};
  bool plain = equalIn(Algebra::Real, a, b, scope), byLaws = plain;
  if (!plain) {
    llvm::DenseSet<uint32_t> seen;
    bool defined = unfolds(terms, a, seen) || unfolds(terms, b, seen);
    byLaws = defined && equalIn(Algebra::Real, a, b, scope, nullptr, true);
    if (!byLaws && !byCases(a, b, scope))
      return {};
  }
  if (answer.leftConditions.size() + answer.rightConditions.size() > before)
    outcome.grade = Grade::RealWithConditions;
  llvm::DenseSet<uint32_t> seen;
  if (byLaws && !hasFloats(terms, a, seen) && !hasFloats(terms, b, seen)) {
    // Integers modulo 2^n: every law is one of the bits.
    outcome.grade = Grade::Bitwise;
    return outcome;
  }
  if (!plain)
    return outcome;
  bool scaled = false;
  if (!equalIn(Algebra::Sums, a, b, scope, &scaled))
    return outcome;
  outcome.grade = scaled ? Grade::ReassociatedPowerOfTwo : Grade::Reassociated;
  if (scaled || !equalIn(Algebra::Maxima, a, b, scope))
    return outcome;
  outcome.onlyMaxima = true;
  if (equalIn(Algebra::Exact, a, b, scope))
    outcome = {.proved = true, .grade = Grade::Bitwise, .onlyMaxima = false};
  return outcome;
}

/// Is a sum (or product) of floats the whole body of another? One reduction
/// over several dimensions and a reduction of a reduction have the same term,
/// but the one rounds after every element and the other sums its parts first.
static bool foldsAFold(const Terms &terms, Term term,
                       llvm::DenseSet<uint32_t> &seen) {
  if (!seen.insert(term.id).second)
    return false;
  const TermNode &node = terms.node(term);
  if (node.kind == TermKind::Reduce && isFloat(node.type) &&
      (node.reduction == Reduction::Sum ||
       node.reduction == Reduction::Product)) {
    const TermNode &body = terms.node(node.operands[0]);
    if (body.kind == TermKind::Reduce && body.reduction == node.reduction)
      return true;
  }
  return llvm::any_of(node.operands, [&](Term operand) {
    return foldsAFold(terms, operand, seen);
  });
}

static Grade withoutOrder(Grade grade) {
  if (grade == Grade::BitwisePowerOfTwo)
    return Grade::ReassociatedPowerOfTwo;
  return std::max(grade, Grade::Reassociated);
}

/// Is it a matter of integers, with quotients among them?
bool Check::dividesIntegers(Term term) {
  llvm::DenseSet<uint32_t> seen;
  if (hasFloats(terms, term, seen))
    return false;
  return llvm::any_of(seen, [&](uint32_t id) {
    llvm::StringRef name = terms.node(Term{id}).name;
    return name == "divide" || name == "remainder";
  });
}

Outcome Check::prove(const Value &left, const Value &right,
                     const Context &context) {
  if (!sameShape(left, right, context)) {
    unknown("shapes or types are not shown to be equal");
    return {};
  }
  llvm::SmallVector<Guard, 8> ranges;
  for (auto [i, extent] : llvm::enumerate(left.shape))
    ranges.push_back(
        terms.inRange(terms.index(terms.output(unsigned(i))), extent));
  Scope scope{context.with(ranges), 0};
  if (scope.context.contradictory()) {
    unknown("the result has no element");
    return {};
  }
  Term a = element(left), b = element(right);
  Outcome outcome;
  // The bits of quotients take a solver seconds, the laws of integers do not.
  bool lawsFirst = dividesIntegers(a) || dividesIntegers(b);
  if (lawsFirst && !structural.equal(a, b, scope))
    outcome = algebraically(a, b, scope);
  if (!outcome.proved)
    outcome = exactly(a, b, scope);
  if (!outcome.proved && !lawsFirst) {
    size_t leftBefore = answer.leftConditions.size();
    size_t rightBefore = answer.rightConditions.size();
    outcome = algebraically(a, b, scope);
    // Less than the reals sufficed: then nothing is divided.
    if (!outcome.proved || outcome.grade < Grade::Real) {
      answer.leftConditions.resize(leftBefore);
      answer.rightConditions.resize(rightBefore);
    }
  }
  if (!outcome.proved)
    unknown("no proof was found");
  llvm::DenseSet<uint32_t> seen;
  if (foldsAFold(terms, a, seen) || foldsAFold(terms, b, seen)) {
    outcome.grade = withoutOrder(outcome.grade);
    outcome.onlyMaxima = false;
  }
  return outcome;
}

void Check::run() {
  if (problem.left.size() != problem.right.size())
    return unknown("the sides have different numbers of results");
  Context context = assumptions();
  if (context.contradictory())
    return unknown("the assumptions contradict each other");
  answer.onlyMaximaRegrouped = false;
  bool maxima = true;
  for (auto [left, right] : llvm::zip(problem.left, problem.right)) {
    Outcome outcome = prove(left, right, context);
    if (!outcome.proved)
      break;
    answer.grade = std::max(answer.grade, outcome.grade);
    maxima &= outcome.onlyMaxima || outcome.grade == Grade::Bitwise;
    answer.onlyMaximaRegrouped |= outcome.onlyMaxima;
    if (&left == &problem.left.back())
      answer.verdict = Verdict::Proved;
  }
  answer.onlyMaximaRegrouped &= maxima;
  if (problem.left.empty())
    unknown("there is no result");
  if (terms.overflowed()) {
    answer.verdict = Verdict::Unknown;
    answer.reason = "an index leaves 64 bits";
  }
  if (answer.verdict == Verdict::Proved)
    answer.reason.clear();
  else if (integers.exhausted())
    answer.reason = "the limit of integer questions is used up";
  answer.statistics = integers.statistics();
  if (options.certificate)
    answer.certificate.questions.assign(integers.recorded().begin(),
                                        integers.recorded().end());
}

} // namespace

Answer check(const Problem &problem, const Options &options) {
  Answer answer;
  for (const Input &input : problem.inputs)
    if (input.below)
      problem.terms.setBelow(input.tensor, *input.below);
  if (options.refute) {
    answer.counterexample = refute(problem, options);
    if (answer.counterexample) {
      answer.verdict = Verdict::Refuted;
      return answer;
    }
  }
  if (options.prove)
    Check(problem, options, answer).run();
  else
    answer.reason = "no sample differs";
  return answer;
}

} // namespace tesela::prove
