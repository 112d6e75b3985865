// Hurwitz's zeta function and the derivatives of digamma.
#include "semantics/functions/Functions.h"

namespace tesela::semantics {

// Euler and Maclaurin: the first terms summed as they stand, the rest by
// a^(1-x) / (x-1) + a^-x / 2 + sum B_2k / (2k)! x (x+1) ... a^(-x-2k+1).
static Term zetaSeries(Term x, Term q) {
  constexpr int plainTerms = 12;
  Term sum = pow(q, -x);
  for (int k = 1; k < plainTerms; ++k)
    sum = sum + pow(q + double(k), -x);
  Term a = q + double(plainTerms);
  Term power = pow(a, -x);
  Term tail = power * a / (x - 1.0) + 0.5 * power;
  // B_2k / (2k)! for k = 1 ... 12.
  static constexpr double coefficients[] = {
      8.333333333333333e-02,  -1.388888888888889e-03, 3.306878306878307e-05,
      -8.267195767195767e-07, 2.087675698786810e-08,  -5.284190138687493e-10,
      1.338253653068468e-11,  -3.389680296322583e-13, 8.586062056277845e-15,
      -2.174868698558062e-16, 5.509002828360230e-18,  -1.395446468581252e-19};
  Term inverse = 1.0 / a, square = inverse * inverse;
  Term factor = x * power * inverse;
  for (auto [k, coefficient] : llvm::enumerate(coefficients)) {
    tail = tail + coefficient * factor;
    factor =
        factor * (x + double(2 * k + 1)) * (x + double(2 * k + 2)) * square;
  }
  return sum + select(power == 0.0, 0.0, tail);
}

Term zeta(Term x, Term q) {
  Term value = zetaSeries(x, q);
  // At a pole q + k = 0: +inf for even powers, without sign for others.
  Term pole = (q <= 0.0) & (q == floor(q));
  Term even = floor(0.5 * x) == 0.5 * x;
  value = select(pole, select(even, infinityLike(x), nanLike(x)), value);
  Term outside = (x < 1.0) | ((q <= 0.0) & (x != floor(x)));
  value = select(outside, nanLike(x), value);
  return select(x == 1.0, infinityLike(x), value);
}

/// n! of a natural number, exact as far as its type holds it.
static Term factorial(Term n) {
  constexpr int productTerms = 20;
  Term product = n.like(1);
  for (int k = 2; k <= productTerms; ++k)
    product = product * select(n >= double(k), n.like(k), 1.0);
  return select(n > double(productTerms), exp(lgamma(n + 1.0)), product);
}

Term polygamma(Term order, Term x) {
  Term next = order + 1.0;
  Term odd = floor(0.5 * order) != 0.5 * order;
  Term magnitude = factorial(order) * zeta(next, x);
  Term value = select(odd, magnitude, -magnitude);
  value = select(order == 0.0, digamma(x), value);
  Term natural = (order >= 0.0) & (order == floor(order));
  return select(natural, value, nanLike(x));
}

} // namespace tesela::semantics
