// Complex roots, logarithms and powers.
#include "semantics/functions/Functions.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::semantics {
namespace {

/// z = 2^e (x + iy) with e even and max(|x|, |y|) in [1, 4) unless subnormal.
struct Scaled {
  Term x, y, e;
  Term length; // |x + iy|
  Term halfUp; // 2^(e/2)
};

Scaled scaled(ComplexTerm z) {
  Type type = z.real.type();
  Term e = exponent(max(abs(z.real), abs(z.imaginary)));
  e = e & e.like(-2);
  Term down = powerOfTwo(-e, type);
  Term x = z.real * down, y = z.imaginary * down;
  Term infinite = isInfinite(x) | isInfinite(y);
  Term length = sqrt(fma(x, x, y * y));
  length = select(infinite, infinityLike(length), length);
  Term half = e.binary(ScalarOp::ShiftRightArithmetic, e.like(1));
  return {x, y, e, length, powerOfTwo(half, type)};
}

/// The larger and the smaller part of sqrt(z) for z in the right half plane,
/// both without sign: u = sqrt((|x| + |z|) / 2), v = |y| / 2u.
struct RootParts {
  Term u, v;
};

RootParts rootParts(ComplexTerm z, const Scaled &scaled) {
  Term u = sqrt((abs(scaled.x) + scaled.length) * 0.5) * scaled.halfUp;
  Term v = abs(z.imaginary) / (u + u);
  return {u, select(u == 0.0, 0.0, v)};
}

ComplexTerm polar(Term length, Term angle) {
  return {length * cos(angle), length * sin(angle)};
}

} // namespace

ComplexTerm sqrt(ComplexTerm z) {
  auto [u, v] = rootParts(z, scaled(z));
  Term left = z.real < 0.0;
  ComplexTerm root = {select(left, v, u),
                      copySign(select(left, u, v), z.imaginary)};
  Term tall = isInfinite(z.imaginary);
  root.real = select(tall, infinityLike(u), root.real);
  root.imaginary = select(tall, z.imaginary, root.imaginary);
  return root;
}

// 1 / sqrt(z) = conj(sqrt(z)) / |z|. At 0 the direction is undefined.
ComplexTerm rsqrt(ComplexTerm z) {
  Scaled s = scaled(z);
  auto [u, v] = rootParts(z, s);
  Term down = powerOfTwo(-s.e, u.type());
  Term left = z.real < 0.0;
  Term real = (select(left, v, u) * down) / s.length;
  Term imaginary = (select(left, u, v) * down) / s.length;
  Term infinite = isInfinite(z.real) | isInfinite(z.imaginary);
  Term zero = (z.real == 0.0) & (z.imaginary == 0.0);
  real = select(infinite, 0.0, select(zero, infinityLike(real), real));
  imaginary = select(infinite, 0.0, select(zero, nanLike(real), imaginary));
  return {real, copySign(imaginary, -z.imaginary)};
}

ComplexTerm cbrt(ComplexTerm z) {
  Term angle = atan2(z.imaginary, z.real) / 3.0;
  // An eighth has half the root, and its length does not overflow; 2^60 lifts
  // subnormals.
  Term larger = max(abs(z.real), abs(z.imaginary));
  Term large = larger > 1.0, tiny = larger < 0x1p-1000;
  Term scale = select(large, 0.125, select(tiny, 0x1p60, larger.like(1)));
  Term length =
      absolute({z.real * scale, z.imaginary * scale}).unary(ScalarOp::Cbrt);
  length = select(large, 2.0 * length, select(tiny, 0x1p-20 * length, length));
  Term zero = z.imaginary == 0.0;
  ComplexTerm root = polar(length, angle);
  return select(zero & (z.real >= 0.0), {length, z.imaginary}, root);
}

/// log(max) + log1p((min/max)^2) / 2, for parts whose squares may overflow.
static Term logOfParts(Term x, Term y) {
  Term larger = max(abs(x), abs(y)), smaller = min(abs(x), abs(y));
  Term ratio = smaller / larger;
  // Equal parts include two infinities and two zeros.
  ratio = select(smaller == larger, 1.0, ratio);
  Term sum = log(larger) + 0.5 * log1p(ratio * ratio);
  Term infinite = isInfinite(x) | isInfinite(y);
  return select(infinite, infinityLike(sum), sum);
}

Term logAbsolute(ComplexTerm z) {
  Term larger = max(abs(z.real), abs(z.imaginary));
  // Near the unit circle |z|^2 - 1 cancels; its terms are exact pairs.
  Sum x = twoProduct(z.real, z.real);
  Sum y = twoProduct(z.imaginary, z.imaginary);
  Term excess =
      accurateSum({x.error, y.error, x.value, y.value, x.value.like(-1)});
  Term near = (larger > 0.5) & (larger < 3.0);
  return select(near, 0.5 * log1p(excess), logOfParts(z.real, z.imaginary));
}

ComplexTerm log(ComplexTerm z) {
  return {logAbsolute(z), atan2(z.imaginary, z.real)};
}

ComplexTerm log1p(ComplexTerm z) {
  Term x = z.real, y = z.imaginary;
  Term shifted = x + 1.0;
  // |1 + z|^2 - 1 = 2x + x^2 + y^2.
  Sum xx = twoProduct(x, x), yy = twoProduct(y, y);
  Term excess = accurateSum({xx.error, yy.error, xx.value, yy.value, x + x});
  Term larger = max(abs(x), abs(y));
  // Close to -1 the shifted value is exact and its square may underflow.
  Term balanced = (larger < 1e6) & (excess > -0.75);
  Term real = select(balanced, 0.5 * log1p(excess), logOfParts(shifted, y));
  return {real, atan2(y, shifted)};
}

// |b|^c exp(-d arg b) cis(c arg b + d log|b|) for the exponent c + di.
ComplexTerm power(ComplexTerm base, ComplexTerm exponent) {
  Term c = exponent.real, d = exponent.imaginary;
  Term length = absolute(base);
  Term angle = atan2(base.imaginary, base.real);
  Term logarithm = logAbsolute(base);
  Term magnitude =
      select(isInfinite(length), exp(c * logarithm), pow(length, c));
  Term realExponent = d == 0.0;
  magnitude = select(realExponent, magnitude, magnitude * exp(-(d * angle)));
  Term turn = c * angle;
  turn = select(realExponent, turn, fma(d, logarithm, turn));
  ComplexTerm result = polar(magnitude, turn);

  // On the positive axis nothing turns, and no rounding of sin(0) is wanted.
  Term onAxis = realExponent & (base.imaginary == 0.0) & (base.real > 0.0);
  result = select(onAxis, {magnitude, magnitude.like(0)}, result);
  Term zero = length == 0.0;
  ComplexTerm atZero = {select(c > 0.0, 0.0, infinityLike(c)),
                        select(c > 0.0, 0.0, nanLike(c))};
  result = select(zero, atZero, result);
  Term noExponent = (c == 0.0) & realExponent;
  return select(noExponent, {c.like(1), c.like(0)}, result);
}

} // namespace tesela::semantics
