// Operators that give their operand back.
#include "ir/Stablehlo.h"
#include "simplify/Constants.h"
#include "simplify/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace tesela::simplify {

#define GEN_PASS_DEF_REMOVEIDENTITIES
#include "simplify/Passes.h.inc"

namespace {

bool isIota(ArrayRef<int64_t> values) {
  for (auto [position, value] : llvm::enumerate(values))
    if (value != static_cast<int64_t>(position))
      return false;
  return true;
}

// Each overload answers: which value does `op` give back, if any?

Value identity(stablehlo::ReshapeOp op) { return op.getOperand(); }
Value identity(stablehlo::ConvertOp op) { return op.getOperand(); }
Value identity(stablehlo::BitcastConvertOp op) { return op.getOperand(); }

Value identity(stablehlo::TransposeOp op) {
  return isIota(op.getPermutation()) ? op.getOperand() : Value();
}
Value identity(stablehlo::BroadcastInDimOp op) {
  return isIota(op.getBroadcastDimensions()) ? op.getOperand() : Value();
}
Value identity(stablehlo::SliceOp op) {
  // Of the result's own type: every element, so start 0 and stride 1 wherever
  // a dimension has more than one element.
  for (auto [start, stride, size] : llvm::zip_equal(
           op.getStartIndices(), op.getStrides(), op.getType().getShape()))
    if (start != 0 || (stride != 1 && size > 1))
      return {};
  return op.getOperand();
}
Value identity(stablehlo::PadOp op) {
  auto zero = [](int64_t amount) { return amount == 0; };
  return llvm::all_of(op.getEdgePaddingLow(), zero) &&
                 llvm::all_of(op.getEdgePaddingHigh(), zero) &&
                 llvm::all_of(op.getInteriorPadding(), zero)
             ? op.getOperand()
             : Value();
}
Value identity(stablehlo::ConcatenateOp op) {
  return op.getInputs().size() == 1 ? op.getInputs().front() : Value();
}
Value identity(stablehlo::ReverseOp op) {
  auto shape = op.getType().getShape();
  return llvm::all_of(op.getDimensions(),
                      [&](int64_t dimension) { return shape[dimension] <= 1; })
             ? op.getOperand()
             : Value();
}
Value identity(stablehlo::SelectOp op) {
  if (op.getOnTrue() == op.getOnFalse())
    return op.getOnTrue();
  if (std::optional<APInt> predicate = integerSplat(op.getPred()))
    return predicate->isZero() ? op.getOnFalse() : op.getOnTrue();
  return {};
}
Value identity(stablehlo::AddOp op) {
  std::optional<APInt> right = integerSplat(op.getRhs());
  return right && right->isZero() ? op.getLhs() : Value();
}
Value identity(stablehlo::SubtractOp op) {
  std::optional<APInt> right = integerSplat(op.getRhs());
  return right && right->isZero() ? op.getLhs() : Value();
}
Value identity(stablehlo::MulOp op) {
  std::optional<APInt> right = integerSplat(op.getRhs());
  return right && right->isOne() ? op.getLhs() : Value();
}
Value identity(stablehlo::GetTupleElementOp op) {
  auto tuple = op.getOperand().getDefiningOp<stablehlo::TupleOp>();
  return tuple ? tuple.getOperand(op.getIndex()) : Value();
}

template <typename Op> struct RemoveIdentity : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    Value value = identity(op);
    if (!value || value.getType() != op->getResult(0).getType())
      return failure();
    rewriter.replaceOp(op, value);
    return success();
  }
};

struct RemoveIdentitiesPass : impl::RemoveIdentitiesBase<RemoveIdentitiesPass> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<
        RemoveIdentity<stablehlo::AddOp>,
        RemoveIdentity<stablehlo::BitcastConvertOp>,
        RemoveIdentity<stablehlo::BroadcastInDimOp>,
        RemoveIdentity<stablehlo::ConcatenateOp>,
        RemoveIdentity<stablehlo::ConvertOp>,
        RemoveIdentity<stablehlo::GetTupleElementOp>,
        RemoveIdentity<stablehlo::MulOp>, RemoveIdentity<stablehlo::PadOp>,
        RemoveIdentity<stablehlo::ReshapeOp>,
        RemoveIdentity<stablehlo::ReverseOp>,
        RemoveIdentity<stablehlo::SelectOp>, RemoveIdentity<stablehlo::SliceOp>,
        RemoveIdentity<stablehlo::SubtractOp>,
        RemoveIdentity<stablehlo::TransposeOp>>(&getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace
} // namespace tesela::simplify
