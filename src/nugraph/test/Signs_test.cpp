// What is said to be positive is, for all inputs and sizes.
#include "Exploring.h"

#include "nugraph/Signs.h"

#include <limits>

using namespace tesela;
using namespace tesela::nugraph;
using namespace tesela::nugraph::test;

namespace {

struct SignsOf : testing::Test {
  Exploring e;
  Builder &b = e.builder;
  Term x = b.input("x", "MK"), y = b.input("y", "MK");

  Sign of(Term root, std::vector<Assumption> assumptions = {}) {
    GraphOptions options;
    options.assumptions = std::move(assumptions);
    Graph graph = e.graph({"", {root}, {}, {}, {}}, std::move(options));
    return Signs(graph).of(graph.roots()[0]);
  }
};

TEST_F(SignsOf, Values) {
  EXPECT_EQ(of(x), Sign::Unknown);
  EXPECT_EQ(of(b.multiply(x, y)), Sign::Unknown);
  EXPECT_EQ(of(b.multiply(x, x)), Sign::NotNegative);
  EXPECT_EQ(of(b.plus(b.multiply(x, x), 1)), Sign::Positive);
  EXPECT_EQ(of(b.plus(b.multiply(x, x), -1)), Sign::Unknown);
  EXPECT_EQ(of(b.sum(b.exp(x), 1)), Sign::Positive);
}

TEST_F(SignsOf, SumsOfPositiveProductsArePositive) {
  Term e0 = b.exp(x), e1 = b.exp(b.transpose(y));
  EXPECT_EQ(of(b.matmul(e0, e1)), Sign::Positive);
  EXPECT_EQ(of(b.matmul(e0, b.transpose(y))), Sign::Unknown);
  EXPECT_EQ(of(b.scan(e0, 1)), Sign::Positive);
  Assumption less{e.terms.constant(0), b.size("K")};
  EXPECT_EQ(of(b.matmul(e0, e1), {less}), Sign::NotNegative);
}

TEST_F(SignsOf, ExponentialsOfInfinityAreZero) {
  Term masked = b.plus(x, -std::numeric_limits<double>::infinity());
  EXPECT_EQ(of(b.exp(masked)), Sign::NotNegative);
  EXPECT_EQ(of(b.sum(b.exp(masked), 1)), Sign::NotNegative);
}

TEST_F(SignsOf, SumsOfWhatMayBeNothingAreZero) {
  Assumption less{e.terms.constant(0), b.size("K")};
  EXPECT_EQ(of(b.sum(b.exp(x), 1), {less}), Sign::NotNegative);
  EXPECT_EQ(of(b.exp(b.max(x, 1)), {less}), Sign::NotNegative);
}

} // namespace
