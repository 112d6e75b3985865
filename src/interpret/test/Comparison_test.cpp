#include "interpret/Comparison.h"

#include "gtest/gtest.h"

#include <cmath>

namespace tesela::interpret {
namespace {

using enum ElementType;

TEST(Comparison, UlpsCountFloatsAcrossZero) {
  const double tiny = 4.9406564584124654e-324;
  EXPECT_EQ(ulpDifference(-tiny, tiny, F64), 2u);
  EXPECT_EQ(ulpDifference(-0.0, 0.0, F64), 0u);
  EXPECT_EQ(ulpDifference(1, 1.0078125, BF16), 1u);
  EXPECT_EQ(ulpDifference(HUGE_VAL, 1, F32), UINT64_MAX);
  EXPECT_EQ(ulpDifference(NAN, NAN, F32), 0u);
}

TEST(Comparison, NamesTheFirstElementThatDiffers) {
  const float a[] = {1, 2, 3, 4}, b[] = {1, 2, 3.5, 5};
  const Shape shape{F32, {2, 2}, {}};
  const auto difference = compare(Array(shape, a), Array(shape, b), {});
  ASSERT_TRUE(difference);
  EXPECT_NE(difference->find("element [1, 0] is 3, expected 3.5"),
            std::string::npos)
      << *difference;
  Tolerance wide{Tolerance::Kind::Absolute, 0, 0, 1.0};
  EXPECT_FALSE(compare(Array(shape, a), Array(shape, b), wide));
}

TEST(Comparison, ShapesMustAgree) {
  const Array a(Shape{F32, {2}, {}}), b(Shape{F32, {3}, {}});
  EXPECT_TRUE(compare(a, b, {}));
}

} // namespace
} // namespace tesela::interpret
