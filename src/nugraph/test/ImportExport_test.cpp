// Programs imported as nodes and exported again: the judge finds them equal.
#include "nugraph/Export.h"
#include "nugraph/Import.h"
#include "nugraph/Report.h"

#include "import/Import.h"
#include "interpret/Judge.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

namespace tesela::nugraph {
namespace {

class ImportExport : public testing::Test {
protected:
  void load(const std::string &text) {
    auto read = import::importModule(text, context);
    ASSERT_TRUE(read) << read.error().render();
    module = std::move(*read);
  }
  mlir::func::FuncOp function(llvm::StringRef name = "main") {
    return module->lookupSymbol<mlir::func::FuncOp>(name);
  }
  Program imported() {
    auto programs = importFunctions({function()}, operators);
    EXPECT_TRUE(programs) << (programs ? "" : programs.error().render());
    return programs ? std::move((*programs)[0]) : Program();
  }
  std::string lines(const Program &program) {
    return llvm::join(algebra(program, operators), "\n");
  }
  std::vector<interpret::Array> arguments();
  void expectRoundTrip();

  mlir::MLIRContext context;
  prove::Terms terms;
  Operators operators{terms, context};
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::mt19937 random{3};
};

std::vector<interpret::Array> ImportExport::arguments() {
  std::vector<interpret::Array> arrays;
  for (const Program program = imported();
       const ProgramInput &input : program.inputs) {
    if (!input.argument)
      continue;
    interpret::Array array(
        tesela::Shape{input.type.element, input.tensor.getShape().vec(), {}});
    for (int64_t i = 0; i < array.elementCount(); ++i)
      array.setReal(i, isFloat(input.type.element)
                           ? std::normal_distribution<>()(random)
                           : std::uniform_int_distribution<>(0, 3)(random));
    arrays.push_back(std::move(array));
  }
  return arrays;
}

void ImportExport::expectRoundTrip() {
  Program program = imported();
  if (program.nodes.empty())
    return;
  auto exported = exportProgram(program, operators, sizesOf(program, terms));
  ASSERT_TRUE(exported) << exported.error().render();
  std::vector<interpret::Array> inputs = arguments();
  auto before = interpret::run(function(), inputs);
  auto after = interpret::run(
      (*exported)->lookupSymbol<mlir::func::FuncOp>("main"), inputs);
  ASSERT_TRUE(before) << before.error().render();
  ASSERT_TRUE(after) << after.error().render();
  ASSERT_EQ(before->size(), after->size());
  for (auto [a, b] : llvm::zip_equal(*before, *after)) {
    ASSERT_EQ(a.shape().dimensions, b.shape().dimensions);
    ASSERT_EQ(a.element(), b.element());
    if (!isFloat(a.element()) || bitWidth(a.element()) > 64)
      continue;
    double narrow = bitWidth(a.element()) < 32 ? 2e-2 : 1e-5;
    for (int64_t i = 0; i < a.elementCount(); ++i) {
      double x = a.realAt(i), y = b.realAt(i);
      ASSERT_TRUE((std::isnan(x) && std::isnan(y)) || x == y ||
                  std::abs(x - y) <= narrow * (1 + std::abs(x)))
          << x << " and " << y << " at " << i << "\n"
          << lines(program);
    }
  }
}

TEST_F(ImportExport, SoftmaxTimesMatrix) {
  load(R"(
func.func @main(%x: tensor<4x6xf32>, %w: tensor<6x3xf32>) -> tensor<4x3xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %x : tensor<4x6xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1]
    : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  %k = stablehlo.reshape %s : (tensor<4xf32>) -> tensor<4x1xf32>
  %b = stablehlo.broadcast_in_dim %k, dims = [0, 1]
    : (tensor<4x1xf32>) -> tensor<4x6xf32>
  %p = stablehlo.divide %e, %b : tensor<4x6xf32>
  %y = stablehlo.dot_general %p, %w, contracting_dims = [1] x [0]
    : (tensor<4x6xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>
  return %y : tensor<4x3xf32>
})");
  EXPECT_EQ(lines(imported()), "t2[i,j] = exp(arg0[i,j])\n"
                               "t3[i] = sum_j t2[i,j]\n"
                               "t4[i,j] = t2[i,j] / t3[i]\n"
                               "t5[i,j] = sum_k t4[i,k] * arg1[k,j]\n"
                               "return t5");
  expectRoundTrip();
}

TEST_F(ImportExport, MeanIsDividedByASize) {
  load(R"(
func.func @main(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<6.0> : tensor<4xf32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1]
    : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  %m = stablehlo.divide %s, %n : tensor<4xf32>
  %b = stablehlo.broadcast_in_dim %m, dims = [0]
    : (tensor<4xf32>) -> tensor<4x6xf32>
  %d = stablehlo.subtract %x, %b : tensor<4x6xf32>
  return %d : tensor<4x6xf32>
})");
  EXPECT_EQ(lines(imported()), "t1[i] = sum_j arg0[i,j]\n"
                               "t2[i] = t1[i] / N\n"
                               "t3[i,j] = arg0[i,j] - t2[i]\n"
                               "return t3");
  expectRoundTrip();
}

