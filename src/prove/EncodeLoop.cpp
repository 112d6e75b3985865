// while: a loop of any number of steps.
//
// A loop of few steps is unrolled. Else its body is taken at an open step k,
// with what it carries unknown, and each carry has to be one of
//
//     unchanged       its initial value
//     a counter       a scalar integer c that becomes c + s
//     a recurrence    Recurrence.h
//     a table         whose element j is written in one step at most, which is
//                     K(j); after t steps it is what that step wrote, if
//                     0 <= K(j) < t, or else the initial element
//
// of what is known already, round by round. The condition, on counters and what
// does not change, has to be an inequality that is linear in k: this gives the
// number of steps. A table's K(j) is guessed from where it is written, and
// accepted where the solver agrees.
#include "prove/Context.h"
#include "prove/FormEncoder.h"
#include "prove/IndexTerms.h"
#include "prove/ProgramEncoder.h"
#include "prove/Recurrence.h"

#include <cstdlib>
#include <memory>

using namespace mlir;

namespace tesela::prove {

static constexpr unsigned mostIterations = 256;
/// Operators of all these steps: each is encoded inside the next.
static constexpr unsigned mostWrittenOut = 2500;
/// A counter that goes on to the end of its type never gets beyond it.
static constexpr int64_t greatestNumber = 1 << 30;

namespace {

/// A carry after any number of steps.
using After = std::function<Value(Index steps)>;

class LoopEncoder {
public:
  /// The carries after a step, and whether there is another one.
  using Body = llvm::function_ref<std::vector<Value>(llvm::ArrayRef<Value>)>;
  using Again = llvm::function_ref<Guard(llvm::ArrayRef<Value>)>;

  LoopEncoder(EncodedPair &pair, std::vector<Value> carried, Body body,
              Again again)
      : pair(pair), terms(pair.problem.terms), integers(terms, {}),
        inits(std::move(carried)), body(body), again(again),
        step(terms.fresh("step")), after(inits.size()) {}

  bool run(std::string &whyNot);
  std::vector<Value> results() { return valuesAt(count); }

private:
  std::vector<Value> valuesAt(Index steps);
  std::vector<Value> opened(std::vector<Value> unsolved);
  bool round(llvm::function_ref<bool(size_t, const Value &)> solve);
  bool isUnchanged(size_t number, const Value &next);
  bool isCounter(size_t number, const Value &next);
  bool isRecurrence(size_t number, const Value &next);
  bool isTable(size_t number, const Value &next);
  std::optional<Index> writer(Guard written, const Context &context);
  bool countSteps(std::string &whyNot);
  bool readsUnknown(Term term, std::optional<size_t> but) const;
  Index stepIndex() { return terms.index(step); }
  Context during();

