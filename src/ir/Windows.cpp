#include "ir/Windows.h"
#include "ir/Contraction.h"
#include "ir/Reduction.h"

using namespace mlir;

namespace tesela::stablehlo {

int64_t windowCount(int64_t inputSize, const Window &window) {
  if (ShapedType::isDynamic(inputSize) || ShapedType::isDynamic(window.size))
    return ShapedType::kDynamic;
  using Wide = __int128; // of two 64-bit factors
  auto dilate = [](int64_t size, int64_t dilation) {
    return size == 0 ? Wide(0) : Wide(size - 1) * dilation + 1;
  };
  Wide padded =
      dilate(inputSize, window.baseDilation) + window.low + window.high;
  Wide extent = dilate(window.size, window.windowDilation);
  if (padded <= 0 || extent > padded)
    return 0;
  return int64_t(
      std::min<Wide>((padded - extent) / window.stride + 1, INT64_MAX));
}

static LogicalResult checkFactors(const Requirements &constraints,
                                  DenseI64ArrayAttr values, size_t count,
                                  StringRef countConstraint,
                                  StringRef valueConstraint, StringRef what) {
  if (!values)
    return success();
  return failure(
      failed(constraints.requireSize(values.size(), count, countConstraint,
                                     what)) ||
      failed(constraints.requirePositive(values, valueConstraint, what)));
}

static LogicalResult checkPadding(const Requirements &constraints,
                                  DenseIntElementsAttr padding, int64_t count,
                                  StringRef constraint) {
  if (!padding)
    return success();
  ArrayRef<int64_t> shape = padding.getType().getShape();
  return constraints.require(
      shape.size() == 2 && shape[0] == count && shape[1] == 2, constraint,
      "padding must be a " + Twine(count) + " x 2 matrix");
}

FailureOr<SmallVector<Window>> makeWindows(const Requirements &constraints,
                                           const WindowConstraints &numbers,
                                           ArrayRef<int64_t> sizes,
                                           const WindowAttributes &attributes) {
  size_t count = sizes.size();
  if (failed(checkFactors(constraints, attributes.strides, count,
                          numbers.strideCount, numbers.strides,
                          "window strides")) ||
      failed(checkFactors(constraints, attributes.baseDilations, count,
                          numbers.baseDilationCount, numbers.baseDilations,
                          "base dilations")) ||
      failed(checkFactors(constraints, attributes.windowDilations, count,
                          numbers.windowDilationCount, numbers.windowDilations,
                          "window dilations")) ||
      failed(checkPadding(constraints, attributes.padding, count,
                          numbers.padding)))
    return failure();
  if (attributes.reversal &&
      failed(constraints.requireSize(attributes.reversal.size(), count,
                                     numbers.reversal, "window reversal")))
    return failure();
  SmallVector<int64_t> padding(2 * count, 0);
  if (attributes.padding)
    llvm::copy(attributes.padding.getValues<int64_t>(), padding.begin());
  SmallVector<Window> windows(count);
  for (auto [i, window] : llvm::enumerate(windows)) {
    window.size = sizes[i];
    window.low = padding[2 * i];
    window.high = padding[2 * i + 1];
    if (attributes.strides)
      window.stride = attributes.strides[i];
    if (attributes.baseDilations)
      window.baseDilation = attributes.baseDilations[i];
    if (attributes.windowDilations)
      window.windowDilation = attributes.windowDilations[i];
    if (attributes.reversal)
      window.reversed = attributes.reversal[i];
  }
  return windows;
}

// For operators that are known to be valid.
static SmallVector<Window> windowsOfValid(ArrayRef<int64_t> sizes,
                                          const WindowAttributes &attributes) {
  FailureOr<SmallVector<Window>> windows =
      makeWindows(Requirements(std::nullopt, ""), {}, sizes, attributes);
  assert(succeeded(windows) && "windows of an operator not verified");
  return std::move(*windows);
}

SmallVector<Window> windowsOf(ConvolutionOp op) {
  auto kernel = cast<RankedTensorType>(op.getRhs().getType());
  SmallVector<int64_t> sizes;
  for (int64_t dimension :
       op.getDimensionNumbers().getKernelSpatialDimensions())
    sizes.push_back(kernel.getDimSize(dimension));
  return windowsOfValid(sizes,
                        {op.getWindowStridesAttr(), op.getLhsDilationAttr(),
                         op.getRhsDilationAttr(), op.getPaddingAttr(),
                         op.getWindowReversalAttr()});
}

SmallVector<Window> windowsOf(ReduceWindowOp op) {
  return windowsOfValid(op.getWindowDimensions(), {op.getWindowStridesAttr(),
                                                   op.getBaseDilationsAttr(),
                                                   op.getWindowDilationsAttr(),
                                                   op.getPaddingAttr(),
                                                   {}});
}

SmallVector<Window> windowsOf(SelectAndScatterOp op) {
  auto operand = cast<RankedTensorType>(op.getOperand().getType());
  SmallVector<int64_t> sizes(operand.getRank(), 1);
  if (op.getWindowDimensions())
    sizes.assign(op.getWindowDimensions()->begin(),
                 op.getWindowDimensions()->end());
  return windowsOfValid(
      sizes, {op.getWindowStridesAttr(), {}, {}, op.getPaddingAttr(), {}});
}

} // namespace tesela::stablehlo
