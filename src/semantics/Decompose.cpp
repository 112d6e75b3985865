// Finds the decomposition of an operator; the pass `decompose`.
#include "semantics/Decompose.h"

#include "semantics/Passes.h"
#include "semantics/decompositions/Composer.h"

#include "ir/Contraction.h"
#include "ir/Dynamic.h"
#include "ir/Normalization.h"
#include "ir/Reduction.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace tesela::semantics {

static bool isStatic(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.hasStaticShape();
}

std::optional<llvm::SmallVector<Value>> decompose(Operation *op,
                                                  OpBuilder &builder) {
  if (!llvm::all_of(op->getOperandTypes(), isStatic) ||
      !llvm::all_of(op->getResultTypes(), isStatic))
    return std::nullopt;
  Composer composer(builder, op->getLoc());
  return llvm::TypeSwitch<Operation *, std::optional<Values>>(op)
      .Case<stablehlo::BatchNormGradOp, stablehlo::BatchNormInferenceOp,
            stablehlo::BatchNormTrainingOp, stablehlo::DynamicBroadcastInDimOp,
            stablehlo::DynamicConvOp, stablehlo::DynamicGatherOp,
            stablehlo::DynamicIotaOp, stablehlo::DynamicPadOp,
            stablehlo::DynamicReshapeOp, stablehlo::RealDynamicSliceOp,
            stablehlo::SelectAndScatterOp>(
          [&](auto op) -> std::optional<Values> {
            return decompose(op, composer);
          })
      .Default(std::nullopt);
}

#define GEN_PASS_DEF_DECOMPOSE
#include "semantics/Passes.h.inc"

namespace {

struct Decompose : impl::DecomposeBase<Decompose> {
  void runOnOperation() override {
    llvm::SmallVector<Operation *> operations;
    getOperation()->walk([&](Operation *op) { operations.push_back(op); });
    for (Operation *op : operations) {
      OpBuilder builder(op);
      if (auto values = decompose(op, builder)) {
        op->replaceAllUsesWith(*values);
        op->erase();
      }
    }
  }
};

} // namespace

} // namespace tesela::semantics
