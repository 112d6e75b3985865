// What both programs share, cut: it makes proofs possible, and tells no lies.
#include "prove/CheckPair.h"
#include "prove/CutPoints.h"

#include "ir/Dialects.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

namespace tesela::prove {
namespace {

class CutPointsTest : public testing::Test {
protected:
  CutPointsTest() {
    mlir::DialectRegistry registry;
    ir::registerDialects(registry);
    registry.insert<mlir::func::FuncDialect>();
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }

  /// Both sides begin with `shared`, in which %x is an M x M matrix, and hand
  /// back the M x M matrix %y of their own part.
  void ask(const std::string &shared, const std::string &left,
           const std::string &right) {
    auto function = [&](const char *name, const std::string &body) {
      return std::string("func.func @") + name +
             "(%x: tensor<?x?xf32> {tesela.shape = \"M, M\"}, "
             "%w: tensor<?x?xf32> {tesela.shape = \"M, M\"}) -> "
             "tensor<?x?xf32> {\n"
             "%zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
             "%none = stablehlo.constant dense<0xFF800000> : tensor<f32>\n" +
             shared + body + "return %y : tensor<?x?xf32>\n}\n";
    };
    pair = nullptr; // before its store
    terms = std::make_unique<Terms>();
    module = mlir::parseSourceString<mlir::ModuleOp>(
        function("left", left) + function("right", right), &context);
    ASSERT_TRUE(module);
    pair = encodePair(*terms, module->lookupSymbol<mlir::func::FuncOp>("left"),
                      module->lookupSymbol<mlir::func::FuncOp>("right"));
    ASSERT_TRUE(pair);
  }
  Answer whole() {
    Options options;
    options.refute = false;
    return check(pair->problem, options);
  }
  /// UNKNOWN where nothing is cut.
  Answer cut() {
    Options options;
    options.refute = false;
    std::optional<Problem> problem = pair->cut();
    return problem ? check(*problem, options) : Answer();
  }
  bool cuts() { return pair->cut().has_value(); }

  mlir::MLIRContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::unique_ptr<Terms> terms;
  std::unique_ptr<EncodedPair> pair;
};

std::string binary(const std::string &result, const std::string &op,
                   const std::string &a, const std::string &b) {
  return result + " = stablehlo." + op + " " + a + ", " + b +
         " : tensor<?x?xf32>\n";
}
std::string unary(const std::string &result, const std::string &op,
                  const std::string &a) {
  return result + " = stablehlo." + op + " " + a + " : tensor<?x?xf32>\n";
}
std::string matmul(const std::string &result, const std::string &a,
                   const std::string &b) {
  return result + " = stablehlo.dot_general " + a + ", " + b +
         ", contracting_dims = [1] x [0] : (tensor<?x?xf32>, "
         "tensor<?x?xf32>) -> tensor<?x?xf32>\n";
}

/// Layers h + tanh(h w) w, one summand more each.
std::string layers(unsigned count) {
  std::string text, h = "%x";
  for (unsigned i = 0; i < count; ++i) {
    std::string n = std::to_string(i);
    text += matmul("%u" + n, h, "%w") + unary("%t" + n, "tanh", "%u" + n) +
            matmul("%v" + n, "%t" + n, "%w") +
            binary("%h" + n, "add", h, "%v" + n);
    h = "%h" + n;
  }
  return text + unary("%h", "negate", h);
}

TEST_F(CutPointsTest, ADifferenceBehindManyLayers) {
  // (h + x) h^2 = h h^2 + x h^2, where h has eleven summands.
  std::string square = binary("%q", "multiply", "%h", "%h");
  ask(layers(10),
      square + binary("%d", "add", "%h", "%x") +
          binary("%y", "multiply", "%d", "%q"),
      square + binary("%a", "multiply", "%h", "%q") +
          binary("%b", "multiply", "%x", "%q") +
          binary("%y", "add", "%a", "%b"));
  EXPECT_EQ(whole().verdict, Verdict::Unknown);
  Answer answer = checkPair(*pair, {}, nullptr);
  EXPECT_EQ(answer.verdict, Verdict::Proved) << answer.reason;
  EXPECT_EQ(answer.grade, Grade::Real);
}

TEST_F(CutPointsTest, WhatIsFalseStaysUnproved) {
  ask(layers(10), binary("%y", "multiply", "%h", "%h"),
      binary("%y", "add", "%h", "%h"));
  EXPECT_TRUE(cuts());
  EXPECT_NE(checkPair(*pair, {}, nullptr).verdict, Verdict::Proved);
}

TEST_F(CutPointsTest, TwoSharedValuesAreNotOne) {
  ask(matmul("%a", "%x", "%w") + matmul("%b", "%w", "%x"),
      matmul("%y", "%a", "%b"), matmul("%y", "%b", "%a"));
  EXPECT_TRUE(cuts());
  EXPECT_NE(cut().verdict, Verdict::Proved);
}

TEST_F(CutPointsTest, NeverRefutedForWhatACutLoses) {
  // |s| = s for a sum of squares, but not for any tensor.
  std::string squares =
      binary("%q", "multiply", "%x", "%x") + matmul("%s", "%q", "%q");
  ask(squares, unary("%y", "abs", "%s"), binary("%y", "maximum", "%s", "%s"));
  EXPECT_TRUE(cuts());
  EXPECT_NE(checkPair(*pair, {}, nullptr).verdict, Verdict::Refuted);
}

TEST_F(CutPointsTest, PositiveStaysPositive) {
  std::string sums =
      unary("%e", "exponential", "%x") + matmul("%s", "%e", "%e");
  ask(sums, unary("%y", "abs", "%s"), binary("%y", "maximum", "%s", "%s"));
  EXPECT_TRUE(cuts());
  EXPECT_EQ(cut().verdict, Verdict::Proved);
}

TEST_F(CutPointsTest, AMaskIsNoNumber) {
  // -inf where the mask is, and -inf - -inf is no zero.
  std::string masked =
      matmul("%s", "%x", "%w") +
      "%p = stablehlo.compare LT, %x, %w : (tensor<?x?xf32>, tensor<?x?xf32>) "
      "-> tensor<?x?xi1>\n"
      "%m = chlo.broadcast_select %p, %s, %none : (tensor<?x?xi1>, "
      "tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>\n";
  ask(masked,
      binary("%d", "subtract", "%m", "%m") + binary("%y", "add", "%d", "%x"),
      binary("%y", "maximum", "%x", "%x"));
  EXPECT_NE(cut().verdict, Verdict::Proved);
  EXPECT_NE(checkPair(*pair, {}, nullptr).verdict, Verdict::Proved);
}

TEST_F(CutPointsTest, AQuotientNeedsItsCondition) {
  std::string quotient =
      matmul("%s", "%x", "%w") + binary("%q", "divide", "%w", "%s");
  ask(quotient,
      binary("%d", "subtract", "%q", "%q") + binary("%y", "add", "%d", "%x"),
      binary("%y", "maximum", "%x", "%x"));
  // %s may be cut, %q not.
  Answer answer = checkPair(*pair, {}, nullptr);
  EXPECT_EQ(answer.verdict, Verdict::Proved) << answer.reason;
  EXPECT_EQ(answer.grade, Grade::RealWithConditions);
}

TEST_F(CutPointsTest, NothingSharedNothingCut) {
  ask("", unary("%y", "negate", "%x"), unary("%y", "negate", "%x"));
  EXPECT_FALSE(cuts());
}

} // namespace
} // namespace tesela::prove