  EncodedPair &pair;
  Terms &terms;
  IntegerSolver integers;
  std::vector<Value> inits;
  Body body;
  Again again;
  Variable step;
  Index count;
  std::vector<std::optional<After>> after;
  std::vector<Tensor> unknowns; // one a carry
};

} // namespace

static llvm::SmallVector<Index, 4> outputIndices(Terms &terms, size_t rank) {
  llvm::SmallVector<Index, 4> at;
  for (size_t d = 0; d < rank; ++d)
    at.push_back(terms.index(terms.output(d)));
  return at;
}

std::vector<Value> LoopEncoder::valuesAt(Index steps) {
  std::vector<Value> values;
  for (const std::optional<After> &each : after)
    values.push_back((*each)(steps));
  return values;
}

/// The carries at the open step, `unsolved` where nothing is known.
std::vector<Value> LoopEncoder::opened(std::vector<Value> unsolved) {
  for (auto [value, known] : llvm::zip_equal(unsolved, after))
    if (known)
      value = (*known)(stepIndex());
  return unsolved;
}

bool LoopEncoder::readsUnknown(Term term, std::optional<size_t> but) const {
  for (auto [number, tensor] : llvm::enumerate(unknowns))
    if (number != but && reads(terms, term, tensor))
      return true;
  return false;
}

/// Asks `solve` of the carries that are not known; has it found any?
bool LoopEncoder::round(llvm::function_ref<bool(size_t, const Value &)> solve) {
  // Another one each time: what a recurrence found before is after `step` steps
  // is a sum over its own.
  step = terms.fresh("step");
  std::vector<Value> open;
  for (auto [tensor, init] : llvm::zip_equal(unknowns, inits))
    open.push_back(readsOf(terms, tensor, init.shape));
  std::vector<Value> next = body(opened(std::move(open)));
  bool found = false;
  for (size_t number = 0; number < inits.size(); ++number)
    found |= !after[number] && solve(number, next[number]);
  return found;
}

bool LoopEncoder::isUnchanged(size_t number, const Value &next) {
  auto at = outputIndices(terms, next.shape.size());
  if (next.at(at) != terms.read(unknowns[number], at, next.type))
    return false;
  after[number] = [init = inits[number]](Index) { return init; };
  return true;
}

/// What is added to the scalar `unknown`, modulo 2^n, where it is a number.
static std::optional<int64_t> addedTo(Terms &terms, Tensor unknown, Term term) {
  const TermNode &node = terms.node(term);
  if (node.kind == TermKind::Read && node.tensor == unknown)
    return 0;
  if (node.kind != TermKind::Add)
    return std::nullopt;
  for (unsigned i : {0, 1})
    if (std::optional<Index> index =
            indexOf(terms, node.operands[i], /*ofElements=*/false))
      if (std::optional<int64_t> number = terms.constantValue(*index))
        if (auto rest = addedTo(terms, unknown, node.operands[1 - i]);
            rest && std::abs(*number) < 65536)
          return *number + *rest;
  return std::nullopt;
}

/// c + s, where s is a number.
bool LoopEncoder::isCounter(size_t number, const Value &next) {
  const Value &init = inits[number];
  if (!next.shape.empty() || !countsPositions(next.type))
    return false;
  std::optional<Index> begin =
      indexOf(terms, init.at({}), /*ofElements=*/false);
  auto added = addedTo(terms, unknowns[number], next.at({}));
  if (!begin || !added || std::abs(*added) >= 65536 ||
      (*added != 0 && mayBeAnyInteger(terms, *begin)))
    return false;
  Index difference = terms.constant(*added);
  after[number] = [&terms = terms, init, begin = *begin,
                   difference](Index steps) {
    Index now = terms.add(begin, terms.multiply(steps, difference));
    Value value{init.type, {}, {}};
    value.at = [&terms, now, type = init.type](llvm::ArrayRef<Index>) {
      return terms.fromIndex(now, type);
    };
    return value;
  };
  return true;
}

bool LoopEncoder::isRecurrence(size_t number, const Value &next) {
  auto carry = std::make_shared<Recurrence>(
      Recurrence{terms, step, unknowns[number], next, inits[number]});
  auto at = outputIndices(terms, next.shape.size());
  if (readsUnknown(next.at(at), number) || isComplex(next.type))
    return false;
  std::optional<Step> how = carry->stepAt(at);
  if (!how)
    return false;
  if (!how->fold && isFloat(next.type))
    pair.bestGrade = std::max(pair.bestGrade, Grade::Real);
  after[number] = [carry](Index steps) {
    Value value{carry->init.type, carry->init.shape, {}};
    value.at = [carry, steps](llvm::ArrayRef<Index> at) {
      return carry->after(steps, at);
    };
    return value;
  };
  return true;
}

// -------------------------------------------------------- the number of steps

/// `index` as factor * step + rest, where it is that.
static std::optional<std::pair<Index, Index>>
linearIn(Terms &terms, Index index, Variable step) {
  Index factor, rest;
  for (const Monomial &monomial : terms.monomials(index)) {
    Monomial other{{}, monomial.coefficient};
    unsigned times = 0;
    for (AtomId id : monomial.factors) {
      const Atom &atom = terms.atom(id);
      if (atom.kind == AtomKind::Free && atom.variable == step) {
        ++times;
        continue;
      }
      if (llvm::is_contained(terms.freeVariables(terms.index(id)), step))
        return std::nullopt;
      other.factors.push_back(id);
    }
    if (times > 1)
      return std::nullopt;
    Index &part = times ? factor : rest;
    part = terms.add(part, terms.polynomial(other));
  }
  return std::pair(factor, rest);
}

static bool readsTensor(const Terms &terms, Index index) {
  return llvm::any_of(terms.monomials(index), [&](const Monomial &monomial) {
    return llvm::any_of(monomial.factors, [&](AtomId id) {
      const Atom &atom = terms.atom(id);
      return atom.kind == AtomKind::Read ||
             llvm::any_of(atom.arguments, [&](Index argument) {
               return readsTensor(terms, argument);
             });
    });
  });
}

/// s k + r <= 0 holds for k <= -r / s. A bound that is an element of a tensor
/// may be so large that the counter wraps.
bool LoopEncoder::countSteps(std::string &whyNot) {
  whyNot = "the number of steps of the loop is not known";
  std::vector<Value> open;
  for (auto [tensor, init] : llvm::zip_equal(unknowns, inits))
    open.push_back(readsOf(terms, tensor, init.shape));
  const GuardNode node = terms.node(again(opened(std::move(open))));
  if (node.kind != GuardKind::NotPositive || readsTensor(terms, node.index))
    return false;
  auto linear = linearIn(terms, node.index, step);
  std::optional<int64_t> factor =
      linear ? terms.constantValue(linear->first) : std::nullopt;
  if (!factor || *factor <= 0 ||
      llvm::any_of(terms.monomials(linear->second), [](const Monomial &one) {
        return std::abs(one.coefficient) > greatestNumber;
      }))
    return false;
  Index last = terms.floorDivide(terms.multiply(linear->second, -1),
                                 terms.constant(*factor));
  count = terms.add(last, terms.constant(1));
  if (!isNotNegative(terms, count))
    count = terms.maximum(terms.constant(0), count);
  return true;
}

/// In a step, at the output index.
Context LoopEncoder::during() {
  std::vector<Guard> guards = pair.problem.assumptions;
  guards.push_back(terms.inRange(stepIndex(), count));
  for (Index size : pair.sizeIndices)
    if (const Atom *atom = terms.singleAtom(size);
        atom && atom->kind == AtomKind::Free &&
        !llvm::is_contained(pair.problem.assumptions, terms.atMost({}, size)))
      guards.push_back(terms.atMost(terms.constant(1), size));
  return Context(integers).with(guards);
}

// -------------------------------------------------------------------- tables

namespace {

/// Choices at the top of a term, down to what they choose.
struct Choices {
  Terms &terms;

