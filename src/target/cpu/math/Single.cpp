#include "target/cpu/math/Single.h"

#include "target/cpu/math/Piecewise.h"

#include "llvm/IR/IntrinsicsX86.h"

#include <cmath>

namespace tesela::cpu::math::single {

using namespace llvm;

constexpr double log2e = 0x1.715476p+0;
// ln 2 in two parts; n times the first is exact for |n| < 2^9.
constexpr double ln2High = 0x1.62e4p-1, ln2Low = 0x1.7f7d1cp-20;

/// x = n ln 2 + r with |r| <= ln 2 / 2.
static Value *reduce(VectorCode &code, Value *x, Value *&n) {
  n = code.nearest(code.multiply(x, code.real(x, log2e)));
  Value *r = code.fnma(n, code.real(x, ln2High), x);
  return code.fnma(n, code.real(x, ln2Low), r);
}

/// exp as a number in [0.7, 1.5] times 2^n for arguments within +-200, no NaN
/// care needed: NaN stays NaN.
static Value *exponentialParts(VectorCode &code, Value *x, Value *&n) {
  Value *r = reduce(code, x, n);
  // exp(r) = 1 + r + r^2 q(r), 4.9e-9.
  Value *q = code.polynomial(r, {0x1.000002p-1, 0.16666518151760101318359375,
                                 4.166500270366668701171875e-2,
                                 8.36897455155849456787109375e-3,
                                 1.401761430315673351287841796875e-3});
  Value *square = code.multiply(r, r);
  // One is added last: the sum then rounds once.
  return code.add(code.fma(q, square, r), code.real(r, 1));
}

static Value *exponentialInRange(VectorCode &code, Value *x) {
  Value *n, *p = exponentialParts(code, x, n);
  return code.scale(p, n);
}

/// exp for arguments up to 200. Below -104 the result is zero, without the
/// instruction that would underflow: masked softmaxes are full of those.
static Value *exponentialUpTo200(VectorCode &code, Value *x) {
  Value *kept = code.b.CreateFCmpUGE(x, code.real(x, -104)); // or NaN
  Value *n, *p = exponentialParts(code, code.atLeast(x, -104.0), n);
  return code.scaleWhere(kept, p, n);
}

Value *exponential(VectorCode &code, Value *x) {
  // Beyond 89 the result is infinity.
  return exponentialUpTo200(code, code.atMost(x, 89.0));
}

Value *exponentialMinusOne(VectorCode &code, Value *x) {
  auto &b = code.b;
  Value *n, *r = reduce(code, code.atMost(code.atLeast(x, -30.0), 89.0), n);
  // exp(r) - 1 = r + r^2 q(r), 3.3e-10.
  Value *q = code.polynomial(
      r, {0.5, 0.1666666567325592041015625, 4.16664779186248779296875e-2,
          8.333566598594188690185546875e-3, 1.393371610902249813079833984375e-3,
          1.97434666915796697139739990234375e-4});
  Value *p = code.fma(code.multiply(r, r), q, r);
  // Half the result, so that 2^128 stays in range.
  Value *half = code.subtract(n, code.real(n, 1));
  Value *power = code.scale(code.real(n, 1), half);
  Value *result = code.fma(power, p, code.subtract(power, code.real(n, 0.5)));
  Value *tiny = b.CreateFCmpOLT(code.absolute(x), code.real(x, 1e-10));
  return code.select(tiny, x, code.add(result, result));
}

Value *logarithm(VectorCode &code, Value *x) {
  auto &b = code.b;
  // Subnormals are brought into the normal range first.
  Value *small = b.CreateFCmpOLT(x, code.real(x, 0x1p-126));
  Value *normal = code.select(small, code.multiply(x, code.real(x, 0x1p23)), x);
  Value *word = code.bits(normal);
  // x = 2^k m with sqrt(1/2) <= m < sqrt(2).
  Value *offset = code.integer(word, 0x3f3504f3);
  Value *shifted = b.CreateSub(word, offset);
  Value *exponent = b.CreateAShr(shifted, code.integer(word, 23));
  Value *k = b.CreateSIToFP(exponent, x->getType());
  k = code.select(small, code.subtract(k, code.real(k, 23)), k);
  Value *m = code.fromBits(
      b.CreateAdd(b.CreateAnd(shifted, code.integer(word, 0x7fffff)), offset));
  Value *f = code.subtract(m, code.real(m, 1));
  // log(1 + f) = f - f^2/2 + f^3 p(f), 8.2e-9.
  Value *p = code.polynomial(
      f, {0.3333337306976318359375, -0.25000858306884765625,
          0.1999904215335845947265625, -0.16620580852031707763671875,
          0.142368316650390625, -0.132164537906646728515625,
          0.1258479654788970947265625, -7.3003180325031280517578125e-2});
  Value *square = code.multiply(f, f);
  Value *tail = code.multiply(code.multiply(f, square), p);
  tail = code.fma(k, code.real(k, ln2Low), tail);
  tail = code.fnma(code.real(f, 0.5), square, tail);
  Value *result = code.fma(k, code.real(k, ln2High), code.add(f, tail));
  Value *infinity = code.real(x, INFINITY);
  result = code.select(b.CreateFCmpOEQ(x, infinity), infinity, result);
  result = code.select(b.CreateFCmpOEQ(x, code.real(x, 0)),
                       code.real(x, -INFINITY), result);
  Value *negative = b.CreateFCmpULT(x, code.real(x, 0)); // or NaN
  return code.select(negative, code.real(x, NAN), result);
}

/// 1 / x within 1 ulp for x in [1, 2^40].
static Value *reciprocal(VectorCode &code, Value *x) {
  if (!code.machine.avx512() || code.lanesOf(x) % 16 != 0)
    return code.divide(code.real(x, 1), x);
  // A division takes as long as all of exp does; an estimate of 14 bits and one
  // step of Newton's method take a third of it.
  Value *estimate = code.inPieces(x, nullptr, 16, [&](Value *piece, Value *) {
    Value *zero = Constant::getNullValue(piece->getType());
    return (Value *)code.b.CreateIntrinsic(Intrinsic::x86_avx512_rcp14_ps_512,
                                           {},
                                           {piece, zero, code.b.getInt16(-1)});
  });
  Value *error = code.fnma(x, estimate, code.real(x, 1));
  return code.fma(estimate, error, estimate);
}

Value *logistic(VectorCode &code, Value *x) {
  // e / (1 + e) with e = exp(-|x|) <= 1 keeps tiny results.
  Value *negative = code.b.CreateFNeg(code.absolute(x));
  Value *e = exponentialUpTo200(code, negative);
  Value *sum = code.add(e, code.real(e, 1));
  Value *positive = reciprocal(code, sum);
  // One step of division takes out what the estimate's error left in e / sum.
  Value *quotient = code.multiply(e, positive);
  quotient = code.fma(code.fnma(quotient, sum, e), positive, quotient);
  Value *below = code.b.CreateFCmpOLT(x, code.real(x, 0));
  return code.select(below, quotient, positive);
}

Value *hyperbolicTangent(VectorCode &code, Value *x) {
  if (piecewise::serves(code, x))
    return piecewise::hyperbolicTangent(code, x);
  Value *magnitude = code.absolute(x);
  // 1 - 2 / (exp(2|x|) + 1); equals 1 from 9.02 on.
  Value *doubled = code.add(magnitude, magnitude);
  Value *e = exponentialInRange(code, code.atMost(doubled, 20.0));
  Value *r = reciprocal(code, code.add(e, code.real(e, 1)));
  Value *large = code.fnma(code.real(r, 2), r, code.real(r, 1));
  // x + x^3 p(x^2) for |x| < 0.625, 4.9e-9.
  Value *square = code.multiply(x, x);
  Value *p = code.polynomial(square, {-0.3333327770233154296875,
                                      0.133313238620758056640625,
                                      -5.37295304238796234130859375e-2,
                                      2.06048749387264251708984375e-2,
                                      -5.6657237000763416290283203125e-3});
  Value *small = code.fma(code.multiply(x, square), p, x);
  Value *isSmall = code.b.CreateFCmpOLT(magnitude, code.real(x, 0.625));
  return code.copySign(code.select(isSmall, small, large), x);
}

Value *errorFunction(VectorCode &code, Value *x) {
  if (piecewise::serves(code, x))
    return piecewise::errorFunction(code, x);
  Value *magnitude = code.absolute(x);
  // 1 - exp(-p(|x|)) for |x| >= 0.92; equals 1 from 3.92 on. 2.7e-9.
  Value *capped = code.atMost(magnitude, 4.0);
  Value *p = code.polynomial(
      capped, {2.9449016437865793704986572265625e-4, -1.13013231754302978515625,
               -0.6319940090179443359375, -0.109926350414752960205078125,
               2.63361632823944091796875e-2, -4.7304886393249034881591796875e-3,
               5.90756884776055812835693359375e-4,
               -4.53592583653517067432403564453125e-5,
               1.6027146330088726244866847991943359375e-6});
  Value *large = code.subtract(code.real(x, 1), exponentialInRange(code, p));
  // x + x q(x^2), 8.6e-10.
  Value *square = code.multiply(x, x);
  Value *q = code.polynomial(
      square,
      {0.128379166126251220703125, -0.3761263191699981689453125,
       0.112836770713329315185546875, -2.68585942685604095458984375e-2,
       5.19932247698307037353515625e-3, -8.125258027575910091400146484375e-4,
       8.3017905126325786113739013671875e-5});
  Value *small = code.fma(x, q, x);
  Value *isSmall = code.b.CreateFCmpOLT(magnitude, code.real(x, 0.92));
  return code.copySign(code.select(isSmall, small, large), x);
}

} // namespace tesela::cpu::math::single
