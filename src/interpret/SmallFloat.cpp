#include "interpret/SmallFloat.h"

#include <array>

namespace tesela::interpret {
namespace {

using enum ElementType;
using enum Overflow;

// In the order of ElementType, from F4E2M1FN on.
constexpr std::array<FloatFormat, 13> formats = {{
    {2, 1, 1, Saturate, 0x7, 0x8},       // F4E2M1FN
    {2, 3, 1, Saturate, 0x1F, 0x0},      // F6E2M3FN
    {3, 2, 3, Saturate, 0x1F, 0x0},      // F6E3M2FN
    {3, 4, 3, Infinity, 0x6F, 0x78},     // F8E3M4
    {4, 3, 7, Infinity, 0x77, 0x7C},     // F8E4M3
    {4, 3, 7, NaN, 0x7E, 0x7F},          // F8E4M3FN
    {4, 3, 8, NaN, 0x7F, 0x80, false},   // F8E4M3FNUZ
    {4, 3, 11, NaN, 0x7F, 0x80, false},  // F8E4M3B11FNUZ
    {5, 2, 15, Infinity, 0x7B, 0x7E},    // F8E5M2
    {5, 2, 16, NaN, 0x7F, 0x80, false},  // F8E5M2FNUZ
    {8, 0, 127, NaN, 0xFE, 0xFF, false}, // F8E8M0FNU, only a place holder
    bfloat16,
    float16,
}};

std::array<std::array<double, 256>, 11> makeTables() {
  std::array<std::array<double, 256>, 11> tables;
  for (size_t t = 0; t < tables.size(); ++t)
    for (uint32_t code = 0; code < 256; ++code)
      tables[t][code] = decodeFloat(code, ElementType(size_t(F4E2M1FN) + t));
  return tables;
}

} // namespace

const FloatFormat &floatFormat(ElementType type) {
  return formats[size_t(type) - size_t(F4E2M1FN)];
}

uint8_t encodeE8M0(double value) {
  if (!(value > 0) || std::isinf(value))
    return 0xFF;
  int exponent;
  // The kept bit is the leading one, which is odd: ties round up.
  if (std::frexp(value, &exponent) >= 0.75)
    ++exponent;
  const int code = exponent - 1 + 127;
  return code > 254 ? 0xFF : code < 0 ? 0 : code;
}

double decodeE8M0(uint8_t code) {
  return code == 0xFF ? std::numeric_limits<double>::quiet_NaN()
                      : std::ldexp(1.0, int(code) - 127);
}

uint32_t encodeFloat(double value, ElementType type) {
  return type == F8E8M0FNU ? encodeE8M0(value)
                           : encode(value, floatFormat(type));
}

double decodeFloat(uint32_t code, ElementType type) {
  return type == F8E8M0FNU ? decodeE8M0(uint8_t(code))
                           : decode(code, floatFormat(type));
}

const double *decodeTable(ElementType type) {
  static const auto tables = makeTables();
  return tables[size_t(type) - size_t(F4E2M1FN)].data();
}

} // namespace tesela::interpret
