// Result types and constraints of gather and scatter.
#include "ir/GatherScatter.h"
#include "ir/Requirements.h"

using namespace mlir;

namespace tesela::stablehlo {

namespace {

// What gather and scatter have in common: an indexed tensor (the operand, the
// input), indices, and how dimensions of one batch with those of the other.
struct Indexing {
  RankedTensorType indexed, indices;
  ArrayRef<int64_t> batching, indicesBatching;
  ArrayRef<int64_t> dropped;  // collapsed_slice_dims, inserted_window_dims
  ArrayRef<int64_t> indexMap; // indices to dimensions of the indexed tensor
  int64_t indexVectorDim;

  // The dimensions of the indices that do not hold index vectors.
  SmallVector<int64_t> batchSizes() const {
    SmallVector<int64_t> sizes;
    for (int64_t i = 0; i < indices.getRank(); ++i)
      if (i != indexVectorDim)
        sizes.push_back(indices.getDimSize(i));
    return sizes;
  }
  bool isInWindow(int64_t dimension) const {
    return !llvm::is_contained(dropped, dimension) &&
           !llvm::is_contained(batching, dimension);
  }
};

// Constraint numbers and attribute names by operator.
struct IndexingConstraints {
  StringRef indexVectorDim, indexMapSize, droppedUnique, droppedSorted,
      droppedRange, batchingSorted, batchingRange, indicesBatchingUnique,
      indicesBatchingRange, indicesBatchingVector, batchingCount, batchingSize,
      indexMapUnique, indexMapRange;
  StringRef droppedName, batchingName, indicesBatchingName, indexMapName;
};

constexpr IndexingConstraints kGather = {"C2",
                                         "C3",
                                         "C6",
                                         "C7",
                                         "C8",
                                         "C10",
                                         "C11",
                                         "C13",
                                         "C14",
                                         "C15",
                                         "C16",
                                         "C17",
                                         "C18",
                                         "C19",
                                         "collapsed_slice_dims",
                                         "operand_batching_dims",
                                         "start_indices_batching_dims",
                                         "start_index_map"};

constexpr IndexingConstraints kScatter = {"C22",
                                          "C19",
                                          "C9",
                                          "C10",
                                          "C11",
                                          "C12",
                                          "C13",
                                          "C14",
                                          "C15",
                                          "C16",
                                          "C17",
                                          "C18",
                                          "C20",
                                          "C21",
                                          "inserted_window_dims",
                                          "input_batching_dims",
                                          "scatter_indices_batching_dims",
                                          "scatter_dims_to_operand_dims"};

SmallVector<int64_t> concatenated(ArrayRef<int64_t> left,
                                  ArrayRef<int64_t> right) {
  SmallVector<int64_t> all(left);
  llvm::append_range(all, right);
  return all;
}

LogicalResult requireBatching(const Requirements &constraints,
                              const Indexing &indexing,
                              const IndexingConstraints &numbers) {
  int64_t rank = indexing.indexed.getRank();
  if (failed(constraints.requireSorted(
          indexing.batching, numbers.batchingSorted, numbers.batchingName)) ||
      failed(constraints.requireInRange(indexing.batching, rank,
                                        numbers.batchingRange,
                                        numbers.batchingName)) ||
      failed(constraints.requireUnique(indexing.indicesBatching,
                                       numbers.indicesBatchingUnique,
                                       numbers.indicesBatchingName)) ||
      failed(constraints.requireInRange(
          indexing.indicesBatching, indexing.indices.getRank(),
          numbers.indicesBatchingRange, numbers.indicesBatchingName)) ||
      failed(constraints.require(!llvm::is_contained(indexing.indicesBatching,
                                                     indexing.indexVectorDim),
                                 numbers.indicesBatchingVector,
                                 numbers.indicesBatchingName +
                                     " must not contain index_vector_dim")) ||
      failed(constraints.require(
          indexing.batching.size() == indexing.indicesBatching.size(),
          numbers.batchingCount,
          numbers.batchingName + " and " + numbers.indicesBatchingName +
              " must have as many entries")))
    return failure();
  for (auto [left, right] :
       llvm::zip(indexing.batching, indexing.indicesBatching)) {
    int64_t size = indexing.indexed.getDimSize(left);
    int64_t indicesSize = indexing.indices.getDimSize(right);
    if (failed(constraints.require(
            compatibleSizes(size, indicesSize), numbers.batchingSize,
            "batching dimensions " + Twine(left) + " and, of the indices, " +
                Twine(right) + " must have the same size, got " + Twine(size) +
                " and " + Twine(indicesSize))))
      return failure();
  }
  return success();
}

LogicalResult requireIndexing(const Requirements &constraints,
                              const Indexing &indexing,
                              const IndexingConstraints &numbers) {
  int64_t rank = indexing.indexed.getRank();
  int64_t indicesRank = indexing.indices.getRank();
  int64_t vectorDim = indexing.indexVectorDim;
  if (failed(constraints.requireInRange(vectorDim, indicesRank + 1,
                                        numbers.indexVectorDim,
                                        "index_vector_dim")))
    return failure();
  int64_t vectorSize =
      vectorDim < indicesRank ? indexing.indices.getDimSize(vectorDim) : 1;
  return failure(
      failed(constraints.require(
          compatibleSizes(vectorSize, indexing.indexMap.size()),
          numbers.indexMapSize,
          numbers.indexMapName + " must have one entry per index, " +
              Twine(vectorSize) + ", got " +
              Twine(indexing.indexMap.size()))) ||
      failed(constraints.requireUnique(
          concatenated(indexing.dropped, indexing.batching),
          numbers.droppedUnique,
          numbers.droppedName + " and " + numbers.batchingName)) ||
      failed(constraints.requireSorted(indexing.dropped, numbers.droppedSorted,
                                       numbers.droppedName)) ||
      failed(constraints.requireInRange(
          indexing.dropped, rank, numbers.droppedRange, numbers.droppedName)) ||
      failed(requireBatching(constraints, indexing, numbers)) ||
      failed(constraints.requireUnique(
          concatenated(indexing.indexMap, indexing.batching),
          numbers.indexMapUnique,
          numbers.indexMapName + " and " + numbers.batchingName)) ||
      failed(constraints.requireInRange(indexing.indexMap, rank,
                                        numbers.indexMapRange,
                                        numbers.indexMapName)));
}

// The shape that has `window` at the dimensions `windowDims`, `batch` at the
// others.
SmallVector<int64_t> combine(ArrayRef<int64_t> batch, ArrayRef<int64_t> window,
                             ArrayRef<int64_t> windowDims) {
  SmallVector<int64_t> shape;
  for (size_t i = 0, b = 0, w = 0; i < batch.size() + window.size(); ++i)
    shape.push_back(llvm::is_contained(windowDims, static_cast<int64_t>(i))
                        ? window[w++]
                        : batch[b++]);
  return shape;
}

} // namespace

//===-- gather ------------------------------------------------------------===//

FailureOr<SmallVector<int64_t>>
inferGatherShape(const Requirements &constraints, RankedTensorType operand,
                 RankedTensorType startIndices,
                 GatherDimensionNumbersAttr numbers,
                 ArrayRef<int64_t> sliceSizes) {
  Indexing indexing{operand,
                    startIndices,
                    numbers.getOperandBatchingDims(),
                    numbers.getStartIndicesBatchingDims(),
                    numbers.getCollapsedSliceDims(),
                    numbers.getStartIndexMap(),
                    numbers.getIndexVectorDim()};
  int64_t rank = operand.getRank();
  ArrayRef<int64_t> offsetDims = numbers.getOffsetDims();
  if (failed(constraints.require(
          rank ==
              static_cast<int64_t>(offsetDims.size() + indexing.dropped.size() +
                                   indexing.batching.size()),
          "C1",
          "offset_dims, collapsed_slice_dims and operand_batching_dims must "
          "have together as many entries as the operand has dimensions, " +
              Twine(rank))) ||
      failed(requireIndexing(constraints, indexing, kGather)) ||
      failed(constraints.requireUnique(offsetDims, "C4", "offset_dims")) ||
      failed(constraints.requireSorted(offsetDims, "C4", "offset_dims")) ||
      failed(constraints.requireSize(sliceSizes.size(), rank, "C20",
                                     "slice_sizes")))
    return failure();
  for (int64_t i = 0; i < rank; ++i) {
    int64_t size = sliceSizes[i];
    if (ShapedType::isDynamic(size))
      continue;
    bool fits =
        size >= 0 && (operand.isDynamicDim(i) || size <= operand.getDimSize(i));
    if (failed(constraints.require(fits, "C21",
                                   "slice size " + Twine(size) +
                                       " of dimension " + Twine(i) +
                                       " does not fit the operand")) ||
        failed(constraints.require(
            size <= 1 || !llvm::is_contained(indexing.dropped, i), "C9",
            "the slice size of collapsed dimension " + Twine(i) +
                " must be 0 or 1, got " + Twine(size))) ||
        failed(constraints.require(
            size <= 1 || !llvm::is_contained(indexing.batching, i), "C12",
            "the slice size of batching dimension " + Twine(i) +
                " must be 0 or 1, got " + Twine(size))))
      return failure();
  }
  SmallVector<int64_t> batch = indexing.batchSizes(), window;
  for (int64_t i = 0; i < rank; ++i)
    if (indexing.isInWindow(i))
      window.push_back(sliceSizes[i]);
  if (failed(constraints.requireInRange(
          offsetDims, batch.size() + window.size(), "C5", "offset_dims")))
    return failure();
  return combine(batch, window, offsetDims);
}

LogicalResult GatherOp::inferReturnTypes(MLIRContext *,
                                         std::optional<Location> loc,
                                         Adaptor op,
                                         SmallVectorImpl<Type> &types) {
  auto operand = cast<RankedTensorType>(op.getOperand().getType());
  FailureOr<SmallVector<int64_t>> shape =
      inferGatherShape(Requirements(loc, getOperationName()), operand,
                       cast<RankedTensorType>(op.getStartIndices().getType()),
                       op.getDimensionNumbers(), op.getSliceSizes());
  if (failed(shape))
    return failure();
  types.push_back(RankedTensorType::get(*shape, operand.getElementType()));
  return success();
}

//===-- scatter -----------------------------------------------------------===//

// All updates have one shape: batch dimensions of the indices, and windows that
// fit the input.
static LogicalResult requireUpdates(const Requirements &constraints,
                                    const Indexing &indexing,
                                    ArrayRef<int64_t> windowDims,
                                    RankedTensorType update) {
  SmallVector<int64_t> batch = indexing.batchSizes(), window;
  for (int64_t i = 0; i < indexing.indexed.getRank(); ++i)
    if (indexing.isInWindow(i))
      window.push_back(indexing.indexed.getDimSize(i));
  int64_t rank = batch.size() + window.size();
  if (failed(constraints.require(update.getRank() == rank, "C4",
                                 "updates must have rank " + Twine(rank) +
                                     ", got " + Twine(update.getRank()))) ||
      failed(constraints.requireInRange(windowDims, rank, "C8",
                                        "update_window_dims")))
    return failure();
  SmallVector<int64_t> limits = combine(batch, window, windowDims);
  for (int64_t i = 0; i < rank; ++i) {
    int64_t size = update.getDimSize(i), limit = limits[i];
    if (compatibleSizes(size, limit))
      continue;
    bool isWindow = llvm::is_contained(windowDims, i);
    if (failed(constraints.require(
            isWindow && size < limit, "C4",
            isWindow
                ? "window dimension " + Twine(i) + " of updates, of size " +
                      Twine(size) + ", exceeds the input's " + Twine(limit)
                : "dimension " + Twine(i) + " of updates must have the size " +
                      Twine(limit) + " of the indices, got " + Twine(size))))
      return failure();
  }
  return success();
}

static LogicalResult requireScatterOperands(const Requirements &constraints,
                                            ValueRange inputs,
                                            ValueRange updates) {
  if (failed(constraints.require(
          !inputs.empty() && inputs.size() == updates.size(), "C5",
          "needs at least one input and as many updates")))
    return failure();
  for (auto [input, update] : llvm::zip(inputs, updates))
    if (failed(constraints.requireSameShape(inputs[0].getType(),
                                            input.getType(), "C1", "inputs")) ||
        failed(constraints.requireSameShape(
            updates[0].getType(), update.getType(), "C3", "updates")) ||
        failed(constraints.requireSameElements(input.getType(),
                                               update.getType(), "C6",
                                               "an input and its updates")))
      return failure();
  return success();
}

LogicalResult ScatterOp::inferReturnTypes(MLIRContext *,
                                          std::optional<Location> loc,
                                          Adaptor op,
                                          SmallVectorImpl<Type> &types) {
  Requirements constraints(loc, getOperationName());
  if (failed(
          requireScatterOperands(constraints, op.getInputs(), op.getUpdates())))
    return failure();
  ScatterDimensionNumbersAttr numbers = op.getScatterDimensionNumbers();
  auto input = cast<RankedTensorType>(op.getInputs()[0].getType());
  Indexing indexing{input,
                    cast<RankedTensorType>(op.getScatterIndices().getType()),
                    numbers.getInputBatchingDims(),
                    numbers.getScatterIndicesBatchingDims(),
                    numbers.getInsertedWindowDims(),
                    numbers.getScatterDimsToOperandDims(),
                    numbers.getIndexVectorDim()};
  ArrayRef<int64_t> windowDims = numbers.getUpdateWindowDims();
  SmallVector<Type> elements;
  if (failed(constraints.require(
          input.getRank() ==
              static_cast<int64_t>(windowDims.size() + indexing.dropped.size() +
                                   indexing.batching.size()),
          "C2",
          "update_window_dims, inserted_window_dims and input_batching_dims "
          "must have together as many entries as inputs have dimensions, " +
              Twine(input.getRank()))) ||
      failed(requireIndexing(constraints, indexing, kScatter)) ||
      failed(
          constraints.requireUnique(windowDims, "C7", "update_window_dims")) ||
      failed(
          constraints.requireSorted(windowDims, "C7", "update_window_dims")) ||
      failed(requireUpdates(
          constraints, indexing, windowDims,
          cast<RankedTensorType>(op.getUpdates()[0].getType()))) ||
      failed(requireCombiner(constraints, op.getUpdateComputation(),
                             op.getInputs().getTypes(), elements, "C23",
                             "update_computation")))
    return failure();
  for (Type element : elements)
    types.push_back(RankedTensorType::get(input.getShape(), element));
  return success();
}

} // namespace tesela::stablehlo
