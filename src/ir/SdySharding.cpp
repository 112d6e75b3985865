#include "ir/SdySharding.h"
#include "ir/Sdy.h"

using namespace mlir;

namespace tesela::ir {

using Kind = HloSharding::Kind;

//===-- From sdy ----------------------------------------------------------===//

namespace {

// A piece of a mesh axis: [preSize, preSize * size) in sdy's counting.
struct Piece {
  size_t axis;
  int64_t preSize, size;
};

// Cuts the axes of a mesh at all borders of the parts that a sharding names,
// and sorts the pieces by the dimensions and subgroups they belong to.
class PieceOrder {
public:
  PieceOrder(sdy::MeshAttr mesh) : mesh(mesh) {
    for (auto [index, axis] : llvm::enumerate(mesh.getAxes()))
      cuts.push_back({1, axis.getSize()});
  }

  void cutAt(ArrayRef<sdy::AxisRefAttr> axes) {
    for (sdy::AxisRefAttr axis : axes) {
      if (!axis.isSubAxis())
        continue;
      auto &borders = cuts[mesh.getAxisIndex(axis.getName())];
      borders.push_back(axis.getPreSize());
      borders.push_back(axis.getPreSize() * axis.getSize());
    }
  }
  void finishCuts() {
    for (auto [axis, borders] : llvm::enumerate(cuts)) {
      llvm::sort(borders);
      for (size_t i = 1; i < borders.size(); ++i)
        if (borders[i] != borders[i - 1])
          pieces.push_back({axis, borders[i - 1], borders[i] / borders[i - 1]});
    }
    taken.assign(pieces.size(), false);
  }

  // Appends the pieces of an axis to the order; their number of devices.
  int64_t take(sdy::AxisRefAttr axis) {
    int64_t begin = axis.getPreSize();
    return takeIf(mesh.getAxisIndex(axis.getName()), begin,
                  begin * axis.getShardCount(mesh));
  }
  int64_t take(ArrayRef<sdy::AxisRefAttr> axes) {
    int64_t count = 1;
    for (sdy::AxisRefAttr axis : axes)
      count *= take(axis);
    return count;
  }
  int64_t takeAxis(StringRef name) {
    int64_t index = mesh.getAxisIndex(name);
    return index < 0 ? 1 : takeIf(index, 1, mesh.getAxisSize(name));
  }
  // All that is left but for the pieces of `except`.
  void takeRest(ArrayRef<sdy::AxisRefAttr> except) {
    for (size_t i = 0; i < pieces.size(); ++i) {
      const Piece &piece = pieces[i];
      bool isExcept = llvm::any_of(except, [&](sdy::AxisRefAttr axis) {
        return mesh.getAxisIndex(axis.getName()) ==
                   static_cast<int64_t>(piece.axis) &&
               piece.preSize >= axis.getPreSize() &&
               piece.preSize < axis.getPreSize() * axis.getShardCount(mesh);
      });
      if (taken[i] || isExcept)
        continue;
      taken[i] = true;
      order.push_back(i);
    }
  }

  // The device list as iota(reshape).transpose(order), without trivial
  // dimensions, neighbours merged that stay together.
  void writeIota(HloSharding &sharding) const;

private:
  int64_t takeIf(int64_t axis, int64_t begin, int64_t end) {
    int64_t count = 1;
    for (size_t i = 0; i < pieces.size(); ++i) {
      const Piece &piece = pieces[i];
      if (taken[i] || static_cast<int64_t>(piece.axis) != axis ||
          piece.preSize < begin || piece.preSize >= end)
        continue;
      taken[i] = true;
      order.push_back(i);
      count *= piece.size;
    }
    return count;
  }