TEST_F(ImportExport, MasksAndRunningSums) {
  load(R"(
func.func @main(%x: tensor<5x7xf32>) -> (tensor<5x7xf32>, tensor<5x7xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = "stablehlo.reduce_window"(%x, %zero) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) {window_dimensions = array<i64: 1, 7>, window_strides = array<i64: 1, 1>,
      padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}
    : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %i = stablehlo.iota dim = 0 : tensor<5x7xi32>
  %j = stablehlo.iota dim = 1 : tensor<5x7xi32>
  %one = stablehlo.constant dense<1> : tensor<5x7xi32>
  %k = stablehlo.add %i, %one : tensor<5x7xi32>
  %m = stablehlo.compare GE, %k, %j : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi1>
  %z = stablehlo.constant dense<0.0> : tensor<5x7xf32>
  %t = stablehlo.select %m, %x, %z : tensor<5x7xi1>, tensor<5x7xf32>
  return %sum, %t : tensor<5x7xf32>, tensor<5x7xf32>
})");
  EXPECT_EQ(lines(imported()), "t1[i,j] = sum_{k <= j} arg0[i,k]\n"
                               "t2[i,j] = [i + 1 >= j]\n"
                               "t3[i,j] = where(t2[i,j], arg0[i,j], 0)\n"
                               "return t1, t3");
  expectRoundTrip();
}

