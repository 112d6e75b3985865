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

GranularForm fillForm(llvm::ArrayRef<Extent> result, APInt bits, Type element) {
  ScalarBody body;
  body.results = {body.constantBits(std::move(bits), element)};
  return mapForm(result, {}, std::move(body));
}

GranularForm iotaForm(llvm::ArrayRef<Extent> result, unsigned dimension,
                      Type element) {
  ScalarBody body;
  body.results = {body.iterator(dimension, element)};
  return mapForm(result, {}, std::move(body));
}

GranularForm sizeForm(const Extent &size, Type element) {
  if (size.isStatic())
    return fillForm({}, constantBits(size.value(), element), element);
  FormBuilder builder(element.getContext(), {});
  builder.reduction(size);
  builder.yield(builder.constant(1, element));
  builder.write(0, {});
  builder.form.accumulatorTypes = {element};
  builder.form.combiner = monoidCombiner(Monoid::Sum, element);
  return builder.finish();
}

/// `bits`, a value of type `from`, converted to the type of the result and
/// repeated all over it.
static MaybeForm repeated(Operation *op, std::optional<APInt> bits, Type from,
                          ShapeOf shapes) {
  if (!bits)
    return std::nullopt;
  ScalarBody body;
  Term value = {body, body.constantBits(std::move(*bits), from)};
  body.results = {value.convert(elementOf(op->getResult(0))).value()};
  return mapForm(shapes(op->getResult(0)), {}, std::move(body));
}

MaybeForm form(stablehlo::ConstantOp op, ShapeOf shapes) {
  return repeated(op, splatBits(op.getValue()), elementOf(op.getOutput()),
                  shapes);
}

MaybeForm form(chlo::ConstantOp op, ShapeOf shapes) {
  return repeated(op, splatBits(op.getValue()), elementOf(op.getOutput()),
                  shapes);
}

MaybeForm form(chlo::ConstantLikeOp op, ShapeOf shapes) {
  Attribute value = op.getValueAttr();
  if (auto number = dyn_cast<FloatAttr>(value))
    return repeated(op, number.getValue().bitcastToAPInt(), number.getType(),
                    shapes);
  if (auto number = dyn_cast<IntegerAttr>(value))
    return repeated(op, number.getValue(), number.getType(), shapes);
  return std::nullopt;
}

MaybeForm form(stablehlo::IotaOp op, ShapeOf shapes) {
  return iotaForm(shapes(op.getOutput()), op.getIotaDimension(),
                  elementOf(op.getOutput()));
}

MaybeForm form(stablehlo::GetDimensionSizeOp op, ShapeOf shapes) {
  return sizeForm(shapes(op.getOperand())[op.getDimension()],
                  elementOf(op.getResult()));
}

} // namespace tesela::semantics