  sdy::MeshAttr mesh;
  SmallVector<SmallVector<int64_t>> cuts;
  SmallVector<Piece> pieces;
  SmallVector<bool> taken;
  SmallVector<size_t> order;
};

void PieceOrder::writeIota(HloSharding &sharding) const {
  // Runs of the order that are consecutive pieces.
  SmallVector<std::pair<size_t, int64_t>> runs; // first piece, size
  size_t previous = 0;
  for (size_t index : order) {
    if (!runs.empty() && index == previous + 1)
      runs.back().second *= pieces[index].size;
    else
      runs.emplace_back(index, pieces[index].size);
    previous = index;
  }
  SmallVector<size_t> sorted(runs.size());
  std::iota(sorted.begin(), sorted.end(), 0);
  llvm::sort(sorted, [&](size_t left, size_t right) {
    return runs[left].first < runs[right].first;
  });
  sharding.iotaTranspose.resize(runs.size());
  for (auto [position, run] : llvm::enumerate(sorted)) {
    sharding.iotaReshape.push_back(runs[run].second);
    sharding.iotaTranspose[run] = position;
  }
  if (runs.empty()) {
    sharding.iotaReshape = {1};
    sharding.iotaTranspose = {0};
  }
}

void listDevices(HloSharding &sharding, ArrayRef<int64_t> deviceIds) {
  for (int64_t position : sharding.deviceList())
    sharding.devices.push_back(deviceIds[position]);
  sharding.iotaReshape.clear();
  sharding.iotaTranspose.clear();
}

} // namespace

HloSharding toHloSharding(sdy::TensorShardingAttr sharding, sdy::MeshAttr mesh,
                          ArrayRef<StringRef> manualAxes) {
  HloSharding result;
  if (mesh.isMaximal()) {
    result.kind = Kind::Maximal;
    result.devices = {mesh.getDeviceIds()[0]};
    return result;
  }
  PieceOrder order(mesh);
  for (sdy::DimensionShardingAttr dimension : sharding.getDimShardings())
    order.cutAt(dimension.getAxes());
  order.cutAt(sharding.getUnreducedAxes());
  order.finishCuts();
  int64_t split = 1;
  for (sdy::DimensionShardingAttr dimension : sharding.getDimShardings()) {
    result.tiles.push_back(order.take(dimension.getAxes()));
    split *= result.tiles.back();
  }
  int64_t unreduced = 1, manual = 1;
  for (sdy::AxisRefAttr axis : sharding.getUnreducedAxes())
    unreduced *= axis.getShardCount(mesh);
  for (StringRef axis : manualAxes)
    manual *= order.takeAxis(axis);
  int64_t replicated = mesh.getDeviceCount() / (split * manual * unreduced);
  auto isOnly = [&](int64_t count) { return count == mesh.getDeviceCount(); };
  if (isOnly(replicated))
    return result;
  if (isOnly(manual) || isOnly(unreduced)) {
    result.tiles.clear();
    result.kind = manual > 1 ? Kind::Manual : Kind::Unreduced;
    return result;
  }
  result.kind = Kind::Tiled;
  // Unreduced axes come last, after all that nobody has named.
  order.takeRest(sharding.getUnreducedAxes());
  order.take(sharding.getUnreducedAxes());
  auto addSubgroup = [&](Kind kind, int64_t count) {
    if (count == 1)
      return;
    result.tiles.push_back(count);
    result.subgroups.push_back(kind);
  };
  addSubgroup(Kind::Manual, manual);
  addSubgroup(Kind::Replicated, replicated);
  addSubgroup(Kind::Unreduced, unreduced);
  if (result.subgroups == std::vector<Kind>{Kind::Replicated}) {
    result.subgroups.clear();
    result.replicateOnLastTile = true;
  }
  order.writeIota(result);
  if (!mesh.getDeviceIds().empty())
    listDevices(result, mesh.getDeviceIds());
  return result;
}

//===-- To sdy ------------------------------------------------------------===//

namespace {

// Hands out the axes of a mesh, slowest first in the order of the tiles, in
// parts of asked sizes.
class AxisSource {
public:
  AxisSource(sdy::MeshAttr mesh, ArrayRef<int64_t> order)
      : mesh(mesh), order(order) {}

