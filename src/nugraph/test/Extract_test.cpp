// Variants that come out of a graph compute what the program computes.
#include "nugraph/Explore.h"
#include "nugraph/Export.h"
#include "nugraph/Extract.h"
#include "nugraph/Import.h"
#include "nugraph/Report.h"

#include "import/Import.h"
#include "interpret/Judge.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"

#include <cmath>
#include <random>

namespace tesela::nugraph {
namespace {

class ExtractTest : public testing::Test {
protected:
  void load(const std::string &text) {
    auto read = import::importModule(text, context);
    ASSERT_TRUE(read) << read.error().render();
    module = std::move(*read);
    main = module->lookupSymbol<mlir::func::FuncOp>("main");
    auto programs = importFunctions({main}, operators);
    ASSERT_TRUE(programs) << programs.error().render();
    program = std::move((*programs)[0]);
  }
  /// The variants with these introductions.
  std::vector<Variant> variants(std::vector<Family> families = {}) {
    auto made =
        Graph::create(operators, program, {}, proofs.commutation(operators));
    EXPECT_TRUE(made) << (made ? "" : made.error().render());
    graph = std::make_unique<Graph>(std::move(*made));
    ExploreOptions options;
    options.families = std::move(families);
    explore(*graph, proofs, options);
    return extract(*graph, representativeSizes(*graph));
  }
  std::vector<interpret::Array> arguments() {
    std::vector<interpret::Array> arrays;
    for (const ProgramInput &input : program.inputs) {
      interpret::Array array(
          tesela::Shape{input.type.element, input.tensor.getShape().vec(), {}});
      for (int64_t i = 0; i < array.elementCount(); ++i)
        array.setReal(i, std::uniform_real_distribution<>(-1, 1)(random));
      arrays.push_back(std::move(array));
    }
    return arrays;
  }
  void expectAllEqual(llvm::ArrayRef<Variant> variants);

  mlir::MLIRContext context;
  prove::Terms terms;
  Operators operators{terms, context};
  Proofs proofs;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  mlir::func::FuncOp main;
  Program program;
  std::unique_ptr<Graph> graph;
  std::mt19937 random{11};
};

void ExtractTest::expectAllEqual(llvm::ArrayRef<Variant> variants) {
  std::vector<interpret::Array> inputs = arguments();
  auto expected = interpret::run(main, inputs);
  ASSERT_TRUE(expected) << expected.error().render();
  for (const Variant &variant : variants) {
    SCOPED_TRACE(llvm::join(algebra(variant.program, operators), "\n"));
    auto exported =
        exportProgram(variant.program, operators, representativeSizes(*graph));
    ASSERT_TRUE(exported) << exported.error().render();
    auto got = interpret::run(
        (*exported)->lookupSymbol<mlir::func::FuncOp>("main"), inputs);
    ASSERT_TRUE(got) << got.error().render();
    for (auto [a, b] : llvm::zip_equal(*expected, *got)) {
      ASSERT_EQ(a.shape().dimensions, b.shape().dimensions);
      for (int64_t i = 0; i < a.elementCount(); ++i)
        ASSERT_NEAR(a.realAt(i), b.realAt(i),
                    1e-4 * (1 + std::abs(a.realAt(i))));
    }
  }
}

const char softmaxMatmul[] = R"(
func.func @main(%x: tensor<4x6xf32>, %w: tensor<6x3xf32>) -> tensor<4x3xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %x : tensor<4x6xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1]
    : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  %b = stablehlo.broadcast_in_dim %s, dims = [0]
    : (tensor<4xf32>) -> tensor<4x6xf32>
  %p = stablehlo.divide %e, %b : tensor<4x6xf32>
  %y = stablehlo.dot_general %p, %w, contracting_dims = [1] x [0]
    : (tensor<4x6xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>
  return %y : tensor<4x3xf32>
})";

TEST_F(ExtractTest, TheOriginalComesFirstAndTheShorterChainIsThere) {
  load(softmaxMatmul);
  std::vector<Variant> found = variants();
  ASSERT_EQ(found.size(), 2u);
  EXPECT_TRUE(found[0].isOriginal);
  EXPECT_TRUE(found[0].steps.empty());
  EXPECT_EQ(found[0].cost.chain, 2u);
  EXPECT_EQ(found[1].cost.chain, 1u);
  EXPECT_EQ(found[1].grade, prove::Grade::Real);
  EXPECT_TRUE(llvm::is_contained(found[1].corners, Corner::Chain));
  expectAllEqual(found);
}

TEST_F(ExtractTest, AGradeFollowsThroughOtherForms) {
  load(softmaxMatmul);
  // Transposed forms of the late division rest on the same real step.
  std::vector<Variant> found = variants({Family::Transposes});
  EXPECT_GT(found.size(), 2u);
  for (const Variant &variant : found)
    if (variant.cost.chain == 1)
      EXPECT_EQ(variant.grade, prove::Grade::Real)
          << llvm::join(algebra(variant.program, operators), "\n");
  expectAllEqual(found);
}

TEST_F(ExtractTest, TheSameTwice) {
  load(softmaxMatmul);
  auto text = [&] {
    std::string text;
    for (const Variant &variant : variants({Family::Split}))
      text += llvm::join(algebra(variant.program, operators), "\n") + "\n";
    return text;
  };
  EXPECT_EQ(text(), text());
}

