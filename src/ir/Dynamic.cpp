#include "ir/Dynamic.h"
#include "mlir/IR/Builders.h"

using namespace mlir;

namespace tesela::stablehlo {

static RankedTensorType tensorOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

// A vector of sizes or indices has as many entries as `rank`.
static LogicalResult checkLength(const Site &site, StringRef constraint,
                                 StringRef what, Value vector, int64_t rank) {
  int64_t length = tensorOf(vector).getDimSize(0);
  return ShapedType::isDynamic(length)
             ? success()
             : checkCount(site, constraint, what, length, rank);
}

LogicalResult DynamicBroadcastInDimOp::verify() {
  Site site{getLoc(), getOperationName()};
  RankedTensorType from = tensorOf(getOperand()), to = tensorOf(getResult());
  ArrayRef<int64_t> dimensions = getBroadcastDimensions();
  if (failed(checkMovedElements(site, "C1", from, to)) ||
      failed(checkCount(site, "C2", "broadcast_dimensions", dimensions.size(),
                        from.getRank())) ||
      failed(checkDimensions(site, "C3", "broadcast dimension", dimensions,
                             to.getRank())) ||
      failed(checkUnique(site, "C4", "broadcast_dimensions", dimensions)) ||
      failed(checkLength(site, "C7", "output_dimensions", getOutputDimensions(),
                         to.getRank())))
    return failure();
  for (auto [i, dimension] : llvm::enumerate(dimensions))
    if (from.getDimSize(i) != 1 &&
        !compatibleSizes(from.getDimSize(i), to.getDimSize(dimension)))
      return site.broken("C5", "dimension ", i, " has size ",
                         from.getDimSize(i), ", neither 1 nor the size ",
                         to.getDimSize(dimension), " of result dimension ",
                         dimension);
  auto listOf = [](std::optional<ArrayRef<int64_t>> known) {
    return llvm::to_vector(known.value_or(ArrayRef<int64_t>()));
  };
  SmallVector<int64_t> expanding = listOf(getKnownExpandingDimensions());
  SmallVector<int64_t> nonexpanding = listOf(getKnownNonexpandingDimensions());
  SmallVector<int64_t> known = expanding;
  llvm::append_range(known, nonexpanding);
  return failure(
      failed(checkUnique(site, "C8", "the list of known dimensions", known)) ||
      failed(checkDimensions(site, "C9", "known expanding dimension", expanding,
                             from.getRank())) ||
      failed(checkDimensions(site, "C10", "known nonexpanding dimension",
                             nonexpanding, from.getRank())));
}

LogicalResult DynamicGatherOp::verify() {
  Site site{getLoc(), getOperationName()};
  return failure(failed(checkMovedElements(site, "C21", getOperand().getType(),
                                           getType())) ||
                 failed(checkLength(site, "C9", "slice_sizes", getSliceSizes(),
                                    tensorOf(getOperand()).getRank())));
}

LogicalResult DynamicIotaOp::verify() {
  Site site{getLoc(), getOperationName()};
  int64_t rank = tensorOf(getResult()).getRank();
  return failure(
      failed(checkDimensions(site, "C1", "iota_dimension",
                             static_cast<int64_t>(getIotaDimension()), rank)) ||
      failed(checkLength(site, "C2", "output_shape", getOutputShape(), rank)));
}

LogicalResult DynamicPadOp::verify() {
  Site site{getLoc(), getOperationName()};
  RankedTensorType operand = tensorOf(getOperand());
  RankedTensorType result = tensorOf(getResult());
  RankedTensorType value = tensorOf(getPaddingValue());
  if (value.getRank() != 0)
    return site.broken("I2", "padding_value must be a scalar, got ",
                       Type(value));
  if (result.getRank() != operand.getRank())
    return site.broken("C4", "ranks differ: ", Type(operand), " and ",
                       Type(result));
  int64_t rank = operand.getRank();
  return failure(failed(checkMovedElements(site, "C1", operand, value)) ||
                 failed(checkMovedElements(site, "C1", operand, result)) ||
                 failed(checkLength(site, "C2", "edge_padding_low",
                                    getEdgePaddingLow(), rank)) ||
                 failed(checkLength(site, "C2", "edge_padding_high",
                                    getEdgePaddingHigh(), rank)) ||
                 failed(checkLength(site, "C2", "interior_padding",
                                    getInteriorPadding(), rank)));
}

LogicalResult DynamicReshapeOp::verify() {
  Site site{getLoc(), getOperationName()};
  RankedTensorType from = tensorOf(getOperand()), to = tensorOf(getResult());
  if (failed(checkMovedElements(site, "C1", from, to)) ||
      failed(checkLength(site, "C4", "output_shape", getOutputShape(),
                         to.getRank())))
    return failure();
  if (from.hasStaticShape() && to.hasStaticShape() &&
      from.getNumElements() != to.getNumElements())
    return site.broken("C2",
                       "numbers of elements differ: ", from.getNumElements(),
                       " and ", to.getNumElements());
  return success();
}

LogicalResult RealDynamicSliceOp::verify() {
  Site site{getLoc(), getOperationName()};
  RankedTensorType operand = tensorOf(getOperand());
  RankedTensorType result = tensorOf(getResult());
  int64_t rank = operand.getRank();
  if (failed(checkMovedElements(site, "C1", operand, result)) ||
      failed(
          checkLength(site, "C2", "start_indices", getStartIndices(), rank)) ||
      failed(
          checkLength(site, "C2", "limit_indices", getLimitIndices(), rank)) ||
      failed(checkLength(site, "C2", "strides", getStrides(), rank)))
    return failure();
  if (result.getRank() != rank)
    return site.broken("C5", "ranks differ: ", Type(operand), " and ",
                       Type(result));
  return success();
}

} // namespace tesela::stablehlo
