#include "driver/Unreduced.h"

#include "ir/Locations.h"
#include "ir/Stablehlo.h"
#include "semantics/decompositions/Composer.h"

#include <numeric>

using namespace mlir;

namespace tesela::driver {

using ir::HloSharding;
using Kind = HloSharding::Kind;

/// Which dimension of the devices the parts lie along, if any.
static std::optional<size_t> partDimension(const HloSharding &sharding) {
  if (sharding.kind == Kind::Tiled)
    for (size_t i = 0; i < sharding.subgroups.size(); ++i)
      if (sharding.subgroups[i] == Kind::Unreduced)
        return sharding.tiles.size() - sharding.subgroups.size() + i;
  return std::nullopt;
}

int64_t partsOf(const HloSharding &sharding, int64_t partitions) {
  if (sharding.kind == Kind::Unreduced)
    return partitions;
  auto dimension = partDimension(sharding);
  return dimension ? sharding.tiles[*dimension] : 1;
}

HloSharding stackedSharding(const HloSharding &sharding, int64_t rank,
                            int64_t partitions) {
  HloSharding stacked;
  stacked.kind = Kind::Tiled;
  auto dimension = partDimension(sharding);
  if (!dimension) {
    stacked.tiles.assign(rank + 1, 1);
    stacked.tiles[0] = partitions;
    stacked.devices.resize(partitions);
    std::iota(stacked.devices.begin(), stacked.devices.end(), 0);
    return stacked;
  }
  std::vector<int64_t> devices = sharding.deviceList();
  int64_t parts = sharding.tiles[*dimension], inner = 1;
  for (size_t i = *dimension + 1; i < sharding.tiles.size(); ++i)
    inner *= sharding.tiles[i];
  auto count = static_cast<int64_t>(devices.size());
  for (int64_t part = 0; part < parts; ++part)
    for (int64_t n = 0; n < count; ++n)
      if (n / inner % parts == part)
        stacked.devices.push_back(devices[n]);
  stacked.tiles = sharding.tiles;
  stacked.tiles.erase(stacked.tiles.begin() + *dimension);
  stacked.tiles.insert(stacked.tiles.begin(), parts);
  for (Kind kind : sharding.subgroups)
    if (kind != Kind::Unreduced)
      stacked.subgroups.push_back(kind);
  return stacked;
}

static RankedTensorType stackOf(RankedTensorType type, int64_t parts) {
  SmallVector<int64_t> shape{parts};
  llvm::append_range(shape, type.getShape());
  return type.clone(shape);
}

static void addUp(BlockArgument argument, int64_t parts) {
  OpBuilder builder = OpBuilder::atBlockBegin(argument.getOwner());
  semantics::Composer composer(builder, argument.getLoc());
  argument.setType(stackOf(cast<RankedTensorType>(argument.getType()), parts));
  Value sum = composer.sum(argument, {0});
  argument.replaceAllUsesExcept(sum, sum.getDefiningOp());
}

static Value stack(OpBuilder &builder, Value whole, int64_t parts) {
  Location loc = whole.getLoc();
  semantics::Composer composer(builder, loc);
  auto type = cast<RankedTensorType>(whole.getType());
  Value first =
      stablehlo::ReshapeOp::create(builder, loc, stackOf(type, 1), whole);
  if (parts == 1)
    return first;
  Value zeros = composer.splat(0, stackOf(type, parts - 1));
  return stablehlo::ConcatenateOp::create(
      builder, loc, TypeRange{stackOf(type, parts)}, ValueRange{first, zeros},
      builder.getI64IntegerAttr(0));
}

Result<void> stackUnreduced(func::FuncOp main, runtime::Signature &signature,
                            const SignatureShardings &shardings) {
  int64_t partitions = signature.partitions;
  auto grow = [&](Shape &shape, int64_t parts) -> Result<void> {
    if (!shape.minorToMajor.empty())
      return Error{ErrorCode::Unimplemented,
                   "an unreduced array whose elements are not in row-major "
                   "order",
                   ir::describeLocation(main.getLoc())};
    shape.dimensions.insert(shape.dimensions.begin(), parts);
    return success();
  };
  Block &body = main.getBody().front();
  for (auto [i, sharding] : llvm::enumerate(shardings.parameters))
    if (int64_t parts = partsOf(sharding, partitions);
        parts > 1 && !shardings.localParameters[i]) {
      if (Result<void> done = grow(signature.parameters[i], parts); !done)
        return done;
      addUp(body.getArgument(i), parts);
    }
  Operation *terminator = body.getTerminator();
  OpBuilder builder(terminator);
  for (auto [i, sharding] : llvm::enumerate(shardings.results))
    if (int64_t parts = partsOf(sharding, partitions);
        parts > 1 && !shardings.localResults[i]) {
      if (Result<void> done = grow(signature.results[i], parts); !done)
        return done;
      terminator->setOperand(i,
                             stack(builder, terminator->getOperand(i), parts));
    }
  main.setType(FunctionType::get(main.getContext(), body.getArgumentTypes(),
                                 terminator->getOperandTypes()));
  return success();
}

} // namespace tesela::driver
