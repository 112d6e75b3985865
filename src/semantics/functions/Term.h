// Expressions that append to a scalar body, so that the functions in this
// folder read like the formulas they are.
//
// A Term is a value of the body under construction. Operators work on terms of
// one type; a plain number takes the type of the term beside it.
#pragma once

#include "semantics/ScalarBody.h"

namespace tesela::semantics {

class Term {
public:
  Term(ScalarBody &body, unsigned number) : body(&body), number(number) {}

  mlir::Type type() const { return body->typeOf(number); }
  ScalarBody &owner() const { return *body; }
  unsigned value() const { return number; }

  /// A constant of the type of this term.
  Term like(double constant) const {
    return {*body, body->constant(constant, type())};
  }
  Term unary(ScalarOp op) const { return unary(op, type()); }
  Term unary(ScalarOp op, mlir::Type result) const {
    return {*body, body->apply(op, result, {number})};
  }
  Term binary(ScalarOp op, Term other) const {
    return {*body, body->apply(op, type(), {number, other.number})};
  }
  Term compare(CompareDirection direction, Term other) const;
  Term convert(mlir::Type type) const {
    return {*body, body->convert(number, type)};
  }
  Term bitcast(mlir::Type type) const { return unary(ScalarOp::Bitcast, type); }

private:
  ScalarBody *body;
  unsigned number;
};

/// The comparison of the type of an operand: Float, Signed or Unsigned.
CompareType comparisonOf(mlir::Type type);

// Arithmetic.
inline Term operator+(Term a, Term b) { return a.binary(ScalarOp::Add, b); }
inline Term operator-(Term a, Term b) {
  return a.binary(ScalarOp::Subtract, b);
}
inline Term operator*(Term a, Term b) {
  return a.binary(ScalarOp::Multiply, b);
}
inline Term operator/(Term a, Term b) { return a.binary(ScalarOp::Divide, b); }
inline Term operator+(Term a, double b) { return a + a.like(b); }
inline Term operator-(Term a, double b) { return a - a.like(b); }
inline Term operator*(Term a, double b) { return a * a.like(b); }
inline Term operator/(Term a, double b) { return a / a.like(b); }
inline Term operator+(double a, Term b) { return b.like(a) + b; }
inline Term operator-(double a, Term b) { return b.like(a) - b; }
inline Term operator*(double a, Term b) { return b.like(a) * b; }
inline Term operator/(double a, Term b) { return b.like(a) / b; }
inline Term operator-(Term a) { return a.unary(ScalarOp::Negate); }

// Comparison, logic, choice.
inline Term operator<(Term a, Term b) {
  return a.compare(CompareDirection::LT, b);
}
inline Term operator<=(Term a, Term b) {
  return a.compare(CompareDirection::LE, b);
}
inline Term operator>(Term a, Term b) {
  return a.compare(CompareDirection::GT, b);
}
inline Term operator>=(Term a, Term b) {
  return a.compare(CompareDirection::GE, b);
}
inline Term operator==(Term a, Term b) {
  return a.compare(CompareDirection::EQ, b);
}
inline Term operator!=(Term a, Term b) {
  return a.compare(CompareDirection::NE, b);
}
inline Term operator<(Term a, double b) { return a < a.like(b); }
inline Term operator<=(Term a, double b) { return a <= a.like(b); }
inline Term operator>(Term a, double b) { return a > a.like(b); }
inline Term operator>=(Term a, double b) { return a >= a.like(b); }
inline Term operator==(Term a, double b) { return a == a.like(b); }
inline Term operator!=(Term a, double b) { return a != a.like(b); }
inline Term operator&(Term a, Term b) { return a.binary(ScalarOp::And, b); }
inline Term operator|(Term a, Term b) { return a.binary(ScalarOp::Or, b); }
inline Term operator^(Term a, Term b) { return a.binary(ScalarOp::Xor, b); }
inline Term operator~(Term a) { return a.unary(ScalarOp::Not); }
Term select(Term condition, Term then, Term otherwise);
inline Term select(Term condition, Term then, double otherwise) {
  return select(condition, then, then.like(otherwise));
}
inline Term select(Term condition, double then, Term otherwise) {
  return select(condition, otherwise.like(then), otherwise);
}

// Functions with an instruction of their own.
inline Term abs(Term a) { return a.unary(ScalarOp::Abs); }
inline Term floor(Term a) { return a.unary(ScalarOp::Floor); }
inline Term sqrt(Term a) { return a.unary(ScalarOp::Sqrt); }
inline Term exp(Term a) { return a.unary(ScalarOp::Exponential); }
inline Term expm1(Term a) { return a.unary(ScalarOp::ExponentialMinusOne); }
inline Term log(Term a) { return a.unary(ScalarOp::Log); }
inline Term log1p(Term a) { return a.unary(ScalarOp::LogPlusOne); }
inline Term sin(Term a) { return a.unary(ScalarOp::Sine); }
inline Term cos(Term a) { return a.unary(ScalarOp::Cosine); }
inline Term tan(Term a) { return a.unary(ScalarOp::Tan); }
inline Term sinh(Term a) { return a.unary(ScalarOp::Sinh); }
inline Term cosh(Term a) { return a.unary(ScalarOp::Cosh); }
inline Term asin(Term a) { return a.unary(ScalarOp::Asin); }
inline Term acos(Term a) { return a.unary(ScalarOp::Acos); }
inline Term atan(Term a) { return a.unary(ScalarOp::Atan); }
inline Term erf(Term a) { return a.unary(ScalarOp::Erf); }
inline Term erfc(Term a) { return a.unary(ScalarOp::Erfc); }
inline Term atan2(Term y, Term x) { return y.binary(ScalarOp::Atan2, x); }
inline Term pow(Term a, Term b) { return a.binary(ScalarOp::Power, b); }
inline Term max(Term a, Term b) { return a.binary(ScalarOp::Maximum, b); }
inline Term min(Term a, Term b) { return a.binary(ScalarOp::Minimum, b); }
inline Term max(Term a, double b) { return max(a, a.like(b)); }
inline Term min(Term a, double b) { return min(a, a.like(b)); }
Term fma(Term a, Term b, Term c);

// Small compositions.
Term isNaN(Term a);
Term isInfinite(Term a);
Term isFinite(Term a);
Term infinityLike(Term a);
Term nanLike(Term a);
/// i1: is the sign bit set (of zeros and NaN too).
Term signBit(Term a);
/// The magnitude of `magnitude` with the sign bit of `sign`.
Term copySign(Term magnitude, Term sign);
/// c0 + c1 x + c2 x^2 + ..., by Horner's rule; coefficients from the highest
/// power to the constant.
Term polynomial(Term x, llvm::ArrayRef<double> coefficients);

// Complex values by parts.
struct ComplexTerm {
  Term real, imaginary;
};
ComplexTerm parts(Term complex);
/// As a value of `type`, each part converted to its element type.
Term join(ComplexTerm parts, mlir::Type type);
ComplexTerm select(Term condition, ComplexTerm then, ComplexTerm otherwise);

} // namespace tesela::semantics
