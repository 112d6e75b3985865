// Reads at indices taken from tensors: dynamic_slice, dynamic_update_slice,
// gather.
#include "semantics/forms/FormBuilder.h"
#include "semantics/forms/Forms.h"

#include "ir/DataMovement.h"
#include "ir/GatherScatter.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::semantics {

/// The scalar operand `operand`, clamped so that a window of `size` fits into
/// `extent`.
static IndexRead scalarStart(unsigned operand, const Extent &extent,
                             const Extent &size) {
  IndexRead read;
  read.operand = operand;
  read.clamped = true;
  read.upper = extent - size;
  return read;
}

GranularForm dynamicSliceForm(const Operand &operand,
                              llvm::ArrayRef<Extent> sizes) {
  FormBuilder builder(operand.element.getContext(), operand.element);
  Indices result = builder.parallel(sizes);
  Access &access = builder.read(0, result);
  for (auto [d, extent] : llvm::enumerate(operand.shape))
    // A whole dimension can only begin at 0.
    if (sizes[d] != extent)
      access.indices[d] =
          result[d] +
          builder.indexRead(access, scalarStart(1 + d, extent, sizes[d]));
  builder.yield(builder.input(0));
  builder.write(0, result);
  return builder.finish();
}

// Every element of the result is the operand's or, inside the window, the
// update's. That the rest need not be copied is for whoever assigns buffers.
GranularForm dynamicUpdateSliceForm(const Operand &operand,
                                    const Operand &update) {
  FormBuilder builder(operand.element.getContext(),
                      {operand.element, update.element});
  Indices result = builder.parallel(operand.shape);
  builder.read(0, result);
  Access &access = builder.read(1, result);
  for (auto [d, extent] : llvm::enumerate(operand.shape)) {
    const Extent &size = update.shape[d];
    if (size == extent)
      continue;
    AffineExpr start =
        builder.indexRead(access, scalarStart(2 + d, extent, size));
    access.indices[d] = result[d] - start;
    access.guards.push_back({access.indices[d], 0, size});
  }
  bool partial = !access.guards.empty();
  Term fresh = builder.input(1);
  builder.yield(partial ? select(builder.inBounds(1), fresh, builder.input(0))
                        : fresh);
  builder.write(0, result);
  return builder.finish();
}

// result[batch..., offset...] =
//   operand[clamp(start_indices[batch...]) + offset...], the roles of the
// dimensions given by the dimension numbers.
GranularForm gatherForm(const Operand &operand, const Operand &indices,
                        const GatherNumbers &numbers,
                        llvm::ArrayRef<Extent> sliceSizes,
                        llvm::ArrayRef<Extent> result) {
  FormBuilder builder(operand.element.getContext(),
                      {operand.element, indices.element});
  Indices place = builder.parallel(result), offsets, batch;
  for (auto [d, index] : llvm::enumerate(place))
    (llvm::is_contained(numbers.offsetDims, d) ? offsets : batch)
        .push_back(index);
  // The index of a start vector; its own dimension holds the component.
  Indices vectorIndex = batch;
  vectorIndex.insert(vectorIndex.begin() + numbers.indexVectorDim,
                     builder.literal(0));
  Access &access = builder.read(0, {});
  size_t nextOffset = 0;
  for (auto [d, extent] : llvm::enumerate(operand.shape)) {
    auto batching = llvm::find(numbers.operandBatchingDims, d);
    if (batching != numbers.operandBatchingDims.end()) {
      size_t k = batching - numbers.operandBatchingDims.begin();
      access.indices.push_back(
          vectorIndex[numbers.startIndicesBatchingDims[k]]);
      continue;
    }
    bool collapsed = llvm::is_contained(numbers.collapsedSliceDims, d);
    AffineExpr index = collapsed ? builder.literal(0) : offsets[nextOffset++];
    auto component = llvm::find(numbers.startIndexMap, d);
    if (component != numbers.startIndexMap.end()) {
      IndexRead start = scalarStart(1, extent, sliceSizes[d]);
      start.indices = vectorIndex;
      start.indices[numbers.indexVectorDim] =
          builder.literal(component - numbers.startIndexMap.begin());
      start.indices.truncate(indices.shape.size());
      index = index + builder.indexRead(access, std::move(start));
    }
    access.indices.push_back(index);
  }
  builder.yield(builder.input(0));
  builder.write(0, place);
  return builder.finish();
}

GranularForm takeForm(const Operand &operand, const Operand &indices,
                      unsigned dimension, unsigned batch) {
  size_t indexFree = indices.shape.size() - batch;
  Extents result(operand.shape);
  result.erase(result.begin() + dimension);
  result.insert(result.begin() + dimension, indices.shape.begin() + batch,
                indices.shape.end());
  FormBuilder builder(operand.element.getContext(),
                      {operand.element, indices.element});
  Indices place = builder.parallel(result);
  llvm::ArrayRef<AffineExpr> at(place);
  IndexRead look = scalarStart(1, operand.shape[dimension], 1);
  llvm::append_range(look.indices, at.take_front(batch));
  llvm::append_range(look.indices, at.slice(dimension, indexFree));
  Access &access = builder.read(0, at.take_front(dimension));
  access.indices.push_back(builder.indexRead(access, std::move(look)));
  llvm::append_range(access.indices, at.drop_front(dimension + indexFree));
  builder.yield(builder.input(0));
  builder.write(0, place);
  return builder.finish();
}

GatherNumbers gatherNumbers(stablehlo::GatherDimensionNumbersAttr numbers) {
  return {
      numbers.getOffsetDims(),          numbers.getCollapsedSliceDims(),
      numbers.getOperandBatchingDims(), numbers.getStartIndicesBatchingDims(),
      numbers.getStartIndexMap(),       numbers.getIndexVectorDim()};
}

static Operand operandOf(Value value, ShapeOf shapes) {
  return {shapes(value), elementOf(value)};
}

MaybeForm form(stablehlo::DynamicSliceOp op, ShapeOf shapes) {
  return dynamicSliceForm(operandOf(op.getOperand(), shapes),
                          shapes(op.getResult()));
}

MaybeForm form(stablehlo::DynamicUpdateSliceOp op, ShapeOf shapes) {
  return dynamicUpdateSliceForm(operandOf(op.getOperand(), shapes),
                                operandOf(op.getUpdate(), shapes));
}

MaybeForm form(stablehlo::GatherOp op, ShapeOf shapes) {
  return gatherForm(operandOf(op.getOperand(), shapes),
                    operandOf(op.getStartIndices(), shapes),
                    gatherNumbers(op.getDimensionNumbers()),
                    extentsOf(op.getSliceSizes()), shapes(op.getResult()));
}

} // namespace tesela::semantics
