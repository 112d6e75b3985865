// Operators that newer ones replaced, whose forms are as direct as those of
// their successors: broadcast, dot, torch_index_select.
#include "semantics/forms/FormBuilder.h"
#include "semantics/forms/Forms.h"
#include "semantics/forms/Products.h"

#include "ir/Deprecated.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::semantics {

MaybeForm form(stablehlo::BroadcastOp op) {
  FormBuilder builder(op);
  Indices result = builder.parallel(shapeOf(op.getResult()));
  builder.read(
      0, llvm::ArrayRef(result).take_back(shapeOf(op.getOperand()).size()));
  builder.yield(builder.input(0));
  builder.write(0, result);
  return builder.finish();
}

// Vectors and matrices: the last dimension of lhs with the first of rhs.
MaybeForm form(stablehlo::DotOp op) {
  FormBuilder builder(op);
  Indices result = builder.parallel(shapeOf(op.getResult()));
  AffineExpr contracted = builder.reduction(shapeOf(op.getLhs()).back());
  size_t lhsFree = shapeOf(op.getLhs()).size() - 1;
  Indices lhs(llvm::ArrayRef(result).take_front(lhsFree));
  lhs.push_back(contracted);
  Indices rhs = {contracted};
  llvm::append_range(rhs, llvm::ArrayRef(result).drop_front(lhsFree));
  builder.read(0, lhs);
  builder.read(1, rhs);
  builder.write(0, result);
  Term left = builder.input(0), right = builder.input(1);
  sumProducts(
      builder, left, right,
      productType(left.type(), right.type(), elementOf(op.getResult())));
  return builder.finish();
}

// result[b..., l..., i..., r...] = operand[b..., l..., index[b..., i...],
// r...]: `batch_dims` leading dimensions are shared, dimension `dim` of the
// operand is looked up.
MaybeForm form(stablehlo::TorchIndexSelectOp op) {
  FormBuilder builder(op);
  Indices result = builder.parallel(shapeOf(op.getResult()));
  llvm::ArrayRef<int64_t> shape = shapeOf(op.getOperand());
  size_t dimension = op.getDim(), batch = op.getBatchDims();
  size_t indexFree = shapeOf(op.getIndex()).size() - batch;
  llvm::ArrayRef<AffineExpr> place(result);
  IndexRead look;
  look.operand = 1;
  look.clamped = true;
  look.upper = shape[dimension] - 1;
  llvm::append_range(look.indices, place.take_front(batch));
  llvm::append_range(look.indices, place.slice(dimension, indexFree));
  Access &access = builder.read(0, place.take_front(dimension));
  access.indices.push_back(builder.indexRead(access, std::move(look)));
  llvm::append_range(access.indices, place.drop_front(dimension + indexFree));
  builder.yield(builder.input(0));
  builder.write(0, result);
  return builder.finish();
}

} // namespace tesela::semantics