TEST_F(ImportExport, HeadsSplitAndMerge) {
  load(R"(
func.func @main(%x: tensor<2x5x12xf32>, %w: tensor<12x12xf32>) -> tensor<2x5x12xf32> {
  %p = stablehlo.dot_general %x, %w, contracting_dims = [2] x [0]
    : (tensor<2x5x12xf32>, tensor<12x12xf32>) -> tensor<2x5x12xf32>
  %h = stablehlo.reshape %p : (tensor<2x5x12xf32>) -> tensor<2x5x3x4xf32>
  %t = stablehlo.transpose %h, dims = [0, 2, 1, 3] : (tensor<2x5x3x4xf32>) -> tensor<2x3x5x4xf32>
  %s = stablehlo.dot_general %t, %t, batching_dims = [0, 1] x [0, 1],
    contracting_dims = [3] x [3]
    : (tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) -> tensor<2x3x5x5xf32>
  %o = stablehlo.dot_general %s, %t, batching_dims = [0, 1] x [0, 1],
    contracting_dims = [3] x [2]
    : (tensor<2x3x5x5xf32>, tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %u = stablehlo.transpose %o, dims = [0, 2, 1, 3] : (tensor<2x3x5x4xf32>) -> tensor<2x5x3x4xf32>
  %y = stablehlo.reshape %u : (tensor<2x5x3x4xf32>) -> tensor<2x5x12xf32>
  return %y : tensor<2x5x12xf32>
})");
  expectRoundTrip();
}

TEST_F(ImportExport, SlicesOfAConcatenationAreItsParts) {
  load(R"(
func.func @main(%x: tensor<4x6xf32>, %a: tensor<6x3xf32>, %b: tensor<6x3xf32>) -> tensor<4x3xf32> {
  %w = stablehlo.concatenate %a, %b, dim = 1
    : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x6xf32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
    : (tensor<4x6xf32>, tensor<6x6xf32>) -> tensor<4x6xf32>
  %l = stablehlo.slice %y [0:4, 0:3] : (tensor<4x6xf32>) -> tensor<4x3xf32>
  %r = stablehlo.slice %y [0:4, 3:6] : (tensor<4x6xf32>) -> tensor<4x3xf32>
  %z = stablehlo.multiply %l, %r : tensor<4x3xf32>
  return %z : tensor<4x3xf32>
})");
  EXPECT_EQ(lines(imported()), "t3[i,j] = arg1 ++ arg2 along j\n"
                               "t4[i,j] = sum_k arg0[i,k] * t3[k,j]\n"
                               "t5[i,j] = t4[i,j], j < K\n"
                               "t6[i,j] = t4[i,K + j], j < K\n"
                               "t7[i,j] = t5[i,j] * t6[i,j]\n"
                               "return t7");
  expectRoundTrip();
}

TEST_F(ImportExport, EverythingElse) {
  load(R"(
func.func @main(%x: tensor<4x1x6xf32>, %t: tensor<9x5xbf16>, %ids: tensor<4x2xi32>)
    -> (tensor<4x8x6xf32>, tensor<4x2x5xbf16>, tensor<4x1x6xf32>, tensor<6x4xf32>, tensor<2xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %zero, low = [0, 0, 1], high = [0, 0, 2], interior = [0, 0, 0]
    : (tensor<4x1x6xf32>, tensor<f32>) -> tensor<4x1x9xf32>
  %c = stablehlo.slice %p [0:4, 0:1, 1:7] : (tensor<4x1x9xf32>) -> tensor<4x1x6xf32>
  %r = stablehlo.reverse %c, dims = [2] : tensor<4x1x6xf32>
  %b = stablehlo.broadcast_in_dim %r, dims = [0, 1, 2] : (tensor<4x1x6xf32>) -> tensor<4x8x6xf32>
  %e = stablehlo.tanh %b : tensor<4x8x6xf32>
  %i = stablehlo.reshape %ids : (tensor<4x2xi32>) -> tensor<4x2x1xi32>
  %g = "stablehlo.gather"(%t, %i) {dimension_numbers = #stablehlo.gather<
      offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0],
      index_vector_dim = 2>, slice_sizes = array<i64: 1, 5>}
    : (tensor<9x5xbf16>, tensor<4x2x1xi32>) -> tensor<4x2x5xbf16>
  %s = "stablehlo.sort"(%x) ({
    ^bb0(%u: tensor<f32>, %v: tensor<f32>):
      %l = stablehlo.compare LT, %u, %v : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %l : tensor<i1>
  }) {dimension = 2 : i64} : (tensor<4x1x6xf32>) -> tensor<4x1x6xf32>
  %f = stablehlo.reshape %s : (tensor<4x1x6xf32>) -> tensor<4x6xf32>
  %q = stablehlo.transpose %f, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %k = stablehlo.constant dense<[1.5, 2.5]> : tensor<2xf32>
  return %e, %g, %s, %q, %k : tensor<4x8x6xf32>, tensor<4x2x5xbf16>,
      tensor<4x1x6xf32>, tensor<6x4xf32>, tensor<2xf32>
})");
  expectRoundTrip();
}