TEST_F(ExtractTest, SharedProductsCountOnce) {
  load(R"(
func.func @main(%x: tensor<4x6xf32>, %v: tensor<6x3xf32>, %w: tensor<6x3xf32>) -> tensor<4x3xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<4x3xf32>
  %a = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0]
    : (tensor<4x6xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>
  %b = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
    : (tensor<4x6xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>
  %n = stablehlo.negate %a : tensor<4x3xf32>
  %e = stablehlo.exponential %n : tensor<4x3xf32>
  %d = stablehlo.add %e, %one : tensor<4x3xf32>
  %s = stablehlo.divide %a, %d : tensor<4x3xf32>
  %y = stablehlo.multiply %s, %b : tensor<4x3xf32>
  return %y : tensor<4x3xf32>
})");
  std::vector<Variant> found = variants({Family::Siblings});
  expectAllEqual(found);
  // Two products; a third beside the same one is never cheaper.
  double two = 2 * (2.0 * 4 * 6 * 3);
  for (const Variant &variant : found)
    if (llvm::is_contained(variant.corners, Corner::Operations))
      EXPECT_LT(variant.cost.operations, 1.5 * two);
}

/// Counted by hand: operations, bytes of f32, links of the chain, bytes of the
/// largest intermediate.
struct Counted {
  const char *text;
  double operations, bytes;
  unsigned chain;
  double peak;
};
const Counted counted[] = {
    // 2*4*6*3; x, w and y once.
    {R"(
func.func @main(%x: tensor<4x6xf32>, %w: tensor<6x3xf32>) -> tensor<4x3xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
    : (tensor<4x6xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>
  return %y : tensor<4x3xf32>
})",
     144, 4 * (24 + 18 + 12), 1, 0},
    // exp, sum and division of 24, the product. The sum reads x and writes 4;
    // the product reads x, the sums and w.
    {softmaxMatmul, 3 * 24 + 144, 4 * (24 + 4 + 24 + 4 + 18 + 12), 2, 16},
    // A product that is used twice is made once and read once.
    {R"(
func.func @main(%x: tensor<4x6xf32>, %w: tensor<6x3xf32>) -> tensor<4x3xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
    : (tensor<4x6xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>
  %e = stablehlo.exponential %y : tensor<4x3xf32>
  %z = stablehlo.multiply %y, %e : tensor<4x3xf32>
  return %z : tensor<4x3xf32>
})",
     144 + 12 + 12, 4 * (24 + 18 + 12 + 12 + 12), 1, 48},
    // Both halves of x are all of it.
    {R"(
func.func @main(%x: tensor<4x6xf32>) -> tensor<4x3xf32> {
  %a = stablehlo.slice %x [0:4, 0:3] : (tensor<4x6xf32>) -> tensor<4x3xf32>
  %b = stablehlo.slice %x [0:4, 3:6] : (tensor<4x6xf32>) -> tensor<4x3xf32>
  %z = stablehlo.add %a, %b : tensor<4x3xf32>
  return %z : tensor<4x3xf32>
})",
     12, 4 * (24 + 12), 0, 0},
    // One half is half.
    {R"(
func.func @main(%x: tensor<4x6xf32>) -> tensor<4x3xf32> {
  %a = stablehlo.slice %x [0:4, 0:3] : (tensor<4x6xf32>) -> tensor<4x3xf32>
  %z = stablehlo.multiply %a, %a : tensor<4x3xf32>
  return %z : tensor<4x3xf32>
})",
     12, 4 * (12 + 12), 0, 0},
    // Two products in a row, the first 4 x 3 elements in memory.
    {R"(
func.func @main(%x: tensor<4x6xf32>, %w: tensor<6x3xf32>, %v: tensor<3x5xf32>)
    -> tensor<4x5xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
    : (tensor<4x6xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>
  %z = stablehlo.dot_general %y, %v, contracting_dims = [1] x [0]
    : (tensor<4x3xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
  return %z : tensor<4x5xf32>
})",
     144 + 120, 4 * (24 + 18 + 12 + 12 + 15 + 20), 2, 48},
};

TEST_F(ExtractTest, CostsAreThoseCountedByHand) {
  for (const Counted &one : counted) {
    SCOPED_TRACE(one.text);
    load(one.text);
    std::vector<Variant> found = variants();
    ASSERT_TRUE(found[0].isOriginal);
    EXPECT_EQ(found[0].cost.operations, one.operations);
    EXPECT_EQ(found[0].cost.bytes, one.bytes);
    EXPECT_EQ(found[0].cost.chain, one.chain);
    EXPECT_EQ(found[0].cost.peak, one.peak);
    // The polynomials say the same, of every variant.
    const Sizes &sizes = representativeSizes(*graph);
    for (const Variant &variant : found) {
      CostFormula formula = costFormula(*graph, variant);
      EXPECT_EQ(double(sizes.value(formula.operations)),
                variant.cost.operations);
      EXPECT_EQ(double(sizes.value(formula.bytes)), variant.cost.bytes);
    }
  }
}

TEST_F(ExtractTest, VarianceFromRawMoments) {
  load(R"(
func.func @main(%x: tensor<4x6xf32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<6.0> : tensor<4xf32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1]
    : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  %m = stablehlo.divide %s, %n : tensor<4xf32>
  %b = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<4xf32>) -> tensor<4x6xf32>
  %d = stablehlo.subtract %x, %b : tensor<4x6xf32>
  %q = stablehlo.multiply %d, %d : tensor<4x6xf32>
  %t = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [1]
    : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  %v = stablehlo.divide %t, %n : tensor<4xf32>
  return %v : tensor<4xf32>
})");
  std::vector<Variant> found = variants({Family::Open});
  EXPECT_EQ(found[0].cost.chain, 2u);
  EXPECT_TRUE(llvm::any_of(
      found, [](const Variant &variant) { return variant.cost.chain == 1; }));
  expectAllEqual(found);
}

} // namespace
} // namespace tesela::nugraph
