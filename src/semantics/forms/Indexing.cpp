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
static IndexRead scalarStart(unsigned operand, int64_t extent, int64_t size) {
  IndexRead read;
  read.operand = operand;
  read.clamped = true;
  read.upper = extent - size;
  return read;
}

MaybeForm form(stablehlo::DynamicSliceOp op) {
  FormBuilder builder(op);
  Indices result = builder.parallel(shapeOf(op.getResult()));
  Access &access = builder.read(0, result);
  for (auto [d, extent] : llvm::enumerate(shapeOf(op.getOperand()))) {
    int64_t size = op.getSliceSizes()[d];
    // A whole dimension can only begin at 0.
    if (size != extent)
      access.indices[d] =
          result[d] +
          builder.indexRead(access, scalarStart(1 + d, extent, size));
  }
  builder.yield(builder.input(0));
  builder.write(0, result);
  return builder.finish();
}

// Every element of the result is the operand's or, inside the window, the
// update's. That the rest need not be copied is for whoever assigns buffers.
MaybeForm form(stablehlo::DynamicUpdateSliceOp op) {
  FormBuilder builder(op);
  Indices result = builder.parallel(shapeOf(op.getResult()));
  builder.read(0, result);
  Access &access = builder.read(1, result);
  for (auto [d, extent] : llvm::enumerate(shapeOf(op.getOperand()))) {
    int64_t size = shapeOf(op.getUpdate())[d];
    if (size == extent)
      continue;
    AffineExpr start =
        builder.indexRead(access, scalarStart(2 + d, extent, size));
    access.indices[d] = result[d] - start;
    access.guards.push_back({access.indices[d], 0, size});
  }
  bool partial = !access.guards.empty();
  Term update = builder.input(1);
  builder.yield(partial ? select(builder.inBounds(1), update, builder.input(0))
                        : update);
  builder.write(0, result);
  return builder.finish();
}

// result[batch..., offset...] =
//   operand[clamp(start_indices[batch...]) + offset...], the roles of the
// dimensions given by the dimension numbers.
MaybeForm form(stablehlo::GatherOp op) {
  FormBuilder builder(op);
  auto numbers = op.getDimensionNumbers();
  Indices result = builder.parallel(shapeOf(op.getResult()));
  Indices offsets, batch;
  for (auto [d, index] : llvm::enumerate(result))
    (llvm::is_contained(numbers.getOffsetDims(), d) ? offsets : batch)
        .push_back(index);
  // The index of a start vector; its own dimension holds the component.
  int64_t vectorDimension = numbers.getIndexVectorDim();
  Indices vectorIndex = batch;
  vectorIndex.insert(vectorIndex.begin() + vectorDimension, builder.literal(0));
  size_t indexRank = shapeOf(op.getStartIndices()).size();

  Access &access = builder.read(0, {});
  llvm::ArrayRef<int64_t> shape = shapeOf(op.getOperand());
  size_t nextOffset = 0;
  for (auto [d, extent] : llvm::enumerate(shape)) {
    bool collapsed = llvm::is_contained(numbers.getCollapsedSliceDims(), d);
    auto batching = llvm::find(numbers.getOperandBatchingDims(), d);
    if (batching != numbers.getOperandBatchingDims().end()) {
      size_t k = batching - numbers.getOperandBatchingDims().begin();
      access.indices.push_back(
          vectorIndex[numbers.getStartIndicesBatchingDims()[k]]);
      continue;
    }
    AffineExpr index = collapsed ? builder.literal(0) : offsets[nextOffset++];
    auto component = llvm::find(numbers.getStartIndexMap(), d);
    if (component != numbers.getStartIndexMap().end()) {
      IndexRead start = scalarStart(1, extent, op.getSliceSizes()[d]);
      start.indices = vectorIndex;
      start.indices[vectorDimension] =
          builder.literal(component - numbers.getStartIndexMap().begin());
      start.indices.truncate(indexRank);
      index = index + builder.indexRead(access, std::move(start));
    }
    access.indices.push_back(index);
  }
  builder.yield(builder.input(0));
  builder.write(0, result);
  return builder.finish();
}

} // namespace tesela::semantics
