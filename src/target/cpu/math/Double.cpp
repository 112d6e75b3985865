#include "target/cpu/math/Double.h"

#include <cmath>

namespace tesela::cpu::math::binary64 {

using namespace llvm;

// ln 2 in two parts; n times the first is exact for |n| < 2^11.
constexpr double ln2High = 0x1.62e42fefa38p-1, ln2Low = 0x1.ef35793c7673p-45;

namespace {
/// exp(x) = 2^n (1 + p) with |p| < 0.42.
struct Reduced {
  Value *n, *p;
};
} // namespace

static Reduced reduce(VectorCode &code, Value *x) {
  Value *n = code.nearest(code.multiply(x, code.real(x, 0x1.71547652b82fep+0)));
  Value *high = code.fnma(n, code.real(x, ln2High), x);
  Value *r = code.fnma(n, code.real(x, ln2Low), high);
  Value *lost = code.fnma(n, code.real(x, ln2Low), code.subtract(high, r));
  // exp(r) - 1 = r + r^2 q(r), 1.4e-17.
  Value *q = code.polynomial(r, {0x1.0000000000001p-1, 0x1.5555555555558p-3,
                                 0x1.5555555553cd6p-5, 0x1.111111110f8d9p-7,
                                 0x1.6c16c178acbaap-10, 0x1.a01a01afb874ap-13,
                                 0x1.a019b8b2468dep-16, 0x1.71ddf7832088fp-19,
                                 0x1.2891d915c979p-22, 0x1.af61c91546b84p-26});
  return {n, code.add(r, code.fma(q, code.multiply(r, r), lost))};
}

/// For arguments up to 1000. Where the result underflows no instruction does:
/// that would take a hundred times as long.
static Value *exponentialUpTo1000(VectorCode &code, Value *x) {
  Value *kept = code.b.CreateFCmpUGE(x, code.real(x, -746)); // or NaN
  auto [n, p] = reduce(code, code.atLeast(x, -746.0));
  return code.scaleWhere(kept, code.add(p, code.real(p, 1)), n);
}

Value *exponential(VectorCode &code, Value *x) {
  return exponentialUpTo1000(code, code.atMost(x, 710.0));
}

/// exp(x) - 1 for -50 <= x <= 710 or NaN.
static Value *minusOneInRange(VectorCode &code, Value *x) {
  auto [n, p] = reduce(code, x);
  // Half the result, so that 2^1024 stays in range.
  Value *half = code.subtract(n, code.real(n, 1));
  Value *power = code.scale(code.real(n, 1), half);
  Value *result = code.fma(power, p, code.subtract(power, code.real(n, 0.5)));
  return code.add(result, result);
}

Value *exponentialMinusOne(VectorCode &code, Value *x) {
  Value *result =
      minusOneInRange(code, code.atMost(code.atLeast(x, -50.0), 710.0));
  // Keeps the sign of zero and subnormals.
  Value *tiny = code.b.CreateFCmpOLT(code.absolute(x), code.real(x, 0x1p-54));
  return code.select(tiny, x, result);
}

std::pair<Value *, Value *> exponentAndMantissa(VectorCode &code, Value *x) {
  auto &b = code.b;
  Value *word = code.bits(x);
  Value *offset = code.integer(word, 0x3fe6a09e667f3bcd);
  Value *shifted = b.CreateSub(word, offset);
  Value *exponent = b.CreateTrunc(b.CreateAShr(shifted, code.integer(word, 52)),
                                  code.integerType(x, 32));
  Value *k = b.CreateSIToFP(exponent, x->getType());
  Value *m = code.fromBits(b.CreateAdd(
      b.CreateAnd(shifted, code.integer(word, 0xfffffffffffff)), offset));
  return {k, m};
}

/// log of positive normal x.
static Value *logarithmOfNormal(VectorCode &code, Value *x, Value *moreTwos) {
  auto [k, m] = exponentAndMantissa(code, x);
  k = code.add(k, moreTwos);
  Value *f = code.subtract(m, code.real(m, 1));
  // log(1 + f) = 2 s + s^3 p(s^2), s = f / (2 + f), 1.6e-18; and 2 s is
  // f - f^2/2 + s f^2/2, of which f, the largest term, is exact.
  Value *s = code.divide(f, code.add(f, code.real(f, 2)));
  Value *square = code.multiply(s, s);
  Value *p = code.multiply(
      square,
      code.polynomial(square, {0x1.5555555555558p-1, 0x1.99999999952d7p-2,
                               0x1.2492492df79dfp-2, 0x1.c71c62dbbd737p-3,
                               0x1.7462b78a4d053p-3, 0x1.39fe025e7b9b9p-3,
                               0x1.2b5cae035889cp-3}));
  Value *half = code.multiply(code.multiply(f, f), code.real(f, 0.5));
  Value *rest = code.multiply(s, code.add(half, p));
  rest = code.fma(k, code.real(k, ln2Low), rest);
  Value *tail = code.subtract(half, rest);
  // The terms from the smallest on.
  return code.fma(k, code.real(k, ln2High), code.subtract(f, tail));
}

/// `result` with the limits of log: -inf at 0, NaN below, inf at inf.
static Value *withLimits(VectorCode &code, Value *x, Value *result) {
  auto &b = code.b;
  Value *infinity = code.real(x, INFINITY);
  result = code.select(b.CreateFCmpOEQ(x, infinity), infinity, result);
  result = code.select(b.CreateFCmpOEQ(x, code.real(x, 0)),
                       code.real(x, -INFINITY), result);
  Value *negative = b.CreateFCmpULT(x, code.real(x, 0)); // or NaN
  return code.select(negative, code.real(x, NAN), result);
}

Value *logarithm(VectorCode &code, Value *x) {
  // Subnormals are brought into the normal range first.
  Value *small = code.b.CreateFCmpOLT(x, code.real(x, 0x1p-1022));
  Value *normal = code.select(small, code.multiply(x, code.real(x, 0x1p54)), x);
  Value *twos = code.select(small, code.real(x, -54), code.real(x, 0));
  return withLimits(code, x, logarithmOfNormal(code, normal, twos));
}

Value *logPlusOne(VectorCode &code, Value *x) {
  auto &b = code.b;
  Value *one = code.real(x, 1);
  Value *y = code.add(x, one);
  Value *result = logarithmOfNormal(code, y, code.real(x, 0));
  // What the sum lost, relative to it, is what its logarithm lost.
  Value *larger = b.CreateFCmpOGT(x, one);
  Value *kept = code.select(larger, code.subtract(y, x), code.subtract(y, one));
  Value *lost = code.subtract(code.select(larger, one, x), kept);
  result = code.add(result, code.divide(lost, y));
  result = withLimits(code, y, result);
  Value *tiny = b.CreateFCmpOLT(code.absolute(x), code.real(x, 0x1p-54));
  return code.select(tiny, x, result);
}

Value *logistic(VectorCode &code, Value *x) {
  // e / (1 + e) with e = exp(-|x|) <= 1 keeps tiny results.
  Value *e = exponentialUpTo1000(code, code.b.CreateFNeg(code.absolute(x)));
  Value *one = code.real(x, 1);
  Value *below = code.b.CreateFCmpOLT(x, code.real(x, 0));
  return code.divide(code.select(below, e, one), code.add(e, one));
}

Value *hyperbolicTangent(VectorCode &code, Value *x) {
  // e / (e + 2) with e = exp(2|x|) - 1; equals 1 from 19.07 on.
  Value *magnitude = code.atMost(code.absolute(x), 25.0);
  Value *e = minusOneInRange(code, code.add(magnitude, magnitude));
  Value *result = code.divide(e, code.add(e, code.real(e, 2)));
  Value *tiny = code.b.CreateFCmpOLT(magnitude, code.real(x, 0x1p-30));
  return code.copySign(code.select(tiny, magnitude, result), x);
}

} // namespace tesela::cpu::math::binary64
