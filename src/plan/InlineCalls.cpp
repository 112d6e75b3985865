#include "plan/Passes.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;

namespace tesela::plan {

#define GEN_PASS_DEF_INLINECALLS
#include "plan/Passes.h.inc"

namespace {

struct InlineCalls : impl::InlineCallsBase<InlineCalls> {
  void inlineCall(func::CallOp call, func::FuncOp callee) {
    OpBuilder builder(call);
    IRMapping mapping;
    Block &body = callee.getBody().front();
    mapping.map(body.getArguments(), call.getOperands());
    for (Operation &op : body.without_terminator())
      builder.clone(op, mapping);
    for (auto [result, value] :
         llvm::zip(call.getResults(), body.getTerminator()->getOperands()))
      result.replaceAllUsesWith(mapping.lookupOrDefault(value));
    call.erase();
  }

  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (!function.isPublic())
        continue;
      // Each round takes in one level of calls; a cycle has no end.
      for (int level = 0;; ++level) {
        SmallVector<func::CallOp> calls;
        function.walk([&](func::CallOp call) { calls.push_back(call); });
        if (calls.empty())
          break;
        for (func::CallOp call : calls) {
          auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
          if (!callee || callee.isExternal() || level > 200) {
            call.emitError()
                << "call of '" << call.getCallee() << "' cannot be inlined: "
                << (level > 200 ? "recursive" : "no body");
            return signalPassFailure();
          }
          inlineCall(call, callee);
        }
      }
    }
    for (auto function :
         llvm::make_early_inc_range(getOperation().getOps<func::FuncOp>()))
      if (!function.isPublic() &&
          symbols.symbolKnownUseEmpty(function, getOperation()))
        symbols.erase(function);
  }
};

} // namespace
} // namespace tesela::plan
