// Result types and constraints of collectives.
#include "ir/Collective.h"
#include "ir/ProcessIds.h"
#include "ir/Requirements.h"

using namespace mlir;

namespace tesela::stablehlo {

static RankedTensorType tensorType(Type type) {
  return cast<RankedTensorType>(type);
}

//===-- Processes ---------------------------------------------------------===//

LogicalResult requireGroups(const Requirements &constraints, Attribute groups,
                            bool coverAll, StringRef unique, StringRef range) {
  auto matrix = dyn_cast<DenseIntElementsAttr>(groups);
  if (!matrix)
    return success();
  if (failed(constraints.require(matrix.getType().getRank() == 2, range,
                                 "replica_groups must be a matrix")))
    return failure();
  SmallVector<int64_t> ids;
  for (int64_t id : matrix.getValues<int64_t>())
    if (id != -1)
      ids.push_back(id);
  llvm::sort(ids);
  for (size_t i = 0; i < ids.size(); ++i) {
    if (i > 0 && ids[i] == ids[i - 1])
      return constraints.require(false, unique,
                                 "replica_groups must not repeat a process, "
                                 "got " +
                                     Twine(ids[i]) + " twice");
    if (ids[i] < 0 || (coverAll && ids[i] >= static_cast<int64_t>(ids.size())))
      return constraints.require(false, range,
                                 "replica_groups must hold 0 to " +
                                     Twine(ids.size() - 1) + ", got " +
                                     Twine(ids[i]));
  }
  return success();
}

LogicalResult requirePairs(const Requirements &constraints,
                           DenseIntElementsAttr pairs) {
  RankedTensorType type = cast<RankedTensorType>(pairs.getType());
  if (failed(constraints.require(
          type.getRank() == 2 && type.getDimSize(1) == 2, "C1",
          "source_target_pairs must be an N x 2 matrix")))
    return failure();
  SmallVector<int64_t> ends[2];
  int64_t index = 0;
  for (int64_t id : pairs.getValues<int64_t>())
    ends[index++ % 2].push_back(id);
  auto nonNegative = [](int64_t id) { return id >= 0; };
  return failure(
      failed(constraints.requireUnique(ends[0], "C2", "sources")) ||
      failed(constraints.requireUnique(ends[1], "C3", "targets")) ||
      failed(constraints.require(llvm::all_of(ends[0], nonNegative) &&
                                     llvm::all_of(ends[1], nonNegative),
                                 "C4", "processes must not be negative")));
}

// Global device ids need a channel.
static LogicalResult requireChannel(const Requirements &constraints,
                                    bool useGlobalDeviceIds,
                                    std::optional<ChannelHandleAttr> channel,
                                    StringRef constraint) {
  return constraints.require(
      !useGlobalDeviceIds || (channel && channel->getHandle() > 0), constraint,
      "use_global_device_ids needs a channel_handle above 0");
}

// The number of processes in each group, if the attribute says it.
static std::optional<int64_t> groupSize(Attribute groups) {
  auto matrix = dyn_cast<DenseIntElementsAttr>(groups);
  if (!matrix || matrix.getType().getRank() != 2)
    return std::nullopt;
  return matrix.getType().getDimSize(1);
}

// `large` and `small` agree but for `dimension`, where large's size is a
// multiple of small's.
static LogicalResult requireMultiple(const Requirements &constraints,
                                     RankedTensorType large,
                                     RankedTensorType small, int64_t dimension,
                                     StringRef constraint) {
  if (failed(constraints.require(large.getRank() == small.getRank(), constraint,
                                 "operand and result must have the same "
                                 "rank")))
    return failure();
  for (int64_t i = 0; i < large.getRank(); ++i) {
    int64_t big = large.getDimSize(i), little = small.getDimSize(i);
    if (compatibleSizes(big, little))
      continue;
    if (failed(constraints.require(
            i == dimension && little != 0 && big % little == 0, constraint,
            "dimension " + Twine(i) + ": sizes " + Twine(big) + " and " +
                Twine(little) + " do not fit")))
      return failure();
  }
  return success();
}

//===-- all_gather, all_reduce, reduce_scatter ----------------------------===//

LogicalResult AllGatherOp::verify() {
  Requirements constraints(*this);
  int64_t dimension = getAllGatherDim();
  if (failed(constraints.require(getNumOperands() == getNumResults(), "C6",
                                 "needs as many results as operands")) ||
      failed(
          requireGroups(constraints, getReplicaGroups(), true, "C2", "C4")) ||
      failed(requireChannel(constraints, getUseGlobalDeviceIds(),
                            getChannelHandle(), "C5")))
    return failure();
  for (auto [operand, result] : llvm::zip(getOperands(), getResults())) {
    RankedTensorType from = tensorType(operand.getType());
    if (failed(constraints.requireInRange(dimension, from.getRank(), "C1",
                                          "all_gather_dim")) ||
        failed(constraints.requireSameElements(from, result.getType(), "C6",
                                               "operand and result")) ||
        failed(requireMultiple(constraints, tensorType(result.getType()), from,
                               dimension, "C6")))
      return failure();
  }
  return success();
}

// Every operand is combined by the same function of two scalars. Appends the
// types of the results.
static LogicalResult inferCombined(const Requirements &constraints,
                                   ValueRange operands, Region &computation,
                                   StringRef constraint,
                                   SmallVectorImpl<Type> &types) {
  for (Value operand : operands) {
    SmallVector<Type> element;
    if (failed(requireCombiner(constraints, computation,
                               TypeRange(operand.getType()), element,
                               constraint, "the computation")))
      return failure();
    types.push_back(RankedTensorType::get(
        tensorType(operand.getType()).getShape(), element[0]));
  }
  return success();
}

LogicalResult AllReduceOp::inferReturnTypes(MLIRContext *,
                                            std::optional<Location> loc,
                                            Adaptor op,
                                            SmallVectorImpl<Type> &types) {
  Requirements constraints(loc, getOperationName());
  return failure(failed(requireGroups(constraints, op.getReplicaGroups(), true,
                                      "C1", "C3")) ||
                 failed(requireChannel(constraints, op.getUseGlobalDeviceIds(),
                                       op.getChannelHandle(), "C4")) ||
                 failed(inferCombined(constraints, op.getOperands(),
                                      op.getComputation(), "C5", types)));
}

LogicalResult ReduceScatterOp::verify() {
  Requirements constraints(*this);
  RankedTensorType operand = tensorType(getOperand().getType());
  int64_t dimension = getScatterDimension();
  SmallVector<Type> combined;
  if (failed(constraints.requireInRange(dimension, operand.getRank(), "C2",
                                        "scatter_dimension")) ||
      failed(
          requireGroups(constraints, getReplicaGroups(), true, "C3", "C5")) ||
      failed(requireChannel(constraints, getUseGlobalDeviceIds(),
                            getChannelHandle(), "C6")) ||
      failed(inferCombined(constraints, getOperand(), getComputation(), "C7",
                           combined)))
    return failure();
  int64_t size = operand.getDimSize(dimension);
  std::optional<int64_t> processes = groupSize(getReplicaGroups());
  if (processes && *processes > 0 && !ShapedType::isDynamic(size) &&
      failed(constraints.require(size % *processes == 0, "C1",
                                 "the scattered dimension's size " +
                                     Twine(size) + " must be a multiple of " +
                                     Twine(*processes))))
    return failure();
  return failure(
      failed(requireMultiple(constraints, operand, tensorType(getType()),
                             dimension, "C8")) ||
      failed(constraints.requireSameElements(combined[0], getType(), "C9",
                                             "the computation and the "
                                             "result")));
}

//===-- all_to_all, collective_permute ------------------------------------===//

LogicalResult AllToAllOp::inferReturnTypes(MLIRContext *,
                                           std::optional<Location> loc,
                                           Adaptor op,
                                           SmallVectorImpl<Type> &types) {
  Requirements constraints(loc, getOperationName());
  int64_t split = op.getSplitDimension(), concat = op.getConcatDimension();
  int64_t count = op.getSplitCount();
  std::optional<int64_t> processes = groupSize(op.getReplicaGroups());
  if (failed(constraints.requirePositive(count, "C4", "split_count")) ||
      failed(requireGroups(constraints, op.getReplicaGroups(), true, "C5",
                           "C7")) ||
      failed(constraints.require(
          !processes || *processes == 0 || *processes == count, "C8",
          "replica_groups must have split_count, " + Twine(count) +
              ", columns")))
    return failure();
  for (Value operand : op.getOperands()) {
    RankedTensorType type = tensorType(operand.getType());
    if (failed(constraints.requireInRange(split, type.getRank(), "C1",
                                          "split_dimension")) ||
        failed(constraints.requireInRange(concat, type.getRank(), "C3",
                                          "concat_dimension")))
      return failure();
    SmallVector<int64_t> shape(type.getShape());
    if (!ShapedType::isDynamic(shape[split])) {
      if (failed(constraints.require(
              shape[split] % count == 0, "C2",
              "the split dimension's size " + Twine(shape[split]) +
                  " must be a multiple of split_count, " + Twine(count))))
        return failure();
      shape[split] /= count;
    }
    if (!ShapedType::isDynamic(shape[concat]))
      shape[concat] *= count;
    types.push_back(RankedTensorType::get(shape, type.getElementType()));
  }
  return success();
}

LogicalResult
CollectivePermuteOp::inferReturnTypes(MLIRContext *,
                                      std::optional<Location> loc, Adaptor op,
                                      SmallVectorImpl<Type> &types) {
  if (failed(requirePairs(Requirements(loc, getOperationName()),
                          op.getSourceTargetPairs())))
    return failure();
  types.push_back(op.getOperand().getType());
  return success();
}

//===-- collective_broadcast, collective_reduce ---------------------------===//

// The operands but for the roots, which a dynamic root adds: one position in
// the group for each of the others.
static FailureOr<ValueRange>
operandsWithoutRoot(const Requirements &constraints, ValueRange operands,
                    bool hasDynamicRoot, StringRef staticConstraint,
                    StringRef rootConstraint) {
  size_t least = hasDynamicRoot ? 2 : 1;
  if (failed(constraints.require(
          operands.size() >= least,
          hasDynamicRoot ? rootConstraint : staticConstraint,
          "needs at least " + Twine(least) + " operands")))
    return failure();
  if (!hasDynamicRoot)
    return operands;
  ValueRange values = operands.drop_back();
  RankedTensorType root = tensorType(operands.back().getType());
  if (failed(constraints.require(
          root.getRank() == 1 &&
              compatibleSizes(root.getDimSize(0), values.size()) &&
              root.getElementType().isInteger(32),
          rootConstraint,
          "the root, the last operand, must be a tensor<" +
              Twine(values.size()) + "xi32>")))
    return failure();
  return values;
}

LogicalResult
CollectiveBroadcastOp::inferReturnTypes(MLIRContext *,
                                        std::optional<Location> loc, Adaptor op,
                                        SmallVectorImpl<Type> &types) {
  Requirements constraints(loc, getOperationName());
  FailureOr<ValueRange> values = operandsWithoutRoot(
      constraints, op.getOperands(), op.getHasDynamicRoot(), "C3", "C4");
  if (failed(values) || failed(requireGroups(constraints, op.getReplicaGroups(),
                                             false, "C1", "C2")))
    return failure();
  llvm::append_range(types, values->getTypes());
  return success();
}

LogicalResult
CollectiveReduceOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc,
                                     Adaptor op, SmallVectorImpl<Type> &types) {
  Requirements constraints(loc, getOperationName());
  FailureOr<ValueRange> values = operandsWithoutRoot(
      constraints, op.getOperands(), op.getHasDynamicRoot(), "C3", "C3");
  return failure(failed(values) ||
                 failed(requireGroups(constraints, op.getReplicaGroups(), false,
                                      "C1", "C2")) ||
                 failed(inferCombined(constraints, *values, op.getComputation(),
                                      "C4", types)));
}

