// bitcast_convert: one element becomes several or several become one, the
// lowest bits first. Complex numbers are their real part, then their imaginary
// part. i1 counts as one bit.
#include "semantics/forms/FormBuilder.h"
#include "semantics/forms/Forms.h"

#include "ir/DataMovement.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::semantics {
namespace {

/// i1 counts as unsigned as it is.
Type unsignedOf(unsigned width, MLIRContext *context) {
  if (width == 1)
    return IntegerType::get(context, 1);
  return IntegerType::get(context, width, IntegerType::Unsigned);
}

Term reinterpret(Term value, Type type) {
  return value.type() == type ? value : value.bitcast(type);
}

/// The bits of a real value.
Term bitsOfReal(Term value) {
  Type bits = unsignedOf(bitWidth(value.type()), value.type().getContext());
  return reinterpret(value, bits);
}

Term shiftedLeft(Term value, unsigned amount) {
  return amount == 0 ? value
                     : value.binary(ScalarOp::ShiftLeft, value.like(amount));
}

/// The bits of a value of at most 64 bits.
Term bitsOf(Term value) {
  auto complex = dyn_cast<ComplexType>(value.type());
  if (!complex)
    return bitsOfReal(value);
  unsigned half = bitWidth(complex.getElementType());
  Type whole = unsignedOf(2 * half, value.type().getContext());
  ComplexTerm number = parts(value);
  return bitsOfReal(number.real).convert(whole) |
         shiftedLeft(bitsOfReal(number.imaginary).convert(whole), half);
}

/// The lowest `width` bits as an unsigned integer of that width.
Term truncated(Term bits, unsigned width) {
  Type type = unsignedOf(width, bits.type().getContext());
  // Conversion to one bit would ask for nonzero.
  return width == 1 ? (bits & bits.like(1)).convert(type) : bits.convert(type);
}

/// A value of `type` of at most 64 bits.
Term fromBits(Term bits, Type type) {
  auto complex = dyn_cast<ComplexType>(type);
  if (!complex)
    return reinterpret(bits, type);
  unsigned half = bitWidth(complex.getElementType());
  Term upper = bits.binary(ScalarOp::ShiftRightLogical, bits.like(half));
  return join({fromBits(truncated(bits, half), complex.getElementType()),
               fromBits(truncated(upper, half), complex.getElementType())},
              type);
}

/// Chunk number `number` of the operand's element.
Term narrowed(FormBuilder &builder, unsigned number, Type type) {
  Term source = builder.input(0);
  unsigned width = bitWidth(type);
  MLIRContext *context = type.getContext();
  Term position = {builder.form.body,
                   builder.form.body.iterator(number, unsignedOf(64, context))};
  Term bits = source;
  if (isa<ComplexType>(source.type())) {
    unsigned perPart = bitWidth(source.type()) / 2 / width;
    ComplexTerm number = parts(source);
    Term inReal = position < double(perPart);
    bits =
        select(inReal, bitsOfReal(number.real), bitsOfReal(number.imaginary));
    position = select(inReal, position, position - double(perPart));
  } else {
    bits = bitsOfReal(source);
  }
  Term amount = (position * double(width)).convert(bits.type());
  Term chunk = bits.binary(ScalarOp::ShiftRightLogical, amount);
  return fromBits(truncated(chunk, width), type);
}

/// The reads first ... first + count - 1 as a real of `type`.
Term widenedReal(FormBuilder &builder, unsigned first, unsigned count,
                 Type type) {
  Type whole = unsignedOf(bitWidth(type), type.getContext());
  Term bits = bitsOf(builder.input(first)).convert(whole);
  unsigned width = bitWidth(builder.input(first).type());
  for (unsigned k = 1; k < count; ++k)
    bits = bits | shiftedLeft(bitsOf(builder.input(first + k)).convert(whole),
                              k * width);
  return fromBits(bits, type);
}

Term widened(FormBuilder &builder, unsigned count, Type type) {
  auto complex = dyn_cast<ComplexType>(type);
  if (!complex)
    return widenedReal(builder, 0, count, type);
  Type part = complex.getElementType();
  return join({widenedReal(builder, 0, count / 2, part),
               widenedReal(builder, count / 2, count / 2, part)},
              type);
}

Term sameWidth(FormBuilder &builder, Type type) {
  Term source = builder.input(0);
  if (!isa<ComplexType>(source.type()) && !isa<ComplexType>(type))
    return reinterpret(source, type);
  return source.type() == type ? source : fromBits(bitsOf(source), type);
}

} // namespace

MaybeForm form(stablehlo::BitcastConvertOp op, ShapeOf shapes) {
  FormBuilder builder(op);
  Type type = elementOf(op.getResult());
  unsigned from = bitWidth(elementOf(op.getOperand())), to = bitWidth(type);
  Indices result = builder.parallel(shapes(op.getResult()));
  if (from > to) {
    builder.read(0, llvm::ArrayRef(result).drop_back());
    builder.yield(narrowed(builder, result.size() - 1, type));
  } else if (from == to) {
    builder.read(0, result);
    builder.yield(sameWidth(builder, type));
  } else {
    for (unsigned k = 0; k < to / from; ++k) {
      Indices source = result;
      source.push_back(builder.literal(k));
      builder.read(0, source);
    }
    builder.yield(widened(builder, to / from, type));
  }
  builder.write(0, result);
  return builder.finish();
}

} // namespace tesela::semantics
