#include "plan/IndexExpression.h"

#include "mlir/IR/MLIRContext.h"

#include <gtest/gtest.h>

using namespace mlir;

namespace tesela::plan {
namespace {

struct IndexExpressionTest : testing::Test {
  MLIRContext context;
  IndexSpace space{&context};
  AffineExpr d(unsigned n) { return getAffineDimExpr(n, &context); }
  AffineExpr c(int64_t n) { return getAffineConstantExpr(n, &context); }
};

TEST_F(IndexExpressionTest, HalvesOfAReshapeCancel) {
  space.addLoop(4096);
  AffineExpr x = d(0);
  EXPECT_EQ(space.simplify(x.floorDiv(64) * 64 + x % 64), x);
}

TEST_F(IndexExpressionTest, RangesDecideDivisions) {
  space.addLoop(10);
  space.addLoop(64);
  EXPECT_EQ(space.simplify((d(0) * 64 + d(1)).floorDiv(64)), d(0));
  EXPECT_EQ(space.simplify((d(0) * 64 + d(1)) % 64), d(1));
}

TEST_F(IndexExpressionTest, DivisionsNest) {
  space.addLoop(1000);
  EXPECT_EQ(space.simplify(d(0).floorDiv(4).floorDiv(5)),
            space.simplify(d(0).floorDiv(20)));
}

TEST_F(IndexExpressionTest, LoopsOfOneTurnVanish) {
  space.addLoop(1);
  space.addLoop(8);
  EXPECT_EQ(space.simplify(d(0) * 8 + d(1)), d(1));
}

TEST_F(IndexExpressionTest, RemaindersKeepTheirRange) {
  space.addLoop(1000);
  auto range = space.range((d(0) + 3) % 7);
  ASSERT_TRUE(range);
  EXPECT_EQ(range->lower, 0);
  EXPECT_EQ(range->upper, 6);
}

// Every value is compared with the expression as written.
TEST_F(IndexExpressionTest, KeepsValues) {
  space.addLoop(6);
  space.addLoop(5);
  std::vector<AffineExpr> expressions = {
      (d(0) * 5 + d(1)).floorDiv(3) * 3 + (d(0) * 5 + d(1)) % 3,
      (d(0) - d(1)).floorDiv(2),
      (d(0) * 10 + d(1) * 2 + 1).floorDiv(4) % 3,
      ((d(0) + 7).floorDiv(2) % 5) * 4 - d(1),
      (c(9) - d(0)) % 4 + (d(1) * 8 + 3).floorDiv(8),
  };
  for (AffineExpr expression : expressions) {
    AffineExpr simple = space.simplify(expression);
    auto range = space.range(expression);
    ASSERT_TRUE(range);
    for (int64_t i = 0; i < 6; ++i)
      for (int64_t j = 0; j < 5; ++j) {
        auto at = [&](AffineExpr e) {
          return cast<AffineConstantExpr>(
                     simplifyAffineExpr(e.replaceDims({c(i), c(j)}), 0, 0))
              .getValue();
        };
        EXPECT_EQ(at(simple), at(expression));
        EXPECT_GE(at(expression), range->lower);
        EXPECT_LE(at(expression), range->upper);
      }
  }
}

// repeat(x, 2)[::-1]: the half of what is counted from the end.
TEST_F(IndexExpressionTest, RangesByRemainder) {
  space.addLoop(10000);
  space.addLoop(12);
  AffineExpr fromEnd = (c(9999) - d(0)).floorDiv(2) * 12 + d(1);
  auto range = space.closeRange(fromEnd);
  ASSERT_TRUE(range);
  EXPECT_EQ(range->lower, 0);
  EXPECT_EQ(range->upper, 59999);
}

// A skewed walk: no bound of one part holds of the whole, which is 14 - d1
// within a row and steps to the next.
TEST_F(IndexExpressionTest, RangesByCounting) {
  space.addLoop(2);
  space.addLoop(16);
  space.addLoop(3);
  AffineExpr skewed =
      (d(0) + d(1) * 16 + 14).floorDiv(17) * -34 + d(0) * 18 + d(1) * 33 + 14;
  auto range = space.exactRange(skewed + d(2) * 100, 32);
  ASSERT_TRUE(range);
  EXPECT_EQ(range->lower, 0);
  EXPECT_EQ(range->upper, 233);
  EXPECT_FALSE(space.exactRange(skewed + d(2) * 100, 31));
  range = space.closeRange(skewed);
  ASSERT_TRUE(range);
  EXPECT_EQ(range->lower, 0);
  EXPECT_EQ(range->upper, 33);
}

// Nested divisions, a symbol in one, an unbounded symbol.
TEST_F(IndexExpressionTest, CountsSymbolsToo) {
  space.addLoop(7);
  space.addSymbol(Interval{3, 5});
  space.addSymbol(std::nullopt);
  auto s = [&](unsigned i) { return getAffineSymbolExpr(i, &context); };
  AffineExpr nested = ((d(0) + s(0)).floorDiv(4) + d(0)).floorDiv(3) * 5 - d(0);
  int64_t lower = 1000, upper = -1000;
  for (int64_t i = 0; i < 7; ++i)
    for (int64_t j = 3; j <= 5; ++j) {
      int64_t value = ((i + j) / 4 + i) / 3 * 5 - i;
      lower = std::min(lower, value);
      upper = std::max(upper, value);
    }
  auto range = space.exactRange(nested, 1000);
  ASSERT_TRUE(range);
  EXPECT_EQ(range->lower, lower);
  EXPECT_EQ(range->upper, upper);
  EXPECT_FALSE(space.exactRange((d(0) + s(1)).floorDiv(4), 1000));
  EXPECT_FALSE(space.exactRange(d(0).floorDiv(4) + s(1), 1000));
}

TEST_F(IndexExpressionTest, LanesAcrossADivision) {
  space.addLoop(4096);
  auto varies = [](AffineExpr) { return false; };
  auto lanes = [&](AffineExpr e, unsigned n) {
    return lanesOf(space.linear(e), 0, n, varies);
  };
  EXPECT_EQ(lanes(d(0).floorDiv(64), 16).kind, LaneKind::Uniform);
  EXPECT_EQ(lanes(d(0) % 64, 16).kind, LaneKind::Strided);
  EXPECT_EQ(lanes(d(0) % 64, 16).stride, 1);
  EXPECT_EQ(lanes(d(0) % 24, 16).kind, LaneKind::Irregular);
  EXPECT_EQ(lanes(d(0) % 64, 0).kind, LaneKind::Irregular);
}

} // namespace
} // namespace tesela::plan
