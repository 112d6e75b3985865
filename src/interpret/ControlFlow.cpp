// Control flow: calls, branches, loops. Regions see the values around them.
#include "interpret/Interpreter.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace tesela::interpret {
namespace {

Result<void> setAll(Interpreter &interpreter, mlir::Operation *op,
                    Result<std::vector<Leaves>> values) {
  if (!values)
    return values.error();
  if (values->size() != op->getNumResults())
    return failure(op, "its region yields a wrong number of values");
  for (auto [result, value] : llvm::zip(op->getResults(), *values))
    interpreter.set(result, std::move(value));
  return success();
}

Result<void> runIf(Interpreter &interpreter, mlir::Operation *op) {
  const bool taken = interpreter.get(op->getOperand(0)).integerAt(0);
  return setAll(interpreter, op,
                interpreter.runRegion(op->getRegion(taken ? 0 : 1), {}));
}

/// An index out of range, on either side, takes the last branch.
Result<void> runCase(Interpreter &interpreter, mlir::Operation *op) {
  const int64_t last = op->getNumRegions() - 1;
  int64_t index = interpreter.get(op->getOperand(0)).integerAt(0);
  if (index < 0 || index > last)
    index = last;
  return setAll(interpreter, op,
                interpreter.runRegion(op->getRegion(index), {}));
}

Result<void> runWhile(Interpreter &interpreter, mlir::Operation *op) {
  std::vector<Leaves> state;
  for (mlir::Value operand : op->getOperands())
    state.push_back(interpreter.leaves(operand));
  while (true) {
    auto condition = interpreter.runRegion(op->getRegion(0), state);
    if (!condition)
      return condition.error();
    if (!condition->front().front().integerAt(0))
      break;
    Interpreter::Run &run = interpreter.run();
    if (++run.steps > run.options.mostSteps)
      return failure(op, "its loops take more steps than are waited for");
    auto next = interpreter.runRegion(op->getRegion(1), state);
    if (!next)
      return next.error();
    state = std::move(*next);
  }
  return setAll(interpreter, op, std::move(state));
}

Result<void> runCall(Interpreter &interpreter, mlir::Operation *op) {
  return interpreter.callSymbol(
      op, op->getAttrOfType<mlir::FlatSymbolRefAttr>("callee"));
}

Result<void> runComposite(Interpreter &interpreter, mlir::Operation *op) {
  return interpreter.callSymbol(
      op, op->getAttrOfType<mlir::FlatSymbolRefAttr>("decomposition"));
}

/// async_start runs its region at once; the future holds the results.
Result<void> startAsync(Interpreter &interpreter, mlir::Operation *op) {
  std::vector<Leaves> arguments;
  if (op->getRegion(0).getNumArguments() > 0)
    for (mlir::Value operand : op->getOperands())
      arguments.push_back(interpreter.leaves(operand));
  auto values = interpreter.runRegion(op->getRegion(0), arguments);
  if (!values)
    return values.error();
  Leaves future;
  for (Leaves &value : *values)
    for (Array &leaf : value)
      future.push_back(std::move(leaf));
  interpreter.set(op->getResult(0), std::move(future));
  return success();
}

Result<void> finishAsync(Interpreter &interpreter, mlir::Operation *op) {
  const Leaves &future = interpreter.leaves(op->getOperand(0));
  return interpreter.setResults(op, {future.begin(), future.end()});
}

} // namespace

void addControlFlow(HandlerTable &table) {
  table["stablehlo.if"] = runIf;
  table["stablehlo.case"] = runCase;
  table["stablehlo.while"] = runWhile;
  table["func.call"] = runCall;
  table["stablehlo.composite"] = runComposite;
  table["stablehlo.async_start"] = startAsync;
  table["stablehlo.async_done"] = finishAsync;
}

} // namespace tesela::interpret
