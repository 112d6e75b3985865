// The one form of shardings, and the inlining of calls and composites.
#include "import/Import.h"

#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"

using namespace tesela;
using namespace tesela::import;
using llvm::StringRef;

namespace {
std::string normal(StringRef program) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  auto module = importModule(program, context, {.name = "test.mlir"});
  if (!module)
    return module.error().render();
  std::string text;
  llvm::raw_string_ostream(text) << **module;
  return text;
}

bool has(StringRef text, StringRef part) { return text.contains(part); }

TEST(ShardingsTest, OneDeviceHasNone) {
  std::string text = normal(R"(
module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @empty_mesh = <[]>
  func.func @main(%a: tensor<4xf32> {mhlo.sharding = "{replicated}"})
      -> tensor<4xf32> {
    %0 = sdy.sharding_constraint %a <@empty_mesh, [{}]> : tensor<4xf32>
    %1 = stablehlo.custom_call @Sharding(%0)
        {mhlo.sharding = "{replicated}"} : (tensor<4xf32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
})");
  EXPECT_FALSE(has(text, "sdy")) << text;
  EXPECT_FALSE(has(text, "mhlo.sharding")) << text;
  EXPECT_FALSE(has(text, "custom_call")) << text;
  EXPECT_TRUE(has(text, "return %arg0")) << text;
}

TEST(ShardingsTest, StringsOfHloBecomeSdy) {
  std::string text = normal(R"(
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(
      %a: tensor<8x8xf32> {mhlo.sharding = "{devices=[2,2]<=[4]}"})
      -> (tensor<8x8xf32>
          {mhlo.sharding = "{devices=[2,1,2]<=[2,2]T(1,0) last_tile_dim_replicate}"}) {
    %0 = stablehlo.custom_call @Sharding(%a) {mhlo.sharding = "{replicated}"}
        : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
})");
  EXPECT_FALSE(has(text, "mhlo.sharding")) << text;
  EXPECT_TRUE(has(text, "<[\"axis_0\"=2, \"axis_1\"=2]>")) << text;
  // Four devices in order are one axis cut in two; the result takes the second
  // axis of a mesh of two.
  EXPECT_TRUE(has(text, "[{\"axis_0\":(1)2}, {\"axis_0\":(2)2}]>")) << text;
  EXPECT_TRUE(has(text, "[{\"axis_1\"}, {}]>")) << text;
  EXPECT_TRUE(has(text, "sdy.sharding_constraint")) << text;
}

TEST(CallsTest, AreInlinedAndForgotten) {
  std::string text = normal(R"(
module {
  func.func public @main(%a: tensor<f32>) -> tensor<f32> {
    %0 = call @f(%a) : (tensor<f32>) -> tensor<f32>
    %1 = stablehlo.composite "my.twice" %0 {decomposition = @g}
        : (tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @f(%a: tensor<f32>) -> tensor<f32> {
    %0 = call @g(%a) : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @g(%a: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.add %a, %a : tensor<f32>
    return %0 : tensor<f32>
  }
})");
  EXPECT_FALSE(has(text, "call @")) << text;
  EXPECT_FALSE(has(text, "@g")) << text;
  EXPECT_FALSE(has(text, "composite")) << text;
  EXPECT_EQ(StringRef(text).count("stablehlo.add"), 2u) << text;
}

TEST(CallsTest, RecursionIsAnErrorWithAPlace) {
  std::string text = normal(R"(
module {
  func.func public @main(%a: tensor<f32>) -> tensor<f32> {
    %0 = call @f(%a) : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @f(%a: tensor<f32>) -> tensor<f32> {
    %0 = call @f(%a) : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
})");
  EXPECT_TRUE(has(text, "@f calls itself")) << text;
  EXPECT_TRUE(has(text, "test.mlir:8:")) << text;
}

TEST(CompositesTest, KnownNamesBecomeOperators) {
  std::string text = normal(R"(
module {
  func.func public @main(%a: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.composite "chlo.erf" %a
        {decomposition = @erf.impl, version = 1 : i32}
        : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @erf.impl(%a: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.tanh %a : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
})");
  EXPECT_TRUE(has(text, "chlo.erf")) << text;
  EXPECT_FALSE(has(text, "tanh")) << text;
}
} // namespace
