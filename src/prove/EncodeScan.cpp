// chlo.scan: a recurrence over slices of its inputs.
//
// Its region takes the slices at one step and the carries, and gives slices of
// the outputs and the next carries. It is taken once, at an open step k, with
// each carry an unknown c; how the next carry depends on c then says what the
// carry is after t steps:
//
//     c + e(k)             c0 + SUM_{k < t} e(k)      as is, max, min, product
//     a(k) * c + b(k)      c0 PROD_{k < t} a(k)
//                          + SUM_{k < t} b(k) PROD_{k < l < t} a(l)
//
// The second is true over the reals only, which bounds the grade of a proof. An
// output is the region's value with the carries of its step put in.
#include "prove/FormEncoder.h"
#include "prove/ProgramEncoder.h"

#include "ir/Chlo.h"

#include <memory>

using namespace mlir;

namespace tesela::prove {
namespace {

/// A linear function of the carry, or a fold.
struct Step {
  std::optional<Reduction> fold; // of `b`; else a * carry + b
  std::optional<Term> a, b;      // absent: 1, 0
};

/// One carry after any number of steps.
struct Recurrence {
  Terms &terms;
  Variable step;  // k, open in `next`
  Tensor unknown; // stands for the carry in `next`
  Value next, init;

  std::optional<Step> stepAt(llvm::ArrayRef<Index> at) const;
  Term after(Index steps, llvm::ArrayRef<Index> at) const;

private:
  bool isCarry(Term term, llvm::ArrayRef<Index> at) const;
  bool dependsOnCarry(Term term) const;
  std::optional<Step> linear(Term term, llvm::ArrayRef<Index> at) const;
};

} // namespace

bool Recurrence::isCarry(Term term, llvm::ArrayRef<Index> at) const {
  const TermNode &node = terms.node(term);
  return node.kind == TermKind::Read && node.tensor == unknown &&
         llvm::ArrayRef<Index>(node.indices) == at;
}

static bool reads(const Terms &terms, Guard guard, Tensor tensor);

static bool reads(const Terms &terms, Index index, Tensor tensor) {
  for (const Monomial &monomial : terms.monomials(index))
    for (AtomId factor : monomial.factors) {
      const Atom &atom = terms.atom(factor);
      if (atom.kind == AtomKind::Read && atom.tensor == tensor)
        return true;
      for (Index argument : atom.arguments)
        if (reads(terms, argument, tensor))
          return true;
    }
  return false;
}

static bool reads(const Terms &terms, Term term, Tensor tensor) {
  const TermNode &node = terms.node(term);
  if (node.kind == TermKind::Read && node.tensor == tensor)
    return true;
  return llvm::any_of(node.operands,
                      [&](Term part) { return reads(terms, part, tensor); }) ||
         llvm::any_of(node.indices,
                      [&](Index part) { return reads(terms, part, tensor); }) ||
         (node.kind == TermKind::Select && reads(terms, node.guard, tensor));
}

static bool reads(const Terms &terms, Guard guard, Tensor tensor) {
  const GuardNode &node = terms.node(guard);
  switch (node.kind) {
  case GuardKind::True:
  case GuardKind::False:
    return false;
  case GuardKind::NotPositive:
  case GuardKind::Zero:
    return reads(terms, node.index, tensor);
  case GuardKind::Truth:
    return reads(terms, node.term, tensor);
  default:
    return llvm::any_of(node.parts,
                        [&](Guard part) { return reads(terms, part, tensor); });
  }
}

bool Recurrence::dependsOnCarry(Term term) const {
  return reads(terms, term, unknown);
}

/// a * carry + b, where `term` is that.
std::optional<Step> Recurrence::linear(Term term,
                                       llvm::ArrayRef<Index> at) const {
  if (isCarry(term, at))
    return Step{};
  if (!dependsOnCarry(term))
    return Step{{}, terms.constant(0, terms.type(term)), term};
  const TermNode &node = terms.node(term);
  if (node.kind == TermKind::Negate) {
    std::optional<Step> step = linear(node.operands[0], at);
    if (!step)
      return step;
    Term a = step->a.value_or(terms.constant(1, node.type));
    step->a = terms.negate(a);
    if (step->b)
      step->b = terms.negate(*step->b);
    return step;
  }
  if (node.kind != TermKind::Add && node.kind != TermKind::Multiply)
    return std::nullopt;
  Term first = node.operands[0], second = node.operands[1];
  if (dependsOnCarry(second))
    std::swap(first, second);
  if (dependsOnCarry(second)) // both
    return std::nullopt;
  std::optional<Step> step = linear(first, at);
  if (!step)
    return step;
  if (node.kind == TermKind::Add) {
    step->b = step->b ? terms.add(*step->b, second) : second;
    return step;
  }
  step->a = step->a ? terms.multiply(*step->a, second) : second;
  if (step->b)
    step->b = terms.multiply(*step->b, second);
  return step;
}

std::optional<Step> Recurrence::stepAt(llvm::ArrayRef<Index> at) const {
  Term term = next.at(at);
  const TermNode &node = terms.node(term);
  auto foldOf = [&](Reduction fold, Term a, Term b) -> std::optional<Step> {
    if (isCarry(b, at))
      std::swap(a, b);
    if (isCarry(a, at) && !dependsOnCarry(b))
      return Step{fold, {}, b};
    return std::nullopt;
  };
  std::optional<Step> step;
  if (node.kind == TermKind::Maximum)
    return foldOf(Reduction::Maximum, node.operands[0], node.operands[1]);
  if (node.kind == TermKind::Function && node.name == "minimum")
    return foldOf(Reduction::Minimum, node.operands[0], node.operands[1]);
  if (node.kind == TermKind::Add)
    step = foldOf(Reduction::Sum, node.operands[0], node.operands[1]);
  if (node.kind == TermKind::Multiply)
    step = foldOf(Reduction::Product, node.operands[0], node.operands[1]);
  if (node.kind == TermKind::Negate) {
    // -max(-c, -e) is the least of c and e.
    const TermNode &inner = terms.node(node.operands[0]);
    if (inner.kind == TermKind::Maximum)
      return foldOf(Reduction::Minimum, terms.negate(inner.operands[0]),
                    terms.negate(inner.operands[1]));
  }
  return step ? step : linear(term, at);
}

Term Recurrence::after(Index steps, llvm::ArrayRef<Index> at) const {
  Step how = *stepAt(at);
  Term begin = init.at(at);
  ElementType type = terms.type(begin);
  auto over = [&](Reduction fold, Index first, Index end, Term body) {
    Variable variable = terms.fresh();
    Index shifted = terms.add(first, terms.index(variable));
    return terms.reduce(fold, variable, terms.subtract(end, first),
                        terms.substitute(body, Substitution(step, shifted)));
  };
  Index zero = terms.constant(0);
  if (how.fold) {
    Term folded = over(*how.fold, zero, steps, *how.b);
    return isIdentity(terms, *how.fold, begin)
               ? folded
               : combine(terms, *how.fold, begin, folded);
  }
  Term factor = how.a.value_or(terms.constant(1, type));
  Index after = terms.add(terms.index(step), terms.constant(1));
  Term value =
      terms.multiply(begin, over(Reduction::Product, zero, steps, factor));
  if (!how.b)
    return value;
  // The factors of the steps that follow; `step` is opened for the sum.
  Term later = over(Reduction::Product, after, steps, factor);
  return terms.add(
      value, over(Reduction::Sum, zero, steps, terms.multiply(*how.b, later)));
}

/// `operand` at step `step`, without the dimension that is scanned.
static Value sliceAt(Value operand, size_t dimension, Index step) {
  Value slice{operand.type, operand.shape, {}};
  slice.shape.erase(slice.shape.begin() + dimension);
  slice.at = [operand = std::move(operand), dimension,
              step](llvm::ArrayRef<Index> at) {
    llvm::SmallVector<Index, 4> whole(at);
    whole.insert(whole.begin() + dimension, step);
    return operand.at(whole);
  };
  return slice;
}

namespace {

class ScanEncoder {
public:
  /// The region at a step, on carries.
  using Body =
      llvm::function_ref<std::vector<Value>(Index, llvm::ArrayRef<Value>)>;

