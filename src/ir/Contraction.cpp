// Requirements of dot_general and of convolutions.
#include "ir/Contraction.h"
#include "ir/Windows.h"

using namespace mlir;

namespace tesela::stablehlo {

//===-- Requirements of dot_general
//----------------------------------------===//

namespace {

// One operand of a dot and the roles of its dimensions.
struct DotOperand {
  StringRef name;
  RankedTensorType type;
  ArrayRef<int64_t> batching, contracting;

  // Its dimensions that are neither batched nor contracted.
  void appendFreeSizes(SmallVectorImpl<int64_t> &sizes) const {
    for (int64_t i = 0; i < type.getRank(); ++i)
      if (!llvm::is_contained(batching, i) &&
          !llvm::is_contained(contracting, i))
        sizes.push_back(type.getDimSize(i));
  }
};

LogicalResult verifyDotOperand(const Requirements &constraints,
                               const DotOperand &operand, StringRef unique,
                               StringRef batchRange, StringRef contractRange) {
  SmallVector<int64_t> all(operand.batching);
  llvm::append_range(all, operand.contracting);
  int64_t rank = operand.type.getRank();
  return failure(failed(constraints.requireUnique(
                     all, unique,
                     operand.name + " batching and contracting dimensions")) ||
                 failed(constraints.requireInRange(
                     operand.batching, rank, batchRange,
                     operand.name + " batching dimensions")) ||
                 failed(constraints.requireInRange(
                     operand.contracting, rank, contractRange,
                     operand.name + " contracting dimensions")));
}

LogicalResult verifyPairedSizes(const Requirements &constraints,
                                const DotOperand &lhs, const DotOperand &rhs,
                                ArrayRef<int64_t> lhsDimensions,
                                ArrayRef<int64_t> rhsDimensions,
                                StringRef constraint, StringRef role) {
  for (auto [l, r] : llvm::zip(lhsDimensions, rhsDimensions)) {
    int64_t lhsSize = lhs.type.getDimSize(l), rhsSize = rhs.type.getDimSize(r);
    if (failed(constraints.require(
            compatibleSizes(lhsSize, rhsSize), constraint,
            role + " dimension " + Twine(l) + " of lhs and " + Twine(r) +
                " of rhs must have the same size, got " + Twine(lhsSize) +
                " and " + Twine(rhsSize))))
      return failure();
  }
  return success();
}

LogicalResult verifyPrecision(const Requirements &constraints,
                              std::optional<ArrayAttr> precision,
                              StringRef constraint) {
  // Absent and empty mean DEFAULT for both; old writers give one for both.
  return constraints.require(!precision || precision->size() <= 2, constraint,
                             "precision_config must have 2 entries");
}

} // namespace

LogicalResult DotGeneralOp::verify() {
  Requirements constraints(*this);
  DotDimensionNumbersAttr numbers = getDotDimensionNumbers();
  DotOperand lhs{"lhs", cast<RankedTensorType>(getLhs().getType()),
                 numbers.getLhsBatchingDimensions(),
                 numbers.getLhsContractingDimensions()};
  DotOperand rhs{"rhs", cast<RankedTensorType>(getRhs().getType()),
                 numbers.getRhsBatchingDimensions(),
                 numbers.getRhsContractingDimensions()};
  if (failed(constraints.require(
          lhs.batching.size() == rhs.batching.size(), "C1",
          "lhs and rhs must have as many batching dimensions")) ||
      failed(constraints.require(
          lhs.contracting.size() == rhs.contracting.size(), "C2",
          "lhs and rhs must have as many contracting dimensions")) ||
      failed(verifyDotOperand(constraints, lhs, "C3", "C5", "C6")) ||
      failed(verifyDotOperand(constraints, rhs, "C4", "C7", "C8")) ||
      failed(verifyPairedSizes(constraints, lhs, rhs, lhs.batching,
                               rhs.batching, "C9", "batching")) ||
      failed(verifyPairedSizes(constraints, lhs, rhs, lhs.contracting,
                               rhs.contracting, "C10", "contracting")) ||
      failed(verifyPrecision(constraints, getPrecisionConfig(), "C11")))
    return failure();
  SmallVector<int64_t> shape;
  for (int64_t dimension : lhs.batching)
    shape.push_back(lhs.type.getDimSize(dimension));
  lhs.appendFreeSizes(shape);
  rhs.appendFreeSizes(shape);
  auto expected = RankedTensorType::get(shape, lhs.type.getElementType());
  if (failed(constraints.requireSameShape(expected, getType(), "C12",
                                          "batching dimensions, free "
                                          "dimensions of lhs, of rhs; and the "
                                          "result")))
    return failure();
  ArrayAttr precisions = getPrecisionConfigAttr();
  if (!getAlgorithm() || !precisions)
    return success();
  for (Attribute precision : precisions)
    if (cast<PrecisionAttr>(precision).getValue() != Precision::DEFAULT)
      return constraints.require(false, "C21",
                                 "precision must be DEFAULT where an algorithm "
                                 "is given");
  return success();
}

//===-- Requirements of convolutions
//---------------------------------------===//

namespace {

constexpr WindowConstraints kConvolutionWindow = {.strideCount = "C2",
                                                  .strides = "C3",
                                                  .baseDilationCount = "C5",
                                                  .baseDilations = "C6",
                                                  .windowDilationCount = "C7",
                                                  .windowDilations = "C8",
                                                  .padding = "C4",
                                                  .reversal = "C9"};

// The roles of one tensor's dimensions are a permutation of its dimensions.
LogicalResult verifyRoles(const Requirements &constraints, int64_t rank,
                          int64_t first, int64_t second,
                          ArrayRef<int64_t> spatial, StringRef countConstraint,
                          StringRef constraint, StringRef name) {
  SmallVector<int64_t> all(spatial);
  all.push_back(first);
  all.push_back(second);
  return failure(
      failed(constraints.requireSize(spatial.size(), rank - 2, countConstraint,
                                     name + " spatial dimensions")) ||
      failed(
          constraints.requireUnique(all, constraint, name + " dimensions")) ||
      failed(constraints.requireInRange(all, rank, constraint,
                                        name + " dimensions")));
}

template <typename Op>
LogicalResult verifyGroups(const Requirements &constraints, Op op,
                           RankedTensorType lhs, RankedTensorType rhs) {
  ConvDimensionNumbersAttr numbers = op.getDimensionNumbers();
  int64_t features = op.getFeatureGroupCount();
  int64_t batches = op.getBatchGroupCount();
  auto divides = [](int64_t divisor, int64_t size) {
    return ShapedType::isDynamic(size) || size % divisor == 0;
  };
  if (failed(constraints.requirePositive(features, "C21",
                                         "feature_group_count")) ||
      failed(
          constraints.requirePositive(batches, "C22", "batch_group_count")) ||
      failed(constraints.require(features == 1 || batches == 1, "C23",
                                 "feature_group_count and batch_group_count "
                                 "cannot both exceed 1")))
    return failure();
  int64_t batch = lhs.getDimSize(numbers.getInputBatchDimension());
  int64_t feature = lhs.getDimSize(numbers.getInputFeatureDimension());
  int64_t kernelIn = rhs.getDimSize(numbers.getKernelInputFeatureDimension());
  int64_t kernelOut = rhs.getDimSize(numbers.getKernelOutputFeatureDimension());
  return failure(
      failed(constraints.require(divides(batches, batch), "C10",
                                 "the input's batch size " + Twine(batch) +
                                     " must be a multiple of "
                                     "batch_group_count")) ||
      failed(constraints.require(divides(features, feature), "C11",
                                 "the input's features, " + Twine(feature) +
                                     ", must be a multiple of "
                                     "feature_group_count")) ||
      failed(constraints.require(
          ShapedType::isDynamic(feature) ||
              compatibleSizes(kernelIn, feature / features),
          "C14",
          "the kernel's input features, " + Twine(kernelIn) +
              ", must be the input's features / feature_group_count")) ||
      failed(constraints.require(divides(batches, kernelOut), "C15",
                                 "the kernel's output features, " +
                                     Twine(kernelOut) +
                                     ", must be a multiple of "
                                     "batch_group_count")) ||
      failed(constraints.require(divides(features, kernelOut), "C16",
                                 "the kernel's output features, " +
                                     Twine(kernelOut) +
                                     ", must be a multiple of "
                                     "feature_group_count")));
}

// `strides` and `padding` may differ from the operator's attributes: some are
// known at run time only, some are too long.
template <typename Op>
LogicalResult verifyConvolution(Op op, DenseI64ArrayAttr strides,
                                DenseIntElementsAttr padding,
                                bool paddingIsKnown) {
  Requirements constraints(op);
  auto lhs = cast<RankedTensorType>(op.getLhs().getType());
  auto rhs = cast<RankedTensorType>(op.getRhs().getType());
  auto result = cast<RankedTensorType>(op.getType());
  ConvDimensionNumbersAttr numbers = op.getDimensionNumbers();
  int64_t rank = lhs.getRank();
  if (failed(constraints.require(rank == rhs.getRank(), "C1",
                                 "lhs and rhs must have the same rank")) ||
      failed(constraints.require(rank >= 2, "C1", "rank must be at least 2")) ||
      failed(constraints.require(result.getRank() == rank, "C26",
                                 "the result must have the operands' rank")) ||
      failed(verifyRoles(constraints, rank, numbers.getInputBatchDimension(),
                         numbers.getInputFeatureDimension(),
                         numbers.getInputSpatialDimensions(), "C12", "C13",
                         "input")) ||
      failed(verifyRoles(
          constraints, rank, numbers.getKernelInputFeatureDimension(),
          numbers.getKernelOutputFeatureDimension(),
          numbers.getKernelSpatialDimensions(), "C17", "C18", "kernel")) ||
      failed(verifyRoles(constraints, rank, numbers.getOutputBatchDimension(),
                         numbers.getOutputFeatureDimension(),
                         numbers.getOutputSpatialDimensions(), "C19", "C20",
                         "output")) ||
      failed(verifyGroups(constraints, op, lhs, rhs)) ||
      failed(verifyPrecision(constraints, op.getPrecisionConfig(), "C24")))
    return failure();
  SmallVector<int64_t> sizes;
  for (int64_t dimension : numbers.getKernelSpatialDimensions())
    sizes.push_back(rhs.getDimSize(dimension));
  FailureOr<SmallVector<Window>> windows =
      makeWindows(constraints, kConvolutionWindow, sizes,
                  {strides, op.getLhsDilationAttr(), op.getRhsDilationAttr(),
                   padding, op.getWindowReversalAttr()});
  if (failed(windows))
    return failure();
  SmallVector<int64_t> shape(rank, ShapedType::kDynamic);
  int64_t batch = lhs.getDimSize(numbers.getInputBatchDimension());
  if (!ShapedType::isDynamic(batch))
    shape[numbers.getOutputBatchDimension()] =
        batch / static_cast<int64_t>(op.getBatchGroupCount());
  shape[numbers.getOutputFeatureDimension()] =
      rhs.getDimSize(numbers.getKernelOutputFeatureDimension());
  if (paddingIsKnown)
    for (auto [i, window] : llvm::enumerate(*windows))
      shape[numbers.getOutputSpatialDimensions()[i]] = windowCount(
          lhs.getDimSize(numbers.getInputSpatialDimensions()[i]), window);
  return constraints.requireSameShape(
      RankedTensorType::get(shape, result.getElementType()), result, "C25",
      "batch, features and positions of the window; and the result");
}

} // namespace

LogicalResult ConvolutionOp::verify() {
  return verifyConvolution(*this, getWindowStridesAttr(), getPaddingAttr(),
                           /*paddingIsKnown=*/true);
}

LogicalResult DynamicConvOp::verify() {
  auto padding = cast<RankedTensorType>(getPadding().getType());
  int64_t spatial = cast<RankedTensorType>(getLhs().getType()).getRank() - 2;
  Requirements constraints(*this);
  if (failed(constraints.require(
          padding.getRank() == 2 &&
              compatibleSizes(padding.getDimSize(0), spatial) &&
              compatibleSizes(padding.getDimSize(1), 2),
          "C4", "padding must be a " + Twine(spatial) + " x 2 matrix")))
    return failure();
  // Frameworks write strides for dimensions there are not; they mean nothing.
  DenseI64ArrayAttr strides = getWindowStridesAttr();
  if (strides && strides.size() > spatial)
    strides = DenseI64ArrayAttr::get(getContext(),
                                     strides.asArrayRef().take_front(spatial));
  return verifyConvolution(*this, strides, {}, /*paddingIsKnown=*/false);
}

} // namespace tesela::stablehlo
