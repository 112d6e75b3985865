// Constants of commutative operators go last.
#include "ir/Stablehlo.h"
#include "simplify/Constants.h"
#include "simplify/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace tesela::simplify {

#define GEN_PASS_DEF_ORDEROPERANDS
#include "simplify/Passes.h.inc"

namespace {

/// A constant, or one spread over more dimensions.
bool isConstant(Value value) {
  if (auto broadcast = value.getDefiningOp<stablehlo::BroadcastInDimOp>())
    value = broadcast.getOperand();
  return constantElements(value) != nullptr;
}

struct OrderOperandsPass : impl::OrderOperandsBase<OrderOperandsPass> {
  void runOnOperation() override {
    getOperation().walk([](Operation *op) {
      if (!isa<stablehlo::AddOp, stablehlo::MulOp, stablehlo::AndOp,
               stablehlo::OrOp, stablehlo::XorOp>(op))
        return;
      Value left = op->getOperand(0), right = op->getOperand(1);
      // Mixed quantized types do not commute in their types.
      if (left.getType() == right.getType() && isConstant(left) &&
          !isConstant(right))
        op->setOperands({right, left});
    });
  }
};

} // namespace
} // namespace tesela::simplify
