#include "driver/CheckPartitions.h"

#include "ir/Sdy.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace tesela::driver {
namespace {

std::string textOf(Location location) {
  std::string text;
  llvm::raw_string_ostream(text) << location;
  return text.size() > 300 ? text.substr(0, 300) : text;
}

Error needsPartitioner(uint32_t partitions, const Twine &what,
                       Location where) {
  return Error{ErrorCode::Unimplemented,
               "a program for " + std::to_string(partitions) +
                   " partitions: " + what.str() +
                   ", and Tesela cannot cut a program over devices yet",
               isa<UnknownLoc>(where) ? "" : textOf(where), "",
               "run it on one device, or with every argument and result "
               "replicated by name: in_shardings and out_shardings of "
               "NamedSharding(mesh, PartitionSpec())"};
}

/// Said to be replicated. What says nothing is for a partitioner to decide.
bool isReplicated(DictionaryAttr attributes) {
  if (!attributes)
    return false;
  if (auto own = attributes.getAs<sdy::TensorShardingAttr>("sdy.sharding"))
    return own.getUnreducedAxes().empty() &&
           llvm::all_of(own.getDimShardings(),
                        [](sdy::DimensionShardingAttr dimension) {
                          return dimension.getAxes().empty();
                        });
  auto hlo = attributes.getAs<StringAttr>("mhlo.sharding");
  return hlo && hlo.getValue() == "{replicated}";
}

} // namespace

Result<void> checkPartitions(ModuleOp module, uint32_t partitions) {
  if (partitions <= 1)
    return success();
  auto main = module.lookupSymbol<func::FuncOp>("main");
  for (unsigned i = 0; i < main.getNumArguments(); ++i)
    if (!isReplicated(main.getArgAttrDict(i)))
      return needsPartitioner(partitions,
                              "parameter " + Twine(i) +
                                  " is not replicated by name",
                              main.getArgument(i).getLoc());
  for (unsigned i = 0; i < main.getNumResults(); ++i)
    if (!isReplicated(main.getResultAttrDict(i)))
      return needsPartitioner(
          partitions, "result " + Twine(i) + " is not replicated by name",
          main.getLoc());
  Operation *shard = nullptr;
  module.walk([&](Operation *op) {
    if (isa<sdy::ManualComputationOp>(op))
      shard = op;
  });
  if (shard)
    return needsPartitioner(partitions,
                            "it holds a computation on one shard (shard_map)",
                            shard->getLoc());
  return success();
}

} // namespace tesela::driver
