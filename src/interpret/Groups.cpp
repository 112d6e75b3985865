#include "interpret/Groups.h"

#include "ir/Dialect.h"
#include "ir/ReplicaGroups.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace tesela::interpret {
int64_t peer(Interpreter &interpreter, Grouping grouping, int64_t id) {
  const int64_t partitions = interpreter.run().devices.grid.partitions;
  const int64_t device = interpreter.run().device;
  switch (grouping) {
  case Grouping::CrossPartition:
    return device / partitions * partitions + id;
  case Grouping::FlattenedIds:
    return id;
  default:
    return id * partitions + device % partitions;
  }
}

Result<std::vector<int64_t>> groupOf(Interpreter &interpreter,
                                     mlir::Operation *op, Grouping grouping) {
  const DeviceGrid &grid = interpreter.run().devices.grid;
  const int64_t device = interpreter.run().device;
  auto groups = stablehlo::replicaGroups(op->getAttr("replica_groups"), op);
  if (!groups)
    return failure(op, "the mesh of its groups is not known");
  if (groups->empty()) {
    const int64_t ids = grouping == Grouping::CrossPartition ? grid.partitions
                        : grouping == Grouping::FlattenedIds
                            ? grid.replicas * grid.partitions
                            : grid.replicas;
    groups->emplace_back(ids);
    std::iota(groups->back().begin(), groups->back().end(), 0);
  }
  for (llvm::ArrayRef<int64_t> group : *groups) {
    std::vector<int64_t> devices;
    if (grouping == Grouping::CrossReplicaAndPartition)
      for (int64_t partition = 0; partition < grid.partitions; ++partition)
        for (int64_t id : group)
          devices.push_back(id * grid.partitions + partition);
    else
      for (int64_t id : group)
        devices.push_back(peer(interpreter, grouping, id));
    for (int64_t member : devices)
      if (member < 0 || member >= interpreter.run().devices.count())
        return failure(
            op, "its groups name process " + std::to_string(member) + " of " +
                    std::to_string(interpreter.run().devices.count()));
    if (llvm::is_contained(devices, device))
      return devices;
  }
  return std::vector<int64_t>();
}

Result<std::vector<std::vector<Array>>> meet(Interpreter &interpreter,
                                             mlir::Operation *op,
                                             std::span<const int64_t> group,
                                             std::vector<Array> brought) {
  // The n-th time that a group meets in operators of this name and channel is
  // the same time for all of its members.
  std::string key =
      op->getName().getStringRef().str() + "#" + std::to_string(channelOf(op));
  for (int64_t member : group)
    key += "," + std::to_string(member);
  Interpreter::Run &run = interpreter.run();
  key += ":" + std::to_string(run.meetings[key]++);
  return run.devices.exchange(run.device, key, group, std::move(brought));
}

} // namespace tesela::interpret
