// Operators whose result is pieced together: concatenate and pad.
#include "semantics/forms/FormBuilder.h"
#include "semantics/forms/Forms.h"

#include "ir/DataMovement.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::semantics {

MaybeForm form(stablehlo::ConcatenateOp op) {
  FormBuilder builder(op);
  Indices result = builder.parallel(shapeOf(op.getResult()));
  size_t dimension = op.getDimension();
  int64_t total = shapeOf(op.getResult())[dimension];
  int64_t start = 0;
  for (auto [number, input] : llvm::enumerate(op.getInputs())) {
    int64_t extent = shapeOf(input)[dimension];
    Indices source = result;
    source[dimension] = result[dimension] - start;
    Access &access = builder.read(number, source);
    guard(access, result[dimension], start, start + extent, 0, total - 1);
    start += extent;
  }
  // The last operand needs no test: some operand holds every index.
  Term value = builder.input(op->getNumOperands() - 1);
  for (unsigned number = op->getNumOperands() - 1; number-- > 0;)
    value = select(builder.inBounds(number), builder.input(number), value);
  builder.yield(value);
  builder.write(0, result);
  return builder.finish();
}

MaybeForm form(stablehlo::PadOp op) {
  FormBuilder builder(op);
  Indices result = builder.parallel(shapeOf(op.getResult()));
  Access &access = builder.read(0, result);
  for (auto [d, index] : llvm::enumerate(result)) {
    int64_t low = op.getEdgePaddingLow()[d];
    int64_t step = op.getInteriorPadding()[d] + 1;
    int64_t extent = shapeOf(op.getOperand())[d];
    int64_t last = shapeOf(op.getResult())[d] - 1 - low;
    AffineExpr offset = index - low;
    if (step > 1)
      guard(access, offset % step, 0, 1, 0, step - 1);
    access.indices[d] = offset.floorDiv(step);
    guard(access, access.indices[d], 0, extent,
          llvm::divideFloorSigned(-low, step),
          llvm::divideFloorSigned(last, step));
  }
  bool padded = !access.guards.empty();
  builder.read(1, {});
  builder.yield(
      padded ? select(builder.inBounds(0), builder.input(0), builder.input(1))
             : builder.input(0));
  builder.write(0, result);
  return builder.finish();
}

} // namespace tesela::semantics
