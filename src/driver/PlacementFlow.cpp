#include "driver/PlacementFlow.h"

#include "ir/Sdy.h"
#include "ir/SdySharding.h"
#include "ir/Stablehlo.h"
#include "semantics/Granular.h"

using namespace mlir;

namespace tesela::driver {

using ir::HloSharding;

namespace {

/// One dimension: into how many tiles, and which of them each device has.
struct Division {
  int64_t count = 1;
  std::vector<int64_t> ofDevice;
};

/// What is known of the dimensions of a result.
class Divided {
public:
  explicit Divided(ArrayRef<int64_t> shape)
      : shape(shape), dimensions(shape.size()) {}

  /// Divides a dimension, where that goes together with what is divided.
  void add(int64_t dimension, const Division &division) {
    if (division.count == 1 || dimensions[dimension].count > 1 ||
        shape[dimension] % division.count != 0)
      return;
    dimensions[dimension] = division;
    if (!sharding(shape.size()))
      dimensions[dimension] = Division();
  }

  /// Of the first `rank` dimensions.
  std::optional<HloSharding> sharding(size_t rank) const;

private:
  SmallVector<int64_t> shape;
  SmallVector<Division> dimensions;
};

} // namespace

/// Tiled over as many devices as have each tile; nothing where some tiles have
/// more devices than others.
std::optional<HloSharding> Divided::sharding(size_t rank) const {
  HloSharding result{.kind = HloSharding::Kind::Tiled};
  int64_t tileCount = 1, visible = 1;
  size_t deviceCount = 0;
  for (auto [d, division] : llvm::enumerate(dimensions)) {
    tileCount *= division.count;
    deviceCount = std::max(deviceCount, division.ofDevice.size());
    if (d < rank) {
      result.tiles.push_back(division.count);
      visible *= division.count;
    }
  }
  if (visible == 1 || deviceCount % tileCount != 0)
    return std::nullopt;
  for (const Division &division : dimensions)
    if (division.count > 1 && division.ofDevice.size() != deviceCount)
      return std::nullopt;
  std::vector<std::vector<int64_t>> devicesOf(tileCount);
  for (size_t device = 0; device < deviceCount; ++device) {
    int64_t tile = 0;
    for (const Division &division : dimensions)
      tile = tile * division.count +
             (division.count > 1 ? division.ofDevice[device] : 0);
    devicesOf[tile].push_back(static_cast<int64_t>(device));
  }
  const size_t each = deviceCount / tileCount;
  for (const std::vector<int64_t> &devices : devicesOf) {
    if (devices.size() != each)
      return std::nullopt;
    llvm::append_range(result.devices, devices);
  }
  if (const auto copies = static_cast<int64_t>(deviceCount) / visible;
      copies > 1) {
    result.tiles.push_back(copies);
    result.replicateOnLastTile = true;
  }
  return result;
}

static SmallVector<Division> divisions(const HloSharding &sharding) {
  const std::vector<int64_t> devices = sharding.deviceList();
  SmallVector<Division> result(sharding.rank());
  int64_t inner = static_cast<int64_t>(devices.size());
  for (auto [division, count] : llvm::zip(result, sharding.tiles)) {
    inner /= count;
    division = {count, std::vector<int64_t>(devices.size(), 0)};
    for (auto [position, device] : llvm::enumerate(devices)) {
      if (device < 0 || device >= static_cast<int64_t>(devices.size()))
        return {};
      division.ofDevice[device] =
          static_cast<int64_t>(position) / inner % count;
    }
  }
  return result;
}

static SmallVector<Division> divisions(Value value, PlacementOf of) {
  std::optional<HloSharding> sharding = of(value);
  if (!sharding || sharding->kind != HloSharding::Kind::Tiled)
    return {};
  return divisions(*sharding);
}

/// Dimensions that a reshape keeps, and the outermost of those that it splits
/// or joins.
static void flowReshape(ArrayRef<int64_t> from, ArrayRef<int64_t> to,
                        ArrayRef<Division> operand, Divided &result) {
  size_t i = 0, j = 0;
  while (i < from.size() && j < to.size()) {
    if (from[i] == 1 && to[j] != 1) {
      ++i;
      continue;
    }
    if (to[j] == 1 && from[i] != 1) {
      ++j;
      continue;
    }
    result.add(static_cast<int64_t>(j), operand[i]);
    int64_t before = from[i++], after = to[j++];
    while (before != after)
      if (before < after && i < from.size())
        before *= from[i++];
      else if (before > after && j < to.size())
        after *= to[j++];
      else
        return;
  }
}

static void flowForm(const semantics::GranularForm &form, OpResult result,
                     ArrayRef<SmallVector<Division>> operands,
                     Divided &divided) {
  const auto shape = cast<RankedTensorType>(result.getType()).getShape();
  for (const semantics::Access &write : form.writes) {
    if (write.operand != result.getResultNumber() || !write.indexReads.empty())
      continue;
    for (const semantics::Access &read : form.reads) {
      if (operands[read.operand].empty())
        continue;
      auto type = cast<RankedTensorType>(
          result.getOwner()->getOperand(read.operand).getType());
      for (auto [to, index] : llvm::enumerate(write.indices))
        for (auto [from, other] : llvm::enumerate(read.indices))
          if (isa<AffineDimExpr>(index) && index == other &&
              type.getDimSize(from) == shape[to])
            divided.add(static_cast<int64_t>(to), operands[read.operand][from]);
    }
  }
}

std::optional<HloSharding> flow(OpResult result, PlacementOf of) {
  Operation *op = result.getOwner();
  auto type = dyn_cast<RankedTensorType>(result.getType());
  if (!type || !type.hasStaticShape())
    return std::nullopt;
  SmallVector<SmallVector<Division>> operands;
  for (Value operand : op->getOperands())
    operands.push_back(divisions(operand, of));
  if (llvm::all_of(operands, [](const auto &known) { return known.empty(); }))
    return std::nullopt;
  Divided divided(type.getShape());
  auto shapeOf = [&](size_t operand) {
    return cast<RankedTensorType>(op->getOperand(operand).getType()).getShape();
  };
  if (isa<stablehlo::ReshapeOp>(op)) {
    flowReshape(shapeOf(0), type.getShape(), operands[0], divided);
  } else if (isa<stablehlo::ConcatenateOp, stablehlo::DynamicSliceOp,
                 stablehlo::DynamicUpdateSliceOp, stablehlo::PadOp,
                 stablehlo::SliceOp>(op)) {
    // Longer and shorter dimensions are divided alike, an update's where it
    // spans the whole.
    const bool isUpdate = isa<stablehlo::DynamicUpdateSliceOp>(op);
    for (auto [i, known] : llvm::enumerate(operands))
      for (auto [d, division] : llvm::enumerate(known))
        if (!isUpdate || i == 0 || shapeOf(i)[d] == type.getDimSize(d))
          divided.add(static_cast<int64_t>(d), division);
  } else if (auto form = semantics::granularForm(op)) {
    flowForm(*form, result, operands, divided);
  }
  return divided.sharding(type.getRank());
}

std::optional<HloSharding> opened(sdy::TensorShardingAttr said,
                                  Operation *scope, Value value,
                                  PlacementOf of) {
  sdy::MeshAttr mesh = said.getMeshAttr(scope);
  if (!mesh)
    return std::nullopt;
  const SmallVector<Division> operand = divisions(value, of);
  if (operand.empty() || !said.getUnreducedAxes().empty() ||
      llvm::all_of(said.getDimShardings(),
                   [](auto dimension) { return dimension.getIsClosed(); }))
    return ir::toHloSharding(said, mesh);
  // The axes that must not be used take part as one more dimension, so that
  // nothing goes together with them that uses them.
  SmallVector<sdy::DimensionShardingAttr> dimensions(said.getDimShardings());
  dimensions.push_back(sdy::DimensionShardingAttr::get(
      scope->getContext(), said.getReplicatedAxes(), true, std::nullopt));
  const HloSharding wide = ir::toHloSharding(
      sdy::TensorShardingAttr::get(scope->getContext(), said.getMesh(),
                                   dimensions, {}, {}, said.getReductionOp()),
      mesh);
  SmallVector<int64_t> shape(
      cast<RankedTensorType>(value.getType()).getShape());
  SmallVector<Division> known;
  if (wide.kind == HloSharding::Kind::Tiled)
    known = divisions(wide);
  shape.push_back(known.empty() ? 1 : known.back().count);
  Divided divided(shape);
  for (auto [d, division] : llvm::enumerate(known))
    divided.add(static_cast<int64_t>(d), division);
  for (auto [d, division] : llvm::enumerate(operand))
    if (!dimensions[d].getIsClosed())
      divided.add(static_cast<int64_t>(d), division);
  return divided.sharding(operand.size());
}

} // namespace tesela::driver
