#include "plan/Buffers.h"

#include "ir/ElementSizes.h"
#include "plan/BufferClasses.h"
#include "plan/Dialect.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::plan {

std::vector<int> donations(func::FuncOp function) {
  std::vector<int> result(function.getNumArguments(), -1);
  for (unsigned n = 0; n < result.size(); ++n)
    if (auto to =
            function.getArgAttrOfType<IntegerAttr>(n, "tf.aliasing_output"))
      result[n] = to.getInt();
  return result;
}

std::optional<Nest> nestOfKernel(Operation *op, FormCache &forms) {
  auto kernel = cast<KernelOp>(op);
  Block &body = kernel.getBody().front();
  SmallVector<Value> outputs(body.getTerminator()->getOperands());
  return buildNest(outputs, forms, [&](Operation *inner) {
    return inner->getBlock() == &body;
  });
}

namespace {

/// Turns blocks into steps once every value has its place.
class StepBuilder {
public:
  StepBuilder(func::FuncOp function, BufferClasses &classes, BufferPlan &plan)
      : function(function), classes(classes), plan(plan) {}

  void emit(Block &block, std::vector<Step> &steps);

private:
  void emitKernel(KernelOp kernel, std::vector<Step> &steps);
  void emitWhile(Operation *op, std::vector<Step> &steps);
  void emitCase(Operation *op, std::vector<Step> &steps);
  void emitReturn(Operation *op, std::vector<Step> &steps);
  void emitLibrary(Operation *op, std::vector<Step> &steps);
  void copy(Value from, const Place &to, std::vector<Step> &steps);
  void copyAll(ArrayRef<std::pair<Value, Place>> moves, Operation *at,
               std::vector<Step> &steps);

  Place memoryOf(Value value) const;

  func::FuncOp function;
  BufferClasses &classes;
  BufferPlan &plan;
  std::vector<int> donated = donations(function);
};

bool same(const Place &a, const Place &b) {
  return a.space == b.space && a.index == b.index && a.offset == b.offset;
}

} // namespace

void StepBuilder::copy(Value from, const Place &to, std::vector<Step> &steps) {
  Place source = classes.place(from);
  if (same(source, to) || to.bytes == 0)
    return;
  Step step;
  step.kind = Step::Kind::Copy;
  step.op = from.getDefiningOp();
  step.places = {source, to};
  step.firstResult = 1;
  plan.copies++;
  steps.push_back(std::move(step));
}

// Where a value lies, once a donated parameter and the result that takes its
// memory are seen as one.
Place StepBuilder::memoryOf(Value value) const {
  Place place = classes.place(value);
  if (place.space == Place::Space::Argument && donated[place.index] >= 0) {
    place.space = Place::Space::Result;
    place.index = donated[place.index];
  }
  return place;
}

// Copies that happen at once: a source that another copy overwrites goes
// through a buffer of its own.
void StepBuilder::copyAll(ArrayRef<std::pair<Value, Place>> moves,
                          Operation *at, std::vector<Step> &steps) {
  std::vector<Step> direct, second;
  for (auto [number, move] : llvm::enumerate(moves)) {
    auto [from, to] = move;
    Place source = classes.place(from);
    if (same(source, to) || to.bytes == 0)
      continue;
    Place memory = memoryOf(from);
    bool overwritten = llvm::any_of(moves, [&](const auto &other) {
      return same(memory, other.second) &&
             !same(memoryOf(other.first), other.second);
    });
    if (!overwritten) {
      copy(from, to, direct);
      continue;
    }
    std::optional<Place> rest = classes.moveBuffer(at, number, to.bytes);
    if (!rest) {
      plan.withoutRoom = at;
      continue;
    }
    copy(from, *rest, steps);
    Step step;
    step.kind = Step::Kind::Copy;
    step.places = {*rest, to};
    step.firstResult = 1;
    second.push_back(std::move(step));
  }
  llvm::append_range(steps, direct);
  llvm::append_range(steps, second);
}

