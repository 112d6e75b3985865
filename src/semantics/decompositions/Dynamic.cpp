// Operators with shapes or positions from operands, where those are known.
#include "semantics/decompositions/Composer.h"

#include "ir/Contraction.h"
#include "ir/DataMovement.h"
#include "ir/Dynamic.h"
#include "ir/GatherScatter.h"
#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;

namespace tesela::semantics {
namespace {

std::optional<llvm::SmallVector<int64_t>> knownIntegers(Value value) {
  auto constant = value.getDefiningOp<stablehlo::ConstantOp>();
  if (!constant)
    return std::nullopt;
  auto elements = dyn_cast<DenseIntElementsAttr>(constant.getValue());
  if (!elements)
    return std::nullopt;
  bool isUnsigned = elements.getElementType().isUnsignedInteger();
  llvm::SmallVector<int64_t> numbers;
  for (const APInt &number : elements)
    numbers.push_back(isUnsigned ? number.getZExtValue()
                                 : number.getSExtValue());
  return numbers;
}

} // namespace

// The shapes of these are those of their results.
std::optional<Values> decompose(stablehlo::DynamicBroadcastInDimOp op,
                                Composer composer) {
  return Values{composer.broadcast(op.getOperand(),
                                   cast<RankedTensorType>(op.getType()),
                                   op.getBroadcastDimensions())};
}

std::optional<Values> decompose(stablehlo::DynamicReshapeOp op,
                                Composer composer) {
  return Values{stablehlo::ReshapeOp::create(
      composer.builder, composer.location, op.getType(), op.getOperand())};
}

std::optional<Values> decompose(stablehlo::DynamicIotaOp op,
                                Composer composer) {
  return Values{stablehlo::IotaOp::create(composer.builder, composer.location,
                                          op.getType(), op.getIotaDimension())};
}

std::optional<Values> decompose(stablehlo::DynamicPadOp op, Composer composer) {
  auto low = knownIntegers(op.getEdgePaddingLow());
  auto high = knownIntegers(op.getEdgePaddingHigh());
  auto interior = knownIntegers(op.getInteriorPadding());
  if (!low || !high || !interior)
    return std::nullopt;
  return Values{stablehlo::PadOp::create(
      composer.builder, composer.location, op.getType(), op.getOperand(),
      op.getPaddingValue(), *low, *high, *interior)};
}

std::optional<Values> decompose(stablehlo::RealDynamicSliceOp op,
                                Composer composer) {
  auto start = knownIntegers(op.getStartIndices());
  auto limit = knownIntegers(op.getLimitIndices());
  auto strides = knownIntegers(op.getStrides());
  if (!start || !limit || !strides)
    return std::nullopt;
  return Values{stablehlo::SliceOp::create(composer.builder, composer.location,
                                           op.getType(), op.getOperand(),
                                           *start, *limit, *strides)};
}

std::optional<Values> decompose(stablehlo::DynamicGatherOp op,
                                Composer composer) {
  auto sizes = knownIntegers(op.getSliceSizes());
  if (!sizes)
    return std::nullopt;
  return Values{stablehlo::GatherOp::create(
      composer.builder, composer.location, op.getType(), op.getOperand(),
      op.getStartIndices(), op.getDimensionNumbers(), *sizes,
      op.getIndicesAreSorted())};
}

std::optional<Values> decompose(stablehlo::DynamicConvOp op,
                                Composer composer) {
  auto padding = knownIntegers(op.getPadding());
  if (!padding)
    return std::nullopt;
  OpBuilder &builder = composer.builder;
  auto type = RankedTensorType::get({int64_t(padding->size()) / 2, 2},
                                    builder.getI64Type());
  return Values{stablehlo::ConvolutionOp::create(
      builder, composer.location, op.getType(), op.getLhs(), op.getRhs(),
      op.getWindowStridesAttr(), DenseIntElementsAttr::get(type, *padding),
      op.getLhsDilationAttr(), op.getRhsDilationAttr(),
      op.getWindowReversalAttr(), op.getDimensionNumbersAttr(),
      op.getFeatureGroupCountAttr(), op.getBatchGroupCountAttr(),
      op.getPrecisionConfigAttr())};
}

} // namespace tesela::semantics
