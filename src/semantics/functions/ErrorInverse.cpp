// The inverse of the error function.
#include "semantics/functions/Functions.h"

#include <numbers>

namespace tesela::semantics {

// erfinv(x) / x is smooth in w = -log(1 - x^2) near 0 and in sqrt(w) far out;
// the coefficients are those of Chebyshev interpolants on [0, 5] in w and on
// [sqrt 5, last] in sqrt(w), in powers of the argument mapped to [-1, 1].
static Term central(Term w) {
  static constexpr double coefficients[] = {
      -1.2236984334405913e-06, 2.931137042117709e-06,  7.820672733815211e-06,
      -4.140043618074984e-05,  2.10274531521873e-05,   0.00029213577974979843,
      -0.0008343272659614886,  -0.0004878764749554979, 0.008525432590256501,
      -0.019573564270649057,   -0.026108237741432467,  0.6166006919867009,
      1.5014093511307296};
  return polynomial(0.4 * w - 1.0, coefficients);
}

/// To sqrt(w) = 4.2, beyond every x < 1 of 24 bits.
static Term shortTail(Term root) {
  static constexpr double coefficients[] = {
      -1.4493748748347816e-06, -2.7159473694397088e-05, 8.36923534186302e-05,
      -1.7100379943331017e-05, -0.00032273303516648877, 0.0009364357784531894,
      -0.0017133263737553097,  0.0025789833630073104,   -0.003870725065671247,
      0.0055413012574653964,   0.9867813462008972,      3.051757101459336};
  constexpr double first = 2.23606797749979, last = 4.2;
  return polynomial((root - (first + last) / 2) * (2 / (last - first)),
                    coefficients);
}

/// To sqrt(w) = 6.2, beyond every x < 1 of 53 bits.
static Term longTail(Term root) {
  static constexpr double coefficients[] = {
      0.0005906373395952021,  -0.00114449327207785,   -0.0006968348357048206,
      0.0030133202939765426,  -0.0022974616448844186, 0.00087430840815694,
      -0.0011237159614666588, 0.0016850010470437409,  -0.00217790535528706,
      0.0034111389420766335,  -0.004941957011830611,  0.003035388412546372,
      2.001648347562229,      4.059939183483113};
  constexpr double first = 2.23606797749979, last = 6.2;
  return polynomial((root - (first + last) / 2) * (2 / (last - first)),
                    coefficients);
}

/// One step of Halley's method on erf(y) = x for 0 <= x < 1; near 1 on the
/// complements, of which 1 - x is exact.
static Term refined(Term y, Term x) {
  Term residual = select(x > 0.5, (1.0 - x) - erfc(y), erf(y) - x);
  Term step = residual * exp(y * y) * (0.5 / std::numbers::inv_sqrtpi);
  return y - step / (1.0 + y * step);
}

Term erfInverse(Term x) {
  bool isDouble = bitWidth(x.type()) >= 64;
  Term magnitude = abs(x);
  // 1 - x is exact beyond 1/2, where x^2 would lose the distance to 1.
  Term w = -select(magnitude > 0.5, log((1.0 - magnitude) * (1.0 + magnitude)),
                   log1p(-(magnitude * magnitude)));
  Term root = sqrt(w);
  Term ratio =
      select(w < 5.0, central(w), isDouble ? longTail(root) : shortTail(root));
  Term y = magnitude * ratio;
  if (isDouble)
    y = refined(y, magnitude);
  y = select(magnitude == 1.0, infinityLike(y), y);
  return copySign(select(magnitude > 1.0, nanLike(y), y), x);
}

} // namespace tesela::semantics
