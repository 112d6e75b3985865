// Programs that ask for too much are refused before they get it.
#include "import/Import.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"

#include <gtest/gtest.h>

using namespace tesela;

namespace {

std::string errorOf(const std::string &program) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  auto module = import::importModule(program, context, {.name = "test"});
  return module ? "" : module.error().render();
}

std::string repeated(const char *text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i)
    all += text;
  return all;
}

std::string declaring(const std::string &type) {
  return "func.func private @f(" + type + ")\n" +
         "func.func @main(%a: tensor<f32>) -> tensor<f32> {\n"
         "  return %a : tensor<f32>\n}\n";
}

TEST(Limits, AngleBracketsNest) {
  std::string deep = repeated("tuple<", 100000) + "f32" + repeated(">", 100000);
  EXPECT_NE(errorOf(declaring(deep)).find("brackets nest"), std::string::npos);
  // What an arrow or a comparison ends with closes none.
  std::string hidden = repeated("tuple<() -> f32, ", 1000) + "f32";
  EXPECT_NE(errorOf(declaring(hidden)).find("brackets nest"),
            std::string::npos);
}

TEST(Limits, ArrowsAndComparisonsOpenNothing) {
  std::string many;
  for (int i = 0; i < 1000; ++i)
    many += "func.func private @f" + std::to_string(i) +
            "() attributes {a = affine_set<(d) : (d >= 0)>, "
            "b = affine_map<(d) -> (d)>}\n";
  EXPECT_EQ(errorOf(many + declaring("tensor<f32>")), "");
}

/// `count` functions, of which each calls the next `times` times.
std::string chain(int count, int times) {
  std::string program;
  for (int i = 0; i < count; ++i) {
    program +=
        i ? "func.func private @f" + std::to_string(i) : "func.func @main";
    program += "(%0: tensor<f32>) -> tensor<f32> {\n";
    for (int k = 0; k < times; ++k) {
      std::string operand = "%" + std::to_string(k);
      program += "  %" + std::to_string(k + 1) + " = ";
      program += i + 1 == count
                     ? "stablehlo.negate " + operand + " : tensor<f32>\n"
                     : "call @f" + std::to_string(i + 1) + "(" + operand +
                           ") : (tensor<f32>) -> tensor<f32>\n";
    }
    program += "  return %" + std::to_string(times) + " : tensor<f32>\n}\n";
  }
  return program;
}

TEST(Limits, CallsStandForSoManyOperators) {
  EXPECT_NE(errorOf(chain(40, 2)).find("calls stand for more than 1048576"),
            std::string::npos);
  EXPECT_EQ(errorOf(chain(8, 2)), "");
}

TEST(Limits, CallsNestSoDeep) {
  EXPECT_NE(errorOf(chain(5000, 1)).find("calls nest more than 1000"),
            std::string::npos);
  EXPECT_EQ(errorOf(chain(60, 1)), "");
}

/// Padding and a window of which the sizes, counted with 64 bits, are those
/// that the program gives: the true ones are 2^64 larger.
TEST(Limits, SizesWrapAround) {
  std::string pad =
      errorOf("func.func @main(%a: tensor<257xf32>, %z: tensor<f32>) -> "
              "tensor<257xf32> {\n"
              "  %r = stablehlo.pad %a, %z, low = [0], high = [0], interior = "
              "[72057594037927936] : (tensor<257xf32>, tensor<f32>) -> "
              "tensor<257xf32>\n"
              "  return %r : tensor<257xf32>\n}\n");
  EXPECT_NE(pad.find("stablehlo.pad: (C4)"), std::string::npos) << pad;
  std::string window = errorOf(
      "func.func @main(%a: tensor<5xf32>, %z: tensor<f32>) -> tensor<5xf32> {\n"
      "  %r = \"stablehlo.reduce_window\"(%a, %z) <{window_dimensions = "
      "array<i64: 257>, window_dilations = array<i64: 72057594037927936>}> ({\n"
      "  ^bb0(%b: tensor<f32>, %c: tensor<f32>):\n"
      "    stablehlo.return %b : tensor<f32>\n"
      "  }) : (tensor<5xf32>, tensor<f32>) -> tensor<5xf32>\n"
      "  return %r : tensor<5xf32>\n}\n");
  EXPECT_NE(window.find("stablehlo.reduce_window: ("), std::string::npos)
      << window;
}

TEST(Limits, PaddingThatHasNoNegative) {
  std::string error = errorOf(
      "func.func @main(%a: tensor<3xf32>, %z: tensor<f32>) -> tensor<2xf32> {\n"
      "  %r = stablehlo.pad %a, %z, low = [-9223372036854775808], high = "
      "[9223372036854775807], interior = [0] : (tensor<3xf32>, tensor<f32>) -> "
      "tensor<2xf32>\n"
      "  return %r : tensor<2xf32>\n}\n");
  EXPECT_NE(error.find("is beyond 2^56"), std::string::npos) << error;
}

} // namespace
