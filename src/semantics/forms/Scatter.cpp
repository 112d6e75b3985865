// scatter: the iterators span the updates, the write position is read from the
// indices.
//
// A window that leaves the operand anywhere is dropped whole: the guard on each
// start covers the extent of the window.
//
// An iterator is parallel if different values of it never meet at one position:
// batching dimensions and window dimensions without a start index. All others
// are reduction iterators: those that count windows, then those inside one,
// each in the order of the dimensions of the updates. So windows follow one
// another whole, and their elements may be written in any order.
#include "semantics/forms/Combiners.h"
#include "semantics/forms/FormBuilder.h"
#include "semantics/forms/Forms.h"

#include "ir/GatherScatter.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::semantics {
namespace {

class ScatterForm {
public:
  ScatterForm(stablehlo::ScatterOp op, ShapeOf shapes)
      : op(op), numbers(op.getScatterDimensionNumbers()), builder(op),
        count(op.getInputs().size()), shape(shapes(op.getInputs()[0])),
        updateShape(shapes(op.getUpdates()[0])) {}

  MaybeForm build();

private:
  void classify();
  bool isParallel(size_t updateDimension) const;
  void makeIterators();
  void writeTo(unsigned result);

  stablehlo::ScatterOp op;
  stablehlo::ScatterDimensionNumbersAttr numbers;
  FormBuilder builder;
  unsigned count;
  Extents shape, updateShape;
  /// For each dimension of the operand: the dimension of the updates that runs
  /// along it, or -1 where the window has extent 1.
  llvm::SmallVector<int64_t> windowDimension;
  /// For each dimension of the indices but the vector's: that of the updates.
  llvm::SmallVector<int64_t> scatterDimensions;
  Indices update; // the iterator of each dimension of the updates
};

} // namespace

void ScatterForm::classify() {
  size_t next = 0;
  for (size_t d = 0; d < shape.size(); ++d) {
    bool hasExtent = !llvm::is_contained(numbers.getInsertedWindowDims(), d) &&
                     !llvm::is_contained(numbers.getInputBatchingDims(), d);
    windowDimension.push_back(hasExtent ? numbers.getUpdateWindowDims()[next++]
                                        : -1);
  }
  for (size_t d = 0; d < updateShape.size(); ++d)
    if (!llvm::is_contained(numbers.getUpdateWindowDims(), d))
      scatterDimensions.push_back(d);
  // Stands for the index vector, so that positions are those of the indices.
  scatterDimensions.insert(
      scatterDimensions.begin() + numbers.getIndexVectorDim(), -1);
}

bool ScatterForm::isParallel(size_t updateDimension) const {
  for (int64_t batching : numbers.getScatterIndicesBatchingDims())
    if (scatterDimensions[batching] == int64_t(updateDimension))
      return true;
  auto along = llvm::find(windowDimension, int64_t(updateDimension));
  return along != windowDimension.end() &&
         !llvm::is_contained(numbers.getScatterDimsToOperandDims(),
                             along - windowDimension.begin());
}

void ScatterForm::makeIterators() {
  update.resize(updateShape.size());
  for (size_t d = 0; d < updateShape.size(); ++d)
    if (isParallel(d))
      update[d] = builder.parallel(updateShape[d]);
  for (bool inside : {false, true})
    for (size_t d = 0; d < updateShape.size(); ++d)
      if (!isParallel(d) &&
          llvm::is_contained(numbers.getUpdateWindowDims(), d) == inside)
        update[d] = builder.reduction(updateShape[d]);
}

void ScatterForm::writeTo(unsigned result) {
  Access &access = builder.write(result, {});
  size_t indexRank =
      cast<RankedTensorType>(op.getScatterIndices().getType()).getRank();
  Indices vectorIndex;
  for (int64_t dimension : scatterDimensions)
    vectorIndex.push_back(dimension < 0 ? builder.literal(0)
                                        : update[dimension]);
  for (size_t d = 0; d < shape.size(); ++d) {
    auto batching = llvm::find(numbers.getInputBatchingDims(), d);
    if (batching != numbers.getInputBatchingDims().end()) {
      size_t k = batching - numbers.getInputBatchingDims().begin();
      access.indices.push_back(
          vectorIndex[numbers.getScatterIndicesBatchingDims()[k]]);
      continue;
    }
    int64_t along = windowDimension[d];
    AffineExpr index = along < 0 ? builder.literal(0) : update[along];
    Extent window = along < 0 ? Extent(1) : updateShape[along];
    auto component = llvm::find(numbers.getScatterDimsToOperandDims(), d);
    if (component != numbers.getScatterDimsToOperandDims().end()) {
      IndexRead read;
      read.operand = count;
      read.indices = vectorIndex;
      read.indices[numbers.getIndexVectorDim()] = builder.literal(
          component - numbers.getScatterDimsToOperandDims().begin());
      read.indices.truncate(indexRank);
      AffineExpr start = builder.indexRead(access, std::move(read));
      access.guards.push_back({start, 0, shape[d] - window + 1});
      index = index + start;
    }
    access.indices.push_back(index);
  }
}

MaybeForm ScatterForm::build() {
  llvm::SmallVector<Type> types;
  // One rounding at the end would need a wider copy of the whole operand.
  std::optional<Combiner> combiner =
      regionCombiner(op.getUpdateComputation(), /*widen=*/false, types);
  if (!combiner)
    return std::nullopt;
  for (unsigned i = 0; i < count; ++i) {
    combiner->inits[i].kind = Init::Kind::OperandAtWrite;
    combiner->inits[i].operand = i;
  }
  classify();
  makeIterators();
  for (unsigned i = 0; i < count; ++i) {
    builder.read(count + 1 + i, update);
    writeTo(i);
  }
  for (unsigned i = 0; i < count; ++i)
    builder.yield(builder.input(i).convert(types[i]));
  builder.form.combiner = std::move(combiner);
  builder.form.accumulatorTypes.assign(types.begin(), types.end());
  return builder.finish();
}

MaybeForm form(stablehlo::ScatterOp op, ShapeOf shapes) {
  return ScatterForm(op, shapes).build();
}

} // namespace tesela::semantics