  /// Where a choice is one that `wanted` does not want.
  Guard where(Term term, llvm::function_ref<bool(Term)> unwanted) {
    const TermNode &node = terms.node(term);
    if (unwanted(term))
      return terms.never();
    if (node.kind != TermKind::Select)
      return terms.always();
    return terms.disjunction(
        {terms.conjunction({node.guard, where(node.operands[0], unwanted)}),
         terms.conjunction(
             {terms.negate(node.guard), where(node.operands[1], unwanted)})});
  }

  Term replaced(Term term, llvm::function_ref<Term(Term)> by) {
    const TermNode &node = terms.node(term);
    if (Term other = by(term); other != term || node.kind != TermKind::Select)
      return other;
    Term first = replaced(node.operands[0], by);
    return terms.select(node.guard, first, replaced(node.operands[1], by));
  }
};

} // namespace

/// All indices in the conditions of `guard`.
static void collectIndices(const Terms &terms, Guard guard,
                           llvm::SmallVectorImpl<Index> &indices) {
  const GuardNode &node = terms.node(guard);
  if (node.kind == GuardKind::NotPositive || node.kind == GuardKind::Zero)
    indices.push_back(node.index);
  for (Guard part : node.parts)
    collectIndices(terms, part, indices);
}

/// The step that writes the element, as the solver agrees to.
std::optional<Index> LoopEncoder::writer(Guard written,
                                         const Context &context) {
  Guard simple = context.simplify(written);
  if (simple == terms.never())
    return std::nullopt;
  llvm::SmallVector<Index, 4> indices;
  collectIndices(terms, simple, indices);
  Context there = context.with(simple);
  for (Index index : indices) {
    auto linear = linearIn(terms, index, step);
    if (!linear || linear->first == Index())
      continue;
    auto [factor, rest] = *linear;
    if (isPositive(terms, factor))
      rest = terms.multiply(rest, -1);
    else
      factor = terms.multiply(factor, -1);
    if (!isPositive(terms, factor))
      continue;
    Index guess = terms.floorDivide(rest, factor);
    if (there.implies(terms.equal(stepIndex(), guess)))
      return guess;
  }
  return std::nullopt;
}

bool LoopEncoder::isTable(size_t number, const Value &next) {
  auto at = outputIndices(terms, next.shape.size());
  Term carry = terms.read(unknowns[number], at, next.type);
  Term term = next.at(at);
  Choices choices{terms};
  auto isCarry = [&](Term part) { return part == carry; };
  llvm::SmallVector<Guard, 4> inside;
  for (auto [index, extent] : llvm::zip_equal(at, next.shape))
    inside.push_back(terms.inRange(index, extent));
  std::optional<Index> step =
      writer(choices.where(term, isCarry), during().with(inside));
  if (!step)
    return false;
  // What was there before is the initial element, as no other step wrote it.
  const Value &init = inits[number];
  Term before = init.at(at);
  term = choices.replaced(
      term, [&](Term part) { return part == carry ? before : part; });
  if (readsUnknown(term, std::nullopt))
    return false;
  after[number] = [&terms = terms, init, term, now = *step,
                   open = this->step](Index steps) {
    Value value{init.type, init.shape, {}};
    value.at = [&terms, init, term, now, open,
                steps](llvm::ArrayRef<Index> at) {
      Substitution place(open, now), here;
      for (auto [d, index] : llvm::enumerate(at))
        here.set(terms.output(d), index);
      Term written = terms.substitute(terms.substitute(term, place), here);
      Index when = terms.substitute(now, here);
      return terms.select(terms.inRange(when, steps), written, init.at(at));
    };
    return value;
  };
  return true;
}

// ------------------------------------------------------------------- at once

bool LoopEncoder::run(std::string &whyNot) {
  for (auto [number, init] : llvm::enumerate(inits)) {
    whyNot = "the loop carries complex numbers";
    if (isComplex(init.type))
      return false;
    std::string name =
        "carry#" + terms.name(step).str() + std::to_string(number);
    unknowns.push_back(terms.tensor(name, init.type));
  }
  auto plain = [&](size_t number, const Value &next) {
    return isUnchanged(number, next) || isCounter(number, next);
  };
  while (round(plain))
    ;
  if (!countSteps(whyNot))
    return false;
  auto any = [&](size_t number, const Value &next) {
    return isRecurrence(number, next) || isTable(number, next);
  };
  while (round(any))
    ;
  whyNot = "what the loop carries is no counter, fold, linear recurrence of "
           "its own or table";
  return llvm::all_of(after, [](auto &each) { return each.has_value(); });
}

bool ProgramEncoder::encodeLoop(Operation &op, std::string &whyNot) {
  if (op.getName().getStringRef() != "stablehlo.while")
    return false;
  const std::vector<Value> initial = operandsOf(op);
  Block &condition = op.getRegion(0).front(), &body = op.getRegion(1).front();
  auto again = [&](llvm::ArrayRef<Value> carried) {
    for (auto [argument, value] :
         llvm::zip_equal(condition.getArguments(), carried))
      set(argument, value);
    return guardOf(terms, encode(condition).front().at({}));
  };
  auto next = [&](llvm::ArrayRef<Value> carried) {
    for (auto [argument, value] : llvm::zip_equal(body.getArguments(), carried))
      set(argument, value);
    return encode(body);
  };
  size_t opaque = pair.opaque.size();
  std::vector<Value> carried = initial;
  size_t operators = body.getOperations().size() + 1;
  for (unsigned count = 0;
       count <= mostIterations && count * operators <= mostWrittenOut;
       ++count) {
    Guard more = again(carried);
    if (more == terms.never()) {
      for (auto [result, value] : llvm::zip_equal(op.getResults(), carried))
        set(result, std::move(value));
      return true;
    }
    if (more != terms.always())
      break;
    carried = next(carried);
  }
  // What is cut in the body may depend on the step, which nobody would see.
  pair.opaque.resize(opaque);
  LoopEncoder loop(pair, initial, next, again);
  bool known = loop.run(whyNot);
  if (pair.opaque.size() > opaque)
    whyNot = "the loop holds " + pair.opaque.back().what +
             ", which is not looked into";
  known &= pair.opaque.size() == opaque;
  pair.opaque.resize(opaque);
  if (known)
    for (auto [result, value] :
         llvm::zip_equal(op.getResults(), loop.results()))
      set(result, std::move(value));
  return known;
}

} // namespace tesela::prove
