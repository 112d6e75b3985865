// Collectives over the virtual devices.
#include "interpret/Groups.h"
#include "interpret/Pieces.h"
#include "interpret/RegionFunction.h"

#include "interpret/Types.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace tesela::interpret {
namespace {

using Meeting = Result<std::vector<std::vector<Array>>>;

/// For operators that reduce and gather.
Grouping replicaGrouping(mlir::Operation *op) {
  if (flag(op, "use_global_device_ids"))
    return Grouping::FlattenedIds;
  return channelOf(op) > 0 ? Grouping::CrossReplicaAndPartition
                           : Grouping::CrossReplica;
}

/// For operators that move.
Grouping exchangeGrouping(mlir::Operation *op) {
  return channelOf(op) > 0 ? Grouping::CrossPartition : Grouping::CrossReplica;
}

Meeting meetGroup(Interpreter &interpreter, mlir::Operation *op,
                  Grouping grouping, std::vector<int64_t> &group) {
  auto found = groupOf(interpreter, op, grouping);
  if (!found)
    return found.error();
  group = std::move(*found);
  if (group.empty())
    return failure(op, "this process is in none of its groups");
  return meet(interpreter, op, group, interpreter.operands(op));
}

Result<void> runAllGather(Interpreter &interpreter, mlir::Operation *op) {
  std::vector<int64_t> group;
  auto all = meetGroup(interpreter, op, replicaGrouping(op), group);
  if (!all)
    return all.error();
  std::vector<Array> results;
  for (size_t i = 0; i < op->getNumOperands(); ++i) {
    std::vector<Array> parts;
    for (const auto &member : *all)
      parts.push_back(member[i]);
    results.push_back(concatenate(parts, integer(op, "all_gather_dim")));
  }
  return interpreter.setResults(op, std::move(results));
}

/// The arrays of all members combined, in the order of the group.
Result<std::vector<Array>>
reduceMembers(Interpreter &interpreter, mlir::Operation *op,
              const std::vector<std::vector<Array>> &all, size_t count) {
  auto combine = RegionFunction::create(interpreter, op->getRegion(0));
  if (!combine)
    return combine.error();
  const ElementType type = combine->resultType(0);
  const auto toType = [](const Array &array, ElementType type) {
    Array converted(Shape{type, array.shape().dimensions, {}});
    convertElements(array.data(), array.element(), converted.mutableData(),
                    type, array.elementCount());
    return converted;
  };
  std::vector<Array> results;
  for (size_t i = 0; i < count; ++i) {
    Array sum = toType(all[0][i], type);
    for (size_t member = 1; member < all.size(); ++member) {
      const Array pair[] = {sum, toType(all[member][i], type)};
      auto next = combine->map(pair);
      if (!next)
        return next.error();
      sum = std::move((*next)[0]);
    }
    const auto result =
        llvm::cast<mlir::ShapedType>(op->getResult(i).getType());
    results.push_back(toType(sum, *elementTypeOf(result.getElementType())));
  }
  return results;
}

Result<void> runAllReduce(Interpreter &interpreter, mlir::Operation *op) {
  std::vector<int64_t> group;
  auto all = meetGroup(interpreter, op, replicaGrouping(op), group);
  if (!all)
    return all.error();
  auto results = reduceMembers(interpreter, op, *all, op->getNumOperands());
  if (!results)
    return results.error();
  return interpreter.setResults(op, std::move(*results));
}

Result<void> runReduceScatter(Interpreter &interpreter, mlir::Operation *op) {
  std::vector<int64_t> group;
  auto all = meetGroup(interpreter, op, replicaGrouping(op), group);
  if (!all)
    return all.error();
  auto sums = reduceMembers(interpreter, op, *all, op->getNumOperands());
  if (!sums)
    return sums.error();
  const size_t dimension = integer(op, "scatter_dimension");
  const int64_t position =
      llvm::find(group, interpreter.run().device) - group.begin();
  for (Array &sum : *sums) {
    const int64_t part = sum.dimensions()[dimension] / int64_t(group.size());
    sum = slice(sum, dimension, position * part, part);
  }
  return interpreter.setResults(op, std::move(*sums));
}

Result<void> runAllToAll(Interpreter &interpreter, mlir::Operation *op) {
  std::vector<int64_t> group;
  auto all = meetGroup(interpreter, op, exchangeGrouping(op), group);
  if (!all)
    return all.error();
  const size_t split = integer(op, "split_dimension"),
               concat = integer(op, "concat_dimension");
  const int64_t position =
      llvm::find(group, interpreter.run().device) - group.begin();
  std::vector<Array> results;
  for (size_t i = 0; i < op->getNumOperands(); ++i) {
    std::vector<Array> parts;
    for (const auto &member : *all) {
      const int64_t part =
          member[i].dimensions()[split] / integer(op, "split_count");
      parts.push_back(slice(member[i], split, position * part, part));
    }
    results.push_back(concatenate(parts, concat));
  }
  return interpreter.setResults(op, std::move(results));
}

std::vector<Array> zeros(mlir::Operation *op) {
  std::vector<Array> results;
  for (mlir::Type type : op->getResultTypes())
    results.emplace_back(*shapeOf(type));
  return results;
}

/// The position of the root of each value: the last operand's, or 0.
int64_t rootOf(mlir::Operation *op, const std::vector<Array> &brought,
               size_t value) {
  if (!flag(op, "has_dynamic_root"))
    return 0;
  const Array &roots = brought.back();
  return roots.integerAt(roots.elementCount() > 1 ? value : 0);
}

Result<void> runBroadcast(Interpreter &interpreter, mlir::Operation *op) {
  auto group = groupOf(interpreter, op, exchangeGrouping(op));
  if (!group)
    return group.error();
  std::vector<Array> results = zeros(op);
  if (group->empty())
    return interpreter.setResults(op, std::move(results));
  auto all = meet(interpreter, op, *group, interpreter.operands(op));
  if (!all)
    return all.error();
  for (size_t i = 0; i < results.size(); ++i) {
    const int64_t root = rootOf(op, interpreter.operands(op), i);
    if (root >= 0 && root < int64_t(all->size()))
      results[i] = (*all)[root][i];
  }
  return interpreter.setResults(op, std::move(results));
}

/// Members that are not the root keep zeros.
Result<void> runCollectiveReduce(Interpreter &interpreter,
                                 mlir::Operation *op) {
  std::vector<int64_t> group;
  auto all = meetGroup(interpreter, op, replicaGrouping(op), group);
  if (!all)
    return all.error();
  std::vector<Array> results = zeros(op);
  auto sums = reduceMembers(interpreter, op, *all, results.size());
  if (!sums)
    return sums.error();
  const int64_t position =
      llvm::find(group, interpreter.run().device) - group.begin();
  for (size_t i = 0; i < results.size(); ++i)
    if (position == rootOf(op, interpreter.operands(op), i))
      results[i] = (*sums)[i];
  return interpreter.setResults(op, std::move(results));
}

Result<void> runPermute(Interpreter &interpreter, mlir::Operation *op) {
  const Grouping grouping = exchangeGrouping(op);
  const DeviceGrid &grid = interpreter.run().devices.grid;
  std::vector<int64_t> group;
  for (int64_t id = 0;
       id <
       (grouping == Grouping::CrossPartition ? grid.partitions : grid.replicas);
       ++id)
    group.push_back(peer(interpreter, grouping, id));
  auto all = meet(interpreter, op, group, interpreter.operands(op));
  if (!all)
    return all.error();
  std::vector<Array> results = zeros(op);
  const auto pairs = integers(op, "source_target_pairs");
  for (size_t i = 0; i + 1 < pairs.size(); i += 2)
    if (pairs[i] >= 0 && pairs[i] < int64_t(group.size()) &&
        peer(interpreter, grouping, pairs[i + 1]) == interpreter.run().device)
      results = (*all)[pairs[i]];
  return interpreter.setResults(op, std::move(results));
}

Result<void> runCrossReplicaSum(Interpreter &interpreter, mlir::Operation *op) {
  std::vector<int64_t> group;
  auto all = meetGroup(interpreter, op, Grouping::CrossReplica, group);
  if (!all)
    return all.error();
  const mlir::Type type = op->getResult(0).getType();
  ScratchOp add(op->getLoc(), "stablehlo.add", {type, type}, {type}, {});
  std::vector<Array> sum = (*all)[0];
  for (size_t member = 1; member < all->size(); ++member) {
    const Array pair[] = {sum[0], (*all)[member][0]};
    auto next = interpreter.runDefinition(add.get(), pair, false);
    if (!next)
      return next.error();
    sum = std::move(*next);
  }
  return interpreter.setResults(op, std::move(sum));
}

template <bool partition>
Result<void> runId(Interpreter &interpreter, mlir::Operation *op) {
  const int64_t device = interpreter.run().device;
  const int64_t partitions = interpreter.run().devices.grid.partitions;
  Array id(Shape{ElementType::U32, {}, {}});
  id.setInteger(0, partition ? device % partitions : device / partitions);
  interpreter.set(op->getResult(0), std::move(id));
  return success();
}

} // namespace

void addCollectives(HandlerTable &table) {
  table["stablehlo.all_gather"] = runAllGather;
  table["stablehlo.all_reduce"] = runAllReduce;
  table["stablehlo.reduce_scatter"] = runReduceScatter;
  table["stablehlo.all_to_all"] = runAllToAll;
  table["stablehlo.collective_broadcast"] = runBroadcast;
  table["stablehlo.collective_reduce"] = runCollectiveReduce;
  table["stablehlo.collective_permute"] = runPermute;
  table["stablehlo.cross-replica-sum"] = runCrossReplicaSum;
  table["stablehlo.replica_id"] = runId<false>;
  table["stablehlo.partition_id"] = runId<true>;
}

} // namespace tesela::interpret
