// Programs without calls, and without operators that are programs of others.
#include "prove/ProgramEncoder.h"

#include "semantics/Decompose.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;

namespace tesela::prove {

/// Programs that call themselves never end here.
static constexpr unsigned mostCalls = 10'000;

static LogicalResult inlineCall(func::CallOp call) {
  auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
      call, call.getCalleeAttr());
  if (!callee || callee.isExternal())
    return call.emitError("calls @")
           << call.getCallee() << ", which is not defined";
  IRMapping mapping;
  mapping.map(callee.getArguments(), call.getOperands());
  OpBuilder builder(call);
  Block &body = callee.getBody().front();
  for (Operation &op : body.without_terminator())
    builder.clone(op, mapping);
  for (auto [result, value] :
       llvm::zip_equal(call.getResults(), body.getTerminator()->getOperands()))
    result.replaceAllUsesWith(mapping.lookupOrDefault(value));
  call.erase();
  return success();
}

LogicalResult inlineCalls(func::FuncOp function) {
  for (unsigned count = 0;; ++count) {
    func::CallOp next;
    function.walk([&](func::CallOp call) {
      next = call;
      return WalkResult::interrupt();
    });
    if (!next)
      return success();
    if (count == mostCalls)
      return next.emitError("more than ") << mostCalls << " calls";
    if (failed(inlineCall(next)))
      return failure();
  }
}

static bool isStatic(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.hasStaticShape();
}

void decomposeOperators(func::FuncOp function) {
  SmallVector<Operation *> all;
  function.walk([&](Operation *op) {
    if (llvm::all_of(op->getOperandTypes(), isStatic) &&
        llvm::all_of(op->getResultTypes(), isStatic) && op->getNumResults() > 0)
      all.push_back(op);
  });
  for (Operation *op : all) {
    OpBuilder builder(op);
    if (auto values = semantics::decompose(op, builder)) {
      op->replaceAllUsesWith(*values);
      op->erase();
    }
  }
}

} // namespace tesela::prove
