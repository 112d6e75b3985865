#include "ir/ReplicaGroups.h"
#include "ir/Dialect.h"
#include "ir/Sdy.h"

using namespace mlir;

namespace tesela::stablehlo {

namespace {

using Groups = SmallVector<SmallVector<int64_t>>;

struct Mesh {
  SmallVector<StringRef> names;
  SmallVector<int64_t> sizes;
  SmallVector<int64_t> devices; // empty: the identity
};

// Part of one axis along which the processes of a group vary.
struct Part {
  size_t axis;
  int64_t preSize, size;
};

Groups rowsOf(DenseIntElementsAttr matrix) {
  Groups groups;
  ArrayRef<int64_t> shape = matrix.getType().getShape();
  int64_t columns = shape.empty() ? 0 : shape.back();
  int64_t column = 0;
  for (int64_t id : matrix.getValues<int64_t>()) {
    if (column == 0)
      groups.emplace_back();
    if (id >= 0)
      groups.back().push_back(id);
    column = (column + 1) % columns;
  }
  return groups;
}

std::optional<Mesh> findMesh(Attribute mesh, Operation *op) {
  Mesh found;
  if (auto own = dyn_cast<MeshAttr>(mesh)) {
    for (MeshAxisAttr axis : own.getAxes()) {
      found.names.push_back(axis.getName());
      found.sizes.push_back(axis.getSize());
    }
    if (auto ids = own.getDeviceIds())
      for (const APInt &id : ids.getValues<APInt>())
        found.devices.push_back(id.getSExtValue());
    return found;
  }
  auto meshOp = dyn_cast_if_present<sdy::MeshOp>(
      SymbolTable::lookupNearestSymbolFrom(op, cast<SymbolRefAttr>(mesh)));
  if (!meshOp)
    return std::nullopt;
  for (sdy::MeshAxisAttr axis : meshOp.getMesh().getAxes()) {
    found.names.push_back(axis.getName());
    found.sizes.push_back(axis.getSize());
  }
  llvm::append_range(found.devices, meshOp.getMesh().getDeviceIds());
  return found;
}

std::optional<SmallVector<Part>> partsOf(ArrayAttr axes, const Mesh &mesh) {
  SmallVector<Part> parts;
  for (Attribute attribute : axes) {
    auto axis = cast<AxisRefAttr>(attribute);
    const auto *name = llvm::find(mesh.names, axis.getName());
    if (name == mesh.names.end())
      return std::nullopt;
    size_t index = name - mesh.names.begin();
    Part part{index, 1, mesh.sizes[index]};
    if (SubAxisInfoAttr sub = axis.getSubAxisInfo()) {
      part = {index, sub.getPreSize(), sub.getSize()};
      if (part.preSize < 1 || part.size < 1 ||
          mesh.sizes[index] % (part.preSize * part.size) != 0)
        return std::nullopt;
    }
    parts.push_back(part);
  }
  return parts;
}

// Each device's position within its group (its coordinates along the parts) and
// the group itself (what is left of its coordinates).
Groups expand(const Mesh &mesh, ArrayRef<Part> parts) {
  int64_t count = 1;
  for (int64_t size : mesh.sizes)
    count *= size;
  std::map<SmallVector<int64_t>, size_t> groupOf;
  SmallVector<SmallVector<std::pair<int64_t, int64_t>>> members;
  for (int64_t device = 0; device < count; ++device) {
    SmallVector<int64_t> coordinates(mesh.sizes.size());
    int64_t rest = device;
    for (size_t i = mesh.sizes.size(); i-- > 0; rest /= mesh.sizes[i])
      coordinates[i] = rest % mesh.sizes[i];
    int64_t position = 0;
    for (const Part &part : parts) {
      int64_t &coordinate = coordinates[part.axis];
      int64_t step = mesh.sizes[part.axis] / (part.preSize * part.size);
      int64_t digit = coordinate / step % part.size;
      position = position * part.size + digit;
      coordinate -= digit * step;
    }
    auto [entry, isNew] = groupOf.try_emplace(coordinates, members.size());
    if (isNew)
      members.emplace_back();
    members[entry->second].emplace_back(
        position, mesh.devices.empty() ? device : mesh.devices[device]);
  }
  Groups groups;
  for (auto &group : members) {
    llvm::sort(group);
    groups.emplace_back(llvm::map_range(
        group, [](const auto &member) { return member.second; }));
  }
  return groups;
}

} // namespace

std::optional<Groups> replicaGroups(Attribute groups, Operation *op) {
  if (auto matrix = dyn_cast<DenseIntElementsAttr>(groups))
    return rowsOf(matrix);
  auto meshAxes = cast<ReplicaGroupMeshAxesAttr>(groups);
  std::optional<Mesh> mesh = findMesh(meshAxes.getMesh(), op);
  if (!mesh)
    return std::nullopt;
  std::optional<SmallVector<Part>> parts = partsOf(meshAxes.getAxes(), *mesh);
  if (!parts)
    return std::nullopt;
  return expand(*mesh, *parts);
}

} // namespace tesela::stablehlo