  // Axes whose sizes multiply to `count`; false if the borders do not meet.
  bool take(int64_t count, SmallVectorImpl<sdy::AxisRefAttr> &axes) {
    while (count > 1) {
      if (next == order.size())
        return false;
      sdy::MeshAxisAttr axis = mesh.getAxes()[order[next]];
      int64_t left = axis.getSize() / used;
      int64_t part = std::min(left, count);
      if (left % part != 0 || count % part != 0)
        return false;
      auto *context = mesh.getContext();
      axes.push_back(
          part == axis.getSize()
              ? sdy::AxisRefAttr::get(context, axis.getName())
              : sdy::AxisRefAttr::get(context, axis.getName(), used, part));
      count /= part;
      used *= part;
      if (used == axis.getSize()) {
        ++next;
        used = 1;
      }
    }
    return true;
  }

private:
  sdy::MeshAttr mesh;
  ArrayRef<int64_t> order;
  size_t next = 0;
  int64_t used = 1;
};

// One axis per dimension of the computed device array; of the tiles, if devices
// are listed. `order` is the order in which tiles use them.
sdy::MeshAttr meshOf(const HloSharding &sharding, MLIRContext *context,
                     SmallVectorImpl<int64_t> &order) {
  const std::vector<int64_t> &sizes =
      sharding.iotaReshape.empty() ? sharding.tiles : sharding.iotaReshape;
  SmallVector<int64_t> newIndex(sizes.size(), -1);
  SmallVector<sdy::MeshAxisAttr> axes;
  for (auto [index, size] : llvm::enumerate(sizes)) {
    if (size == 1)
      continue;
    newIndex[index] = axes.size();
    axes.push_back(sdy::MeshAxisAttr::get(
        context, "axis_" + std::to_string(axes.size()), size));
  }
  for (size_t i = 0; i < sizes.size(); ++i) {
    int64_t index =
        sharding.iotaReshape.empty() ? i : sharding.iotaTranspose[i];
    if (newIndex[index] >= 0)
      order.push_back(newIndex[index]);
  }
  return sdy::MeshAttr::get(context, axes, sharding.devices);
}

sdy::TensorShardingAttr uniform(MLIRContext *context, sdy::MeshAttr mesh,
                                int64_t rank, bool isClosed) {
  SmallVector<sdy::DimensionShardingAttr> dimensions(
      rank, sdy::DimensionShardingAttr::get(
                context, ArrayRef<sdy::AxisRefAttr>(), isClosed, std::nullopt));
  return sdy::TensorShardingAttr::get(context, mesh, dimensions, {}, {},
                                      sdy::ReductionOp::SUM);
}

} // namespace

sdy::TensorShardingAttr toSdySharding(const HloSharding &sharding, int64_t rank,
                                      MLIRContext *context) {
  auto noMesh = sdy::MeshAttr::get(context, {});
  if (sharding.group)
    return {};
  switch (sharding.kind) {
  case Kind::Replicated:
    return uniform(context, noMesh, rank, /*isClosed=*/true);
  case Kind::Unknown:
    return uniform(context, noMesh, rank, /*isClosed=*/false);
  case Kind::Maximal:
    return uniform(context, sdy::MeshAttr::get(context, {}, sharding.devices),
                   0, /*isClosed=*/true);
  case Kind::Tiled:
    break;
  default:
    return {};
  }
  if (sharding.rank() != rank)
    return {};
  SmallVector<int64_t> order;
  sdy::MeshAttr mesh = meshOf(sharding, context, order);
  AxisSource source(mesh, order);
  SmallVector<sdy::DimensionShardingAttr> dimensions;
  for (int64_t i = 0; i < rank; ++i) {
    SmallVector<sdy::AxisRefAttr> axes;
    if (!source.take(sharding.tiles[i], axes))
      return {};
    dimensions.push_back(sdy::DimensionShardingAttr::get(
        context, axes, /*isClosed=*/true, std::nullopt));
  }
  SmallVector<sdy::AxisRefAttr> unreduced, rest;
  for (auto [i, kind] : llvm::enumerate(sharding.subgroups))
    if (kind == Kind::Manual ||
        !source.take(sharding.tiles[rank + i],
                     kind == Kind::Unreduced ? unreduced : rest))
      return {};
  return sdy::TensorShardingAttr::get(context, mesh, dimensions, {}, unreduced,
                                      sdy::ReductionOp::SUM);
}

} // namespace tesela::ir
