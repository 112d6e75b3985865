// convolution: for each position of the output window, the sum over kernel
// positions and input features of input times kernel. Positions between the
// elements of a dilated input and in its padding hold zero, and zero times an
// infinite weight is NaN as it would be with an explicit pad.
#include "semantics/forms/FormBuilder.h"
#include "semantics/forms/Forms.h"
#include "semantics/forms/Products.h"
#include "semantics/forms/Windows.h"

#include "ir/Contraction.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::semantics {

/// `padding`: before and after each spatial dimension; empty stands for none.
template <typename Op>
static Window windowOf(Op op, size_t spatial, const Extent &kernelExtent,
                       llvm::ArrayRef<Extent> padding) {
  Window window;
  window.size = kernelExtent;
  if (auto strides = op.getWindowStrides())
    window.stride = (*strides)[spatial];
  if (auto dilation = op.getLhsDilation())
    window.baseDilation = (*dilation)[spatial];
  if (auto dilation = op.getRhsDilation())
    window.windowDilation = (*dilation)[spatial];
  if (auto reversal = op.getWindowReversal())
    window.reversed = (*reversal)[spatial];
  if (!padding.empty())
    window.padLow = padding[2 * spatial];
  return window;
}

// Feature groups: output features of group g read the input features of group
// g. Batch groups: output features of group g read the batches of group g.
template <typename Op>
static MaybeForm convolutionForm(Op op, ShapeOf shapes,
                                 llvm::ArrayRef<Extent> padding) {
  FormBuilder builder(op);
  auto numbers = op.getDimensionNumbers();
  Extents lhsShape = shapes(op.getLhs()), rhsShape = shapes(op.getRhs());
  Extents resultShape = shapes(op.getResult());
  Indices result = builder.parallel(resultShape);
  AffineExpr batch = result[numbers.getOutputBatchDimension()];
  AffineExpr feature = result[numbers.getOutputFeatureDimension()];
  Extent outputFeatures = rhsShape[numbers.getKernelOutputFeatureDimension()];
  Extent inputFeatures = rhsShape[numbers.getKernelInputFeatureDimension()];

  llvm::SmallVector<AffineExpr> kernelPositions;
  for (int64_t dimension : numbers.getKernelSpatialDimensions())
    kernelPositions.push_back(builder.reduction(rhsShape[dimension]));
  AffineExpr inputFeature = builder.reduction(inputFeatures);

  Indices lhs(lhsShape.size()), rhs(rhsShape.size());
  rhs[numbers.getKernelOutputFeatureDimension()] = feature;
  rhs[numbers.getKernelInputFeatureDimension()] = inputFeature;
  Extent batchGroups = op.getBatchGroupCount();
  Extent featureGroups = op.getFeatureGroupCount();
  Extent perBatchGroup = floorDivide(outputFeatures, batchGroups);
  Extent perFeatureGroup = floorDivide(outputFeatures, featureGroups);
  Extent batches =
      floorDivide(lhsShape[numbers.getInputBatchDimension()], batchGroups);
  // Without output features there is nothing to divide among groups.
  if (batchGroups != 1 && perBatchGroup != 0)
    batch = floorDivide(feature, perBatchGroup) * batches + batch;
  if (featureGroups != 1 && perFeatureGroup != 0)
    inputFeature =
        floorDivide(feature, perFeatureGroup) * inputFeatures + inputFeature;
  lhs[numbers.getInputBatchDimension()] = batch;
  lhs[numbers.getInputFeatureDimension()] = inputFeature;

  Access &input = builder.read(0, lhs);
  for (auto [k, position] : llvm::enumerate(kernelPositions)) {
    int64_t outputDimension = numbers.getOutputSpatialDimensions()[k];
    int64_t inputDimension = numbers.getInputSpatialDimensions()[k];
    int64_t kernelDimension = numbers.getKernelSpatialDimensions()[k];
    Window window = windowOf(op, k, rhsShape[kernelDimension], padding);
    input.indices[inputDimension] =
        windowIndex(input, window, result[outputDimension], position,
                    lhsShape[inputDimension], resultShape[outputDimension]);
    rhs[kernelDimension] =
        window.reversed ? window.size - 1 - position : position;
  }
  builder.read(1, rhs);
  builder.write(0, result);
  Term left = builder.input(0), right = builder.input(1);
  sumProducts(
      builder, left, right,
      productType(left.type(), right.type(), elementOf(op.getResult())));
  return builder.finish();
}

MaybeForm form(stablehlo::ConvolutionOp op, ShapeOf shapes) {
  Extents padding;
  if (auto numbers = op.getPaddingAttr())
    for (int64_t number : numbers.getValues<int64_t>())
      padding.push_back(number);
  return convolutionForm(op, shapes, padding);
}

MaybeForm form(stablehlo::DynamicConvOp op, ShapeOf shapes,
               llvm::ArrayRef<Extent> padding) {
  return convolutionForm(op, shapes, padding);
}

} // namespace tesela::semantics
