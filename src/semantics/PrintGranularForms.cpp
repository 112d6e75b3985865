// Prints the granular form of each operator.
#include "semantics/Passes.h"

#include "semantics/Granular.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace tesela::semantics {

#define GEN_PASS_DEF_PRINTGRANULARFORMS
#include "semantics/Passes.h.inc"

namespace {

struct PrintGranularForms : impl::PrintGranularFormsBase<PrintGranularForms> {
  void runOnOperation() override {
    bool sound = true;
    getOperation()->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (!op->getParentOfType<func::FuncOp>() ||
          op->hasTrait<OpTrait::IsTerminator>())
        return WalkResult::advance();
      llvm::outs() << "// " << op->getName() << "\n";
      std::optional<GranularForm> form = granularForm(op);
      if (!form) {
        llvm::outs() << "opaque\n";
        return WalkResult::advance();
      }
      form->print(llvm::outs());
      std::string why;
      llvm::raw_string_ostream errors(why);
      if (!verify(*form, errors)) {
        op->emitError(why);
        sound = false;
      }
      return WalkResult::skip();
    });
    if (!sound)
      signalPassFailure();
  }
};

} // namespace

} // namespace tesela::semantics
