#include "target/cpu/math/Wide.h"

#include "target/cpu/math/Double.h"

#include <cmath>

namespace tesela::cpu::math::wide {

using namespace llvm;

constexpr double pi = 0x1.921fb54442d18p+1;
constexpr double halfPi = 0x1.921fb54442d18p+0,
                 halfPiLow = 0x1.1a62633145c07p-54;

//===- Exponentials --------------------------------------------------------===

/// exp for |x| <= 700 or NaN; 2.2e-14.
static Value *exponential(VectorCode &code, Value *x) {
  Value *n = code.nearest(code.multiply(x, code.real(x, 0x1.71547652b82fep+0)));
  Value *r = code.fnma(n, code.real(x, 0x1.62e42fefa39efp-1), x);
  Value *q = code.polynomial(
      r, {0.499999999996000088486880486016161739826202392578125,
          0.166666666665658713686326564129558391869068145751953125,
          4.16666669915623233411139381132670678198337554931640625e-2,
          8.3333333894795684482215136767990770749747753143310546875e-3,
          1.38888071513900389353235453882007277570664882659912109375e-3,
          1.984116190513050988469129221059006340510677546262741088867187e-4,
          2.488249155177870507280220302437356849623029120266437530517578e-5,
          2.76441968805980876737483371416498623233337639248929917812347412e-6});
  Value *square = code.multiply(r, r);
  return code.scale(code.fma(q, square, code.add(r, code.real(r, 1))), n);
}

Value *hyperbolicSine(VectorCode &code, Value *x) {
  Value *magnitude = code.absolute(x);
  Value *e = exponential(code, code.atMost(magnitude, 200.0));
  Value *half = code.real(x, 0.5);
  Value *large =
      code.multiply(half, code.subtract(e, code.divide(code.real(x, 1), e)));
  Value *square = code.multiply(x, x);
  Value *p = code.polynomial( // 5.2e-11 for |x| < 1
      square,
      {0.1666666649756674061091039069909862322323024272918701171875,
       8.3333500580674636864537575320355244912207126617431640625e-3,
       1.98361597787116553971709098647124847047962248325347900390625e-4,
       2.816951222286478157398430244295894948646005205810070037841797e-6});
  Value *small = code.fma(code.multiply(x, square), p, x);
  Value *isSmall = code.b.CreateFCmpOLT(magnitude, code.real(x, 1));
  return code.select(isSmall, small, code.copySign(large, x));
}

Value *hyperbolicCosine(VectorCode &code, Value *x) {
  Value *e = exponential(code, code.atMost(code.absolute(x), 200.0));
  return code.multiply(code.real(x, 0.5),
                       code.add(e, code.divide(code.real(x, 1), e)));
}

Value *errorComplement(VectorCode &code, Value *x) {
  // erfc(a) = exp(-a^2) g(a) / (1 + 2a), g a polynomial in (a - k) / (a + k).
  Value *a = code.atMost(code.absolute(x), 10.5);
  Value *k = code.real(x, 2.5);
  Value *t = code.divide(code.subtract(a, k), code.add(a, k));
  Value *g = code.polynomial( // 9.3e-13
      t, {1.264838184365992379554199942504055798053741455078125,
          -0.12235676306643783473049325039028190076351165771484375,
          -9.90245393955059005630658930385834537446498870849609375e-2,
          0.1576299179964315166593313633341867468191661969921875,
          -0.1029670624028511671799179794106748886406421661376953125,
          3.2760910569982627793539364802199997939169406890869140625e-2,
          9.31982902866450801070141718440709154102146279811859130859375e-4,
          -4.382183275340859919533276212177952402271330356597900390625e-3,
          4.912377601050238982993700886936494498513638973236083984375e-4,
          6.32256092857746000539254094263696970301680266857147216796875e-4,
          -8.62151142069105848320109686255818814970552921295166015625e-5,
          -1.125239421367462154316071987203429216606309637427330017089844e-4,
          2.384058360692802972815012435559012260455347131937742233276367e-6,
          1.88416328541347867736675120164946406475792173296213150024414e-5,
          4.483832522709469905900295239042918638006085529923439025878906e-6});
  Value *e = exponential(code, code.b.CreateFNeg(code.multiply(a, a)));
  Value *scaled = code.divide(code.multiply(e, g),
                              code.fma(a, code.real(a, 2), code.real(a, 1)));
  Value *below = code.b.CreateFCmpOLT(x, code.real(x, 0));
  return code.select(below, code.subtract(code.real(x, 2), scaled), scaled);
}

//===- Logarithms ----------------------------------------------------------===

/// log for positive normal x; 2e-16.
static Value *logarithmCore(VectorCode &code, Value *x) {
  auto [k, m] = binary64::exponentAndMantissa(code, x);
  // log m = 2 atanh(s), s = (m - 1) / (m + 1).
  Value *one = code.real(x, 1);
  Value *s = code.divide(code.subtract(m, one), code.add(m, one));
  Value *square = code.multiply(s, s);
  Value *p = code.polynomial(
      square, {0.66666666666584639688863944688271700680255889892578125,
               0.400000000537035826919662895306828431785106658935546875,
               0.2857141687632083204562150058336555957794189453125,
               0.222233910055179173514972035263781435787677764892578125,
               0.1812298169210146137064757154108836807310581207275390625,
               0.168281514151544075996724814103799872100353240966796875});
  Value *logM = code.fma(code.multiply(s, square), p, code.add(s, s));
  return code.fma(k, code.real(k, 0x1.62e42fefa39efp-1), logM);
}

/// log with its limits: -inf at 0, NaN below, inf at inf.
static Value *logarithm(VectorCode &code, Value *x) {
  auto &b = code.b;
  Value *infinity = code.real(x, INFINITY);
  Value *result = code.select(b.CreateFCmpOEQ(x, infinity), infinity,
                              logarithmCore(code, x));
  result = code.select(b.CreateFCmpOEQ(x, code.real(x, 0)),
                       code.real(x, -INFINITY), result);
  return code.select(b.CreateFCmpULT(x, code.real(x, 0)), code.real(x, NAN),
                     result);
}

Value *logPlusOne(VectorCode &code, Value *x) {
  auto &b = code.b;
  Value *one = code.real(x, 1);
  Value *y = code.add(x, one);
  // What the sum lost, relative to it, is what its logarithm lost.
  Value *lost = code.subtract(x, code.subtract(y, one));
  Value *correction = code.divide(lost, y);
  Value *result = logarithm(code, y);
  Value *finite =
      b.CreateFCmpOLT(code.absolute(result), code.real(x, INFINITY));
  result = code.select(finite, code.add(result, correction), result);
  // Keeps the sign of zero.
  Value *isZero = b.CreateFCmpOEQ(x, code.real(x, 0));
  return code.select(isZero, x, result);
}

Value *areaSine(VectorCode &code, Value *x) {
  Value *a = code.absolute(x), *one = code.real(x, 1);
  Value *square = code.multiply(a, a);
  Value *root = code.squareRoot(code.add(square, one));
  Value *u = code.add(a, code.divide(square, code.add(root, one)));
  Value *infinite = code.b.CreateFCmpOEQ(a, code.real(x, INFINITY));
  Value *result = code.select(infinite, a, logPlusOne(code, u));
  return code.copySign(result, x);
}

Value *areaCosine(VectorCode &code, Value *x) {
  Value *one = code.real(x, 1);
  Value *t = code.subtract(x, one);
  Value *root = code.squareRoot(code.multiply(t, code.add(t, code.real(x, 2))));
  Value *result = logPlusOne(code, code.add(t, root));
  Value *outside = code.b.CreateFCmpULT(x, one);
  return code.select(outside, code.real(x, NAN), result);
}

Value *areaTangent(VectorCode &code, Value *x) {
  Value *a = code.absolute(x), *one = code.real(x, 1);
  Value *u = code.divide(code.add(a, a), code.subtract(one, a));
  Value *result = code.multiply(code.real(x, 0.5), logPlusOne(code, u));
  return code.copySign(result, x);
}

//===- Powers --------------------------------------------------------------===

static Value *isOddInteger(VectorCode &code, Value *y) {
  auto &b = code.b;
  Value *half = code.multiply(y, code.real(y, 0.5));
  return b.CreateAnd(b.CreateFCmpOEQ(code.nearest(y), y),
                     b.CreateFCmpONE(code.nearest(half), half));
}

Value *power(VectorCode &code, Value *x, Value *y) {
  auto &b = code.b;
  Value *zero = code.real(x, 0), *one = code.real(x, 1);
  Value *a = code.absolute(x);
  Value *t = code.multiply(y, logarithm(code, a));
  // (-1)^inf: log gives 0, and 0 times infinity is no number.
  Value *unit = b.CreateAnd(b.CreateFCmpOEQ(a, one), b.CreateFCmpORD(y, y));
  t = code.select(unit, zero, t);
  Value *result =
      exponential(code, code.atMost(code.atLeast(t, -200.0), 200.0));
  result = code.select(b.CreateFCmpOLT(t, code.real(t, -199)), zero, result);
  result = code.select(b.CreateFCmpOGT(t, code.real(t, 199)),
                       code.real(x, INFINITY), result);
  // A negative base needs an integer; -0 and -inf take part in the sign only.
  Value *odd = isOddInteger(code, y);
  Value *isInteger = b.CreateFCmpOEQ(code.nearest(y), y);
  Value *finiteNegative = b.CreateAnd(
      b.CreateFCmpOLT(x, zero), b.CreateFCmpONE(a, code.real(x, INFINITY)));
  Value *invalid = b.CreateAnd(finiteNegative, b.CreateNot(isInteger));
  result = code.select(odd, code.copySign(result, x), result);
  result = code.select(invalid, code.real(x, NAN), result);
  Value *isOne = b.CreateOr(b.CreateFCmpOEQ(x, one), b.CreateFCmpOEQ(y, zero));
  return code.select(isOne, one, result);
}

Value *cubeRoot(VectorCode &code, Value *x) {
  auto &b = code.b;
  Value *a = code.absolute(x);
  Value *third = code.multiply(logarithmCore(code, a), code.real(x, 1.0 / 3));
  Value *root = exponential(code, third);
  // One step of Newton's method takes the error of log out.
  Value *square = code.multiply(root, root);
  Value *excess = code.divide(code.fnma(square, root, a),
                              code.multiply(code.real(x, 3), square));
  Value *result = code.copySign(code.add(root, excess), x);
  Value *ordinary = b.CreateAnd(b.CreateFCmpOGT(a, code.real(x, 0)),
                                b.CreateFCmpOLT(a, code.real(x, INFINITY)));
  return code.select(ordinary, result, x);
}

//===- Trigonometry --------------------------------------------------------===

namespace {
struct Quadrant {
  Value *remainder; // within +-pi/4
  Value *number;    // i32
};
} // namespace

static Quadrant reduceAngle(VectorCode &code, Value *x) {
  Value *n = code.nearest(code.multiply(x, code.real(x, 0x1.45f306dc9c883p-1)));
  // The first step is exact: both terms are multiples of 2^-52 or of the last
  // place of an f32 that is larger.
  Value *r = code.fnma(n, code.real(x, halfPi), x);
  r = code.fnma(n, code.real(x, halfPiLow), r);
  return {r, code.b.CreateFPToSI(n, code.integerType(x, 32))};
}

static Value *sineCore(VectorCode &code, Value *r) {
  Value *square = code.multiply(r, r);
  Value *p = code.polynomial( // 5.1e-15
      square,
      {-0.1666666666662988405267497498137618531472980976104736328125,
       8.333333324993079382903005125626805238425731658935546875e-3,
       -1.984126368171035498331328250642968669126275926828384399414062e-4,
       2.755532955210927645729301199706284819512802641838788986206055e-6,
       -2.475971279853774895403470575339088810551402275450527667999268e-8});
  return code.fma(code.multiply(r, square), p, r);
}

static Value *cosineCore(VectorCode &code, Value *r) {
  Value *p = code.polynomial( // 6.2e-17
      code.multiply(r, r),
      {1, -0.499999999999994060306818255412508733570575714111328125,
       4.166666666648576045073326667989022098481655120849609375e-2,
       -1.38888888704169510303343404444831321598030626773834228515625e-3,
       2.4801578586581608278083255214596647419966757297515869140625e-5,
       -2.75552322895251364625311164824328358236016356386244297027588e-7,
       2.063003456937514449632667986721940023286947507585864514112473e-9});
  return p;
}

/// Sine of the angle plus `quarters` right angles.
static Value *sineOf(VectorCode &code, Value *x, unsigned quarters) {
  auto &b = code.b;
  Quadrant angle = reduceAngle(code, x);
  Value *number =
      b.CreateAdd(angle.number, code.integer(angle.number, quarters));
  auto has = [&](unsigned bit) {
    return b.CreateICmpNE(b.CreateAnd(number, code.integer(number, bit)),
                          code.integer(number, 0));
  };
  Value *value = code.select(has(1), cosineCore(code, angle.remainder),
                             sineCore(code, angle.remainder));
  return code.select(has(2), b.CreateFNeg(value), value);
}

Value *sine(VectorCode &code, Value *x) {
  Value *result = sineOf(code, x, 0);
  Value *isZero = code.b.CreateFCmpOEQ(x, code.real(x, 0));
  return code.select(isZero, x, result); // keeps -0
}
Value *cosine(VectorCode &code, Value *x) { return sineOf(code, x, 1); }

Value *tangent(VectorCode &code, Value *x) {
  auto &b = code.b;
  Quadrant angle = reduceAngle(code, x);
  Value *s = sineCore(code, angle.remainder);
  Value *c = cosineCore(code, angle.remainder);
  Value *odd =
      b.CreateICmpNE(b.CreateAnd(angle.number, code.integer(angle.number, 1)),
                     code.integer(angle.number, 0));
  Value *result =
      code.divide(code.select(odd, b.CreateFNeg(c), s), code.select(odd, s, c));
  Value *isZero = b.CreateFCmpOEQ(x, code.real(x, 0));
  return code.select(isZero, x, result);
}

Value *arcTangent2(VectorCode &code, Value *y, Value *x) {
  auto &b = code.b;
  Value *zero = code.real(x, 0), *one = code.real(x, 1);
  Value *ay = code.absolute(y), *ax = code.absolute(x);
  Value *infinity = code.real(x, INFINITY);
  Value *bothInfinite =
      b.CreateAnd(b.CreateFCmpOEQ(ax, infinity), b.CreateFCmpOEQ(ay, infinity));
  ay = code.select(bothInfinite, one, ay);
  ax = code.select(bothInfinite, one, ax);
  Value *steep = b.CreateFCmpOGT(ay, ax);
  Value *large = code.select(steep, ay, ax);
  Value *small = code.select(steep, ax, ay);
  // atan(q) for q up to tan(pi/8), else pi/4 + atan((q - 1) / (q + 1)).
  Value *over = b.CreateFCmpOGT(
      small, code.multiply(large, code.real(x, 0.41421356237309503)));
  Value *numerator = code.select(over, code.subtract(small, large), small);
  Value *denominator = code.select(over, code.add(small, large), large);
  denominator = code.select(b.CreateFCmpOEQ(large, zero), one, denominator);
  Value *z = code.divide(numerator, denominator);
  Value *square = code.multiply(z, z);
  Value *p = code.polynomial( // 9.8e-16
      square, {-0.33333333333260084518911980921984650194644927978515625,
               0.199999999826836416527697792844264768064022064208984375,
               -0.14285712872908629123003265704028308391571044921875,
               0.111110544098205032970128058877889998257160186767578125,
               -9.08961506968213039936443919941666536033153533935546875e-2,
               7.674318791985722254533897057626745663583278656005859375e-2,
               -6.51024916058142444352796474049682728946208953857421875e-2,
               5.0374262601522813709298276307890773750741617584228515625e-2,
               -2.54743610294814425143439251542076817713677883148193359375e-2});
  Value *angle = code.fma(code.multiply(z, square), p, z);
  angle = code.select(over, code.add(angle, code.real(x, pi / 4)), angle);
  angle = code.select(steep, code.subtract(code.real(x, halfPi), angle), angle);
  Value *left = b.CreateICmpSLT(code.bits(x), code.integer(x, 0));
  angle = code.select(left, code.subtract(code.real(x, pi), angle), angle);
  angle = code.copySign(angle, y);
  return code.select(b.CreateFCmpUNO(x, y), code.real(x, NAN), angle);
}

/// sqrt(1 - x^2), NaN outside [-1, 1].
static Value *otherSide(VectorCode &code, Value *x) {
  Value *one = code.real(x, 1);
  return code.squareRoot(
      code.multiply(code.subtract(one, x), code.add(one, x)));
}

Value *arcSine(VectorCode &code, Value *x) {
  return arcTangent2(code, x, otherSide(code, x));
}
Value *arcCosine(VectorCode &code, Value *x) {
  return arcTangent2(code, otherSide(code, x), x);
}

} // namespace tesela::cpu::math::wide
