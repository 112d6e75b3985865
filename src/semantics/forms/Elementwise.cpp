// Elementwise operators: every operand is read at the index of the result, or
// at part of it where it broadcasts.
#include "semantics/forms/FormBuilder.h"
#include "semantics/forms/Forms.h"

#include "ir/Reduction.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::semantics {

/// The indices of an operand of shape `shape` whose dimension k lies along
/// dimension dimensions[k] of the result; extents of 1 stretch.
static Indices along(FormBuilder &builder, llvm::ArrayRef<int64_t> shape,
                     llvm::ArrayRef<AffineExpr> result,
                     llvm::ArrayRef<int64_t> dimensions) {
  Indices indices;
  for (auto [extent, dimension] : llvm::zip_equal(shape, dimensions))
    indices.push_back(extent == 1 ? builder.literal(0) : result[dimension]);
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

MaybeForm elementwiseForm(Operation *op) {
  std::optional<ScalarBody> body = elementwiseBody(op);
  if (!body)
    return std::nullopt;
  FormBuilder builder(op);
  Indices result = builder.parallel(shapeOf(op->getResult(0)));
  for (auto [number, operand] : llvm::enumerate(op->getOperands())) {
    llvm::ArrayRef<int64_t> shape = shapeOf(operand);
    // clamp and select take scalars beside tensors.
    llvm::SmallVector<int64_t> dimensions =
        broadcastDimensions(op, shape.size(), result.size());
    builder.read(number, shape == shapeOf(op->getResult(0))
                             ? result
                             : along(builder, shape, result, dimensions));
  }
  builder.form.body = std::move(*body);
  builder.write(0, result);
  return builder.finish();
}

MaybeForm form(stablehlo::MapOp op) {
  llvm::SmallVector<Value> captures;
  std::optional<ScalarBody> body = scalarBody(op.getComputation(), captures);
  if (!body || !captures.empty())
    return std::nullopt;
  FormBuilder builder(op);
  Indices result = builder.parallel(shapeOf(op.getResult()));
  for (unsigned number = 0; number < op->getNumOperands(); ++number)
    builder.read(number, result);
  builder.form.body = std::move(*body);
  builder.write(0, result);
  return builder.finish();
}

} // namespace tesela::semantics
