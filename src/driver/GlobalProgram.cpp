#include "driver/GlobalProgram.h"

#include "driver/ManualComputation.h"
#include "driver/Placement.h"
#include "driver/Unreduced.h"
#include "import/Import.h"
#include "import/SourceLocation.h"
#include "ir/Custom.h"
#include "ir/Sdy.h"
#include "ir/SdySharding.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace tesela::driver {
namespace {

using ir::HloSharding;

/// Does an operator tell devices apart or join them?
bool isOfDevices(Operation *op) {
  StringRef name = op->getName().getStringRef();
  if (!name.consume_front("stablehlo."))
    return false;
  return name == "partition_id" || name == "replica_id" ||
         name == "reduce_scatter" || name == "send" || name == "recv" ||
         name.starts_with("all_") || name.starts_with("collective_") ||
         name.starts_with("cross-replica");
}

bool isSharding(Operation *op) {
  if (op->getDialect() && op->getDialect()->getNamespace() == "sdy")
    return !isa<sdy::MeshOp>(op);
  return op->hasAttr("mhlo.sharding") || op->hasAttr(sdy::kShardingAttr);
}

bool hasSharding(ArrayAttr list) {
  return list && llvm::any_of(list, [](Attribute entry) {
           auto attributes = cast<DictionaryAttr>(entry);
           return attributes.contains("mhlo.sharding") ||
                  attributes.contains(sdy::kShardingAttr);
         });
}

/// What the attributes of an argument or result say.
Result<std::optional<HloSharding>> written(DictionaryAttr attributes,
                                           Operation *scope) {
  if (!attributes)
    return std::optional<HloSharding>();
  if (auto text = attributes.getAs<StringAttr>("mhlo.sharding")) {
    Result<HloSharding> parsed = ir::parseHloSharding(text.getValue());
    if (!parsed)
      return parsed.error();
    return std::optional(std::move(*parsed));
  }
  return Placement::fromSdy(
      attributes.getAs<sdy::TensorShardingAttr>(sdy::kShardingAttr), scope);
}

Result<SignatureShardings> shardingsOf(func::FuncOp main) {
  SignatureShardings shardings;
  Placement placement;
  for (unsigned i = 0; i < main.getNumArguments(); ++i) {
    auto sharding = written(main.getArgAttrDict(i), main);
    if (!sharding)
      return sharding.error();
    placement.set(main.getArgument(i), *sharding);
    shardings.parameters.push_back(sharding->value_or(HloSharding()));
  }
  placement.walk(main.getBody().front());
  Operation *terminator = main.getBody().front().getTerminator();
  for (unsigned i = 0; i < main.getNumResults(); ++i) {
    auto sharding = written(main.getResultAttrDict(i), main);
    if (!sharding)
      return sharding.error();
    if (!*sharding)
      *sharding = placement.of(terminator->getOperand(i));
    shardings.results.push_back(sharding->value_or(HloSharding()));
  }
  if (Result<void> done = answerInspections(main, placement); !done)
    return done.error();
  return shardings;
}

/// Every device runs a program with manual computations; a callback outside of
/// them would then be called once per device.
Result<void> refuseCallbacks(ModuleOp module) {
  Operation *found = nullptr;
  module.walk([&](stablehlo::CustomCallOp call) {
    if (call.getHasSideEffect() &&
        call.getCallTargetName().contains("callback") &&
        !call->getParentOfType<sdy::ManualComputationOp>())
      found = call;
  });
  if (!found)
    return success();
  return Error{ErrorCode::Unimplemented,
               "a callback with effects beside a manual computation",
               ir::describeLocation(found->getLoc()),
               "the program around manual computations runs once per device",
               "move the callback into the shard_map, or to a program of its "
               "own"};
}

/// Collectives of sdy and the like are a partitioner's own operators.
Result<void> refuseLeftovers(ModuleOp module) {
  Operation *found = nullptr;
  module.walk([&](Operation *op) {
    if (op->getName().getDialectNamespace() == "sdy")
      found = op;
  });
  if (!found)
    return success();
  return Error{ErrorCode::Unimplemented,
               found->getName().getStringRef().str() +
                   " in a program for several partitions",
               ir::describeLocation(found->getLoc()), "",
               "give the program as it was before it was partitioned"};
}

} // namespace

bool isGlobal(ModuleOp module) {
  for (auto function : module.getOps<func::FuncOp>())
    if (hasSharding(function.getArgAttrsAttr()) ||
        hasSharding(function.getResAttrsAttr()))
      return true;
  bool shardings = false, devices = false;
  module.walk([&](Operation *op) {
    shardings |= isSharding(op);
    devices |= isOfDevices(op);
  });
  return shardings || !devices;
}

Result<GlobalProgram> makeGlobal(ImportedProgram &program) {
  ModuleOp module = *program.module;
  auto main = module.lookupSymbol<func::FuncOp>("main");
  runtime::Signature &signature = program.signature;
  Result<SignatureShardings> shardings = shardingsOf(main);
  if (!shardings)
    return shardings.error();
  GlobalProgram global{std::move(*shardings), std::move(signature.donations)};
  bool hasManual = false;
  module.walk([&](sdy::ManualComputationOp) { hasManual = true; });
  if (hasManual)
    if (Result<void> done = refuseCallbacks(module); !done)
      return done.error();
  Result<bool> manual =
      lowerManualComputations(module, signature, global.shardings);
  if (!manual)
    return manual.error();
  import::FirstError error(program.context.get());
  if (failed(import::removeShardings(module)))
    return error.take(ErrorCode::Unimplemented,
                      "shardings that the program cannot do without");
  if (Result<void> done = refuseLeftovers(module); !done)
    return done.error();
  for (unsigned i = 0; i < main.getNumArguments(); ++i)
    for (StringRef name : {"tf.aliasing_output", "jax.buffer_donor"})
      main.removeArgAttr(i, StringAttr::get(module.getContext(), name));
  if (Result<void> done = stackUnreduced(main, signature, global.shardings);
      !done)
    return done.error();
  signature.donations.assign(signature.parameters.size(), -1);
  signature.partitions = *manual ? signature.partitions : 1;
  return global;
}

} // namespace tesela::driver
