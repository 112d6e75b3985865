#include "driver/ManualComputation.h"

#include "ir/ElementTypes.h"
#include "ir/Locations.h"
#include "ir/Sdy.h"
#include "ir/SdySharding.h"
#include "ir/Stablehlo.h"
#include "semantics/decompositions/Composer.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <map>

using namespace mlir;

namespace tesela::driver {
namespace {

using Indices = SmallVector<int64_t>;

/// Where devices stand in a mesh.
class Positions {
public:
  explicit Positions(sdy::MeshAttr mesh) : mesh(mesh) {}

  int64_t count() const { return mesh.getDeviceCount(); }
  int64_t axes() const { return mesh.getAxes().size(); }
  int64_t size(int64_t axis) const { return mesh.getAxes()[axis].getSize(); }
  int64_t device(int64_t position) const {
    ArrayRef<int64_t> ids = mesh.getDeviceIds();
    return ids.empty() ? position : ids[position];
  }
  /// The number of a position along `axes`, the first varying slowest.
  int64_t number(int64_t position, ArrayRef<int64_t> axes) const {
    int64_t result = 0;
    for (int64_t axis : axes) {
      int64_t stride = 1;
      for (size_t i = axis + 1; i < mesh.getAxes().size(); ++i)
        stride *= size(i);
      result = result * size(axis) + position / stride % size(axis);
    }
    return result;
  }
  int64_t size(ArrayRef<int64_t> axes) const {
    int64_t product = 1;
    for (int64_t axis : axes)
      product *= size(axis);
    return product;
  }

private:
  sdy::MeshAttr mesh;
};

class Lowering {
public:
  Lowering(sdy::ManualComputationOp op, func::FuncOp main,
           runtime::Signature &signature, SignatureShardings &shardings)
      : op(op), builder(op), loc(op.getLoc()), main(main), signature(signature),
        shardings(shardings), replicas(signature.replicas),
        partitions(signature.partitions) {}

  Result<void> run();

private:
  struct Cut {
    sdy::MeshAttr mesh;
    std::vector<Indices> axes; // of the mesh, per dimension; manual ones
    Indices unreduced;         // manual axes along which devices have parts
  };

  Error unimplemented(const Twine &what) {
    return Error{ErrorCode::Unimplemented,
                 ("manual computation: " + what).str(),
                 ir::describeLocation(loc)};
  }
  Result<Cut> cutOf(sdy::TensorShardingAttr sharding);
  bool liesAs(sdy::TensorShardingAttr sharding, const ir::HloSharding &lying);
  bool passLocal(Value operand, sdy::TensorShardingAttr sharding, Type type);
  bool passLocal(OpResult result, sdy::TensorShardingAttr sharding, Value part);
  Value firstPart(Value whole, const Cut &cut);
  Result<Value> tile(Value whole, sdy::TensorShardingAttr sharding, Type type);
  Result<Value> gather(Value tile, sdy::TensorShardingAttr sharding, Type type);
  DenseIntElementsAttr groups(const Positions &positions,
                              ArrayRef<int64_t> axes);

  Value constant(ArrayRef<int32_t> values, ArrayRef<int64_t> shape) {
    auto type = RankedTensorType::get(shape, builder.getI32Type());
    return stablehlo::ConstantOp::create(
        builder, loc, type,
        cast<ElementsAttr>(DenseElementsAttr::get(type, values)));
  }
  Value reshape(Value value, ArrayRef<int64_t> shape) {
    return stablehlo::ReshapeOp::create(
        builder, loc, cast<RankedTensorType>(value.getType()).clone(shape),
        value);
  }
  /// The entry of this device in a table over partitions, as a scalar.
  Value own(ArrayRef<int32_t> table) {
    auto scalar = RankedTensorType::get(
        {}, builder.getIntegerType(32, /*isSigned=*/false));
    Value id = stablehlo::PartitionIdOp::create(builder, loc, scalar);
    auto one = RankedTensorType::get({1}, builder.getI32Type());
    Value entry = stablehlo::DynamicSliceOp::create(
        builder, loc, one, constant(table, {partitions}), ValueRange{id},
        builder.getDenseI64ArrayAttr({1}));
    return reshape(entry, {});
  }