void StepBuilder::emitKernel(KernelOp kernel, std::vector<Step> &steps) {
  Step step;
  step.kind = Step::Kind::Kernel;
  step.op = kernel;
  for (Value input : kernel.getInputs())
    step.places.push_back(classes.place(input));
  step.firstResult = step.places.size();
  uint64_t written = 0;
  for (auto [number, output] : llvm::enumerate(kernel.getOutputs())) {
    Place to = classes.place(output);
    written += to.bytes;
    if (Value kept = classes.kept(kernel, number))
      copy(kept, to, steps);
    step.places.push_back(to);
  }
  if (written > 0)
    steps.push_back(std::move(step));
}

void StepBuilder::emitWhile(Operation *op, std::vector<Step> &steps) {
  Block &condition = op->getRegion(0).front();
  Block &body = op->getRegion(1).front();
  for (auto [init, argument] :
       llvm::zip(op->getOperands(), body.getArguments()))
    copy(init, classes.place(argument), steps);
  Step step;
  step.kind = Step::Kind::While;
  step.op = op;
  step.places.push_back(
      classes.place(condition.getTerminator()->getOperand(0)));
  step.firstResult = 1;
  step.bodies.resize(2);
  emit(condition, step.bodies[0]);
  emit(body, step.bodies[1]);
  SmallVector<std::pair<Value, Place>> moves;
  for (auto [value, argument] :
       llvm::zip(body.getTerminator()->getOperands(), body.getArguments()))
    moves.push_back({value, classes.place(argument)});
  copyAll(moves, body.getTerminator(), step.bodies[1]);
  steps.push_back(std::move(step));
}

void StepBuilder::emitCase(Operation *op, std::vector<Step> &steps) {
  Step step;
  step.kind = Step::Kind::Case;
  step.op = op;
  step.places.push_back(classes.place(op->getOperand(0)));
  step.firstResult = 1;
  for (Region &region : op->getRegions()) {
    std::vector<Step> &branch = step.bodies.emplace_back();
    emit(region.front(), branch);
    Operation *end = region.front().getTerminator();
    SmallVector<std::pair<Value, Place>> moves;
    for (auto [value, result] : llvm::zip(end->getOperands(), op->getResults()))
      moves.push_back({value, classes.place(result)});
    copyAll(moves, end, branch);
  }
  steps.push_back(std::move(step));
}

void StepBuilder::emitReturn(Operation *op, std::vector<Step> &steps) {
  SmallVector<std::pair<Value, Place>> moves;
  for (auto [number, value] : llvm::enumerate(op->getOperands()))
    moves.push_back({value, Place{Place::Space::Result, uint32_t(number), 0,
                                  ir::byteCount(value.getType())}});
  copyAll(moves, op, steps);
}

void StepBuilder::emitLibrary(Operation *op, std::vector<Step> &steps) {
  Step step;
  step.kind = Step::Kind::Library;
  step.op = op;
  for (Value operand : op->getOperands())
    step.places.push_back(classes.place(operand));
  step.firstResult = step.places.size();
  for (Value result : op->getResults())
    step.places.push_back(classes.place(result));
  steps.push_back(std::move(step));
}

void StepBuilder::emit(Block &block, std::vector<Step> &steps) {
  for (Operation &op : block) {
    StringRef name = op.getName().getStringRef();
    if (auto kernel = dyn_cast<KernelOp>(op))
      emitKernel(kernel, steps);
    else if (name == "stablehlo.while")
      emitWhile(&op, steps);
    else if (name == "stablehlo.case")
      emitCase(&op, steps);
    else if (isa<func::ReturnOp>(op))
      emitReturn(&op, steps);
    else if (op.hasTrait<OpTrait::IsTerminator>() || isView(&op) ||
             op.hasTrait<OpTrait::ConstantLike>() || isTokenOnly(&op))
      continue;
    else
      emitLibrary(&op, steps);
  }
}

BufferPlan assignBuffers(func::FuncOp function, FormCache &forms) {
  BufferPlan plan;
  BufferClasses classes(function, forms);
  classes.assign(plan);
  StepBuilder(function, classes, plan)
      .emit(function.getBody().front(), plan.steps);
  return plan;
}

} // namespace tesela::plan