/// x[arange(n), ids], a batched gather whose dimensions come in another order,
/// and single elements of an axis.
TEST_F(ImportExport, GathersThatGoTogetherAlongADimension) {
  load(R"(
func.func @main(%x: tensor<4x6xf32>, %ids: tensor<4xi32>, %y: tensor<5x4x7xf32>, %own: tensor<3x4xi32>)
    -> (tensor<4xf32>, tensor<3x5x4xf32>, tensor<4xf32>, tensor<5x7xf32>) {
  %n = stablehlo.iota dim = 0 : tensor<4xi32>
  %zero = stablehlo.constant dense<0> : tensor<4xi32>
  %four = stablehlo.constant dense<4> : tensor<4xi32>
  %below = stablehlo.compare LT, %n, %zero, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %over = stablehlo.add %n, %four : tensor<4xi32>
  %row = stablehlo.select %below, %over, %n : tensor<4xi1>, tensor<4xi32>
  %a = stablehlo.reshape %row : (tensor<4xi32>) -> tensor<4x1xi32>
  %b = stablehlo.reshape %ids : (tensor<4xi32>) -> tensor<4x1xi32>
  %both = stablehlo.concatenate %a, %b, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
  %g = "stablehlo.gather"(%x, %both) {dimension_numbers = #stablehlo.gather<
      collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>,
      slice_sizes = array<i64: 1, 1>} : (tensor<4x6xf32>, tensor<4x2xi32>) -> tensor<4xf32>
  %h = "stablehlo.gather"(%y, %own) {dimension_numbers = #stablehlo.gather<
      offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [1],
      start_indices_batching_dims = [1], start_index_map = [2], index_vector_dim = 2>,
      slice_sizes = array<i64: 5, 1, 1>} : (tensor<5x4x7xf32>, tensor<3x4xi32>) -> tensor<3x5x4xf32>
  %one = stablehlo.slice %x [0:4, 5:6] : (tensor<4x6xf32>) -> tensor<4x1xf32>
  %last = stablehlo.reshape %one : (tensor<4x1xf32>) -> tensor<4xf32>
  %two = stablehlo.slice %y [0:5, 2:3, 0:7] : (tensor<5x4x7xf32>) -> tensor<5x1x7xf32>
  %middle = stablehlo.reshape %two : (tensor<5x1x7xf32>) -> tensor<5x7xf32>
  return %g, %h, %last, %middle : tensor<4xf32>, tensor<3x5x4xf32>, tensor<4xf32>, tensor<5x7xf32>
})");
  EXPECT_EQ(imported().opaques.size(), 0u);
  expectRoundTrip();
}

