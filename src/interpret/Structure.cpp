// Operators that move whole values: constants, tuples, tokens, barriers, the
// identities of sharding, and kernels, whose meaning is their region.
#include "interpret/Interpreter.h"

#include "interpret/Types.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace tesela::interpret {
namespace {

Result<void> runConstant(Interpreter &interpreter, mlir::Operation *op) {
  auto elements = op->getAttrOfType<mlir::ElementsAttr>("value");
  if (!elements)
    return failure(op, "its value is not dense");
  auto array = fromElements(elements);
  if (!array)
    return array.error();
  interpreter.set(op->getResult(0), std::move(*array));
  return success();
}

/// Results are the operands, leaf by leaf: tuple, optimization_barrier, ...
Result<void> forward(Interpreter &interpreter, mlir::Operation *op) {
  return interpreter.setResults(op, interpreter.operands(op));
}

Result<void> getTupleElement(Interpreter &interpreter, mlir::Operation *op) {
  auto tuple = llvm::cast<mlir::TupleType>(op->getOperand(0).getType());
  const int64_t index = integer(op, "index");
  size_t first = 0;
  for (int64_t i = 0; i < index; ++i)
    first += leafCount(tuple.getType(i));
  const Leaves &leaves = interpreter.leaves(op->getOperand(0));
  const size_t count = leafCount(tuple.getType(index));
  interpreter.set(op->getResult(0), Leaves(leaves.begin() + first,
                                           leaves.begin() + first + count));
  return success();
}

Result<void> makeToken(Interpreter &interpreter, mlir::Operation *op) {
  interpreter.set(op->getResult(0), Array());
  return success();
}

/// The meaning of the operator is its one region, on its operands.
Result<void> runBody(Interpreter &interpreter, mlir::Operation *op) {
  mlir::Region &region = op->getRegion(0);
  llvm::SmallVector<Leaves> arguments;
  for (auto [operand, argument] :
       llvm::zip(op->getOperands(), region.getArguments())) {
    if (operand.getType() != argument.getType())
      return failure(op,
                     "its body works on shards; run the partitioned "
                     "program on a grid of devices",
                     ErrorCode::Unimplemented);
    arguments.push_back(interpreter.leaves(operand));
  }
  auto values = interpreter.runRegion(region, arguments);
  if (!values)
    return values.error();
  std::vector<Array> results;
  for (Leaves &value : *values)
    results.insert(results.end(), value.begin(), value.end());
  return interpreter.setResults(op, std::move(results));
}

Result<void> nothing(Interpreter &, mlir::Operation *) { return success(); }

} // namespace

void addStructure(HandlerTable &table) {
  for (const char *name : {"stablehlo.constant", "chlo.constant",
                           "sdy.constant", "arith.constant"})
    table[name] = runConstant;
  for (const char *name :
       {"stablehlo.tuple", "stablehlo.optimization_barrier",
        "sdy.sharding_constraint", "sdy.reshard", "sdy.propagation_barrier",
        "sdy.data_flow_edge", "sdy.all_gather", "sdy.all_slice",
        "sdy.all_to_all", "sdy.all_reduce", "sdy.collective_permute",
        "sdy.reduce_scatter", "sdy.sharded_to_unreduced",
        "sdy.replicated_to_unreduced"})
    table[name] = forward;
  for (const char *name :
       {"sdy.manual_computation", "sdy.named_computation", "plan.kernel"})
    table[name] = runBody;
  table["stablehlo.get_tuple_element"] = getTupleElement;
  for (const char *name : {"stablehlo.after_all", "stablehlo.create_token"})
    table[name] = makeToken;
  for (const char *name : {"sdy.sharding_group", "sdy.mesh"})
    table[name] = nothing;
}

} // namespace tesela::interpret
