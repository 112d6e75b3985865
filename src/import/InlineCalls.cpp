#include "import/Passes.h"

#include "ir/Custom.h"
#include "llvm/ADT/StringSet.h"

namespace tesela::import {
#define GEN_PASS_DEF_INLINECALLS
#include "import/Passes.h.inc"
} // namespace tesela::import

using namespace tesela;
using mlir::func::FuncOp;

/// The function a call or composite stands for; none for other operators.
static mlir::FlatSymbolRefAttr calleeOf(mlir::Operation *op) {
  if (auto call = llvm::dyn_cast<mlir::func::CallOp>(op))
    return call.getCalleeAttr();
  if (auto composite = llvm::dyn_cast<stablehlo::CompositeOp>(op))
    return composite.getDecompositionAttr();
  return {};
}

namespace {
/// What inlining may come to: forty functions of which each calls the next
/// twice are 2^40 operators; a visit takes some hundred bytes of the stack.
constexpr size_t mostCopies = 1 << 20;
constexpr unsigned deepestCalls = 1000;

class Inliner {
public:
  explicit Inliner(mlir::ModuleOp module) : symbols(module) {}

  /// Inlines all calls in `function`, after those in its callees.
  mlir::LogicalResult visit(FuncOp function, unsigned depth = 0);

private:
  enum class State { Unseen, Active, Done };

  mlir::LogicalResult visitCall(mlir::Operation *call, unsigned depth);
  FuncOp lookup(mlir::Operation *call);
  mlir::LogicalResult inlineCall(mlir::Operation *call, FuncOp callee);

  mlir::SymbolTable symbols;
  llvm::DenseMap<mlir::Operation *, State> states;
  llvm::DenseMap<mlir::Operation *, size_t> sizes; // operators, once Done
  size_t copies = 0;
};
} // namespace

FuncOp Inliner::lookup(mlir::Operation *call) {
  auto callee = symbols.lookup<FuncOp>(calleeOf(call).getValue());
  if (!callee || callee.isExternal()) {
    call->emitError() << "calls " << calleeOf(call)
                      << ", which has no body in this module";
    return {};
  }
  if (callee.getArgumentTypes() != call->getOperandTypes() ||
      callee.getResultTypes() != call->getResultTypes()) {
    call->emitError() << "calls " << calleeOf(call)
                      << " with types that are not the function's";
    return {};
  }
  return callee;
}

mlir::LogicalResult Inliner::visitCall(mlir::Operation *call, unsigned depth) {
  FuncOp callee = lookup(call);
  if (!callee)
    return mlir::failure();
  if (states.lookup(callee) == State::Active)
    return call->emitError()
           << "function @" << callee.getSymName()
           << " calls itself, directly or through others; recursion cannot be "
              "compiled";
  if (depth == deepestCalls)
    return call->emitError() << "calls nest more than " << deepestCalls
                             << " deep at @" << callee.getSymName();
  if (failed(visit(callee, depth + 1)))
    return mlir::failure();
  copies += sizes[callee];
  if (copies > mostCopies)
    return call->emitError()
           << "calls stand for more than " << mostCopies
           << " operators, of which those in @" << callee.getSymName();
  return inlineCall(call, callee);
}

mlir::LogicalResult Inliner::visit(FuncOp function, unsigned depth) {
  if (states.lookup(function) == State::Done)
    return mlir::success();
  states[function] = State::Active;
  llvm::SmallVector<mlir::Operation *> calls;
  function.walk([&](mlir::Operation *op) {
    if (calleeOf(op))
      calls.push_back(op);
  });
  for (mlir::Operation *call : calls)
    if (failed(visitCall(call, depth)))
      return mlir::failure();
  size_t &size = sizes[function];
  function.walk([&](mlir::Operation *) { ++size; });
  states[function] = State::Done;
  return mlir::success();
}

/// Copies the callee's only block before the call. Locations keep both the
/// place in the callee and the place of the call.
mlir::LogicalResult Inliner::inlineCall(mlir::Operation *call, FuncOp callee) {
  if (!callee.getBody().hasOneBlock())
    return call->emitError() << "calls @" << callee.getSymName()
                             << ", whose body has several blocks";
  mlir::Block &body = callee.getBody().front();
  mlir::IRMapping mapping;
  mapping.map(body.getArguments(), call->getOperands());
  mlir::OpBuilder builder(call);
  for (mlir::Operation &op : body.without_terminator()) {
    mlir::Operation *copy = builder.clone(op, mapping);
    copy->walk([&](mlir::Operation *inner) {
      inner->setLoc(mlir::CallSiteLoc::get(inner->getLoc(), call->getLoc()));
    });
  }
  for (auto [result, value] :
       llvm::zip_equal(call->getResults(), body.getTerminator()->getOperands()))
    result.replaceAllUsesWith(mapping.lookupOrDefault(value));
  call->erase();
  return mlir::success();
}

/// Removes private functions nobody refers to.
static void removeUnused(mlir::ModuleOp module) {
  auto isRoot = [](mlir::Operation &op) {
    auto function = llvm::dyn_cast<FuncOp>(op);
    return !function || !function.isPrivate();
  };
  llvm::StringSet<> used;
  llvm::SmallVector<mlir::Operation *> work;
  for (mlir::Operation &op : module.getBody()->getOperations())
    if (isRoot(op))
      work.push_back(&op);
  mlir::SymbolTable symbols(module);
  while (!work.empty()) {
    mlir::Operation *op = work.pop_back_val();
    auto uses = mlir::SymbolTable::getSymbolUses(op);
    if (!uses)
      continue;
    for (mlir::SymbolTable::SymbolUse use : *uses) {
      llvm::StringRef name = use.getSymbolRef().getRootReference();
      if (used.insert(name).second)
        if (mlir::Operation *target = symbols.lookup(name))
          work.push_back(target);
    }
  }
  for (mlir::Operation &op : llvm::make_early_inc_range(*module.getBody()))
    if (!isRoot(op) && !used.contains(llvm::cast<FuncOp>(op).getSymName()))
      op.erase();
}

namespace {
struct InlineCalls : import::impl::InlineCallsBase<InlineCalls> {
  void runOnOperation() override {
    mlir::ModuleOp module = getOperation();
    Inliner inliner(module);
    for (FuncOp function : module.getOps<FuncOp>())
      if (!function.isExternal() && failed(inliner.visit(function)))
        return signalPassFailure();
    removeUnused(module);
  }
};
} // namespace
