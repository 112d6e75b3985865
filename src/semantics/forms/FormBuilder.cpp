#include "semantics/forms/FormBuilder.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"

using namespace mlir;

namespace tesela::semantics {

Type elementOf(Value tensor) {
  return cast<RankedTensorType>(tensor.getType()).getElementType();
}

FormBuilder::FormBuilder(Operation *op) : context(op->getContext()) {
  for (Value operand : op->getOperands())
    operands.push_back(elementOf(operand));
}

AffineExpr FormBuilder::iterator(IteratorKind kind, const Extent &extent) {
  form.iterators.push_back({kind, extent});
  return getAffineDimExpr(form.iterators.size() - 1, context);
}

AffineExpr FormBuilder::parallel(const Extent &extent) {
  return iterator(IteratorKind::Parallel, extent);
}

AffineExpr FormBuilder::reduction(const Extent &extent) {
  return iterator(IteratorKind::Reduction, extent);
}

Indices FormBuilder::parallel(llvm::ArrayRef<Extent> shape) {
  Indices indices;
  for (const Extent &extent : shape)
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
  Type type = operands[form.reads[number].operand];
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
  if (form.accumulatorTypes.empty())
    for (unsigned result : form.body.results)
      form.accumulatorTypes.push_back(form.body.typeOf(result));
  return std::move(form);
}

void guard(Access &access, AffineExpr expression, const Extent &lower,
           const Extent &upper, const Extent &first, const Extent &last) {
  if (knownAtMost(lower, first) && knownAtMost(last + 1, upper))
    return;
  access.guards.push_back({expression, lower, upper});
}

} // namespace tesela::semantics
