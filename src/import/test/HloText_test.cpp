// HLO text of programs whose form in HLO differs from that in StableHLO.
#include "import/DotGraph.h"
#include "import/HloText.h"
#include "import/Import.h"

#include "Programs.h"

#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"

using namespace tesela;
using namespace tesela::import;
using namespace tesela::import::test;
using llvm::StringRef;

namespace {
struct HloTextTest : ::testing::Test {
  mlir::MLIRContext context{mlir::MLIRContext::Threading::DISABLED};

  std::string text(StringRef program, HloTextOptions options = {}) {
    auto module = importModule(program, context, {.name = "test"});
    if (!module)
      return module.error().render();
    auto text = hloText(**module, options);
    return text ? *text : text.error().render();
  }
};

/// Checks that `text` contains the lines in order.
void expectInOrder(StringRef text, const std::vector<StringRef> &lines) {
  size_t from = 0;
  for (StringRef line : lines) {
    size_t at = text.find(line, from);
    ASSERT_NE(at, StringRef::npos) << line.str() << "\nnot in\n" << text.str();
    from = at + line.size();
  }
}

TEST_F(HloTextTest, HeaderAndRoot) {
  expectInOrder(text(R"(
module @m attributes {mhlo.num_partitions = 1 : i32} {
  func.func @main(%a: tensor<2x3xf32> {tf.aliasing_output = 0 : i32})
      -> tensor<3x2xf32> {
    %0 = stablehlo.transpose %a, dims = [1, 0]
        : (tensor<2x3xf32>) -> tensor<3x2xf32>
    return %0 : tensor<3x2xf32>
  }
})",
                     {.scheduled = true}),
                {"HloModule m, is_scheduled=true, input_output_alias={ {}: "
                 "(0, {}, may-alias) }, "
                 "entry_computation_layout={(f32[2,3]{1,0})->f32[3,2]{1,0}}",
                 "ENTRY main.1 {", "Arg_0.1 = f32[2,3]{1,0} parameter(0)",
                 "ROOT transpose.1 = f32[3,2]{1,0} transpose(Arg_0.1), "
                 "dimensions={1,0}"});
}

TEST_F(HloTextTest, LoopsCarryWhatTheyCapture) {
  expectInOrder(text(R"(
func.func @main(%n: tensor<i32>, %step: tensor<i32>) -> tensor<i32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.while(%i = %zero) : tensor<i32>
  cond {
    %1 = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %1 = stablehlo.add %i, %step : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }
  return %0 : tensor<i32>
})"),
                {"region_0.1 {", "parameter(0)", "add(",
                 "ROOT tuple.1 = (s32[], s32[], s32[]) tuple(", "region_1.2 {",
                 "ROOT compare.1 = pred[] compare(", "ENTRY main.3 {", "while(",
                 "condition=region_1.2, body=region_0.1",
                 "ROOT get-tuple-element"});
}

TEST_F(HloTextTest, BranchesTakeTheirCaptures) {
  expectInOrder(text(R"(
func.func @main(%i: tensor<i32>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.case"(%i) ({
    %1 = stablehlo.cosine %x : tensor<4xf32>
    stablehlo.return %1 : tensor<4xf32>
  }, {
    stablehlo.return %x : tensor<4xf32>
  }) : (tensor<i32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
})"),
                {"ROOT cosine.1", "ROOT Arg",
                 "conditional(Arg_0.1, Arg_1.1, Arg_1.1), "
                 "branch_computations={region_0.1, region_1.2}"});
}

TEST_F(HloTextTest, ReductionsOfSeveralValuesYieldTuples) {
  expectInOrder(text(R"(
func.func @main(%x: tensor<4xf32>, %y: tensor<4xi32>) -> tensor<i32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = "stablehlo.reduce"(%x, %y, %z, %i) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<i32>):
    %1 = stablehlo.maximum %a, %c : tensor<f32>
    %2 = stablehlo.add %b, %d : tensor<i32>
    stablehlo.return %1, %2 : tensor<f32>, tensor<i32>
  }) : (tensor<4xf32>, tensor<4xi32>, tensor<f32>, tensor<i32>)
      -> (tensor<f32>, tensor<i32>)
  return %0#1 : tensor<i32>
})"),
                {"ROOT tuple.1 = (f32[], s32[]) tuple(",
                 "reduce.1 = (f32[], s32[]) reduce(",
                 "dimensions={0}, "
                 "to_apply=region_0.1",
                 "ROOT get-tuple-element.1 = s32[] "
                 "get-tuple-element(reduce.1), index=1"});
}

TEST_F(HloTextTest, ConstantsAreExact) {
  std::string printed = text(R"(
func.func @main() -> (tensor<6xf32>, tensor<2x2xbf16>, tensor<2xi1>,
                      tensor<complex<f32>>, tensor<3xf64>) {
  %0 = stablehlo.constant dense<[1.0e-5, 1.50140941, -0.0, 0x7F800000,
      0xFFC00000, 0x7FC00001]> : tensor<6xf32>
  %1 = stablehlo.constant dense<[[1.0, 2.5], [3.0e38, -1.0]]>
      : tensor<2x2xbf16>
  %2 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %3 = stablehlo.constant dense<(1.0, -2.0)> : tensor<complex<f32>>
  %4 = stablehlo.constant dense<7.0> : tensor<3xf64>
  return %0, %1, %2, %3, %4 : tensor<6xf32>, tensor<2x2xbf16>, tensor<2xi1>,
      tensor<complex<f32>>, tensor<3xf64>
})");
  expectInOrder(printed,
                {"constant({1e-05, 1.50140941, -0, inf, -nan, nan(0x400001)})",
                 "constant({ {1, 2.5}, {3e+38, -1} })",
                 "constant({true, false})", "c64[] constant((1, -2))",
                 "f64[] constant(7)",
                 "f64[3]{0} broadcast(constant.5), dimensions={}"});
}

TEST_F(HloTextTest, WhatHloLacksIsNamed) {
  auto printed = text(R"(
func.func @main(%a: tensor<?xf32>, %s: tensor<1xi32>) -> tensor<?xf32> {
  %0 = stablehlo.dynamic_reshape %a, %s
      : (tensor<?xf32>, tensor<1xi32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
})");
  EXPECT_NE(printed.find("HLO cannot express 'stablehlo.dynamic_reshape'"),
            std::string::npos)
      << printed;
}

TEST_F(HloTextTest, EveryProgramOfJaxPrints) {
  auto samples = programs("suites/hlo/jax_generated", "plugin_mixed.mlirbc");
  if (samples.empty())
    GTEST_SKIP() << "no ../shared";
  for (const std::string &path : samples) {
    std::string printed = text(readFile(path));
    EXPECT_TRUE(StringRef(printed).starts_with("HloModule "))
        << path << ": " << printed;
  }
}

TEST_F(HloTextTest, DotGraphHasAnEdgePerUse) {
  auto module = importModule(R"(
func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %a, %a : tensor<2xf32>
  return %0 : tensor<2xf32>
})",
                             context, {.name = "test"});
  ASSERT_TRUE(module);
  expectInOrder(dotGraph(**module),
                {"digraph", "subgraph cluster_0", "label=\"main\"",
                 "stablehlo.add", "n0 -> n1", "n0 -> n1", "n1 -> n2", "}"});
}
} // namespace