  sdy::ManualComputationOp op;
  OpBuilder builder;
  Location loc;
  func::FuncOp main;
  runtime::Signature &signature;
  SignatureShardings &shardings;
  int64_t replicas, partitions;
};

Result<Lowering::Cut> Lowering::cutOf(sdy::TensorShardingAttr sharding) {
  Cut cut;
  cut.mesh = sharding.getMeshAttr(op);
  if (!cut.mesh)
    return unimplemented("its mesh is unknown");
  auto take = [&](ArrayRef<sdy::AxisRefAttr> list,
                  Indices &axes) -> Result<void> {
    for (sdy::AxisRefAttr axis : list) {
      if (!llvm::is_contained(op.getManualAxes().getAxes(),
                              StringAttr::get(op.getContext(), axis.getName())))
        continue;
      if (axis.isSubAxis())
        return unimplemented("a part of mesh axis " + axis.getName());
      axes.push_back(cut.mesh.getAxisIndex(axis.getName()));
    }
    return success();
  };
  for (sdy::DimensionShardingAttr dimension : sharding.getDimShardings())
    if (Result<void> done = take(dimension.getAxes(), cut.axes.emplace_back());
        !done)
      return done.error();
  if (Result<void> done = take(sharding.getUnreducedAxes(), cut.unreduced);
      !done)
    return done.error();
  bool cuts = !cut.unreduced.empty() ||
              llvm::any_of(cut.axes, [](auto &axes) { return !axes.empty(); });
  if (cuts && cut.mesh.getDeviceCount() != partitions)
    return unimplemented("a mesh of " + Twine(cut.mesh.getDeviceCount()) +
                         " devices in a program for " + Twine(partitions));
  return cut;
}

Result<Value> Lowering::tile(Value whole, sdy::TensorShardingAttr sharding,
                             Type type) {
  auto from = dyn_cast<RankedTensorType>(whole.getType());
  auto to = dyn_cast<RankedTensorType>(type);
  Result<Cut> cut = cutOf(sharding);
  if (!cut)
    return cut.error();
  if (!cut->unreduced.empty())
    whole = firstPart(whole, *cut);
  if (from == to)
    return whole;
  if (!from || !to || cut->axes.size() != static_cast<size_t>(to.getRank()))
    return unimplemented("an operand of another rank");
  Positions positions(cut->mesh);
  SmallVector<Value> starts;
  for (auto [dimension, axes] : llvm::enumerate(cut->axes)) {
    int64_t size = to.getDimSize(dimension);
    if (size * positions.size(axes) != from.getDimSize(dimension))
      return unimplemented("its axes do not divide dimension " +
                           Twine(dimension) + " of an operand");
    if (axes.empty()) {
      starts.push_back(constant({0}, {}));
      continue;
    }
    SmallVector<int32_t> table(partitions, 0);
    for (int64_t n = 0; n < positions.count(); ++n)
      table[positions.device(n)] = positions.number(n, axes) * size;
    starts.push_back(own(table));
  }
  return Value(stablehlo::DynamicSliceOp::create(
      builder, loc, to, whole, starts,
      builder.getDenseI64ArrayAttr(to.getShape())));
}

/// One of the devices that have parts of a sum has all of it, the others zero.
Value Lowering::firstPart(Value whole, const Cut &cut) {
  Positions positions(cut.mesh);
  SmallVector<int32_t> table(partitions, 0);
  for (int64_t n = 0; n < positions.count(); ++n)
    table[positions.device(n)] = positions.number(n, cut.unreduced) == 0;
  Value isFirst = stablehlo::ConvertOp::create(
      builder, loc, RankedTensorType::get({}, builder.getI1Type()), own(table));
  auto type = cast<RankedTensorType>(whole.getType());
  Value zero = semantics::Composer(builder, loc).splat(0, type);
  return stablehlo::SelectOp::create(builder, loc, type, isFirst, whole, zero);
}

/// Devices that differ only along `axes`, in their order.
DenseIntElementsAttr Lowering::groups(const Positions &positions,
                                      ArrayRef<int64_t> axes) {
  int64_t members = positions.size(axes);
  std::map<Indices, Indices> byRest; // coordinates off the axes -> devices
  for (int64_t n = 0; n < positions.count(); ++n) {
    Indices rest;
    for (int64_t axis = 0; axis < positions.axes(); ++axis)
      if (!llvm::is_contained(axes, axis))
        rest.push_back(positions.number(n, axis));
    Indices &group = byRest[rest];
    group.resize(members);
    group[positions.number(n, axes)] = positions.device(n);
  }
  Indices all;
  for (int64_t replica = 0; replica < replicas; ++replica)
    for (auto &[rest, group] : byRest)
      for (int64_t device : group)
        all.push_back(replica * partitions + device);
  auto count = static_cast<int64_t>(all.size()) / members;
  return DenseIntElementsAttr::get(
      RankedTensorType::get({count, members}, builder.getI64Type()),
      ArrayRef<int64_t>(all));
}

Result<Value> Lowering::gather(Value tile, sdy::TensorShardingAttr sharding,
                               Type type) {
  auto from = dyn_cast<RankedTensorType>(tile.getType());
  auto to = dyn_cast<RankedTensorType>(type);
  Result<Cut> cut = cutOf(sharding);
  if (!cut)
    return cut.error();
  if (from == to && cut->unreduced.empty())
    return tile;
  if (!from || !to || cut->axes.size() != static_cast<size_t>(to.getRank()))
    return unimplemented("a result of another rank");
  Positions positions(cut->mesh);
  // [members, tile...] -> [sizes of the axes..., tile...]; then each axis goes
  // before the dimension it cuts, and parts of sums are added up.
  Indices axes, split, order;
  for (auto [dimension, own] : llvm::enumerate(cut->axes)) {
    if (from.getDimSize(dimension) * positions.size(own) !=
        to.getDimSize(dimension))
      return unimplemented("its axes do not divide dimension " +
                           Twine(dimension) + " of a result");
    axes.append(own);
  }
  int64_t cutting = axes.size();
  axes.append(cut->unreduced);
  for (int64_t axis : axes)
    split.push_back(positions.size(axis));
  int64_t next = 0;
  for (auto [dimension, own] : llvm::enumerate(cut->axes)) {
    for (size_t i = 0; i < own.size(); ++i)
      order.push_back(next++);
    order.push_back(static_cast<int64_t>(cutting + dimension));
  }
  Indices one{1}, stacked{positions.size(axes)};
  llvm::append_range(one, from.getShape());
  llvm::append_range(stacked, from.getShape());
  llvm::append_range(split, from.getShape());
  Value all = stablehlo::AllGatherOp::create(
                  builder, loc, TypeRange{from.clone(stacked)},
                  ValueRange{reshape(tile, one)}, builder.getI64IntegerAttr(0),
                  groups(positions, axes),
                  stablehlo::ChannelHandleAttr::get(op.getContext(), 1, 1),
                  builder.getUnitAttr())
                  .getResult(0);
  Value parts = reshape(all, split);
  if (!cut->unreduced.empty()) {
    Indices summed;
    for (int64_t n = cutting; n < static_cast<int64_t>(axes.size()); ++n)
      summed.push_back(n);
    parts = semantics::Composer(builder, loc).sum(parts, summed);
  }
  ArrayRef<int64_t> sizes = cast<RankedTensorType>(parts.getType()).getShape();
  Indices moved;
  for (int64_t dimension : order)
    moved.push_back(sizes[dimension]);
  Value ordered =
      stablehlo::TransposeOp::create(builder, loc, from.clone(moved), parts,
                                     builder.getDenseI64ArrayAttr(order));
  return reshape(ordered, to.getShape());
}

/// Is a sharding of manual axes alone that of a parameter or result of main?
bool Lowering::liesAs(sdy::TensorShardingAttr sharding,
                      const ir::HloSharding &lying) {
  auto areManual = [&](ArrayRef<sdy::AxisRefAttr> axes) {
    return llvm::all_of(axes, [&](sdy::AxisRefAttr axis) {
      auto name = StringAttr::get(op.getContext(), axis.getName());
      return llvm::is_contained(op.getManualAxes().getAxes(), name);
    });
  };
  sdy::MeshAttr mesh = sharding.getMeshAttr(op);
  return mesh && mesh.getDeviceCount() == partitions &&
         areManual(sharding.getUnreducedAxes()) &&
         llvm::all_of(sharding.getDimShardings(),
                      [&](sdy::DimensionShardingAttr dimension) {
                        return areManual(dimension.getAxes());
                      }) &&
         ir::toHloSharding(sharding, mesh) == lying;
}

bool Lowering::passLocal(Value operand, sdy::TensorShardingAttr sharding,
                         Type type) {
  auto argument = dyn_cast<BlockArgument>(operand);
  if (!argument || argument.getOwner() != &main.getBody().front() ||
      !argument.hasOneUse())
    return false;
  unsigned i = argument.getArgNumber();
  if (!signature.parameters[i].minorToMajor.empty() ||
      !liesAs(sharding, shardings.parameters[i]))
    return false;
  argument.setType(type);
  signature.parameters[i] = *ir::shapeOf(type);
  shardings.localParameters[i] = true;
  return true;
}

bool Lowering::passLocal(OpResult result, sdy::TensorShardingAttr sharding,
                         Value part) {
  if (!result.hasOneUse() ||
      result.use_begin()->getOwner() != main.getBody().front().getTerminator())
    return false;
  unsigned i = result.use_begin()->getOperandNumber();
  if (!signature.results[i].minorToMajor.empty() ||
      !liesAs(sharding, shardings.results[i]))
    return false;
  result.replaceAllUsesWith(part);
  signature.results[i] = *ir::shapeOf(part.getType());
  shardings.localResults[i] = true;
  return true;
}

Result<void> Lowering::run() {
  Block &body = op.getBody().front();
  Operation *terminator = body.getTerminator();
  for (auto [argument, operand, sharding] :
       llvm::zip_equal(body.getArguments(), op.getTensors(),
                       op.getInShardings().getShardings())) {
    if (passLocal(operand, sharding, argument.getType())) {
      argument.replaceAllUsesWith(operand);
      continue;
    }
    Result<Value> value = tile(operand, sharding, argument.getType());
    if (!value)
      return value.error();
    argument.replaceAllUsesWith(*value);
  }
  SmallVector<Value> tiles(terminator->getOperands());
  terminator->erase();
  op->getBlock()->getOperations().splice(op->getIterator(),
                                         body.getOperations());
  for (auto [result, part, sharding] : llvm::zip_equal(
           op.getResults(), tiles, op.getOutShardings().getShardings())) {
    if (passLocal(result, sharding, part))
      continue;
    Result<Value> value = gather(part, sharding, result.getType());
    if (!value)
      return value.error();
    result.replaceAllUsesWith(*value);
  }
  op.erase();
  return success();
}

} // namespace

Result<bool> lowerManualComputations(ModuleOp module,
                                     runtime::Signature &signature,
                                     SignatureShardings &shardings) {
  auto main = module.lookupSymbol<func::FuncOp>("main");
  shardings.localParameters.assign(signature.parameters.size(), false);
  shardings.localResults.assign(signature.results.size(), false);
  // Inner ones first.
  SmallVector<sdy::ManualComputationOp> all;
  module.walk([&](sdy::ManualComputationOp op) { all.push_back(op); });
  for (sdy::ManualComputationOp op : all)
    if (Result<void> done = Lowering(op, main, signature, shardings).run();
        !done)
      return done.error();
  Block &body = main.getBody().front();
  main.setType(FunctionType::get(main.getContext(), body.getArgumentTypes(),
                                 body.getTerminator()->getOperandTypes()));
  return !all.empty();
}

} // namespace tesela::driver
