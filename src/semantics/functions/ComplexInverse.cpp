// Complex inverse trigonometric and hyperbolic functions.
//
// asin, acos, asinh and acosh share one evaluation on the first quadrant after
// Hull, Fairgrieve and Tang (ACM TOMS 23, 1997): r and s are the distances to
// -1 and 1, a = (r + s) / 2 = cosh(imaginary part), b = x / a = sin(real part),
// and each is rewritten where it would cancel.
#include "semantics/functions/Functions.h"

#include "mlir/IR/BuiltinTypes.h"

#include <numbers>

using namespace mlir;

namespace tesela::semantics {
namespace {

struct Limits {
  double epsilon; // half a unit in the last place of 1
  double large;   // beyond it 1/z^2 vanishes; its square is finite
};

Limits limitsOf(Type type) {
  if (bitWidth(type) >= 64)
    return {0x1p-53, 0x1p500};
  return {0x1p-24f, 0x1p60f};
}

/// asin at x + iy with x, y >= 0: its real part, the complement of that to
/// pi/2 and its imaginary part.
struct Inverse {
  Term angle, complement, imaginary;
};

/// Where b is close to 1, by the arc tangent of b / sqrt(1 - b^2); `root` is
/// a sqrt(1 - b^2).
Term rootNearOne(Term x, Term y, Term r, Term s, Term a) {
  Term sum = a + x;
  Term inside = 0.5 * sum * (y * y / (r + x + 1.0) + (s + (1.0 - x)));
  Term outside = 0.5 * (sum / (r + x + 1.0) + sum / (s + (x - 1.0)));
  return select(x <= 1.0, sqrt(inside), y * sqrt(outside));
}

Term imaginaryOf(Term x, Term y, Term r, Term s, Term a, double epsilon) {
  Term left = y * y / (r + x + 1.0);
  Term right = select(x < 1.0, y * y / (s + (1.0 - x)), s + (x - 1.0));
  // 2 (a - 1), not halved, for it may be subnormal.
  Term excess = left + right;
  Term near = log1p(0.5 * excess + sqrt(excess * (0.5 * (a + 1.0))));
  Term far = log(a + sqrt(fma(a, a, a.like(-1))));
  Term imaginary = select(a <= 1.5, near, far);
  // On the real axis inside (-1, 1) the square of y may underflow.
  Term flat = (x < 1.0) & (y <= epsilon * (1.0 - x));
  return select(flat, y / sqrt((1.0 - x) * (1.0 + x)), imaginary);
}

Inverse inverse(Term x, Term y) {
  Limits limits = limitsOf(x.type());
  Term xp1 = x + 1.0, xm1 = x - 1.0;
  Term r = sqrt(fma(xp1, xp1, y * y));
  Term s = select(xm1 == 0.0, y, sqrt(fma(xm1, xm1, y * y)));
  Term a = 0.5 * (r + s), b = x / a;
  Term root = rootNearOne(x, y, r, s, a);
  Term steep = b > 0.6417;
  Inverse result = {select(steep, atan(x / root), asin(b)),
                    select(steep, atan(root / x), acos(b)),
                    imaginaryOf(x, y, r, s, a, limits.epsilon)};
  // Far out asin(z) = atan(x / y) + i log|2z|.
  Term larger = max(x, y);
  Term huge = (larger > limits.large) | isInfinite(x) | isInfinite(y);
  Term logarithm = logAbsolute({x, y}) + std::numbers::ln2;
  return {select(huge, atan2(x, y), result.angle),
          select(huge, atan2(y, x), result.complement),
          select(huge, logarithm, result.imaginary)};
}

} // namespace

ComplexTerm asin(ComplexTerm z) {
  Inverse quadrant = inverse(abs(z.real), abs(z.imaginary));
  return {copySign(quadrant.angle, z.real),
          copySign(quadrant.imaginary, z.imaginary)};
}

ComplexTerm acos(ComplexTerm z) {
  Inverse quadrant = inverse(abs(z.real), abs(z.imaginary));
  Term angle = select(signBit(z.real), std::numbers::pi - quadrant.complement,
                      quadrant.complement);
  return {angle, copySign(quadrant.imaginary, -z.imaginary)};
}

// acosh(z) is i acos(z) or -i acos(z), whichever has a positive real part.
ComplexTerm acosh(ComplexTerm z) {
  ComplexTerm w = acos(z);
  return {abs(w.imaginary), copySign(w.real, z.imaginary)};
}

// asinh(z) = asin(iz) / i.
ComplexTerm asinh(ComplexTerm z) {
  ComplexTerm w = asin(ComplexTerm{-z.imaginary, z.real});
  return {w.imaginary, -w.real};
}

// (1/4) log(|1+z|^2 / |1-z|^2) + (i/2) arg((1+z) (1 - conj z)).
ComplexTerm atanh(ComplexTerm z) {
  Limits limits = limitsOf(z.real.type());
  Term x = abs(z.real), y = abs(z.imaginary);
  Term distance = fma(1.0 - x, 1.0 - x, y * y);
  Term real = 0.25 * log1p(4.0 * x / distance);
  // At 1 + iy the square of a small y underflows.
  Term tiny = x.like(1.0 / limits.large / limits.large);
  real = select(distance < tiny, 0.5 * (std::numbers::ln2 - log(y)), real);
  Term imaginary = 0.5 * atan2(y + y, fma(-y, y, (1.0 - x) * (1.0 + x)));
  // Far out atanh(z) = i pi/2 + 1/z.
  Term larger = max(x, y);
  Term infinite = isInfinite(x) | isInfinite(y);
  Term e = exponent(larger);
  Term down = powerOfTwo(-e, x.type());
  Term xs = x * down, ys = y * down;
  Term inverse = (xs / fma(xs, xs, ys * ys)) * down;
  real = select(larger > limits.large, inverse, real);
  real = select(infinite, 0.0, real);
  Term right = y.like(std::numbers::pi / 2);
  imaginary = select((larger > limits.large) | isInfinite(y), right, imaginary);
  return {copySign(real, z.real), copySign(imaginary, z.imaginary)};
}

// atan(z) = atanh(iz) / i.
ComplexTerm atan(ComplexTerm z) {
  ComplexTerm w = atanh(ComplexTerm{-z.imaginary, z.real});
  return {w.imaginary, -w.real};
}

ComplexTerm atan2(ComplexTerm y, ComplexTerm x) {
  ComplexTerm xx = square(x), yy = square(y);
  ComplexTerm length =
      sqrt(ComplexTerm{xx.real + yy.real, xx.imaginary + yy.imaginary});
  ComplexTerm direction = {x.real - y.imaginary, x.imaginary + y.real};
  ComplexTerm w = log(divide(direction, length));
  return {w.imaginary, -w.real};
}

} // namespace tesela::semantics
