// Branches and loops that a constant decides.
#include "ir/Stablehlo.h"
#include "simplify/Constants.h"
#include "simplify/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace tesela::simplify {

#define GEN_PASS_DEF_PRUNECONTROLFLOW
#include "simplify/Passes.h.inc"

namespace {

/// Moves the operators of `branch` before `op` and replaces `op` by what the
/// branch returns.
void takeBranch(Operation *op, Region &branch, PatternRewriter &rewriter) {
  Block &block = branch.front();
  Operation *last = block.getTerminator();
  SmallVector<Value> results(last->getOperands());
  rewriter.eraseOp(last);
  rewriter.inlineBlockBefore(&block, op);
  rewriter.replaceOp(op, results);
}

LogicalResult pruneIf(stablehlo::IfOp op, PatternRewriter &rewriter) {
  std::optional<APInt> predicate = integerSplat(op.getPred());
  if (!predicate)
    return failure();
  takeBranch(op, predicate->isZero() ? op.getFalseBranch() : op.getTrueBranch(),
             rewriter);
  return success();
}

LogicalResult pruneCase(stablehlo::CaseOp op, PatternRewriter &rewriter) {
  std::optional<APInt> index = integerSplat(op.getIndex());
  if (!index)
    return failure();
  int64_t taken = index->getSExtValue(), count = op.getBranches().size();
  if (taken < 0 || taken >= count)
    taken = count - 1;
  takeBranch(op, op.getBranches()[taken], rewriter);
  return success();
}

LogicalResult pruneWhile(stablehlo::WhileOp op, PatternRewriter &rewriter) {
  Operation *last = op.getCond().front().getTerminator();
  std::optional<APInt> goesOn = integerSplat(last->getOperand(0));
  if (!goesOn || !goesOn->isZero())
    return failure();
  rewriter.replaceOp(op, op.getOperands());
  return success();
}

struct PruneControlFlowPass : impl::PruneControlFlowBase<PruneControlFlowPass> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add(pruneIf);
    patterns.add(pruneCase);
    patterns.add(pruneWhile);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace
} // namespace tesela::simplify
