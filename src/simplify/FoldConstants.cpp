// The judge evaluates operators on constants.
#include "interpret/Judge.h"
#include "ir/DataMovement.h"
#include "ir/ElementSizes.h"
#include "ir/ElementTypes.h"
#include "simplify/Constants.h"
#include "simplify/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace tesela::simplify {

#define GEN_PASS_DEF_FOLDCONSTANTS
#include "simplify/Passes.h.inc"

namespace {

/// A result this small may grow the program: shapes and bounds that JAX
/// computes from scalars (one cache line).
constexpr int64_t alwaysFoldedBytes = 64;
/// The judge takes some 100 ns an element; a fold must not be felt.
constexpr int64_t largestFoldedElements = 4096;
/// The judge takes its operands element by element, splats too.
constexpr int64_t largestReadBytes = 1 << 20;

/// Bytes an array of `type` takes, or nothing for tokens, tuples, shapes that
/// are not static and elements that the runtime has no name for.
std::optional<int64_t> byteCount(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !ir::shapeOf(tensor))
    return std::nullopt;
  return ir::byteCount(tensor);
}

bool shrinks(Operation *op) {
  int64_t before = 0, after = 0;
  for (Value operand : op->getOperands()) {
    int64_t bytes = byteCount(operand.getType()).value_or(0);
    if (bytes > largestReadBytes)
      return false;
    before += bytes;
  }
  for (Value result : op->getResults()) {
    std::optional<int64_t> bytes = byteCount(result.getType());
    if (!bytes || cast<RankedTensorType>(result.getType()).getNumElements() >
                      largestFoldedElements)
      return false;
    after += *bytes;
  }
  return after <= before || after <= alwaysFoldedBytes;
}

/// Regions may capture values; those would have to be constants too.
bool isFoldable(Operation *op) {
  return isPure(op) && op->getNumOperands() > 0 && op->getNumRegions() == 0 &&
         !isa<stablehlo::ConstantOp>(op) &&
         llvm::all_of(op->getOperands(),
                      [](Value v) { return constantElements(v) != nullptr; });
}

/// What the judge gives for `op` alone, or nothing where it refuses.
std::optional<std::vector<interpret::Array>> evaluate(Operation *op) {
  std::vector<interpret::Array> arguments;
  for (Value operand : op->getOperands()) {
    auto array = interpret::fromElements(constantElements(operand));
    if (!array)
      return std::nullopt;
    arguments.push_back(std::move(*array));
  }
  OpBuilder builder(op->getContext());
  OwningOpRef<ModuleOp> module = ModuleOp::create(op->getLoc());
  builder.setInsertionPointToEnd(module->getBody());
  auto function = func::FuncOp::create(
      builder, op->getLoc(), "folded",
      builder.getFunctionType(op->getOperandTypes(), op->getResultTypes()));
  Block *entry = function.addEntryBlock();
  builder.setInsertionPointToEnd(entry);
  IRMapping mapping;
  mapping.map(op->getOperands(), entry->getArguments());
  func::ReturnOp::create(builder, op->getLoc(),
                         builder.clone(*op, mapping)->getResults());
  auto results = interpret::run(function, arguments);
  if (!results)
    return std::nullopt;
  return std::move(*results);
}

struct FoldConstantsPass : impl::FoldConstantsBase<FoldConstantsPass> {
  void runOnOperation() override {
    SmallVector<Operation *> candidates;
    // In the order of definition, so that one walk folds whole chains.
    getOperation().walk<WalkOrder::PreOrder>(
        [&](Operation *op) { candidates.push_back(op); });
    for (Operation *op : candidates)
      if (isFoldable(op) && shrinks(op))
        fold(op);
  }

  void fold(Operation *op) {
    auto results = evaluate(op);
    if (!results)
      return;
    OpBuilder builder(op);
    for (auto [value, array] : llvm::zip_equal(op->getResults(), *results)) {
      DenseElementsAttr elements =
          interpret::toElements(array, value.getType());
      if (!elements)
        return;
      value.replaceAllUsesWith(stablehlo::ConstantOp::create(
          builder, op->getLoc(), value.getType(), elements));
    }
    op->erase();
  }
};

} // namespace
} // namespace tesela::simplify
