#include "import/Import.h"
#include "import/Passes.h"

#include "ir/Custom.h"
#include "ir/Sdy.h"
#include "ir/SdySharding.h"

namespace tesela::import {
#define GEN_PASS_DEF_NORMALIZESHARDINGS
#include "import/Passes.h.inc"
} // namespace tesela::import

using namespace tesela;
using namespace tesela::import;
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

mlir::LogicalResult tesela::import::removeShardings(mlir::ModuleOp module) {
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

namespace {
/// Turns HLO's notation into sdy's, with one mesh per way of cutting the
/// devices.
class Unifier {
public:
  explicit Unifier(mlir::ModuleOp module) : module(module), symbols(module) {}

  /// Null if the notation says something sdy does not.
  sdy::TensorShardingAttr convert(StringRef text, mlir::Type type) {
    auto tensor = llvm::dyn_cast<mlir::RankedTensorType>(type);
    Result<ir::HloSharding> parsed = ir::parseHloSharding(text);
    if (!tensor || !parsed)
      return {};
    sdy::TensorShardingAttr own =
        ir::toSdySharding(*parsed, tensor.getRank(), module.getContext());
    auto mesh =
        own ? llvm::dyn_cast<sdy::MeshAttr>(own.getMesh()) : sdy::MeshAttr();
    if (!mesh)
      return own;
    return sdy::TensorShardingAttr::get(
        module.getContext(), named(mesh), own.getDimShardings(),
        own.getReplicatedAxes(), own.getUnreducedAxes(), own.getReductionOp());
  }

private:
  mlir::FlatSymbolRefAttr named(sdy::MeshAttr mesh) {
    auto [entry, added] = meshes.try_emplace(mesh);
    if (added) {
      mlir::OpBuilder builder(module.getBodyRegion());
      auto op = sdy::MeshOp::create(builder, module.getLoc(), "mesh", mesh);
      symbols.insert(op, module.getBody()->begin());
      entry->second = mlir::FlatSymbolRefAttr::get(op.getSymNameAttr());
    }
    return entry->second;
  }

  mlir::ModuleOp module;
  mlir::SymbolTable symbols;
  llvm::DenseMap<mlir::Attribute, mlir::FlatSymbolRefAttr> meshes;
};
} // namespace

/// Puts an sdy attribute in the place of a string of HLO; strings sdy cannot
/// say stay.
static void unifySignature(mlir::func::FuncOp function, Unifier &unifier) {
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    if (auto text =
            function.getArgAttrOfType<mlir::StringAttr>(i, "mhlo.sharding"))
      if (auto sharding = unifier.convert(text.getValue(),
                                          function.getArgument(i).getType())) {
        function.setArgAttr(i, "sdy.sharding", sharding);
        function.removeArgAttr(i, "mhlo.sharding");
      }
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    if (auto text =
            function.getResultAttrOfType<mlir::StringAttr>(i, "mhlo.sharding"))
      if (auto sharding =
              unifier.convert(text.getValue(), function.getResultTypes()[i])) {
        function.setResultAttr(i, "sdy.sharding", sharding);
        function.removeResultAttr(i, "mhlo.sharding");
      }
}

/// A custom call @Sharding becomes a constraint.
static void unifyCall(stablehlo::CustomCallOp call, Unifier &unifier) {
  auto text = call->getAttrOfType<mlir::StringAttr>("mhlo.sharding");
  if (!text || call.getCallTargetName() != "Sharding" ||
      call->getNumOperands() != 1 || call->getNumResults() != 1)
    return;
  mlir::Value operand = call->getOperand(0);
  auto sharding = unifier.convert(text.getValue(), operand.getType());
  if (!sharding || operand.getType() != call->getResult(0).getType())
    return;
  mlir::OpBuilder builder(call);
  call->replaceAllUsesWith(sdy::ShardingConstraintOp::create(
      builder, call.getLoc(), operand.getType(), operand, sharding));
  call->erase();
}

static mlir::LogicalResult unifyShardings(mlir::ModuleOp module) {
  Unifier unifier(module);
  for (mlir::func::FuncOp function : module.getOps<mlir::func::FuncOp>())
    unifySignature(function, unifier);
  module.walk([&](stablehlo::CustomCallOp call) { unifyCall(call, unifier); });
  return mlir::success();
}

/// How many devices run the program together: what the module says, else the
/// largest mesh.
static int64_t deviceCount(mlir::ModuleOp module) {
  std::optional<int64_t> count;
  for (StringRef name : {"mhlo.num_partitions", "mhlo.num_replicas"})
    if (auto number = module->getAttrOfType<mlir::IntegerAttr>(name))
      count = count.value_or(1) * number.getInt();
  int64_t largest = 1;
  for (sdy::MeshOp mesh : module.getOps<sdy::MeshOp>())
    largest = std::max(largest, mesh.getMesh().getDeviceCount());
  return count.value_or(largest);
}

/// Whether the program carries shardings at all: a module that does not say
/// how many devices run it may hold strings for many.
static bool isForManyDevices(mlir::ModuleOp module) {
  if (deviceCount(module) > 1)
    return true;
  if (module->hasAttr("mhlo.num_partitions"))
    return false;
  mlir::WalkResult walked = module.walk([](mlir::Operation *op) {
    auto call = llvm::dyn_cast<stablehlo::CustomCallOp>(op);
    return call && call.getCallTargetName().starts_with("SPMD")
               ? mlir::WalkResult::interrupt()
               : mlir::WalkResult::advance();
  });
  return walked.wasInterrupted();
}

namespace {
struct NormalizeShardings
    : import::impl::NormalizeShardingsBase<NormalizeShardings> {
  void runOnOperation() override {
    mlir::LogicalResult done = isForManyDevices(getOperation())
                                   ? unifyShardings(getOperation())
                                   : removeShardings(getOperation());
    if (failed(done))
      signalPassFailure();
  }
};
} // namespace
