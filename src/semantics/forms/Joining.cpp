// Operators whose result is pieced together: concatenate and pad.
#include "semantics/forms/FormBuilder.h"
#include "semantics/forms/Forms.h"

#include "ir/DataMovement.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::semantics {

GranularForm concatenateForm(llvm::ArrayRef<Operand> operands,
                             unsigned dimension) {
  llvm::SmallVector<Type> types;
  Extents result = operands.front().shape;
  result[dimension] = 0;
  for (const Operand &operand : operands) {
    types.push_back(operand.element);
    result[dimension] = result[dimension] + operand.shape[dimension];
  }
  FormBuilder builder(types.front().getContext(), types);
  Indices place = builder.parallel(result);
  Extent start = 0, last = result[dimension] - 1;
  for (auto [number, operand] : llvm::enumerate(operands)) {
    Extent end = start + operand.shape[dimension];
    Indices source = place;
    source[dimension] = place[dimension] - start;
    Access &access = builder.read(number, source);
    guard(access, place[dimension], start, end, 0, last);
    start = end;
  }
  // The last operand needs no test: some operand holds every index.
  Term value = builder.input(operands.size() - 1);
  for (unsigned number = operands.size() - 1; number-- > 0;)
    value = select(builder.inBounds(number), builder.input(number), value);
  builder.yield(value);
  builder.write(0, place);
  return builder.finish();
}

GranularForm padForm(const Operand &operand, llvm::ArrayRef<Extent> low,
                     llvm::ArrayRef<Extent> interior,
                     llvm::ArrayRef<Extent> result) {
  FormBuilder builder(operand.element.getContext(),
                      {operand.element, operand.element});
  Indices place = builder.parallel(result);
  Access &access = builder.read(0, place);
  for (auto [d, index] : llvm::enumerate(place)) {
    Extent step = interior[d] + 1;
    Extent last = result[d] - 1 - low[d];
    AffineExpr offset = index - low[d];
    if (step != 1)
      guard(access, modulo(offset, step), 0, 1, 0, step - 1);
    access.indices[d] = floorDivide(offset, step);
    guard(access, access.indices[d], 0, operand.shape[d],
          floorDivide(0 - low[d], step), floorDivide(last, step));
  }
  bool padded = !access.guards.empty();
  builder.read(1, {});
  builder.yield(
      padded ? select(builder.inBounds(0), builder.input(0), builder.input(1))
             : builder.input(0));
  builder.write(0, place);
  return builder.finish();
}

MaybeForm form(stablehlo::ConcatenateOp op, ShapeOf shapes) {
  llvm::SmallVector<Operand> operands;
  for (Value input : op.getInputs())
    operands.push_back({shapes(input), elementOf(input)});
  return concatenateForm(operands, op.getDimension());
}

MaybeForm form(stablehlo::PadOp op, ShapeOf shapes) {
  return padForm({shapes(op.getOperand()), elementOf(op.getOperand())},
                 extentsOf(op.getEdgePaddingLow()),
                 extentsOf(op.getInteriorPadding()), shapes(op.getResult()));
}

} // namespace tesela::semantics
