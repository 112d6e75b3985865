#include "import/Passes.h"

#include "ir/Custom.h"

namespace tesela::import {
#define GEN_PASS_DEF_NORMALIZESHARDINGS
#include "import/Passes.h.inc"
} // namespace tesela::import

using namespace tesela;
using llvm::StringRef;

static constexpr StringRef kShardingAttributes[] = {"sdy.sharding",
                                                    "mhlo.sharding"};

/// Whether an operator only says how its operand is laid out over devices.
static bool isConstraint(mlir::Operation *op) {
  if (auto call = llvm::dyn_cast<stablehlo::CustomCallOp>(op)) {
    StringRef target = call.getCallTargetName();
    return target == "Sharding" || target == "SPMDFullToShardShape" ||
           target == "SPMDShardToFullShape" ||
           target == "xla.sdy.FuncResultSharding" ||
           target == "xla.sdy.PropagationBarrier" ||
           target == "xla.sdy.GlobalToLocalShape" ||
           target == "xla.sdy.LocalToGlobalShape";
  }
  StringRef name = op->getName().getStringRef();
  return name == "sdy.sharding_constraint" || name == "sdy.reshard" ||
         name == "sdy.propagation_barrier";
}

/// Puts the body of a computation that runs once, where it stands.
static void inlineBody(mlir::Operation *op) {
  mlir::Block &body = op->getRegion(0).front();
  mlir::Operation *terminator = body.getTerminator();
  for (auto [argument, operand] :
       llvm::zip_equal(body.getArguments(), op->getOperands()))
    argument.replaceAllUsesWith(operand);
  op->replaceAllUsesWith(terminator->getOperands());
  terminator->erase();
  op->getBlock()->getOperations().splice(op->getIterator(),
                                         body.getOperations());
  op->erase();
}

static mlir::LogicalResult removeFromOperator(mlir::Operation *op) {
  StringRef name = op->getName().getStringRef();
  if (isConstraint(op)) {
    if (op->getOperandTypes() != op->getResultTypes())
      return op->emitError() << "changes shapes in a program for one device";
    op->replaceAllUsesWith(op->getOperands());
    op->erase();
  } else if (name == "sdy.manual_computation" ||
             name == "sdy.named_computation") {
    mlir::Block &body = op->getRegion(0).front();
    if (body.getArgumentTypes() != op->getOperandTypes() ||
        body.getTerminator()->getOperandTypes() != op->getResultTypes())
      return op->emitError() << "changes shapes in a program for one device";
    inlineBody(op);
  } else if (name == "sdy.sharding_group" ||
             (name == "stablehlo.custom_call" &&
              llvm::cast<stablehlo::CustomCallOp>(op).getCallTargetName() ==
                  "xla.sdy.ShardingGroup")) {
    if (op->use_empty())
      op->erase();
  } else {
    for (StringRef attribute : kShardingAttributes)
      op->removeDiscardableAttr(attribute);
  }
  return mlir::success();
}

static void removeFromSignature(mlir::func::FuncOp function) {
  for (StringRef attribute : kShardingAttributes) {
    mlir::StringAttr name =
        mlir::StringAttr::get(function.getContext(), attribute);
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      function.removeArgAttr(i, name);
    for (unsigned i = 0; i < function.getNumResults(); ++i)
      function.removeResultAttr(i, name);
  }
}

/// Shardings mean nothing on one device.
static mlir::LogicalResult removeShardings(mlir::ModuleOp module) {
  mlir::WalkResult walked =
      module.walk<mlir::WalkOrder::PostOrder>([](mlir::Operation *op) {
        if (llvm::isa<mlir::ModuleOp, mlir::func::FuncOp>(op) ||
            op->getName().getStringRef() == "sdy.mesh")
          return mlir::WalkResult::advance();
        return mlir::WalkResult(removeFromOperator(op));
      });
  if (walked.wasInterrupted())
    return mlir::failure();
  for (mlir::func::FuncOp function : module.getOps<mlir::func::FuncOp>())
    removeFromSignature(function);
  for (mlir::Operation &op : llvm::make_early_inc_range(*module.getBody()))
    if (op.getName().getStringRef() == "sdy.mesh")
      op.erase();
  return mlir::success();
}

/// How many devices run the program together; nothing if it does not say.
static std::optional<int64_t> deviceCount(mlir::ModuleOp module) {
  std::optional<int64_t> count;
  for (StringRef name : {"mhlo.num_partitions", "mhlo.num_replicas"})
    if (auto number = module->getAttrOfType<mlir::IntegerAttr>(name))
      count = count.value_or(1) * number.getInt();
  return count;
}

namespace {
struct NormalizeShardings
    : import::impl::NormalizeShardingsBase<NormalizeShardings> {
  void runOnOperation() override {
    if (deviceCount(getOperation()) == 1 &&
        failed(removeShardings(getOperation())))
      signalPassFailure();
  }
};
} // namespace
