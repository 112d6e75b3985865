// Floating-point formats narrower than 32 bits: value of a bit pattern, and
// the bit pattern nearest to a value (to nearest, ties to even, one rounding).
//
// A double holds every value of every such format, and for + - * / sqrt on
// formats of at most 24 bits of precision rounding a double result once more
// equals rounding the exact result (53 >= 2 * 24 + 2), so the judge computes
// in double and rounds here.
#pragma once

#include "base/ElementType.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace tesela::interpret {

/// What lies beyond the largest finite number.
enum class Overflow : uint8_t { Infinity, NaN, Saturate };

struct FloatFormat {
  unsigned exponentBits, mantissaBits;
  int bias;
  Overflow overflow;
  uint32_t largest;         // bits of the largest finite number
  uint32_t nan;             // bits of the NaN that conversions produce
  bool negativeZero = true; // FNUZ formats have none: its bits are the NaN
};

inline constexpr FloatFormat float16 = {5,      10,    15, Overflow::Infinity,
                                        0x7BFF, 0x7E00};
inline constexpr FloatFormat bfloat16 = {8,      7,     127, Overflow::Infinity,
                                         0x7F7F, 0x7FC0};

/// The format of any float type of at most 16 bits, F8E8M0FNU excepted, which
/// has neither sign nor mantissa.
const FloatFormat &floatFormat(ElementType type);

/// `value` in format `f`. Formats without infinity answer overflow with NaN or
/// with the largest number; f6 takes NaN to 0 and f4 to -0.
constexpr uint32_t encode(double value, const FloatFormat &f) {
  const uint64_t bits = std::bit_cast<uint64_t>(value);
  const uint32_t signBit = 1u << (f.exponentBits + f.mantissaBits);
  const uint32_t sign = bits >> 63 ? signBit : 0;
  const uint64_t magnitude = bits & ~(uint64_t(1) << 63);
  const bool signedNan = f.negativeZero && f.overflow != Overflow::Saturate;
  if (magnitude > 0x7FF0000000000000)
    return f.nan | (signedNan ? sign : 0);
  uint32_t code = 0;
  bool overflows = magnitude == 0x7FF0000000000000;
  const int exponent = int(magnitude >> 52) - 1023;
  if (!overflows && exponent > -1023) {
    const uint64_t mantissa =
        (magnitude & 0xFFFFFFFFFFFFF) | (uint64_t(1) << 52);
    const int lowest = 1 - f.bias;
    const bool subnormal = exponent < lowest;
    int shift = 52 - int(f.mantissaBits) + (subnormal ? lowest - exponent : 0);
    if (shift < 54) {
      const uint64_t half = uint64_t(1) << (shift - 1);
      const uint64_t rest = mantissa & ((half << 1) - 1);
      uint64_t quotient = mantissa >> shift;
      quotient += rest > half || (rest == half && (quotient & 1));
      const int64_t wide =
          subnormal ? int64_t(quotient)
                    : (int64_t(exponent + f.bias) << f.mantissaBits) +
                          int64_t(quotient) - (int64_t(1) << f.mantissaBits);
      overflows = wide > int64_t(f.largest);
      code = uint32_t(wide);
    }
  }
  if (overflows) {
    if (f.overflow == Overflow::Saturate)
      return f.largest | sign;
    if (f.overflow == Overflow::NaN)
      return f.nan | (signedNan ? sign : 0);
    return (f.largest + 1) | sign;
  }
  return code == 0 && !f.negativeZero ? 0 : code | sign;
}

/// The value of `code`.
constexpr double decode(uint32_t code, const FloatFormat &f) {
  const uint32_t signBit = 1u << (f.exponentBits + f.mantissaBits);
  const uint64_t sign = code & signBit ? uint64_t(1) << 63 : 0;
  if (!f.negativeZero && code == f.nan)
    return std::numeric_limits<double>::quiet_NaN();
  const uint32_t magnitude = code & (signBit - 1);
  if (magnitude > f.largest) {
    const bool infinite =
        f.overflow == Overflow::Infinity && magnitude == f.largest + 1;
    return std::bit_cast<double>(
        (infinite ? 0x7FF0000000000000 : 0x7FF8000000000000) | sign);
  }
  int exponent = int(magnitude >> f.mantissaBits);
  uint64_t mantissa = magnitude & ((1u << f.mantissaBits) - 1);
  if (exponent == 0) {
    if (mantissa == 0)
      return std::bit_cast<double>(sign);
    const int lead = 63 - std::countl_zero(mantissa);
    exponent = 1 - (int(f.mantissaBits) - lead);
    mantissa = (mantissa << (f.mantissaBits - lead)) &
               ((uint64_t(1) << f.mantissaBits) - 1);
  }
  return std::bit_cast<double>(sign | uint64_t(exponent - f.bias + 1023) << 52 |
                               mantissa << (52 - f.mantissaBits));
}

/// Powers of two 2^-127 .. 2^127; zero, negatives and infinity become NaN.
uint8_t encodeE8M0(double value);
double decodeE8M0(uint8_t code);

/// Any float type of at most 16 bits.
uint32_t encodeFloat(double value, ElementType type);
double decodeFloat(uint32_t code, ElementType type);

/// Values of the 256 patterns of a float type of at most 8 bits.
const double *decodeTable(ElementType type);

} // namespace tesela::interpret
