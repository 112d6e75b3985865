#include "interpret/Groups.h"

#include "ir/Dialect.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/SymbolTable.h"

namespace tesela::interpret {
namespace {

using Groups = std::vector<std::vector<int64_t>>;

/// The groups of a mesh along some of its (parts of) axes: devices that agree
/// in all other coordinates.
Result<Groups> meshGroups(mlir::Operation *op,
                          stablehlo::ReplicaGroupMeshAxesAttr attribute) {
  auto mesh = llvm::dyn_cast<stablehlo::MeshAttr>(attribute.getMesh());
  if (auto symbol = llvm::dyn_cast<mlir::SymbolRefAttr>(attribute.getMesh()))
    if (mlir::Operation *named =
            mlir::SymbolTable::lookupNearestSymbolFrom(op, symbol))
      mesh = named->getAttrOfType<stablehlo::MeshAttr>("mesh");
  if (!mesh)
    return failure(op, "the mesh of its groups is not known",
                   ErrorCode::Unimplemented);
  // Every axis becomes up to three: before, the part named, after.
  struct Part {
    int64_t size;
    std::optional<size_t> order; // position among the group's axes
  };
  std::vector<Part> parts;
  int64_t total = 1;
  for (stablehlo::MeshAxisAttr axis : mesh.getAxes()) {
    total *= axis.getSize();
    std::vector<std::tuple<int64_t, int64_t, size_t>> named; // pre, size
    for (auto [i, ref] : llvm::enumerate(
             attribute.getAxes().getAsRange<stablehlo::AxisRefAttr>()))
      if (ref.getName() == axis.getName()) {
        auto sub = ref.getSubAxisInfo();
        named.push_back({sub ? sub.getPreSize() : 1,
                         sub ? sub.getSize() : axis.getSize(), i});
      }
    std::sort(named.begin(), named.end());
    int64_t done = 1;
    for (auto [before, size, order] : named) {
      parts.push_back({before / done, std::nullopt});
      parts.push_back({size, order});
      done = before * size;
    }
    parts.push_back({axis.getSize() / done, std::nullopt});
  }
  std::vector<int64_t> ids(total);
  std::iota(ids.begin(), ids.end(), 0);
  if (auto given = mesh.getDeviceIds())
    for (auto [i, id] : llvm::enumerate(given.getValues<llvm::APInt>()))
      ids[i] = id.getSExtValue();
  // Sorted by the other coordinates, then by the group's in their order.
  std::map<std::vector<int64_t>, std::map<std::vector<int64_t>, int64_t>>
      sorted;
  std::vector<int64_t> sizes, index(parts.size(), 0);
  for (const Part &part : parts)
    sizes.push_back(part.size);
  for (int64_t i = 0; i < total; ++i, nextIndex(index, sizes)) {
    std::vector<int64_t> others, own(attribute.getAxes().size());
    for (size_t p = 0; p < parts.size(); ++p)
      if (parts[p].order)
        own[*parts[p].order] = index[p];
      else
        others.push_back(index[p]);
    sorted[others][own] = ids[i];
  }
  Groups groups;
  for (auto &[others, members] : sorted) {
    groups.emplace_back();
    for (auto &[own, id] : members)
      groups.back().push_back(id);
  }
  return groups;
}

Result<Groups> listedGroups(mlir::Operation *op) {
  mlir::Attribute attribute = op->getAttr("replica_groups");
  if (auto axes = llvm::dyn_cast_or_null<stablehlo::ReplicaGroupMeshAxesAttr>(
          attribute))
    return meshGroups(op, axes);
  Groups groups;
  auto dense = llvm::dyn_cast_or_null<mlir::DenseIntElementsAttr>(attribute);
  if (!dense || dense.getType().getRank() != 2)
    return groups;
  const int64_t columns = dense.getType().getDimSize(1);
  int64_t i = 0;
  for (const llvm::APInt &id : dense.getValues<llvm::APInt>()) {
    if (i++ % columns == 0)
      groups.emplace_back();
    if (!id.isNegative()) // rows of different length end in -1
      groups.back().push_back(id.getSExtValue());
  }
  return groups;
}

} // namespace

int64_t channelOf(mlir::Operation *op) {
  auto channel =
      op->getAttrOfType<stablehlo::ChannelHandleAttr>("channel_handle");
  return channel ? channel.getHandle() : 0;
}

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
  auto groups = listedGroups(op);
  if (!groups)
    return groups.error();
  if (groups->empty()) {
    const int64_t ids = grouping == Grouping::CrossPartition ? grid.partitions
                        : grouping == Grouping::FlattenedIds
                            ? grid.replicas * grid.partitions
                            : grid.replicas;
    groups->emplace_back(ids);
    std::iota(groups->back().begin(), groups->back().end(), 0);
  }
  for (const std::vector<int64_t> &group : *groups) {
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