//===-- replica_id, partition_id ------------------------------------------===//

static Type processIdType(MLIRContext *context) {
  return RankedTensorType::get(
      {}, IntegerType::get(context, 32, IntegerType::Unsigned));
}

LogicalResult ReplicaIdOp::inferReturnTypes(MLIRContext *context,
                                            std::optional<Location>, Adaptor,
                                            SmallVectorImpl<Type> &types) {
  types.push_back(processIdType(context));
  return success();
}

LogicalResult PartitionIdOp::inferReturnTypes(MLIRContext *context,
                                              std::optional<Location>, Adaptor,
                                              SmallVectorImpl<Type> &types) {
  types.push_back(processIdType(context));
  return success();
}

//===-- async_start, async_done -------------------------------------------===//

static bool canRunInBackground(Operation *op) {
  static constexpr StringLiteral kNames[] = {
      "stablehlo.all_reduce",        "stablehlo.all_gather",
      "stablehlo.all_to_all",        "stablehlo.collective_permute",
      "stablehlo.reduce_scatter",    "stablehlo.collective_broadcast",
      "stablehlo.collective_reduce", "stablehlo.slice",
      "stablehlo.dynamic_slice",     "stablehlo.dynamic_update_slice"};
  return llvm::is_contained(kNames, op->getName().getStringRef());
}

LogicalResult AsyncStartOp::verify() {
  Requirements constraints(*this);
  Block &block = getBody().front();
  if (failed(constraints.require(llvm::hasNItems(block, 2), "C1",
                                 "the body must be one operation and a "
                                 "return")) ||
      failed(constraints.require(canRunInBackground(&block.front()), "C2",
                                 "the body must be a collective or a slice")))
    return failure();
  Operation &inner = block.front();
  if (failed(constraints.require(
          llvm::equal(block.getArgumentTypes(), getOperandTypes()) &&
              llvm::equal(inner.getOperands(), block.getArguments()),
          "C3", "the body's operation must take the operands, in order")))
    return failure();
  return constraints.require(
      llvm::equal(block.back().getOperands(), inner.getResults()) &&
          compatibleTypes(inner.getResultTypes(),
                          cast<FutureType>(getType()).getTypes()),
      "C4", "must return a future of the body's results");
}

LogicalResult AsyncDoneOp::inferReturnTypes(MLIRContext *,
                                            std::optional<Location>, Adaptor op,
                                            SmallVectorImpl<Type> &types) {
  llvm::append_range(types,
                     cast<FutureType>(op.getOperand().getType()).getTypes());
  return success();
}

} // namespace tesela::stablehlo
