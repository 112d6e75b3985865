// Error-free transformations, scaling, and complex arithmetic.
#include "semantics/functions/Functions.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/APFloat.h"

using namespace mlir;
using llvm::APFloat;

namespace tesela::semantics {

Type workingType(Type type) {
  if (bitWidth(type) >= 32)
    return Float64Type::get(type.getContext());
  return Float32Type::get(type.getContext());
}

// Knuth's sum: six operations, no assumption on magnitudes.
Sum twoSum(Term a, Term b) {
  Term sum = a + b;
  Term fromB = sum - a;
  Term error = (a - (sum - fromB)) + (b - fromB);
  return {sum, error};
}

Sum twoProduct(Term a, Term b) {
  Term product = a * b;
  return {product, fma(a, b, -product)};
}

// Two passes of error-free sums push the rounding errors to the front; what is
// left over is summed plainly (Ogita, Rump and Oishi, K = 3).
Term accurateSum(llvm::ArrayRef<Term> terms) {
  llvm::SmallVector<Term, 6> left(terms.begin(), terms.end());
  for (int pass = 0; pass < 2; ++pass)
    for (size_t i = 1; i < left.size(); ++i) {
      Sum sum = twoSum(left[i], left[i - 1]);
      left[i] = sum.value;
      left[i - 1] = sum.error;
    }
  Term rest = left.front();
  for (Term term : llvm::ArrayRef<Term>(left).drop_front().drop_back())
    rest = rest + term;
  return rest + left.back();
}

namespace {
struct Format {
  int largestExponent; // 1023
  int mantissaBits;    // 52
};
} // namespace

static Format formatOf(Type type) {
  const llvm::fltSemantics &semantics =
      cast<FloatType>(type).getFloatSemantics();
  return {APFloat::semanticsMaxExponent(semantics),
          int(APFloat::semanticsPrecision(semantics)) - 1};
}

static Type integerOf(Type type) {
  return IntegerType::get(type.getContext(), bitWidth(type));
}

Term exponent(Term x) {
  Format format = formatOf(x.type());
  Term bits = abs(x).bitcast(integerOf(x.type()));
  Term biased =
      bits.binary(ScalarOp::ShiftRightLogical, bits.like(format.mantissaBits));
  // 2^1023 has a subnormal inverse, hence the smaller bound on both sides.
  double bound = format.largestExponent - 1;
  return max(min(biased - format.largestExponent, bound), -bound);
}

Term powerOfTwo(Term e, Type type) {
  Format format = formatOf(type);
  Term clamped =
      max(min(e, format.largestExponent), 1.0 - format.largestExponent);
  Term biased = clamped + format.largestExponent;
  return biased.binary(ScalarOp::ShiftLeft, biased.like(format.mantissaBits))
      .bitcast(type);
}

/// x * 2^e with one rounding, for e beyond the range of one factor.
static Term scaleByPowerOfTwo(Term x, Term e) {
  Term half = e.binary(ScalarOp::ShiftRightArithmetic, e.like(1));
  return x * powerOfTwo(half, x.type()) * powerOfTwo(e - half, x.type());
}

ComplexTerm operator-(ComplexTerm z) { return {-z.real, -z.imaginary}; }

Term absolute(ComplexTerm z) {
  Term e = exponent(max(abs(z.real), abs(z.imaginary)));
  Term down = powerOfTwo(-e, z.real.type());
  Term x = z.real * down, y = z.imaginary * down;
  Term length = sqrt(fma(x, x, y * y)) * powerOfTwo(e, x.type());
  Term infinite = isInfinite(z.real) | isInfinite(z.imaginary);
  return select(infinite, infinityLike(length), length);
}

Term absoluteOfNarrow(ComplexTerm z) {
  Term length = sqrt(fma(z.real, z.real, z.imaginary * z.imaginary));
  Term infinite = isInfinite(z.real) | isInfinite(z.imaginary);
  return select(infinite, infinityLike(length), length);
}

// a b + c d with an error below two units in the last place (Kahan).
static Term sumOfProducts(Term a, Term b, Term c, Term d) {
  Sum product = twoProduct(c, d);
  return fma(a, b, product.value) + product.error;
}

/// 1 with the sign of `part` where it is infinite, else 0 with its sign.
static Term boxed(Term part) {
  return copySign(select(isInfinite(part), part.like(1), part.like(0)), part);
}

/// The exponent of the larger part, or 0 where squares are safe as they stand,
/// for scaling may push the smaller part into underflow.
static Term scalingExponent(ComplexTerm z) {
  Term e = exponent(max(abs(z.real), abs(z.imaginary)));
  const int quarter = formatOf(z.real.type()).largestExponent / 4;
  const double safe = quarter;
  return select((e <= safe) & (e >= -safe), 0.0, e);
}

// a / b where neither is infinite. A divisor on an axis needs no product; this
// also settles division by 0. What is divided is chosen first, so that two
// divisions are left: they take longer than all the rest.
static ComplexTerm divideFinite(ComplexTerm a, ComplexTerm b, bool scales) {
  Type type = a.real.type();
  Term onReal = b.imaginary == 0.0, onImaginary = b.real == 0.0;
  ComplexTerm x = a, y = b;
  Term ea = a.real.like(0), eb = ea;
  if (scales) {
    ea = scalingExponent(a), eb = scalingExponent(b);
    Term downA = powerOfTwo(-ea, type), downB = powerOfTwo(-eb, type);
    x = {a.real * downA, a.imaginary * downA};
    y = {b.real * downB, b.imaginary * downB};
  }
  Term norm = fma(y.real, y.real, y.imaginary * y.imaginary);
  ComplexTerm products = {
      sumOfProducts(x.real, y.real, x.imaginary, y.imaginary),
      sumOfProducts(x.imaginary, y.real, -x.real, y.imaginary)};
  Term divisor = select(onReal, b.real, select(onImaginary, b.imaginary, norm));
  ComplexTerm dividend =
      select(onReal, a, select(onImaginary, {a.imaginary, -a.real}, products));
  ComplexTerm quotient = {dividend.real / divisor,
                          dividend.imaginary / divisor};
  if (!scales)
    return quotient;
  Term e = select(onReal | onImaginary, 0.0, ea - eb);
  return {scaleByPowerOfTwo(quotient.real, e),
          scaleByPowerOfTwo(quotient.imaginary, e)};
}

static ComplexTerm divideAll(ComplexTerm a, ComplexTerm b, bool scales) {
  ComplexTerm quotient = divideFinite(a, b, scales);
  Term infiniteA = isInfinite(a.real) | isInfinite(a.imaginary);
  Term infiniteB = isInfinite(b.real) | isInfinite(b.imaginary);
  Term finiteA = isFinite(a.real) & isFinite(a.imaginary);
  Term finiteB = isFinite(b.real) & isFinite(b.imaginary);
  Term nonzeroB = (b.real != 0.0) & (b.imaginary != 0.0);
  ComplexTerm boxA = {boxed(a.real), boxed(a.imaginary)};
  ComplexTerm boxB = {boxed(b.real), boxed(b.imaginary)};
  Term infinity = infinityLike(a.real);
  ComplexTerm infinite = {
      infinity * (boxA.real * b.real + boxA.imaginary * b.imaginary),
      infinity * (boxA.imaginary * b.real - boxA.real * b.imaginary)};
  ComplexTerm zero = {0.0 * (a.real * boxB.real + a.imaginary * boxB.imaginary),
                      0.0 *
                          (a.imaginary * boxB.real - a.real * boxB.imaginary)};
  quotient = select(infiniteA & finiteB & nonzeroB, infinite, quotient);
  return select(infiniteB & finiteA, zero, quotient);
}

ComplexTerm divide(ComplexTerm a, ComplexTerm b) {
  return divideAll(a, b, /*scales=*/true);
}
ComplexTerm divideNarrow(ComplexTerm a, ComplexTerm b) {
  return divideAll(a, b, /*scales=*/false);
}

ComplexTerm square(ComplexTerm z) {
  Term x = z.real, y = z.imaginary;
  Term real = (x - y) * (x + y);
  // Equal magnitudes cancel although the sum may overflow.
  real = select((abs(x) == abs(y)) & isFinite(x), 0.0, real);
  return {real, 2.0 * (x * y)};
}

ComplexTerm sign(ComplexTerm z) {
  Term e = exponent(max(abs(z.real), abs(z.imaginary)));
  Term down = powerOfTwo(-e, z.real.type());
  Term x = z.real * down, y = z.imaginary * down;
  Term length = sqrt(fma(x, x, y * y));
  Term zero = (z.real == 0.0) & (z.imaginary == 0.0);
  return select(zero, z, {x / length, y / length});
}

Term lexicographicLess(ComplexTerm a, ComplexTerm b) {
  return (a.real < b.real) | ((a.real == b.real) & (a.imaginary < b.imaginary));
}

} // namespace tesela::semantics
