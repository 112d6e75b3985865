// chlo.scan: a recurrence over slices of its inputs.
//
// Its region takes the slices at one step and the carries, and gives slices of
// the outputs and the next carries, which are as Recurrence.h says. An output
// is the region's value with the carries of its step put in.
#include "prove/ProgramEncoder.h"
#include "prove/Recurrence.h"

#include "ir/Chlo.h"

#include <memory>

using namespace mlir;

namespace tesela::prove {
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
  size_t opaque = pair.opaque.size();
  bool known = encoder.findCarries(whyNot);
  std::vector<Value> results = known ? encoder.results() : operands;
  // What is cut in the region may depend on the step, which nobody would see.
  if (pair.opaque.size() > opaque)
    whyNot = "the scan holds " + pair.opaque.back().what +
             ", which is not looked into";
  known &= pair.opaque.size() == opaque;
  pair.opaque.resize(opaque);
  if (known)
    for (auto [result, value] : llvm::zip_equal(op.getResults(), results))
      set(result, value);
  return known;
}

} // namespace tesela::prove
