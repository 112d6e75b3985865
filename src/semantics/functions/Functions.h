// Functions that are bodies: real special functions and every complex function.
//
// Complex functions work on real and imaginary part in a *working type* that is
// wide enough (binary64 for complex<f32>) or careful enough (complex<f64>:
// scaling by powers of two, error-free sums and products) for each part to be
// within 3 units in the last place, extremes and subnormals included, wherever
// the problem itself is well conditioned. Branch cuts and values at infinities
// follow ISO C (Annex G): the sign of a zero says on which side of a cut it
// lies.
//
// Real functions work in the type of their argument; see workingType.
#pragma once

#include "semantics/functions/Term.h"

namespace tesela::semantics {

/// The type that a function is evaluated in before one rounding to `type`:
/// f64 for f32, f32 for narrower floats, f64 for f64.
mlir::Type workingType(mlir::Type type);

// Real special functions (Gamma.cpp, Zeta.cpp, ErrorInverse.cpp, Bessel.cpp).
Term lgamma(Term x);
Term digamma(Term x);
/// Hurwitz zeta, sum of (q + k)^-x over k >= 0.
Term zeta(Term x, Term q);
/// Derivative number `order` of digamma; NaN where `order` is no natural
/// number.
Term polygamma(Term order, Term x);
/// The y with erf(y) = x.
Term erfInverse(Term x);
/// exp(-|x|) I1(x), I1 the modified Bessel function of the first kind.
Term besselI1e(Term x);
/// Integer power by repeated squaring, modulo 2^width; negative exponents give
/// 0 except for bases 1 and -1.
Term integerPower(Term base, Term exponent);

// Error-free transformations.
struct Sum {
  Term value, error; // value + error is exact
};
Sum twoSum(Term a, Term b);
Sum twoProduct(Term a, Term b);
/// The sum of `terms` as if in three times the precision, rounded.
Term accurateSum(llvm::ArrayRef<Term> terms);

// Powers of two.
/// floor(log2 |x|) as an integer of the width of x, clamped so that 2^e and
/// 2^-e are normal.
Term exponent(Term x);
/// 2^e, clamped to the normal numbers, as `type`.
Term powerOfTwo(Term e, mlir::Type type);

// Complex arithmetic (ComplexArithmetic.cpp).
ComplexTerm operator-(ComplexTerm z);
ComplexTerm divide(ComplexTerm a, ComplexTerm b);
ComplexTerm square(ComplexTerm z);
ComplexTerm sign(ComplexTerm z);
Term absolute(ComplexTerm z);
/// The same, bit for bit, of parts whose squares neither overflow nor lose
/// bits: those of complex<f32> in f64.
ComplexTerm divideNarrow(ComplexTerm a, ComplexTerm b);
Term absoluteOfNarrow(ComplexTerm z);
/// Real parts first, imaginary parts where those are equal.
Term lexicographicLess(ComplexTerm a, ComplexTerm b);

// Roots, logarithms, powers (ComplexPower.cpp).
ComplexTerm sqrt(ComplexTerm z);
ComplexTerm rsqrt(ComplexTerm z);
ComplexTerm cbrt(ComplexTerm z);
ComplexTerm log(ComplexTerm z);
ComplexTerm log1p(ComplexTerm z);
ComplexTerm power(ComplexTerm base, ComplexTerm exponent);
/// log|z|, accurate near |z| = 1.
Term logAbsolute(ComplexTerm z);

// Exponential and trigonometric (ComplexExponential.cpp).
ComplexTerm exp(ComplexTerm z);
ComplexTerm expm1(ComplexTerm z);
ComplexTerm sinh(ComplexTerm z);
ComplexTerm cosh(ComplexTerm z);
ComplexTerm tanh(ComplexTerm z);
ComplexTerm sin(ComplexTerm z);
ComplexTerm cos(ComplexTerm z);
ComplexTerm tan(ComplexTerm z);
ComplexTerm logistic(ComplexTerm z);

// Their inverses (ComplexInverse.cpp).
ComplexTerm asin(ComplexTerm z);
ComplexTerm acos(ComplexTerm z);
ComplexTerm atan(ComplexTerm z);
ComplexTerm asinh(ComplexTerm z);
ComplexTerm acosh(ComplexTerm z);
ComplexTerm atanh(ComplexTerm z);
/// -i log((x + iy) / sqrt(x^2 + y^2)).
ComplexTerm atan2(ComplexTerm y, ComplexTerm x);

} // namespace tesela::semantics
