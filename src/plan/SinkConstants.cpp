#include "plan/Lifetimes.h"
#include "plan/Passes.h"

#include "mlir/IR/Builders.h"

using namespace mlir;

namespace tesela::plan {

#define GEN_PASS_DEF_SINKCONSTANTS
#include "plan/Passes.h.inc"

namespace {

struct SinkConstants : impl::SinkConstantsBase<SinkConstants> {
  static void sink(Region &region) {
    llvm::DenseMap<Operation *, Operation *> copies;
    region.walk([&](Operation *inner) {
      for (OpOperand &operand : inner->getOpOperands()) {
        Operation *source = operand.get().getDefiningOp();
        if (!source || !source->hasTrait<OpTrait::ConstantLike>() ||
            region.isAncestor(source->getParentRegion()))
          continue;
        Operation *&copy = copies[source];
        if (!copy) {
          OpBuilder builder(&region.front(), region.front().begin());
          copy = builder.clone(*source);
        }
        operand.set(copy->getResult(0));
      }
    });
  }

  void runOnOperation() override {
    getOperation().walk([&](Operation *op) {
      if (op == getOperation() || isControlFlow(op))
        return;
      for (Region &region : op->getRegions())
        if (!region.empty())
          sink(region);
    });
  }
};

} // namespace
} // namespace tesela::plan
