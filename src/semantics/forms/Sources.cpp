// Operators that read nothing: constants and counting.
#include "semantics/forms/Constants.h"
#include "semantics/forms/FormBuilder.h"
#include "semantics/forms/Forms.h"

#include "ir/Chlo.h"
#include "ir/DataMovement.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::semantics {

std::optional<APInt> splatBits(Attribute value) {
  auto splat = dyn_cast<SplatElementsAttr>(value);
  if (!splat)
    return std::nullopt;
  Type type = splat.getElementType();
  if (isa<IntegerType, IndexType>(type))
    return splat.getSplatValue<APInt>();
  if (isa<FloatType>(type))
    return splat.getSplatValue<APFloat>().bitcastToAPInt();
  auto complex = dyn_cast<ComplexType>(type);
  if (!complex || !isa<FloatType>(complex.getElementType()))
    return std::nullopt;
  auto number = splat.getSplatValue<std::complex<APFloat>>();
  APInt real = number.real().bitcastToAPInt();
  APInt imaginary = number.imag().bitcastToAPInt();
  unsigned width = real.getBitWidth();
  return real.zext(2 * width) | imaginary.zext(2 * width).shl(width);
}

std::optional<APInt> splatBits(Value value) {
  if (auto constant = value.getDefiningOp<stablehlo::ConstantOp>())
    return splatBits(constant.getValue());
  if (auto constant = value.getDefiningOp<chlo::ConstantOp>())
    return splatBits(constant.getValue());
  return std::nullopt;
}

/// `bits`, a value of type `from`, converted to the type of the result and
/// repeated all over it.
static MaybeForm repeated(Operation *op, std::optional<APInt> bits, Type from) {
  if (!bits)
    return std::nullopt;
  FormBuilder builder(op);
  Indices result = builder.parallel(shapeOf(op->getResult(0)));
  Term value = {builder.form.body,
                builder.form.body.constantBits(std::move(*bits), from)};
  builder.yield(value.convert(elementOf(op->getResult(0))));
  builder.write(0, result);
  return builder.finish();
}

MaybeForm form(stablehlo::ConstantOp op) {
  return repeated(op, splatBits(op.getValue()), elementOf(op.getOutput()));
}

MaybeForm form(chlo::ConstantOp op) {
  return repeated(op, splatBits(op.getValue()), elementOf(op.getOutput()));
}

MaybeForm form(chlo::ConstantLikeOp op) {
  Attribute value = op.getValueAttr();
  if (auto number = dyn_cast<FloatAttr>(value))
    return repeated(op, number.getValue().bitcastToAPInt(), number.getType());
  if (auto number = dyn_cast<IntegerAttr>(value))
    return repeated(op, number.getValue(), number.getType());
  return std::nullopt;
}

MaybeForm form(stablehlo::IotaOp op) {
  FormBuilder builder(op);
  Indices result = builder.parallel(shapeOf(op.getOutput()));
  builder.yield({builder.form.body,
                 builder.form.body.iterator(op.getIotaDimension(),
                                            elementOf(op.getOutput()))});
  builder.write(0, result);
  return builder.finish();
}

MaybeForm form(stablehlo::GetDimensionSizeOp op) {
  FormBuilder builder(op);
  int64_t extent = shapeOf(op.getOperand())[op.getDimension()];
  builder.yield(builder.constant(extent, elementOf(op.getResult())));
  builder.write(0, {});
  return builder.finish();
}

} // namespace tesela::semantics
