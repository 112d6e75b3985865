#include "semantics/Extent.h"

#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

#include <string>

namespace tesela::semantics {
namespace {

std::string text(const Extent &extent) {
  std::string text;
  llvm::raw_string_ostream(text) << extent;
  return text;
}

class ExtentTest : public testing::Test {
protected:
  mlir::MLIRContext context;
  Extent m = Extent::symbol(0, &context), n = Extent::symbol(1, &context);
};

TEST_F(ExtentTest, NumbersNeedNoContext) {
  Extent seven = 7;
  int64_t number = seven;
  EXPECT_EQ(number, 7);
  EXPECT_TRUE(seven * 3 - 1 == 20);
  EXPECT_TRUE(floorDivide(-7, 2) == -4);
  EXPECT_TRUE(modulo(-7, 2) == 1);
  EXPECT_LT(seven, 8);
}

TEST_F(ExtentTest, EqualPolynomialsAreOneExpression) {
  EXPECT_TRUE(m * n + n == n * (m + 1));
  EXPECT_TRUE((m + n) * (m - n) == m * m - n * n);
  EXPECT_TRUE(m - m == 0);
  EXPECT_TRUE((m - m).isStatic());
  EXPECT_FALSE(m == n);
}

TEST_F(ExtentTest, DivisionIsCarriedOutAsFarAsItComesOutEven) {
  EXPECT_TRUE(floorDivide(m * 64 + 6, 64) == m);
  EXPECT_TRUE(modulo(m * 64 + 6, 64) == 6);
  EXPECT_TRUE(floorDivide(m * n + n, n) == m + 1);
  EXPECT_TRUE(modulo(m * n, m) == 0);
  EXPECT_TRUE(floorDivide(m + 1, m + 1) == 1);
  EXPECT_EQ(text(floorDivide(m * 5 + 3, 4)), "size0 + (size0 + 3) floordiv 4");
  EXPECT_EQ(text(modulo(m * n + 2, n)), "2 mod size1");
}

TEST_F(ExtentTest, OnlyConstantDifferencesAreKnown) {
  EXPECT_TRUE(knownAtMost(m, m + 2));
  EXPECT_FALSE(knownAtMost(m, m + n));
  EXPECT_FALSE(knownAtMost(m + 1, m));
}

TEST_F(ExtentTest, SubstitutionComputesAnew) {
  Extent halves = floorDivide(m * n + 1, 2) + n;
  EXPECT_TRUE(substitute(halves, {3, 5}) == 8 + 5);
  EXPECT_TRUE(substitute(floorDivide(m, 64), {n * 64}) == n);
}

} // namespace
} // namespace tesela::semantics
