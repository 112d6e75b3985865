#include "semantics/forms/FormBuilder.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"

using namespace mlir;

namespace tesela::semantics {

llvm::ArrayRef<int64_t> shapeOf(Value tensor) {
  return cast<RankedTensorType>(tensor.getType()).getShape();
}

Type elementOf(Value tensor) {
  return cast<RankedTensorType>(tensor.getType()).getElementType();
}

FormBuilder::FormBuilder(Operation *op) : op(op), context(op->getContext()) {
  for (Value result : op->getResults())
    form.accumulatorTypes.push_back(elementOf(result));
}

AffineExpr FormBuilder::iterator(IteratorKind kind, int64_t extent) {
  form.iterators.push_back({kind, extent});
  return getAffineDimExpr(form.iterators.size() - 1, context);
}

AffineExpr FormBuilder::parallel(int64_t extent) {
  return iterator(IteratorKind::Parallel, extent);
}

AffineExpr FormBuilder::reduction(int64_t extent) {
  return iterator(IteratorKind::Reduction, extent);
}

Indices FormBuilder::parallel(llvm::ArrayRef<int64_t> shape) {
  Indices indices;
  for (int64_t extent : shape)
    indices.push_back(parallel(extent));
  return indices;
}

AffineExpr FormBuilder::literal(int64_t value) const {
  return getAffineConstantExpr(value, context);
}

static Access access(unsigned operand, llvm::ArrayRef<AffineExpr> indices) {
  Access access;
  access.operand = operand;
  access.indices.assign(indices.begin(), indices.end());
  return access;
}

Access &FormBuilder::read(unsigned operand,
                          llvm::ArrayRef<AffineExpr> indices) {
  form.reads.push_back(access(operand, indices));
  return form.reads.back();
}

Access &FormBuilder::write(unsigned result,
                           llvm::ArrayRef<AffineExpr> indices) {
  form.writes.push_back(access(result, indices));
  return form.writes.back();
}

AffineExpr FormBuilder::indexRead(Access &access, IndexRead read) const {
  access.indexReads.push_back(std::move(read));
  return getAffineSymbolExpr(access.indexReads.size() - 1, context);
}

Term FormBuilder::input(unsigned number) {
  Type type = elementOf(op->getOperand(form.reads[number].operand));
  return {form.body, form.body.input(number, type)};
}

Term FormBuilder::inBounds(unsigned number) {
  return {form.body, form.body.inBounds(number, context)};
}

Term FormBuilder::constant(double value, Type type) {
  return {form.body, form.body.constant(value, type)};
}

GranularForm FormBuilder::finish() {
  simplify(form.body);
  return std::move(form);
}

void guard(Access &access, AffineExpr expression, int64_t lower, int64_t upper,
           int64_t first, int64_t last) {
  if (first >= lower && last < upper)
    return;
  access.guards.push_back({expression, lower, upper});
}

} // namespace tesela::semantics
