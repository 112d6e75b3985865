// Elementwise operators: every operand is read at the index of the result, or
// at part of it where it broadcasts.
#include "semantics/forms/FormBuilder.h"
#include "semantics/forms/Forms.h"

#include "ir/Reduction.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::semantics {

GranularForm mapForm(llvm::ArrayRef<Extent> result, llvm::ArrayRef<Indices> at,
                     ScalarBody body) {
  MLIRContext *context = body.instructions.front().type.getContext();
  FormBuilder builder(context, {});
  Indices place = builder.parallel(result);
  for (auto [number, indices] : llvm::enumerate(at))
    builder.read(number, indices);
  builder.form.body = std::move(body);
  for (unsigned number = 0; number < builder.form.body.results.size(); ++number)
    builder.write(number, place);
  return builder.finish();
}

static Indices dimensionsOf(size_t rank, MLIRContext *context) {
  Indices indices;
  for (size_t d = 0; d < rank; ++d)
    indices.push_back(getAffineDimExpr(d, context));
  return indices;
}

Indices broadcastIndices(llvm::ArrayRef<Extent> shape,
                         llvm::ArrayRef<int64_t> dimensions,
                         llvm::ArrayRef<Extent> result, MLIRContext *context) {
  Indices indices;
  for (auto [extent, dimension] : llvm::zip_equal(shape, dimensions)) {
    AffineExpr along = getAffineDimExpr(dimension, context);
    if (extent == 1)
      along = getAffineConstantExpr(0, context);
    else if (extent != result[dimension] && !extent.isStatic())
      along = modulo(along, extent);
    indices.push_back(along);
  }
  return indices;
}

/// CHLO: the dimensions of an operand of lower rank, the last ones unless
/// `broadcast_dimensions` names others.
static llvm::SmallVector<int64_t>
broadcastDimensions(Operation *op, int64_t rank, int64_t resultRank) {
  auto named = op->getAttrOfType<DenseI64ArrayAttr>("broadcast_dimensions");
  if (named && int64_t(named.size()) == rank && rank < resultRank)
    return llvm::to_vector(named.asArrayRef());
  return llvm::to_vector(llvm::seq(resultRank - rank, resultRank));
}

MaybeForm elementwiseForm(Operation *op, ShapeOf shapes) {
  std::optional<ScalarBody> body = elementwiseBody(op);
  if (!body)
    return std::nullopt;
  Extents result = shapes(op->getResult(0));
  llvm::SmallVector<Indices, 3> at;
  for (Value operand : op->getOperands()) {
    Extents shape = shapes(operand);
    // clamp and select take scalars beside tensors.
    llvm::SmallVector<int64_t> dimensions =
        broadcastDimensions(op, shape.size(), result.size());
    at.push_back(shape == result ? dimensionsOf(result.size(), op->getContext())
                                 : broadcastIndices(shape, dimensions, result,
                                                    op->getContext()));
  }
  return mapForm(result, at, std::move(*body));
}

MaybeForm form(stablehlo::MapOp op, ShapeOf shapes) {
  llvm::SmallVector<Value> captures;
  std::optional<ScalarBody> body = scalarBody(op.getComputation(), captures);
  if (!body || !captures.empty())
    return std::nullopt;
  Extents result = shapes(op.getResult());
  llvm::SmallVector<Indices, 3> at(
      op->getNumOperands(), dimensionsOf(result.size(), op->getContext()));
  return mapForm(result, at, std::move(*body));
}

} // namespace tesela::semantics
