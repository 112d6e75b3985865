// select_and_scatter as a reduce_window and a scatter.
//
// The reduce_window carries (value, position, found) of the element that the
// window has selected so far; `position` counts the elements of the operand in
// row-major order, and padding has found = false. As in the specification the
// first element stays selected as long as select(selected, other) holds. The
// scatter then adds each source element at the selected position of its window,
// into a vector of the operand's size that begins as the init value; a window
// of padding only points past the end, and is dropped.
#include "semantics/decompositions/Composer.h"

#include "ir/ControlFlow.h"
#include "ir/DataMovement.h"
#include "ir/Elementwise.h"
#include "ir/GatherScatter.h"
#include "ir/Reduction.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace tesela::semantics {
namespace {

class Selection {
public:
  Selection(stablehlo::SelectAndScatterOp op, Composer composer)
      : op(op), composer(composer), builder(composer.builder),
        operandType(cast<RankedTensorType>(op.getOperand().getType())),
        sourceType(cast<RankedTensorType>(op.getSource().getType())),
        i64(builder.getI64Type()), i1(builder.getI1Type()) {}

  Value selectedPositions();
  Value scattered(Value positions);

private:
  void fillSelect(Block *block);
  Value inlined(Region &region, ValueRange arguments);
  Value choose(Value condition, Value then, Value otherwise) {
    return stablehlo::SelectOp::create(
        builder, composer.location, then.getType(), condition, then, otherwise);
  }
  RankedTensorType scalar(Type element) const {
    return composer.tensor({}, element);
  }
  Value reshaped(Value value, RankedTensorType type) {
    return stablehlo::ReshapeOp::create(builder, composer.location, type,
                                        value);
  }

  stablehlo::SelectAndScatterOp op;
  Composer composer;
  OpBuilder &builder;
  RankedTensorType operandType, sourceType;
  Type i64, i1;
};

} // namespace

/// The result of a copy of `region` at the insertion point.
Value Selection::inlined(Region &region, ValueRange arguments) {
  IRMapping mapping;
  mapping.map(region.getArguments(), arguments);
  for (Operation &inner : region.front().without_terminator())
    builder.clone(inner, mapping);
  return mapping.lookupOrDefault(region.front().back().getOperand(0));
}

// Keeps the left one if it is found and the right one is not, or select holds.
void Selection::fillSelect(Block *block) {
  auto argument = [&](unsigned i) -> Value { return block->getArgument(i); };
  Value holds = inlined(op.getSelect(), {argument(0), argument(3)});
  Location location = composer.location;
  Type type = holds.getType();
  Value missing =
      stablehlo::NotOp::create(builder, location, type, argument(5));
  Value keep = stablehlo::OrOp::create(builder, location, type, holds, missing);
  keep = stablehlo::AndOp::create(builder, location, type, keep, argument(2));
  Value found = stablehlo::OrOp::create(builder, location, type, argument(2),
                                        argument(5));
  stablehlo::ReturnOp::create(builder, location,
                              ValueRange{choose(keep, argument(0), argument(3)),
                                         choose(keep, argument(1), argument(4)),
                                         found});
}

Value Selection::selectedPositions() {
  Location location = composer.location;
  int64_t count = operandType.getNumElements();
  Value flat = stablehlo::IotaOp::create(builder, location,
                                         composer.tensor({count}, i64), 0);
  Value positions = reshaped(flat, operandType.clone(i64));
  Value found = composer.splat(1, operandType.clone(i1));
  Type element = operandType.getElementType();
  // What the padding holds does not matter where found is false.
  Value none = op.getInitValue();
  Value past = composer.splat(count, scalar(i64));
  Value missing = composer.splat(0, scalar(i1));
  int64_t rank = operandType.getRank();
  auto window = op.getWindowDimensionsAttr();
  if (!window)
    window = builder.getDenseI64ArrayAttr(llvm::SmallVector<int64_t>(rank, 1));
  llvm::ArrayRef<int64_t> places = sourceType.getShape();
  auto reduce = stablehlo::ReduceWindowOp::create(
      builder, location,
      TypeRange{composer.tensor(places, element), composer.tensor(places, i64),
                composer.tensor(places, i1)},
      ValueRange{op.getOperand(), positions, found},
      ValueRange{none, past, missing}, window, op.getWindowStridesAttr(),
      /*base_dilations=*/nullptr, /*window_dilations=*/nullptr,
      op.getPaddingAttr());
  OpBuilder::InsertionGuard guard(builder);
  llvm::SmallVector<Type> types = {scalar(element), scalar(i64), scalar(i1),
                                   scalar(element), scalar(i64), scalar(i1)};
  Block *block =
      builder.createBlock(&reduce.getBody(), {}, types,
                          llvm::SmallVector<Location>(types.size(), location));
  fillSelect(block);
  return reduce.getResult(1);
}

Value Selection::scattered(Value positions) {
  Location location = composer.location;
  int64_t count = operandType.getNumElements();
  int64_t sources = sourceType.getNumElements();
  Type element = operandType.getElementType();
  Value target = composer.broadcast(op.getInitValue(),
                                    composer.tensor({count}, element), {});
  Value indices = reshaped(positions, composer.tensor({sources, 1}, i64));
  Value updates = reshaped(op.getSource(), composer.tensor({sources}, element));
  auto numbers = stablehlo::ScatterDimensionNumbersAttr::get(
      builder.getContext(), /*updateWindowDims=*/{}, /*insertedWindowDims=*/{0},
      /*inputBatchingDims=*/{}, /*scatterIndicesBatchingDims=*/{},
      /*scatterDimsToOperandDims=*/{0}, /*indexVectorDim=*/1);
  auto scatter = stablehlo::ScatterOp::create(
      builder, location, TypeRange{target.getType()}, ValueRange{target},
      indices, ValueRange{updates}, numbers, /*indices_are_sorted=*/false,
      /*unique_indices=*/false);
  IRMapping mapping;
  op.getScatter().cloneInto(&scatter.getUpdateComputation(), mapping);
  return reshaped(scatter.getResult(0), operandType);
}

std::optional<Values> decompose(stablehlo::SelectAndScatterOp op,
                                Composer composer) {
  // A scatter region of wider types would ask for a wider result.
  Type scalar = op.getScatter().front().getArgument(0).getType();
  if (cast<RankedTensorType>(scalar).getElementType() !=
      cast<RankedTensorType>(op.getType()).getElementType())
    return std::nullopt;
  Selection selection(op, composer);
  return Values{selection.scattered(selection.selectedPositions())};
}

} // namespace tesela::semantics
