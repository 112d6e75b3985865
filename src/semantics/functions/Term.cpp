#include "semantics/functions/Term.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/APFloat.h"

#include <limits>

using namespace mlir;

namespace tesela::semantics {

CompareType comparisonOf(Type type) {
  if (isa<FloatType>(type))
    return CompareType::Float;
  return type.isUnsignedInteger() || type.isInteger(1) ? CompareType::Unsigned
                                                       : CompareType::Signed;
}

Term Term::compare(CompareDirection direction, Term other) const {
  return {*body,
          body->compare(direction, comparisonOf(type()), number, other.number)};
}

Term select(Term condition, Term then, Term otherwise) {
  ScalarBody &body = then.owner();
  return {body,
          body.apply(ScalarOp::Select, then.type(),
                     {condition.value(), then.value(), otherwise.value()})};
}

Term fma(Term a, Term b, Term c) {
  ScalarBody &body = a.owner();
  return {body, body.apply(ScalarOp::FusedMultiplyAdd, a.type(),
                           {a.value(), b.value(), c.value()})};
}

Term isNaN(Term a) { return a != a; }

Term infinityLike(Term a) {
  return a.like(std::numeric_limits<double>::infinity());
}

Term nanLike(Term a) {
  return a.like(std::numeric_limits<double>::quiet_NaN());
}

Term isInfinite(Term a) { return abs(a) == infinityLike(a); }

Term isFinite(Term a) {
  return a.unary(ScalarOp::IsFinite,
                 IntegerType::get(a.type().getContext(), 1));
}

static Type bitsOf(Type type) {
  return IntegerType::get(type.getContext(), bitWidth(type));
}

Term signBit(Term a) { return a.bitcast(bitsOf(a.type())) < 0.0; }

Term copySign(Term magnitude, Term sign) {
  Term positive = abs(magnitude);
  return select(signBit(sign), -positive, positive);
}

Term polynomial(Term x, llvm::ArrayRef<double> coefficients) {
  Term sum = x.like(coefficients.front());
  for (double coefficient : coefficients.drop_front())
    sum = sum * x + coefficient;
  return sum;
}

ComplexTerm parts(Term complex) {
  Type part = cast<ComplexType>(complex.type()).getElementType();
  return {complex.unary(ScalarOp::Real, part),
          complex.unary(ScalarOp::Imag, part)};
}

Term join(ComplexTerm parts, Type type) {
  Type part = cast<ComplexType>(type).getElementType();
  ScalarBody &body = parts.real.owner();
  return {body, body.apply(ScalarOp::Complex, type,
                           {parts.real.convert(part).value(),
                            parts.imaginary.convert(part).value()})};
}

ComplexTerm select(Term condition, ComplexTerm then, ComplexTerm otherwise) {
  return {select(condition, then.real, otherwise.real),
          select(condition, then.imaginary, otherwise.imaginary)};
}

} // namespace tesela::semantics
