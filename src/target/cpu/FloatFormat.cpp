#include "target/cpu/FloatFormat.h"

#include "llvm/IR/IntrinsicsX86.h"

#include <cmath>

namespace tesela::cpu {

using namespace llvm;

std::optional<FloatFormat> floatFormat(ElementType type) {
  switch (type) {
  case ElementType::BF16:
    return FloatFormat{8, 7, 127, true, true};
  case ElementType::F16:
    return FloatFormat{5, 10, 15, true, true};
  case ElementType::F8E5M2:
    return FloatFormat{5, 2, 15, true, true};
  case ElementType::F8E4M3:
    return FloatFormat{4, 3, 7, true, true};
  case ElementType::F8E3M4:
    return FloatFormat{3, 4, 3, true, true};
  case ElementType::F8E4M3FN:
    return FloatFormat{4, 3, 7, false, true};
  case ElementType::F8E4M3FNUZ:
    return FloatFormat{4, 3, 8, false, true, false};
  case ElementType::F8E4M3B11FNUZ:
    return FloatFormat{4, 3, 11, false, true, false};
  case ElementType::F8E5M2FNUZ:
    return FloatFormat{5, 2, 16, false, true, false};
  case ElementType::F6E2M3FN:
    return FloatFormat{2, 3, 1, false, false};
  case ElementType::F6E3M2FN:
    return FloatFormat{3, 2, 3, false, false};
  case ElementType::F4E2M1FN:
    return FloatFormat{2, 1, 1, false, false};
  default:
    return std::nullopt;
  }
}

bool isNarrowFloat(ElementType type) {
  return floatFormat(type) || type == ElementType::F8E8M0FNU;
}

unsigned FloatFormat::largest() const {
  unsigned all = (1u << (exponentBits + mantissaBits)) - 1;
  if (infinities) // below the top exponent
    return all - (1u << mantissaBits);
  return nan && negativeZero ? all - 1 : all;
}

static double valueOf(const FloatFormat &format, unsigned magnitude) {
  unsigned mantissa = magnitude & ((1u << format.mantissaBits) - 1);
  int exponent = magnitude >> format.mantissaBits;
  int shift = std::max(exponent, 1) - format.bias - int(format.mantissaBits);
  unsigned one = exponent ? 1u << format.mantissaBits : 0;
  return std::ldexp(double(one + mantissa), shift);
}

//===- From bits -----------------------------------------------------------===

/// Encodings of a scale: 2^(e - 127), 255 is NaN; 0 is f32's subnormal 2^-127.
static Value *decodeScale(VectorCode &code, Value *bits) {
  Value *wide = code.b.CreateZExt(bits, code.integerType(bits, 32));
  Value *normal = code.b.CreateShl(wide, code.integer(wide, 23));
  Value *result = code.select(
      code.b.CreateICmpEQ(wide, code.integer(wide, 0)),
      code.integer(wide, 0x00400000),
      code.select(code.b.CreateICmpEQ(wide, code.integer(wide, 255)),
                  code.integer(wide, 0x7fc00000), normal));
  return code.fromBits(result);
}

/// Sign, exponent and mantissa of up to 8 bits. The magnitude as an integer
/// times the step of the subnormals is the value of a subnormal; normal ones
/// are moved into place and rebiased.
static Value *decodeSmall(VectorCode &code, const FloatFormat &format,
                          Value *bits) {
  auto &b = code.b;
  Value *wide = b.CreateZExt(bits, code.integerType(bits, 32));
  unsigned magnitudeBits = format.bits() - 1;
  Value *magnitude =
      b.CreateAnd(wide, code.integer(wide, (1u << magnitudeBits) - 1));
  Value *sign =
      b.CreateAnd(b.CreateShl(wide, code.integer(wide, 31 - magnitudeBits)),
                  code.integer(wide, 0x80000000u));
  Value *normal = b.CreateAdd(
      b.CreateShl(magnitude, code.integer(wide, 23 - format.mantissaBits)),
      code.integer(wide, unsigned(127 - format.bias) << 23));
  Value *asFloat = b.CreateSIToFP(magnitude, code.floatType(magnitude));
  Value *small = code.multiply(asFloat, code.real(asFloat, valueOf(format, 1)));
  Value *isSmall =
      b.CreateICmpULT(magnitude, code.integer(wide, 1u << format.mantissaBits));
  Value *result = code.select(isSmall, code.bits(small), normal);
  if (format.nan) {
    unsigned top = format.largest() + 1; // infinity or the NaN
    Value *special =
        format.infinities
            ? b.CreateAdd(
                  normal,
                  code.integer(wide, unsigned(255 - (127 - format.bias) -
                                              ((1 << format.exponentBits) - 1))
                                         << 23))
            : code.integer(wide, 0x7fc00000);
    if (format.negativeZero)
      result = code.select(b.CreateICmpUGE(magnitude, code.integer(wide, top)),
                           special, result);
  }
  result = b.CreateOr(result, sign);
  if (!format.negativeZero) {
    Value *isNaN = b.CreateICmpEQ(
        b.CreateAnd(wide, code.integer(wide, (2u << magnitudeBits) - 1)),
        code.integer(wide, 1u << magnitudeBits));
    result = code.select(isNaN, code.integer(wide, 0x7fc00000), result);
  }
  return code.fromBits(result);
}

Value *decode(VectorCode &code, ElementType type, Value *bits) {
  auto &b = code.b;
  switch (type) {
  case ElementType::BF16: {
    Value *wide = b.CreateZExt(bits, code.integerType(bits, 32));
    return code.fromBits(b.CreateShl(wide, code.integer(wide, 16)));
  }
  case ElementType::F16: {
    Value *half = b.CreateBitCast(bits, code.shaped(bits, b.getHalfTy()));
    return b.CreateFPExt(half, code.floatType(bits));
  }
  case ElementType::F8E8M0FNU:
    return decodeScale(code, bits);
  default:
    return decodeSmall(code, *floatFormat(type), bits);
  }
}

//===- To bits -------------------------------------------------------------===

static Value *encodeScale(VectorCode &code, Value *value) {
  // Powers of two and NaN only: the exponent is the encoding.
  Value *exponent =
      code.b.CreateLShr(code.bits(value), code.integer(value, 23));
  return code.b.CreateTrunc(exponent, code.integerType(value, 8));
}

static Value *encodeSmall(VectorCode &code, const FloatFormat &format,
                          Value *value) {
  auto &b = code.b;
  Value *word = code.bits(value);
  unsigned magnitudeBits = format.bits() - 1;
  Value *magnitude = b.CreateAnd(word, code.integer(word, 0x7fffffff));
  Value *normal = b.CreateSub(
      b.CreateLShr(magnitude, code.integer(word, 23 - format.mantissaBits)),
      code.integer(word, unsigned(127 - format.bias) << format.mantissaBits));
  // A value below the normals is its number of smallest steps.
  double firstNormal = valueOf(format, 1u << format.mantissaBits);
  Value *absolute = code.absolute(value);
  Value *isSmall = b.CreateFCmpOLT(absolute, code.real(value, firstNormal));
  Value *steps = b.CreateFPToSI(
      code.multiply(code.select(isSmall, absolute, code.real(value, 0)),
                    code.real(value, 1 / valueOf(format, 1))),
      word->getType());
  Value *result = code.select(isSmall, steps, normal);
  if (format.infinities) {
    Value *infinite = b.CreateFCmpOEQ(absolute, code.real(value, INFINITY));
    result =
        code.select(infinite, code.integer(word, format.largest() + 1), result);
  }
  Value *ofNaN = nullptr;
  if (format.infinities) // keeps the payload
    ofNaN = b.CreateOr(
        b.CreateAnd(b.CreateLShr(magnitude,
                                 code.integer(word, 23 - format.mantissaBits)),
                    code.integer(word, (1u << format.mantissaBits) - 1)),
        code.integer(word, format.largest() + 1));
  else if (format.nan)
    ofNaN = code.integer(word, format.negativeZero ? format.largest() + 1
                                                   : 1u << magnitudeBits);
  Value *sign =
      b.CreateAnd(b.CreateLShr(word, code.integer(word, 31 - magnitudeBits)),
                  code.integer(word, 1u << magnitudeBits));
  if (!format.negativeZero) // the bits of -0 are taken
    sign = code.select(b.CreateICmpEQ(result, code.integer(word, 0)),
                       code.integer(word, 0), sign);
  if (format.nan)
    result = code.select(code.isNaN(value), ofNaN, result);
  return b.CreateTrunc(b.CreateOr(result, sign), code.integerType(value, 8));
}

Value *encodeExact(VectorCode &code, ElementType type, Value *value) {
  auto &b = code.b;
  switch (type) {
  case ElementType::BF16: {
    Value *high = b.CreateLShr(code.bits(value), code.integer(value, 16));
    return b.CreateTrunc(high, code.integerType(value, 16));
  }
  case ElementType::F16: {
    Value *half = b.CreateFPTrunc(value, code.shaped(value, b.getHalfTy()));
    return b.CreateBitCast(half, code.integerType(value, 16));
  }
  case ElementType::F8E8M0FNU:
    return encodeScale(code, value);
  default:
    return encodeSmall(code, *floatFormat(type), value);
  }
}

//===- Rounding ------------------------------------------------------------===

/// Rounds away the lowest `dropped` bits of an encoding, ties to even.
static Value *roundBits(VectorCode &code, Value *word, unsigned dropped) {
  auto &b = code.b;
  Value *lowest = b.CreateAnd(b.CreateLShr(word, code.integer(word, dropped)),
                              code.integer(word, 1));
  uint64_t half = uint64_t(1) << (dropped - 1);
  Value *rounded =
      b.CreateAdd(word, b.CreateAdd(lowest, code.integer(word, half - 1)));
  return b.CreateAnd(rounded, code.integer(word, ~(2 * half - 1)));
}

static Value *roundBitsToBf16(VectorCode &code, Value *value) {
  auto &b = code.b;
  Value *word = code.bits(value);
  // The quiet bit keeps a NaN whose payload lies in the lower half a NaN.
  Value *quiet = b.CreateAnd(b.CreateOr(word, code.integer(word, 0x400000)),
                             code.integer(word, 0xffff0000u));
  return code.fromBits(
      code.select(code.isNaN(value), quiet, roundBits(code, word, 16)));
}

/// Is any lane a subnormal, other than zero?
static Value *anySubnormal(VectorCode &code, Value *value) {
  auto &b = code.b;
  constexpr int subnormal = 0x20;
  SmallVector<Value *> masks;
  for (unsigned i = 0; i < VectorCode::lanesOf(value); i += 16)
    masks.push_back(
        b.CreateIntrinsic(Intrinsic::x86_avx512_fpclass_ps_512, {},
                          {code.slice(value, i, 16), b.getInt32(subnormal)}));
  Value *any = masks[0];
  for (Value *mask : ArrayRef(masks).drop_front())
    any = b.CreateOr(any, mask);
  return code.any(any);
}

/// vcvtneps2bf16 rounds as it should and keeps NaN, but flushes subnormals:
/// these, seldom met, take the long way. In its place the ten instructions of
/// the long way, half of them on the port that tile products need, cost a
/// contraction with results in bf16 a tenth.
static Value *roundToBf16(VectorCode &code, Value *value) {
  auto &b = code.b;
  if (!code.machine.bf16Dot() || VectorCode::lanesOf(value) % 16 != 0)
    return roundBitsToBf16(code, value);
  Type *bits = code.integerType(value, 16), *word = code.integerType(value, 32);
  Value *usual = b.CreateBitCast(
      b.CreateFPTrunc(value, code.shaped(value, b.getBFloatTy())), bits);
  Value *rounded =
      code.rarely(anySubnormal(code, value), usual, [&]() -> Value * {
        Value *high = b.CreateLShr(code.bits(roundBitsToBf16(code, value)),
                                   code.integer(value, 16));
        return b.CreateTrunc(high, bits);
      });
  return code.fromBits(
      b.CreateShl(b.CreateZExt(rounded, word), code.integer(value, 16)));
}

static Value *roundToScale(VectorCode &code, Value *value) {
  auto &b = code.b;
  // The nearest power of two. The kept bit is the leading one, which is odd, so
  // that a tie (1.5 times a power) goes up.
  Value *word = code.bits(value);
  Value *half = b.CreateAdd(word, code.integer(word, 0x400000));
  Value *rounded = b.CreateAnd(half, code.integer(word, 0xff800000u));
  Value *limit = code.real(value, std::ldexp(1.0, 127) * 1.5);
  Value *small = code.real(value, std::ldexp(1.0, -127));
  Value *positive = b.CreateFCmpOGT(value, code.real(value, 0));
  Value *inRange = b.CreateAnd(positive, b.CreateFCmpOLT(value, limit));
  // Subnormals of f32 are rounded to 2^-127 or 2^-126.
  Value *middle = code.real(value, std::ldexp(1.5, -127));
  Value *tiny = code.select(b.CreateFCmpOLT(value, middle), small,
                            code.real(value, std::ldexp(1.0, -126)));
  Value *isTiny =
      b.CreateFCmpOLT(value, code.real(value, std::ldexp(1.0, -126)));
  Value *result = code.select(isTiny, tiny, code.fromBits(rounded));
  return code.select(inRange, result, code.real(value, NAN));
}

static Value *roundToSmall(VectorCode &code, const FloatFormat &format,
                           Value *value) {
  auto &b = code.b;
  double smallest = valueOf(format, 1);
  double firstNormal = valueOf(format, 1u << format.mantissaBits);
  double largest = valueOf(format, format.largest());
  Value *magnitude = code.absolute(value);
  Value *normal = code.fromBits(
      roundBits(code, code.bits(magnitude), 23 - format.mantissaBits));
  // Adding 2^23 steps and taking them away rounds to a whole number of steps.
  Value *magic = code.real(value, std::ldexp(smallest, 23));
  Value *small = code.subtract(code.add(magnitude, magic), magic);
  Value *isSmall = b.CreateFCmpOLT(magnitude, code.real(value, firstNormal));
  Value *result = code.select(isSmall, small, normal);
  double beyond = format.infinities ? INFINITY : format.nan ? NAN : largest;
  result = code.select(b.CreateFCmpOGT(result, code.real(value, largest)),
                       code.real(value, beyond), result);
  Value *isNaN = code.isNaN(value);
  if (!format.nan) // f4 gives -0, f6 gives 0
    result = code.select(isNaN, code.real(value, 0), result);
  Value *withSign = code.copySign(result, value);
  if (!format.negativeZero)
    withSign = code.add(withSign, code.real(value, 0)); // -0 + 0 = +0
  if (format.nan) { // quiet, so that some bit of the payload stays
    Value *quiet = code.fromBits(
        b.CreateOr(code.bits(value), code.integer(value, 0x400000)));
    return code.select(isNaN, quiet, withSign);
  }
  double ofNaN = format.bits() == 4 ? -0.0 : 0.0;
  return code.select(isNaN, code.real(value, ofNaN), withSign);
}

Value *roundTo(VectorCode &code, ElementType type, Value *value) {
  switch (type) {
  case ElementType::BF16:
    return roundToBf16(code, value);
  case ElementType::F16: {
    Value *half =
        code.b.CreateFPTrunc(value, code.shaped(value, code.b.getHalfTy()));
    return code.b.CreateFPExt(half, code.floatType(value));
  }
  case ElementType::F8E8M0FNU:
    return roundToScale(code, value);
  default:
    if (auto format = floatFormat(type))
      return roundToSmall(code, *format, value);
    return value;
  }
}

Value *roundToOdd(VectorCode &code, Value *value) {
  auto &b = code.b;
  Value *nearest = b.CreateFPTrunc(value, code.floatType(value));
  Value *back = b.CreateFPExt(nearest, value->getType());
  Value *word = code.bits(nearest);
  Value *tooLarge = b.CreateFCmpOGT(code.absolute(back), code.absolute(value));
  Value *below = b.CreateSub(word, b.CreateZExt(tooLarge, word->getType()));
  Value *inexact = b.CreateFCmpONE(back, value);
  return code.fromBits(
      b.CreateOr(below, b.CreateZExt(inexact, word->getType())));
}

/// Powers of two have no mantissa to round; what is out of range is NaN.
static Value *reduceScale(VectorCode &code, Value *value,
                          unsigned exponentBits) {
  if (exponentBits >= 8)
    return value;
  auto &b = code.b;
  int bias = (1 << (exponentBits - 1)) - 1;
  Value *fits = b.CreateAnd(
      b.CreateFCmpOLT(value, code.real(value, std::ldexp(1, bias + 1))),
      b.CreateFCmpOGE(value, code.real(value, std::ldexp(1, 1 - bias))));
  return code.select(fits, value, code.real(value, NAN));
}

Value *reducePrecision(VectorCode &code, ElementType type, Value *value,
                       unsigned exponentBits, unsigned mantissaBits) {
  if (type == ElementType::F8E8M0FNU)
    return reduceScale(code, value, exponentBits);
  auto &b = code.b;
  bool isWide = type == ElementType::F64;
  FloatFormat format =
      floatFormat(type).value_or(isWide ? FloatFormat{11, 52, 1023, true, true}
                                        : FloatFormat{8, 23, 127, true, true});
  bool isNarrow = isNarrowFloat(type);
  unsigned fraction = format.mantissaBits;
  // In the bits of the type, where the last place of a subnormal is.
  Value *word = isNarrow ? encodeExact(code, type, value) : code.bits(value);
  uint64_t signBit = uint64_t(1) << (format.exponentBits + fraction);
  Value *sign = b.CreateAnd(word, code.integer(word, signBit));
  Value *rounded = b.CreateAnd(word, code.integer(word, signBit - 1));
  if (mantissaBits < fraction)
    rounded = roundBits(code, rounded, fraction - mantissaBits);
  Value *isTooLarge = nullptr;
  Value *isZero = b.CreateICmpEQ(rounded, code.integer(word, 0));
  if (!format.infinities)
    isTooLarge = b.CreateICmpUGT(rounded, code.integer(word, format.largest()));
  if (exponentBits < format.exponentBits) {
    uint64_t bias = (uint64_t(1) << (exponentBits - 1)) - 1;
    uint64_t overflow = (format.bias + bias + 1) << fraction;
    uint64_t underflow = (format.bias - bias + 1) << fraction; // first normal
    isTooLarge = b.CreateICmpUGE(rounded, code.integer(word, overflow));
    isZero = b.CreateICmpULT(rounded, code.integer(word, underflow));
  }
  Value *bits = b.CreateOr(rounded, sign);
  Value *result = isNarrow ? decode(code, type, bits)
                           : b.CreateBitCast(bits, value->getType());
  // What the type has for infinity and -0.
  if (isTooLarge) {
    double beyond = format.infinities ? INFINITY
                    : format.nan      ? NAN
                                      : valueOf(format, format.largest());
    result = code.select(
        isTooLarge, code.copySign(code.real(value, beyond), value), result);
  }
  Value *zero = code.real(value, 0);
  if (format.negativeZero)
    zero = code.copySign(zero, value);
  result = code.select(isZero, zero, result);
  // A format without mantissa bits has no NaN: it becomes infinity.
  Value *nan = mantissaBits > 0 || !format.infinities
                   ? value
                   : code.real(value, INFINITY);
  return code.select(code.isNaN(value), nan, result);
}

} // namespace tesela::cpu
