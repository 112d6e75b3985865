#include "semantics/Sizes.h"

#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"

namespace tesela::semantics {
namespace {

class SizesTest : public testing::Test {
protected:
  Extent parse(llvm::StringRef text) {
    std::string why;
    std::optional<Extent> size = sizes.parse(text, why);
    EXPECT_TRUE(size) << why;
    return size.value_or(Extent(-1));
  }
  std::string error(llvm::StringRef text) {
    std::string why;
    EXPECT_FALSE(sizes.parse(text, why));
    return why;
  }
  bool assume(llvm::StringRef text) {
    std::string why;
    std::optional<SizeFact> fact = sizes.parseFact(text, why);
    EXPECT_TRUE(fact) << why;
    return fact && sizes.assume(*fact, why);
  }
  std::string resolved(llvm::StringRef text) {
    return sizes.text(sizes.resolve(parse(text)));
  }

  mlir::MLIRContext context;
  Sizes sizes{&context};
};

TEST_F(SizesTest, PolynomialsOfNames) {
  EXPECT_EQ(resolved("2*K + K*(M - 1)"), "K * M + K");
  EXPECT_EQ(resolved("(64*B + 3) div 64"), "B");
  EXPECT_EQ(resolved("-(-M)"), "M");
  EXPECT_EQ(resolved("max(M, M + 1)"), "M + 1");
  EXPECT_EQ(resolved("min(M, K)"), "min(M, K)");
  EXPECT_EQ(error("M +"), "expected a size at the end, in \"M +\"");
  EXPECT_EQ(error("M N"), "unexpected text after a size, in \"M N\"");
  EXPECT_EQ(error("M div 0"), "division by 0, in \"M div 0\"");
  EXPECT_EQ(error("(M"), "expected ')', in \"(M\"");
}

TEST_F(SizesTest, EquationsAreSolved) {
  EXPECT_TRUE(assume("K == 64*B"));
  EXPECT_EQ(resolved("K + 1"), "B * 64 + 1");
  EXPECT_TRUE(assume("M == N"));
  EXPECT_EQ(resolved("M * N"), "M * M");
  EXPECT_TRUE(assume("L mod 8 == 0"));
  EXPECT_EQ(resolved("L div 4"), "L_8 * 2");
  EXPECT_TRUE(sizes.assumed().empty());
  EXPECT_EQ(sizes.said().size(), 3u);
}

TEST_F(SizesTest, WhatCannotBeSolvedIsKept) {
  EXPECT_TRUE(assume("M * N == K * L"));
  EXPECT_TRUE(assume("M < N"));
  EXPECT_TRUE(assume("M < N"));
  EXPECT_EQ(sizes.assumed().size(), 2u);
  // The size that is an abbreviation is still at least 1.
  EXPECT_TRUE(assume("P == 2*Q - 5"));
  EXPECT_EQ(sizes.text(sizes.assumed().back()), "1 <= Q * 2 - 5");
}

TEST_F(SizesTest, WhatHoldsAnywayIsNotSaid) {
  EXPECT_TRUE(assume("M >= 1"));
  EXPECT_TRUE(assume("M + N > M"));
  EXPECT_TRUE(sizes.said().empty());
  EXPECT_FALSE(assume("M == M + 1"));
  EXPECT_FALSE(assume("M < 1"));
}

} // namespace
} // namespace tesela::semantics
