// Logarithm of the gamma function and its derivative.
#include "semantics/functions/Functions.h"

#include <numbers>

namespace tesela::semantics {

/// sin(pi x) and cos(pi x) up to sign, exact at multiples of 1/2: x is reduced
/// before it meets pi.
static Term sinPi(Term x) {
  Term fraction = abs(x) - floor(abs(x));
  fraction = select(fraction > 0.5, 1.0 - fraction, fraction);
  return sin(std::numbers::pi * fraction);
}

/// log gamma(2 + w) for |w| <= 1/2 by its Taylor series, whose coefficients are
/// (-1)^k (zeta(k) - 1) / k and, for k = 1, 1 - Euler's constant.
static Term logGammaNearTwo(Term w) {
  static constexpr double coefficients[] = {
      -6.4229645638381e-11,   1.330476437424449e-10,   -2.7595228851242334e-10,
      5.731367241678862e-10,  -1.1921401405860912e-09, 2.4836745438024785e-09,
      -5.183475041970047e-09, 1.0838659214896955e-08,  -2.2711094608943164e-08,
      4.7698101693639804e-08, -1.0043224823968099e-07, 2.1207184805554665e-07,
      -4.492469198764566e-07, 9.55141213040742e-07,    -2.039215753801366e-06,
      4.374866789907488e-06,  -9.439488275268397e-06,  2.050721277567069e-05,
      -4.492623673813314e-05, 9.945751278180853e-05,   -0.00022315475845357939,
      0.0005096695247430425,  -0.001192753911703261,   0.0028905103307415234,
      -0.007385551028673986,  0.020580808427784546,    -0.0673523010531981,
      0.3224670334241132,     0.42278433509846713,     0};
  return polynomial(w, coefficients);
}

/// log gamma(x) for x >= 1/2 by Lanczos' approximation with g = 7.
static Term logGammaLanczos(Term x) {
  static constexpr double coefficients[] = {
      676.5203681218851,     -1259.1392167224028,  771.32342877765313,
      -176.61502916214059,   12.507343278686905,   -0.13857109526572012,
      9.9843695780195716e-6, 1.5056327351493116e-7};
  Term z = x - 1.0;
  Term sum = x.like(0.99999999999980993);
  for (auto [k, coefficient] : llvm::enumerate(coefficients))
    sum = sum + coefficient / (z + double(k + 1));
  Term t = z + 7.5, logT = log(t);
  // (z + 1/2) log t - t, with t out of the product to keep its rounding small.
  Term power = (z + 0.5 - t / logT) * logT;
  return power + (0.5 * std::log(2 * std::numbers::pi) + log(sum));
}

Term lgamma(Term x) {
  Term reflected = x < 0.5;
  Term y = select(reflected, 1.0 - x, x);
  Term nearOne = y < 1.5;
  Term w = select(nearOne, y - 1.0, y - 2.0);
  Term small = logGammaNearTwo(w);
  small = select(nearOne, small - log1p(w), small);
  Term large = select(y == infinityLike(y), y, logGammaLanczos(y));
  Term value = select(y <= 2.5, small, large);
  Term mirror = log(std::numbers::pi / abs(sinPi(x))) - value;
  Term result = select(reflected, mirror, value);
  Term pole = (x <= 0.0) & (x == floor(x));
  return select(pole | isInfinite(x), infinityLike(x), result);
}

Term digamma(Term x) {
  // Asymptotic series at x + 10, brought back by psi(x) = psi(x + 1) - 1 / x.
  Term reflected = x < 0.5;
  Term y = select(reflected, 1.0 - x, x);
  Term steps = 1.0 / y;
  for (int k = 1; k < 10; ++k)
    steps = steps + 1.0 / (y + double(k));
  Term shifted = y + 10.0;
  Term inverse = 1.0 / shifted;
  // B_2k / 2k, from k = 8 down to 1.
  static constexpr double coefficients[] = {
      -3617.0 / 8160, 1.0 / 12,   -691.0 / 32760, 1.0 / 132, -1.0 / 240,
      1.0 / 252,      -1.0 / 120, 1.0 / 12,       0};
  Term series = polynomial(inverse * inverse, coefficients);
  Term value = (log(shifted) - (0.5 * inverse + series)) - steps;

  // psi(x) = psi(1 - x) - pi cot(pi x), the angle reduced to (-1/2, 1/2].
  Term fraction = x - floor(x + 0.5);
  Term cotangent = std::numbers::pi / tan(std::numbers::pi * fraction);
  Term half = abs(fraction) == 0.5;
  Term result = select(reflected, value - select(half, 0.0, cotangent), value);
  Term pole = (x <= 0.0) & (x == floor(x));
  return select(pole, nanLike(x), result);
}

} // namespace tesela::semantics