  ScanEncoder(EncodedPair &pair, chlo::ScanOp scan, std::vector<Value> operands,
              Index length, Body body)
      : pair(pair), terms(pair.problem.terms), scan(scan),
        operands(std::move(operands)), inputs(scan.getInputs().size()),
        outputs(scan.getOutputs().size()), length(length), body(body) {}

  /// Finds out what becomes of the carries.
  bool findCarries(std::string &whyNot);
  std::vector<Value> results();

private:
  bool isOnItsOwn(const Recurrence &carry);
  Value carryAfter(size_t number, Index steps) const;
  Value output(size_t number, const Value &slice, Variable step);

  EncodedPair &pair;
  Terms &terms;
  chlo::ScanOp scan;
  std::vector<Value> operands;
  size_t inputs, outputs;
  Index length;
  Body body;
  std::vector<Tensor> unknowns; // one a carry
  std::shared_ptr<std::vector<Recurrence>> carries =
      std::make_shared<std::vector<Recurrence>>();
};

} // namespace

/// Each element of a carry has to go its own way, by itself.
bool ScanEncoder::isOnItsOwn(const Recurrence &carry) {
  llvm::SmallVector<Index, 4> at;
  for (size_t d = 0; d < carry.init.shape.size(); ++d)
    at.push_back(terms.index(terms.output(d)));
  std::optional<Step> how = carry.stepAt(at);
  if (!how || isComplex(carry.init.type))
    return false;
  if (!how->fold && isFloat(carry.init.type))
    pair.bestGrade = std::max(pair.bestGrade, Grade::Real);
  return llvm::none_of(unknowns, [&](Tensor other) {
    return other != carry.unknown && reads(terms, carry.next.at(at), other);
  });
}

bool ScanEncoder::findCarries(std::string &whyNot) {
  Variable step = terms.fresh("step");
  std::vector<Value> open;
  for (size_t i = inputs; i < operands.size(); ++i) {
    std::string name = "carry#" + terms.name(step).str() + std::to_string(i);
    unknowns.push_back(terms.tensor(name, operands[i].type));
    open.push_back(readsOf(terms, unknowns.back(), operands[i].shape));
  }
  std::vector<Value> next = body(terms.index(step), open);
  for (size_t i = 0; i < unknowns.size(); ++i) {
    carries->push_back(
        {terms, step, unknowns[i], next[outputs + i], operands[inputs + i]});
    if (isOnItsOwn(carries->back()))
      continue;
    whyNot = "the carry of the scan is neither folded nor a linear recurrence "
             "of its own";
    return false;
  }
  return true;
}

Value ScanEncoder::carryAfter(size_t number, Index steps) const {
  const Value &init = operands[inputs + number];
  Value value{init.type, init.shape, {}};
  value.at = [carries = carries, number, steps](llvm::ArrayRef<Index> at) {
    return (*carries)[number].after(steps, at);
  };
  return value;
}

/// Output `number`, whose slice at the open `step` is `slice`.
Value ScanEncoder::output(size_t number, const Value &slice, Variable step) {
  size_t dimension = scan.getDimension();
  Value value{slice.type, slice.shape, {}};
  value.shape.insert(value.shape.begin() + dimension, length);
  // The next carry itself: the one after the step.
  Operation *end = scan.getBody().front().getTerminator();
  size_t carried = 0;
  while (carried < carries->size() &&
         end->getOperand(outputs + carried) != end->getOperand(number))
    ++carried;
  value.at = [&terms = terms, carries = carries, carried, slice, step,
              dimension, length = length,
              reverse = scan.getIsReverse()](llvm::ArrayRef<Index> at) {
    Index one = terms.constant(1), now = at[dimension];
    if (reverse)
      now = terms.subtract(terms.subtract(length, one), now);
    llvm::SmallVector<Index, 4> rest(at);
    rest.erase(rest.begin() + dimension);
    if (carried < carries->size())
      return (*carries)[carried].after(terms.add(now, one), rest);
    return terms.substitute(slice.at(rest), Substitution(step, now));
  };
  return value;
}

std::vector<Value> ScanEncoder::results() {
  Variable step = terms.fresh("step");
  std::vector<Value> before, results;
  for (size_t i = 0; i < carries->size(); ++i)
    before.push_back(carryAfter(i, terms.index(step)));
  std::vector<Value> slices = body(terms.index(step), before);
  for (size_t i = 0; i < outputs; ++i)
    results.push_back(output(i, slices[i], step));
  for (size_t i = 0; i < carries->size(); ++i)
    results.push_back(carryAfter(i, length));
  return results;
}

bool ProgramEncoder::encodeScan(Operation &op, std::string &whyNot) {
  auto scan = dyn_cast<chlo::ScanOp>(op);
  if (!scan)
    return false;
  std::vector<Value> operands = operandsOf(op);
  size_t inputs = scan.getInputs().size(), dimension = scan.getDimension();
  Block &block = op.getRegion(0).front();
  Index length = inputs ? operands[0].shape[dimension]
                        : terms.constant(scan.getScanDimSize().value_or(0));
  auto body = [&](Index step, llvm::ArrayRef<Value> carries) {
    Index place = step;
    if (scan.getIsReverse())
      place = terms.subtract(terms.subtract(length, terms.constant(1)), step);
    for (size_t i = 0; i < inputs; ++i)
      set(block.getArgument(i), sliceAt(operands[i], dimension, place));
    for (auto [i, carry] : llvm::enumerate(carries))
      set(block.getArgument(inputs + i), carry);
    return encode(block);
  };
  ScanEncoder encoder(pair, scan, operands, length, body);
  if (!encoder.findCarries(whyNot))
    return false;
  for (auto [result, value] :
       llvm::zip_equal(op.getResults(), encoder.results()))
    set(result, value);
  return true;
}

} // namespace tesela::prove
