#include "ir/SdyVerifier.h"
#include "ir/Sdy.h"
#include "llvm/ADT/SmallSet.h"

using namespace mlir;

namespace tesela::sdy {

LogicalResult verifyMesh(MeshAttr mesh, EmitError emitError) {
  llvm::SmallSet<StringRef, 4> names;
  for (MeshAxisAttr axis : mesh.getAxes())
    if (!names.insert(axis.getName()).second)
      return emitError() << "duplicate axis name: \"" << axis.getName() << '"';
  constexpr int64_t mostDevices = 1 << 20; // as HloSharding has it
  for (MeshAxisAttr axis : mesh.getAxes())
    if (axis.getSize() < 1)
      return emitError() << "the size of a mesh axis must be at least 1, got "
                         << axis.getSize();
  if (mesh.getDeviceCount() > mostDevices)
    return emitError() << "a mesh of more than " << mostDevices << " devices";
  ArrayRef<int64_t> ids = mesh.getDeviceIds();
  for (int64_t id : ids)
    if (id < 0)
      return emitError() << "device id must be non-negative, got: " << id;
  if (mesh.getAxes().empty()) {
    if (ids.size() > 1)
      return emitError() << "axes is empty and device_ids has more than one "
                            "element";
    return success();
  }
  if (ids.empty())
    return success();
  int64_t count = mesh.getDeviceCount();
  if (static_cast<int64_t>(ids.size()) != count)
    return emitError() << "the product of the axis sizes must be the number of "
                          "device ids, got: "
                       << count << " != " << ids.size();
  SmallVector<bool> seen(count, false);
  for (int64_t id : ids) {
    if (id >= count || seen[id])
      return emitError() << "device ids must be a permutation of 0 to "
                         << count - 1 << "; " << id
                         << (id >= count ? " is too large" : " occurs twice");
    seen[id] = true;
  }
  return success();
}

static InFlightDiagnostic &operator<<(InFlightDiagnostic &diagnostic,
                                      AxisRefAttr axis) {
  diagnostic << '"' << axis.getName() << '"';
  if (axis.isSubAxis())
    diagnostic << ":(" << axis.getPreSize() << ')' << axis.getSize();
  return diagnostic;
}

static LogicalResult verifyAxis(AxisRefAttr axis, MeshAttr mesh,
                                EmitError emitError) {
  int64_t size = mesh.getAxisSize(axis.getName());
  if (size == 0) {
    InFlightDiagnostic diagnostic = emitError();
    diagnostic << "unknown axis name: \"" << axis.getName() << '"';
    return diagnostic;
  }
  if (!axis.isSubAxis())
    return success();
  int64_t upTo = axis.getPreSize() * axis.getSize();
  if (size % upTo == 0 && axis.getSize() != size)
    return success();
  InFlightDiagnostic diagnostic = emitError();
  diagnostic << "a part must divide its axis and be smaller: ";
  return diagnostic << axis << " of size " << size;
}

LogicalResult verifyAxes(ArrayRef<AxisRefAttr> axes, MeshAttr mesh,
                         SmallVectorImpl<AxisRefAttr> &seen,
                         EmitError emitError) {
  AxisRefAttr previous;
  for (AxisRefAttr axis : axes) {
    if (failed(verifyAxis(axis, mesh, emitError)))
      return failure();
    for (AxisRefAttr other : seen) {
      if (!axis.overlaps(other, mesh))
        continue;
      InFlightDiagnostic diagnostic = emitError();
      if (axis == other) {
        diagnostic << "duplicate axis ref: ";
        return diagnostic << axis;
      }
      diagnostic << "overlapping axis refs: ";
      return (diagnostic << other) << ", " << axis;
    }
    if (previous && previous.getName() == axis.getName() &&
        previous.isSubAxis() &&
        previous.getPreSize() * previous.getSize() == axis.getPreSize()) {
      InFlightDiagnostic diagnostic = emitError();
      diagnostic << "two consecutive sub-axes can be merged: ";
      return (diagnostic << previous) << ", " << axis;
    }
    seen.push_back(axis);
    previous = axis;
  }
  return success();
}

//===-- Shardings ---------------------------------------------------------===//

MeshAttr TensorShardingAttr::getMeshAttr(Operation *op) const {
  if (auto mesh = dyn_cast<MeshAttr>(getMesh()))
    return mesh;
  auto meshOp =
      dyn_cast_if_present<MeshOp>(SymbolTable::lookupNearestSymbolFrom(
          op, cast<FlatSymbolRefAttr>(getMesh())));
  return meshOp ? meshOp.getMesh() : MeshAttr();
}

Type TensorShardingAttr::getLocalType(Type type, MeshAttr mesh) const {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return type;
  SmallVector<int64_t> shape(tensor.getShape());
  for (auto [size, dimension] : llvm::zip(shape, getDimShardings()))
    if (!ShapedType::isDynamic(size))
      size = llvm::divideCeil(size, dimension.getShardCount(mesh));
  return RankedTensorType::get(shape, tensor.getElementType(),
                               tensor.getEncoding());
}

LogicalResult TensorShardingAttr::verifyFor(Type type, MeshAttr mesh,
                                            EmitError emitError) const {
  bool hasAxes = !getDimShardings().empty() || !getReplicatedAxes().empty() ||
                 !getUnreducedAxes().empty();
  if (mesh.isMaximal()) {
    if (hasAxes)
      return emitError() << "non-empty dimension shardings, replicated axes or "
                            "unreduced axes for a mesh of one given device";
    return success();
  }
  if (auto tensor = dyn_cast_if_present<ShapedType>(type)) {
    int64_t rank = tensor.hasRank() ? tensor.getRank() : -1;
    if (rank < 0)
      return emitError() << "only ranked tensors can have a sharding";
    if (static_cast<int64_t>(getDimShardings().size()) != rank)
      return emitError() << "sharding doesn't match tensor rank: "
                         << getDimShardings().size() << " != " << rank;
  } else if (!getDimShardings().empty()) {
    return emitError() << "non-empty dimension shardings for a value that is "
                          "no tensor";
  }
  SmallVector<AxisRefAttr> seen;
  for (DimensionShardingAttr dimension : getDimShardings()) {
    if (dimension.getPriority() && dimension.getIsClosed() &&
        dimension.getAxes().empty())
      return emitError() << "a dimension that is empty and closed cannot have "
                            "a priority";
    if (failed(verifyAxes(dimension.getAxes(), mesh, seen, emitError)))
      return failure();
  }
  return failure(
      failed(verifyAxes(getReplicatedAxes(), mesh, seen, emitError)) ||
      failed(verifyAxes(getUnreducedAxes(), mesh, seen, emitError)));
}

LogicalResult verifySharding(TensorShardingAttr sharding, Type type,
                             Operation *op, EmitError emitError) {
  MeshAttr mesh = sharding.getMeshAttr(op);
  if (!mesh)
    return emitError() << "unknown mesh: " << sharding.getMesh();
  if (isa<MeshAttr>(sharding.getMesh()) && failed(verifyMesh(mesh, emitError)))
    return failure();
  return sharding.verifyFor(type, mesh, emitError);
}

LogicalResult verifyShardings(ArrayRef<TensorShardingAttr> shardings,
                              TypeRange types, Operation *op, StringRef what) {
  auto emitError = [&] { return op->emitOpError(what) << " - "; };
  SmallVector<Type> values(types);
  if (values.size() == 1)
    if (auto tuple = dyn_cast<TupleType>(values[0]))
      values.assign(tuple.begin(), tuple.end());
  // A side effect without results may still be placed on devices.
  if (values.empty() && shardings.size() == 1)
    values.push_back(Type());
  if (shardings.size() != values.size())
    return op->emitOpError(what)
           << " shardings don't match number of values: " << shardings.size()
           << " shardings vs " << values.size() << " values";
  for (auto [sharding, type] : llvm::zip(shardings, values))
    if (failed(verifySharding(sharding, type, op, emitError)))
      return failure();
  return success();
}

} // namespace tesela::sdy