// 200 of ui8 was read as -56, 1.5 of f32 as its bits, and numbers that wrap
// around or are rounded as if they counted.
TEST_F(ImportExport, NumbersOfOtherTypesThanSignedIntegers) {
  load(R"(
func.func @main(%x: tensor<60x50xf32>, %b: tensor<3x4xui8>, %h: tensor<300x301xf32>)
    -> (tensor<60x50xf32>, tensor<60x50xf32>, tensor<60x50xf32>, tensor<60x50xf32>, tensor<3x6xui8>, tensor<300x301xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<60x50xf32>
  %row = stablehlo.iota dim = 0 : tensor<60x50xui8>
  %column = stablehlo.iota dim = 1 : tensor<60x50xui8>
  %many = stablehlo.constant dense<200> : tensor<60x50xui8>
  %few = stablehlo.constant dense<5> : tensor<60x50xui8>
  %always = stablehlo.compare LT, %row, %many, UNSIGNED : (tensor<60x50xui8>, tensor<60x50xui8>) -> tensor<60x50xi1>
  %all = stablehlo.select %always, %x, %zero : tensor<60x50xi1>, tensor<60x50xf32>
  %less = stablehlo.subtract %row, %few : tensor<60x50xui8>
  %above = stablehlo.compare LE, %less, %column, UNSIGNED : (tensor<60x50xui8>, tensor<60x50xui8>) -> tensor<60x50xi1>
  %some = stablehlo.select %above, %x, %zero : tensor<60x50xi1>, tensor<60x50xf32>
  %short = stablehlo.iota dim = 0 : tensor<60x50xi8>
  %other = stablehlo.iota dim = 1 : tensor<60x50xi8>
  %hundred = stablehlo.constant dense<100> : tensor<60x50xi8>
  %wraps = stablehlo.add %short, %hundred : tensor<60x50xi8>
  %below = stablehlo.compare LE, %wraps, %other, SIGNED : (tensor<60x50xi8>, tensor<60x50xi8>) -> tensor<60x50xi1>
  %wrapped = stablehlo.select %below, %x, %zero : tensor<60x50xi1>, tensor<60x50xf32>
  %real = stablehlo.iota dim = 0 : tensor<60x50xf32>
  %half = stablehlo.constant dense<1.5> : tensor<60x50xf32>
  %between = stablehlo.add %real, %half : tensor<60x50xf32>
  %times = stablehlo.multiply %between, %x : tensor<60x50xf32>
  %edge = stablehlo.constant dense<200> : tensor<ui8>
  %wide = stablehlo.pad %b, %edge, low = [0, 1], high = [0, 1], interior = [0, 0] : (tensor<3x4xui8>, tensor<ui8>) -> tensor<3x6xui8>
  %coarse = stablehlo.iota dim = 0 : tensor<300x301xbf16>
  %across = stablehlo.iota dim = 1 : tensor<300x301xbf16>
  %under = stablehlo.compare LT, %coarse, %across, FLOAT : (tensor<300x301xbf16>, tensor<300x301xbf16>) -> tensor<300x301xi1>
  %none = stablehlo.constant dense<0.0> : tensor<300x301xf32>
  %rounded = stablehlo.select %under, %h, %none : tensor<300x301xi1>, tensor<300x301xf32>
  return %all, %some, %wrapped, %times, %wide, %rounded : tensor<60x50xf32>, tensor<60x50xf32>, tensor<60x50xf32>, tensor<60x50xf32>, tensor<3x6xui8>, tensor<300x301xf32>
})");
  expectRoundTrip();
}

TEST_F(ImportExport, AMeanOverTwoPartsIsDividedByBothSizes) {
  load(R"(
func.func @main(%x: tensor<4x6xf32>, %y: tensor<8x6xf32>) -> tensor<6xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<6xf32>
  %b = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x6xf32>, tensor<f32>) -> tensor<6xf32>
  %sum = stablehlo.add %a, %b : tensor<6xf32>
  %n = stablehlo.constant dense<12.0> : tensor<6xf32>
  %mean = stablehlo.divide %sum, %n : tensor<6xf32>
  return %mean : tensor<6xf32>
})");
  EXPECT_EQ(lines(imported()).find("12"), std::string::npos);
  expectRoundTrip();
}

TEST_F(ImportExport, SizesAreNoMoreEqualThanTheProgramSays) {
  load(R"(
func.func @main(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
    : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %y : tensor<8x8xf32>
})");
  EXPECT_EQ(imported().sizes.size(), 3u);
}

TEST_F(ImportExport, SaysWhatNoNodeStandsFor) {
  load(R"(
func.func @main(%x: !stablehlo.token) -> !stablehlo.token {
  return %x : !stablehlo.token
})");
  auto programs = importFunctions({function()}, operators);
  ASSERT_FALSE(programs);
  EXPECT_EQ(programs.error().what, "an argument that is no ranked tensor");
}

/// Programs given by the environment: every *.mlir in the folder.
TEST_F(ImportExport, Programs) {
  const char *folder = std::getenv("TESELA_PROGRAMS");
  if (!folder)
    GTEST_SKIP() << "TESELA_PROGRAMS is not set";
  for (const auto &entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() != ".mlir")
      continue;
    SCOPED_TRACE(entry.path().string());
    std::stringstream text;
    text << std::ifstream(entry.path()).rdbuf();
    load(text.str());
    if (HasFatalFailure())
      return;
    expectRoundTrip();
  }
}

} // namespace
} // namespace tesela::nugraph
