// Gathers of whole slices: x[ids], x[arange(n), ids] and what is batched.
#include "nugraph/Importer.h"

#include "ir/Stablehlo.h"
#include "mlir/IR/BuiltinTypes.h"

#include <algorithm>

namespace tesela::nugraph {

/// The integers for one dimension of the operand; the dimensions of `index` are
/// those of the start indices without that of the index vector.
struct Importer::Column {
  unsigned dimension = 0;
  View index;
};

static llvm::ArrayRef<int64_t> shapeOf(mlir::Value value) {
  return mlir::cast<mlir::RankedTensorType>(value.getType()).getShape();
}

/// The columns of the start indices: themselves, or the parts that they were
/// put together from.
std::optional<std::vector<Importer::Column>>
Importer::columnsOf(stablehlo::GatherOp op) {
  auto numbers = op.getDimensionNumbers();
  mlir::Value indices = op.getStartIndices();
  int64_t vector = numbers.getIndexVectorDim();
  llvm::ArrayRef<int64_t> to = numbers.getStartIndexMap();
  std::vector<Column> columns;
  if (to.size() == 1) {
    if (vector < int64_t(shapeOf(indices).size()) &&
        shapeOf(indices)[vector] != 1)
      return std::nullopt;
    columns.push_back({unsigned(to[0]), view(indices)});
    return columns;
  }
  auto joined = indices.getDefiningOp<stablehlo::ConcatenateOp>();
  if (!joined || int64_t(joined.getDimension()) != vector ||
      joined.getInputs().size() != to.size())
    return std::nullopt;
  for (auto [dimension, part] : llvm::zip_equal(to, joined.getInputs())) {
    if (shapeOf(part)[vector] != 1)
      return std::nullopt;
    columns.push_back({unsigned(dimension), view(part)});
  }
  return columns;
}

/// `from` with whole slices along the column's dimension; pairs of common
/// dimensions of `from` and of the index come first, then the other ones of
/// `from` in order, with those of the index in the place of the one taken.
/// Places are those of long dimensions.
std::optional<View>
Importer::chosen(View from, const View &index, const Column &column,
                 llvm::ArrayRef<std::pair<int, int>> common) {
  auto commonFirst = [&](const View &view, bool second) -> std::optional<View> {
    llvm::SmallVector<unsigned, 4> order;
    for (auto [own, other] : common)
      order.push_back(second ? other : own);
    for (unsigned d = 0; d != view.extents.size(); ++d)
      if (!llvm::is_contained(order, d))
        order.push_back(d);
    std::optional<uint32_t> node = materialize(view);
    return node ? permuted(whole(*node), order) : std::nullopt;
  };
  unsigned axis = column.dimension;
  for (auto [own, other] : common) {
    axis += unsigned(own) > column.dimension;
    sizes.unify(from.extents[own], index.extents[other]);
  }
  std::optional<View> operand = commonFirst(from, false);
  std::optional<View> ids = commonFirst(index, true);
  if (!operand || !ids)
    return std::nullopt;
  std::optional<uint32_t> node = add(
      Take{uint8_t(axis), uint8_t(common.size())}, {operand->node, ids->node});
  return node ? std::optional(whole(*node)) : std::nullopt;
}

static bool isChosen(stablehlo::GatherOp op, int64_t d) {
  return llvm::is_contained(op.getDimensionNumbers().getStartIndexMap(), d);
}

static bool isBatching(stablehlo::GatherOp op, int64_t d) {
  return llvm::is_contained(op.getDimensionNumbers().getOperandBatchingDims(),
                            d);
}

/// Slices are whole but for the dimensions that are chosen, all of which
/// vanish.
static bool hasWholeSlices(stablehlo::GatherOp op) {
  auto collapsed = op.getDimensionNumbers().getCollapsedSliceDims();
  for (auto [d, extent] : llvm::enumerate(shapeOf(op.getOperand()))) {
    bool isOne = isChosen(op, d) || isBatching(op, d);
    if (op.getSliceSizes()[d] != (isOne ? 1 : extent) ||
        isChosen(op, d) != llvm::is_contained(collapsed, int64_t(d)))
      return false;
  }
  return true;
}

/// How what `chosen` gives, of the operand's dimension `taken`, is permuted to
/// the result. Dimensions as they are now and as they are wanted: those of the
/// operand, then, past them, those of the indices.
static llvm::SmallVector<unsigned, 6>
orderOf(stablehlo::GatherOp op, llvm::ArrayRef<int> places,
        llvm::ArrayRef<int> indexPlaces,
        llvm::ArrayRef<std::pair<int, int>> common, unsigned taken) {
  auto isLong = [](int place) { return place >= 0; };
  unsigned rank = llvm::count_if(places, isLong);
  unsigned indexRank = llvm::count_if(indexPlaces, isLong);
  llvm::SmallVector<unsigned, 6> now, wanted, order;
  for (auto [own, other] : common)
    now.push_back(rank + other);
  auto isCommon = [&](unsigned d, bool second) {
    return llvm::any_of(common, [&](auto pair) {
      return (second ? pair.second : pair.first) == int(d);
    });
  };
  for (unsigned d = 0; d != rank; ++d) {
    if (d == taken)
      for (unsigned i = 0; i != indexRank; ++i)
        if (!isCommon(i, true))
          now.push_back(rank + i);
    if (d != taken && !isCommon(d, false))
      now.push_back(d);
  }
  auto numbers = op.getDimensionNumbers();
  size_t own = 0, other = 0;
  for (int64_t d = 0; d < int64_t(shapeOf(op.getResult()).size()); ++d)
    if (llvm::is_contained(numbers.getOffsetDims(), d)) {
      while (isChosen(op, own) || isBatching(op, own))
        ++own;
      if (int place = places[own++]; place >= 0)
        wanted.push_back(place);
    } else {
      if (int64_t(other) == numbers.getIndexVectorDim())
        ++other;
      if (int place = indexPlaces[other++]; place >= 0)
        wanted.push_back(rank + place);
    }
  for (unsigned dimension : wanted)
    order.push_back(llvm::find(now, dimension) - now.begin());
  return order;
}

/// What counts from 0 along a dimension of the indices chooses nothing:
/// there operand and indices go together.
bool Importer::known(stablehlo::GatherOp op) {
  if (!hasWholeSlices(op))
    return false;
  auto numbers = op.getDimensionNumbers();
  llvm::ArrayRef<int64_t> shape = shapeOf(op.getOperand());
  std::optional<std::vector<Column>> columns = columnsOf(op);
  if (!columns)
    return false;
  llvm::SmallVector<int, 4> places = placesOfLong(op.getOperand().getType());
  llvm::SmallVector<int, 4> indexPlaces; // but for the index vector
  int next = 0;
  for (auto [d, extent] : llvm::enumerate(shapeOf(op.getStartIndices())))
    indexPlaces.push_back(
        int64_t(d) == numbers.getIndexVectorDim() || extent == 1 ? -1 : next++);
  std::vector<std::pair<int, int>> common; // long dimensions, by those of ids
  for (auto [own, other] :
       llvm::zip_equal(numbers.getOperandBatchingDims(),
                       numbers.getStartIndicesBatchingDims()))
    if (places[own] >= 0)
      common.push_back({places[own], indexPlaces[other]});
  std::optional<Column> column;
  for (Column &one : *columns) {
    int place = places[one.dimension];
    if (place < 0)
      return false;
    const View &index = one.index;
    bool isTaken = llvm::any_of(
        common, [&](auto pair) { return pair.second == int(index.axis); });
    if (columns->size() > 1 && index.kind == View::Kind::Counter &&
        index.offset == 0 && !index.start && !isTaken &&
        sizes.value(index.extents[index.axis]) == shape[one.dimension]) {
      common.push_back({place, index.axis});
      continue;
    }
    if (column)
      return false;
    column = Column{unsigned(place), index};
  }
  if (!column)
    return false;
  llvm::sort(common, [](auto a, auto b) { return a.second < b.second; });
  std::optional<View> taken =
      chosen(view(op.getOperand()), column->index, *column, common);
  std::optional<View> result =
      taken ? permuted(*taken, orderOf(op, places, indexPlaces, common,
                                       column->dimension))
            : std::nullopt;
  return result && define(op, *result);
}

} // namespace tesela::nugraph
