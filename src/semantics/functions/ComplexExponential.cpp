// Complex exponential, hyperbolic and trigonometric functions.
#include "semantics/functions/Functions.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::semantics {

/// exp(x) * factor without overflow or underflow of exp(x) alone.
static Term expTimes(Term x, Term factor) {
  // exp is normal and finite below this, in f32 and f64.
  double safe = bitWidth(x.type()) >= 64 ? 700 : 87;
  Term half = exp(0.5 * x);
  return select(abs(x) > safe, (half * factor) * half, exp(x) * factor);
}

/// A zero with the product's sign where `zero` is one, else `otherwise`.
static Term keepZero(Term zero, Term sign, Term otherwise) {
  return select(zero == 0.0, select(signBit(sign), -zero, zero), otherwise);
}

ComplexTerm exp(ComplexTerm z) {
  Term x = z.real, y = z.imaginary;
  Term real = expTimes(x, cos(y));
  Term imaginary = select(y == 0.0, y, expTimes(x, sin(y)));
  Term directionless = isInfinite(x) & ~isFinite(y);
  real = select(directionless, select(x < 0.0, 0.0, infinityLike(x)), real);
  imaginary = select(directionless & (x < 0.0), 0.0, imaginary);
  return {real, imaginary};
}

// exp(z) - 1 = (expm1(x) cos(y) - 2 sin(y/2)^2) + i exp(x) sin(y). Infinitely
// far out in no direction it is NaN, unlike exp: so NumPy and XLA have it.
ComplexTerm expm1(ComplexTerm z) {
  Term x = z.real, y = z.imaginary;
  ComplexTerm whole = exp(z);
  Term half = sin(0.5 * y);
  Term real = fma(expm1(x), cos(y), -2.0 * (half * half));
  // Far out the 1 is lost, and exp itself takes care of the edges.
  real = select(abs(x) > 60.0, whole.real - 1.0, real);
  Term directionless = isInfinite(x) & ~isFinite(y);
  Term none = y - y; // NaN there
  return {select(directionless, none, select(y == 0.0, expm1(x), real)),
          select(directionless, none, whole.imaginary)};
}

namespace {
/// sinh(x) * factor and cosh(x) * factor.
Term sinhTimes(Term x, Term factor) {
  double safe = bitWidth(x.type()) >= 64 ? 700 : 87;
  Term large = expTimes(abs(x), 0.5 * factor);
  return select(abs(x) > safe, select(signBit(x), -large, large),
                sinh(x) * factor);
}

Term coshTimes(Term x, Term factor) {
  double safe = bitWidth(x.type()) >= 64 ? 700 : 87;
  return select(abs(x) > safe, expTimes(abs(x), 0.5 * factor),
                cosh(x) * factor);
}
} // namespace

ComplexTerm sinh(ComplexTerm z) {
  Term x = z.real, y = z.imaginary;
  Term real = select((x == 0.0) & ~isFinite(y), x, sinhTimes(x, cos(y)));
  real = select(isInfinite(x) & ~isFinite(y), x, real);
  return {real, select(y == 0.0, y, coshTimes(x, sin(y)))};
}

ComplexTerm cosh(ComplexTerm z) {
  Term x = z.real, y = z.imaginary;
  Term real = coshTimes(x, cos(y));
  real = select(isInfinite(x) & ~isFinite(y), abs(x), real);
  Term imaginary = sinhTimes(x, sin(y));
  return {real, keepZero(y, x, keepZero(x, y, imaginary))};
}

// sinh(x) cosh(x) / D + i sin(y) cos(y) / D with D = cos(y)^2 + sinh(x)^2: a
// sum of squares, so nothing cancels.
ComplexTerm tanh(ComplexTerm z) {
  Term x = z.real, y = z.imaginary;
  Term s = sin(y), c = cos(y), sh = sinh(x);
  Term denominator = fma(c, c, sh * sh);
  Term real = sh * cosh(x) / denominator;
  Term imaginary = s * c / denominator;
  // From here on 1 - tanh(x) is below half a unit, and sinh will overflow.
  Term far = abs(x) > 22.0;
  Term decay = exp(-abs(x));
  Term hasLimit = far & (isFinite(y) | isInfinite(x));
  real = select(hasLimit, copySign(x.like(1), x), real);
  imaginary = select(far, (4.0 * s * c * decay) * decay, imaginary);
  imaginary = select(isInfinite(x) & ~isFinite(y), 0.0, imaginary);
  return {select(x == 0.0, x, real), select(y == 0.0, y, imaginary)};
}

namespace {
/// f(z) from a hyperbolic function at iz.
ComplexTerm timesI(ComplexTerm z) { return {-z.imaginary, z.real}; }
ComplexTerm overI(ComplexTerm z) { return {z.imaginary, -z.real}; }
} // namespace

ComplexTerm sin(ComplexTerm z) { return overI(sinh(timesI(z))); }
ComplexTerm cos(ComplexTerm z) { return cosh(timesI(z)); }
ComplexTerm tan(ComplexTerm z) { return overI(tanh(timesI(z))); }

// 1 / (1 + exp(-z)); with e = exp(-|x|) numerator and |1 + exp(-z)|^2 are
// scaled so that no exponential overflows, and the denominator
// (1 - e)^2 + 4 e cos(y/2)^2 is a sum of squares.
ComplexTerm logistic(ComplexTerm z) {
  Term x = z.real, y = z.imaginary;
  Term e = exp(-abs(x));
  Term decrement = expm1(-abs(x)), half = cos(0.5 * y);
  Term denominator = fma(decrement, decrement, 4.0 * e * (half * half));
  Term real = select(signBit(x), fma(e, e, e * cos(y)), 1.0 + e * cos(y));
  Term imaginary = e * sin(y) / denominator;
  return {real / denominator, select(y == 0.0, y * e, imaginary)};
}

} // namespace tesela::semantics
