// Two movements of data in a row become one.
#include "ir/Stablehlo.h"
#include "simplify/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace tesela::simplify {

#define GEN_PASS_DEF_COMPOSEMOVEMENT
#include "simplify/Passes.h.inc"

namespace {

// reshape(reshape(x)) = reshape(x)
LogicalResult composeReshapes(stablehlo::ReshapeOp op,
                              PatternRewriter &rewriter) {
  auto inner = op.getOperand().getDefiningOp<stablehlo::ReshapeOp>();
  if (!inner)
    return failure();
  rewriter.replaceOpWithNewOp<stablehlo::ReshapeOp>(op, op.getType(),
                                                    inner.getOperand());
  return success();
}

// transpose(transpose(x, p), q) = transpose(x, p[q])
LogicalResult composeTransposes(stablehlo::TransposeOp op,
                                PatternRewriter &rewriter) {
  auto inner = op.getOperand().getDefiningOp<stablehlo::TransposeOp>();
  if (!inner)
    return failure();
  SmallVector<int64_t> permutation;
  for (int64_t dimension : op.getPermutation())
    permutation.push_back(inner.getPermutation()[dimension]);
  rewriter.replaceOpWithNewOp<stablehlo::TransposeOp>(
      op, op.getType(), inner.getOperand(),
      rewriter.getDenseI64ArrayAttr(permutation));
  return success();
}

// broadcast_in_dim(broadcast_in_dim(x, d), e) = broadcast_in_dim(x, e[d])
LogicalResult composeBroadcasts(stablehlo::BroadcastInDimOp op,
                                PatternRewriter &rewriter) {
  auto inner = op.getOperand().getDefiningOp<stablehlo::BroadcastInDimOp>();
  if (!inner)
    return failure();
  SmallVector<int64_t> dimensions;
  for (int64_t dimension : inner.getBroadcastDimensions())
    dimensions.push_back(op.getBroadcastDimensions()[dimension]);
  rewriter.replaceOpWithNewOp<stablehlo::BroadcastInDimOp>(
      op, op.getType(), inner.getOperand(),
      rewriter.getDenseI64ArrayAttr(dimensions));
  return success();
}

// slice(slice(x, s, t), u, v) = slice(x, s + t * u, t * v)
LogicalResult composeSlices(stablehlo::SliceOp op, PatternRewriter &rewriter) {
  auto inner = op.getOperand().getDefiningOp<stablehlo::SliceOp>();
  if (!inner)
    return failure();
  SmallVector<int64_t> starts, limits, strides;
  for (size_t i = 0; i < op.getStartIndices().size(); ++i) {
    int64_t size = op.getType().getShape()[i];
    int64_t start = inner.getStartIndices()[i];
    if (size > 0) // where there is nothing, the sum may lie past the end
      start += inner.getStrides()[i] * op.getStartIndices()[i];
    int64_t stride = inner.getStrides()[i] * op.getStrides()[i];
    starts.push_back(start);
    strides.push_back(stride);
    limits.push_back(size == 0 ? start : start + (size - 1) * stride + 1);
  }
  rewriter.replaceOpWithNewOp<stablehlo::SliceOp>(
      op, op.getType(), inner.getOperand(),
      rewriter.getDenseI64ArrayAttr(starts),
      rewriter.getDenseI64ArrayAttr(limits),
      rewriter.getDenseI64ArrayAttr(strides));
  return success();
}

struct ComposeMovementPass : impl::ComposeMovementBase<ComposeMovementPass> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add(composeReshapes);
    patterns.add(composeTransposes);
    patterns.add(composeBroadcasts);
    patterns.add(composeSlices);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace
} // namespace tesela::simplify
