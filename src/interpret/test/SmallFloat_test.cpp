// Every small float format against LLVM's APFloat, and the measured answers
// for what APFloat leaves to its callers.
#include "interpret/SmallFloat.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "gtest/gtest.h"

namespace tesela::interpret {
namespace {

using enum ElementType;

const std::pair<ElementType, const llvm::fltSemantics &> formats[] = {
    {F4E2M1FN, llvm::APFloat::Float4E2M1FN()},
    {F6E2M3FN, llvm::APFloat::Float6E2M3FN()},
    {F6E3M2FN, llvm::APFloat::Float6E3M2FN()},
    {F8E3M4, llvm::APFloat::Float8E3M4()},
    {F8E4M3, llvm::APFloat::Float8E4M3()},
    {F8E4M3FN, llvm::APFloat::Float8E4M3FN()},
    {F8E4M3FNUZ, llvm::APFloat::Float8E4M3FNUZ()},
    {F8E4M3B11FNUZ, llvm::APFloat::Float8E4M3B11FNUZ()},
    {F8E5M2, llvm::APFloat::Float8E5M2()},
    {F8E5M2FNUZ, llvm::APFloat::Float8E5M2FNUZ()},
    {BF16, llvm::APFloat::BFloat()},
    {F16, llvm::APFloat::IEEEhalf()},
};

double valueOf(uint32_t code, unsigned width,
               const llvm::fltSemantics &semantics) {
  llvm::APFloat value(semantics, llvm::APInt(width, code));
  bool loses;
  value.convert(llvm::APFloat::IEEEdouble(), llvm::APFloat::rmNearestTiesToEven,
                &loses);
  return value.convertToDouble();
}

TEST(SmallFloat, DecodesEveryPattern) {
  for (auto [type, semantics] : formats) {
    const unsigned width = bitWidth(type);
    for (uint32_t code = 0; code < 1u << width; ++code) {
      const double expected = valueOf(code, width, semantics);
      const double actual = decodeFloat(code, type);
      if (std::isnan(expected))
        EXPECT_TRUE(std::isnan(actual)) << hloName(type) << ' ' << code;
      else
        EXPECT_EQ(std::bit_cast<uint64_t>(actual),
                  std::bit_cast<uint64_t>(expected))
            << hloName(type) << ' ' << code;
    }
  }
}

// Around every finite number: itself, the midpoint to the next, and the
// doubles next to that midpoint.
TEST(SmallFloat, RoundsToNearestEven) {
  for (auto [type, semantics] : formats) {
    const unsigned width = bitWidth(type);
    for (uint32_t code = 0; code + 1 < 1u << (width - 1); ++code) {
      const double low = decodeFloat(code, type),
                   high = decodeFloat(code + 1, type);
      if (!std::isfinite(low) || !std::isfinite(high))
        continue;
      const double middle = (low + high) / 2;
      EXPECT_EQ(encodeFloat(low, type), code);
      EXPECT_EQ(encodeFloat(middle, type), code + (code & 1));
      EXPECT_EQ(encodeFloat(std::nextafter(middle, 0), type), code);
      EXPECT_EQ(encodeFloat(std::nextafter(middle, 1e300), type), code + 1);
    }
  }
}

TEST(SmallFloat, OverflowsAsEachFormatDoes) {
  const double inf = HUGE_VAL, nan = NAN;
  EXPECT_EQ(decodeFloat(encodeFloat(464, F8E4M3FN), F8E4M3FN), 448);
  EXPECT_TRUE(std::isnan(decodeFloat(encodeFloat(465, F8E4M3FN), F8E4M3FN)));
  EXPECT_EQ(decodeFloat(encodeFloat(1e6, F8E5M2), F8E5M2), inf);
  EXPECT_EQ(decodeFloat(encodeFloat(-448, F8E3M4), F8E3M4), -inf);
  EXPECT_TRUE(
      std::isnan(decodeFloat(encodeFloat(inf, F8E5M2FNUZ), F8E5M2FNUZ)));
  EXPECT_EQ(encodeFloat(-0.0, F8E4M3FNUZ), 0u);
  EXPECT_EQ(decodeFloat(encodeFloat(inf, F4E2M1FN), F4E2M1FN), 6);
  EXPECT_EQ(encodeFloat(nan, F4E2M1FN), 8u); // -0
  EXPECT_EQ(decodeFloat(encodeFloat(-1e9, F6E3M2FN), F6E3M2FN), -28);
  EXPECT_EQ(encodeFloat(nan, F6E2M3FN), 0u);
}

TEST(SmallFloat, E8M0HoldsPowersOfTwo) {
  const std::pair<double, double> cases[] = {
      {3, 4},     {0.3, 0.25}, {1000, 1024},
      {448, 512}, {1.75, 2},   {1e-9, 9.313225746154785e-10}};
  for (auto [value, rounded] : cases)
    EXPECT_EQ(decodeE8M0(encodeE8M0(value)), rounded);
  for (double value : {0.0, -1.0, double(HUGE_VAL), double(NAN)})
    EXPECT_TRUE(std::isnan(decodeE8M0(encodeE8M0(value))));
}

} // namespace
} // namespace tesela::interpret
