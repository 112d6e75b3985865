// Conversion between real types, and between registers and bits.
//
//     float to integer     saturates, NaN gives 0; to i1: is it not 0
//     integer to integer   wraps; to i1: is it not 0
//     any to float         rounded once
#include "target/cpu/FloatFormat.h"
#include "target/cpu/ScalarOperations.h"

namespace tesela::cpu {

using namespace llvm;

// LLVM's saturating conversions of vectors go lane by lane.
static Value *floatToInteger(VectorCode &code, Value *value, ElementType to) {
  auto &b = code.b;
  if (to == ElementType::I1)
    return b.CreateFCmpUNE(value, code.real(value, 0));
  unsigned width = bitWidth(to), computed = std::max(width, 32u);
  bool isSigned = isSignedInteger(to);
  APInt least = isSigned ? APInt::getSignedMinValue(width) : APInt(width, 0);
  APInt most =
      isSigned ? APInt::getSignedMaxValue(width) : APInt::getMaxValue(width);
  auto asReal = [&](const APInt &limit) {
    APFloat real(code.bitsOf(value) == 64 ? APFloat::IEEEdouble()
                                          : APFloat::IEEEsingle());
    bool exact = real.convertFromAPInt(limit, isSigned,
                                       APFloat::rmTowardZero) == APFloat::opOK;
    return std::pair(real.convertToDouble(), exact);
  };
  auto [upper, isExact] = asReal(most);
  Value *inRange = code.atMost(code.atLeast(value, asReal(least).first), upper);
  Type *wide = code.integerType(value, computed);
  Value *whole =
      isSigned ? b.CreateFPToSI(inRange, wide) : b.CreateFPToUI(inRange, wide);
  if (!isExact) // the type of the value does not have the greatest integer
    whole = code.select(b.CreateFCmpOGT(value, code.real(value, upper)),
                        ConstantInt::get(wide, most.zext(computed)), whole);
  whole = code.select(code.isNaN(value), Constant::getNullValue(wide), whole);
  return width == computed
             ? whole
             : b.CreateTrunc(whole, code.integerType(value, width));
}

static Value *integerToInteger(VectorCode &code, Value *value, ElementType from,
                               ElementType to) {
  auto &b = code.b;
  if (to == ElementType::I1)
    return b.CreateICmpNE(value, code.integer(value, 0));
  Type *result = code.integerType(value, bitWidth(to));
  return isSignedInteger(from) ? b.CreateSExtOrTrunc(value, result)
                               : b.CreateZExtOrTrunc(value, result);
}

/// An integer of 64 bits whose f64 is exact and rounds to 21 bits or fewer as
/// the given one does: what is below 2^11 is folded into one odd bit once the
/// magnitude passes 2^53.
static Value *foldLowBits(VectorCode &code, Value *value, bool isSigned) {
  auto &b = code.b;
  Value *low = b.CreateAnd(value, code.integer(value, 0x7ff));
  Value *sticky =
      code.select(b.CreateICmpNE(low, code.integer(value, 0)),
                  code.integer(value, 0x800), code.integer(value, 0));
  Value *folded = b.CreateOr(
      b.CreateAnd(value, code.integer(value, ~uint64_t(0x7ff))), sticky);
  Value *magnitude =
      isSigned ? b.CreateBinaryIntrinsic(Intrinsic::abs, value, b.getFalse())
               : value;
  Value *large =
      b.CreateICmpUGE(magnitude, code.integer(value, uint64_t(1) << 53));
  return code.select(large, folded, value);
}

static Value *integerToFloat(VectorCode &code, Value *value, ElementType from,
                             ElementType to) {
  auto &b = code.b;
  bool isSigned = isSignedInteger(from);
  auto as = [&](Value *integer, Type *type) {
    return isSigned ? b.CreateSIToFP(integer, type)
                    : b.CreateUIToFP(integer, type);
  };
  if (to == ElementType::F64)
    return as(value, code.doubleType(value));
  unsigned width = bitWidth(from);
  if (width < 32 && width > 1) { // conversions start at 32 bits
    Type *wide = code.integerType(value, 32);
    value = isSigned ? b.CreateSExt(value, wide) : b.CreateZExt(value, wide);
    isSigned = true;
  }
  if (to == ElementType::F32)
    return as(value, code.floatType(value));
  if (width <= 24) {
    Value *exact = as(value, code.floatType(value));
    // Nothing to round, and no exponent out of reach.
    auto format = floatFormat(to);
    bool isExact = format && width <= format->mantissaBits + 1 &&
                   (to == ElementType::BF16 || to == ElementType::F16);
    return isExact ? exact : roundTo(code, to, exact);
  }
  if (width == 64)
    value = foldLowBits(code, value, isSigned);
  Value *exact = as(value, code.doubleType(value));
  return roundTo(code, to, roundToOdd(code, exact));
}

/// Does `to` hold every value of `from`?
static bool holds(ElementType to, ElementType from) {
  auto wide = floatFormat(to), narrow = floatFormat(from);
  if (!wide || !narrow)
    return to == from;
  return to == from ||
         ((to == ElementType::BF16 || to == ElementType::F16) &&
          wide->mantissaBits >= narrow->mantissaBits &&
          wide->exponentBits >= narrow->exponentBits && bitWidth(from) <= 8);
}

static Value *floatToFloat(VectorCode &code, Value *value, ElementType from,
                           ElementType to) {
  auto &b = code.b;
  if (to == ElementType::F64)
    return from == ElementType::F64
               ? value
               : b.CreateFPExt(value, code.doubleType(value));
  if (to == ElementType::F32)
    return from == ElementType::F64
               ? b.CreateFPTrunc(value, code.floatType(value))
               : value;
  if (holds(to, from))
    return value;
  if (from == ElementType::F64)
    value = roundToOdd(code, value);
  return roundTo(code, to, value);
}

Value *convertReal(VectorCode &code, Value *value, ElementType from,
                   ElementType to) {
  if (from == to)
    return value;
  if (isFloat(from))
    return isFloat(to) ? floatToFloat(code, value, from, to)
                       : floatToInteger(code, value, to);
  return isFloat(to) ? integerToFloat(code, value, from, to)
                     : integerToInteger(code, value, from, to);
}

Value *toBits(VectorCode &code, ElementType type, Value *value) {
  if (!isFloat(type))
    return value;
  if (!isNarrowFloat(type))
    return code.bits(value);
  Value *bits = encodeExact(code, type, value);
  return code.b.CreateZExtOrTrunc(bits,
                                  code.integerType(value, bitWidth(type)));
}

Value *ofBits(VectorCode &code, ElementType type, Value *bits) {
  if (!isFloat(type))
    return bits;
  if (!isNarrowFloat(type))
    return code.fromBits(bits);
  unsigned width = bitWidth(type) <= 8 ? 8 : 16;
  return decode(code, type,
                code.b.CreateZExtOrTrunc(bits, code.integerType(bits, width)));
}

} // namespace tesela::cpu
