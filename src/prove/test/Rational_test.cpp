#include "prove/Rational.h"

#include "gtest/gtest.h"

using namespace tesela::prove;

TEST(Rational, LowestTerms) {
  EXPECT_EQ(Rational(6, -8).text(), "-3/4");
  EXPECT_EQ(Rational(6, 3), Rational(2));
  EXPECT_EQ(Rational(0, 5), Rational());
  EXPECT_EQ(Rational(1, 3) + Rational(1, 6), Rational(1, 2));
  EXPECT_EQ(Rational(1, 3) - Rational(1, 3), Rational(0));
  EXPECT_EQ(Rational(2, 3) * Rational(3, 4), Rational(1, 2));
  EXPECT_EQ(Rational(2, 3) / Rational(-4, 3), Rational(-1, 2));
}

TEST(Rational, Order) {
  EXPECT_LT(Rational(-1, 2), Rational(1, 3));
  EXPECT_LT(Rational(1, 3), Rational(1, 2));
  EXPECT_GT(Rational(5), Rational(9, 2));
}

TEST(Rational, BeyondSixtyFourBits) {
  Rational big(1);
  for (int i = 0; i < 40; ++i)
    big = big * Rational(1000);
  EXPECT_EQ(big / big, Rational(1));
  EXPECT_DOUBLE_EQ(big.toDouble(), 1e120);
  EXPECT_DOUBLE_EQ((Rational(1) / big).toDouble(), 1e-120);
  EXPECT_DOUBLE_EQ((-big).toDouble(), -1e120);
  EXPECT_FALSE(big.integer());
  EXPECT_EQ((big - big + Rational(7)).integer(), 7);
}

TEST(Rational, FromDouble) {
  EXPECT_EQ(Rational::fromDouble(0.75), Rational(3, 4));
  EXPECT_EQ(Rational::fromDouble(-3), Rational(-3));
  for (double value : {0.1, 5e-324, 1.7976931348623157e308, -1e-310})
    EXPECT_EQ(Rational::fromDouble(value).toDouble(), value);
}

TEST(Rational, PowersOfTwo) {
  EXPECT_EQ(Rational(8).powerOfTwo(), std::pair(3, 1));
  EXPECT_EQ(Rational(-1, 4).powerOfTwo(), std::pair(-2, -1));
  EXPECT_EQ(Rational(1).powerOfTwo(), std::pair(0, 1));
  EXPECT_FALSE(Rational(3).powerOfTwo());
  EXPECT_FALSE(Rational(3, 4).powerOfTwo());
  EXPECT_FALSE(Rational(0).powerOfTwo());
  EXPECT_EQ(Rational::fromDouble(0x1p-1000).powerOfTwo(), std::pair(-1000, 1));
  EXPECT_EQ(Rational::fromDouble(-0x1p300).powerOfTwo(), std::pair(300, -1));
}

TEST(Rational, Hash) {
  EXPECT_EQ(Rational(2, 4).hash(), Rational(1, 2).hash());
  EXPECT_NE(Rational(1, 2).hash(), Rational(1, 3).hash());
}
