#include "driver/Signature.h"

#include "import/Import.h"

#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/StringRef.h"

#include <gtest/gtest.h>

namespace tesela::driver {
namespace {

class SignatureTest : public testing::Test {
protected:
  Result<runtime::Signature> signature(const std::string &text) {
    auto module = import::importModule(text, context);
    if (!module)
      return std::move(module.error());
    return signatureOf(**module);
  }

  mlir::MLIRContext context{mlir::MLIRContext::Threading::DISABLED};
};

using Dimensions = std::vector<int64_t>;

TEST_F(SignatureTest, ShapesInOrder) {
  auto found = signature(R"(
    module @adder attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 3 : i32} {
      func.func @main(%x: tensor<2x3xbf16>, %s: tensor<i1>) -> (tensor<i1>, tensor<2x3xbf16>) {
        return %s, %x : tensor<i1>, tensor<2x3xbf16>
      }
    })");
  ASSERT_TRUE(found) << found.error().render();
  EXPECT_EQ(found->name, "adder");
  EXPECT_EQ(found->replicas, 2u);
  EXPECT_EQ(found->partitions, 3u);
  ASSERT_EQ(found->parameters.size(), 2u);
  EXPECT_EQ(found->parameters[0].element, ElementType::BF16);
  EXPECT_EQ(found->parameters[0].dimensions, Dimensions({2, 3}));
  EXPECT_TRUE(found->parameters[0].minorToMajor.empty());
  EXPECT_EQ(found->parameters[1].element, ElementType::I1);
  ASSERT_EQ(found->results.size(), 2u);
  EXPECT_EQ(found->results[1].element, ElementType::BF16);
  EXPECT_EQ(found->donations, std::vector<int32_t>({-1, -1}));
}

std::string withLayout(const std::string &layout) {
  return "func.func @main(%x: tensor<2x3xf32> {mhlo.layout_mode = \"" + layout +
         "\"}) -> (tensor<2x3xf32> {mhlo.layout_mode = \"" + layout +
         "\"}) { return %x : tensor<2x3xf32> }";
}

TEST_F(SignatureTest, LayoutsOfParametersAndResults) {
  auto columns = signature(withLayout("{0,1}"));
  ASSERT_TRUE(columns) << columns.error().render();
  EXPECT_EQ(columns->parameters[0].minorToMajor, Dimensions({0, 1}));
  EXPECT_EQ(columns->results[0].minorToMajor, Dimensions({0, 1}));
  // Row-major has one notation: none.
  for (const char *plain : {"{1,0}", "default", "auto"}) {
    auto rows = signature(withLayout(plain));
    ASSERT_TRUE(rows) << rows.error().render();
    EXPECT_TRUE(rows->parameters[0].minorToMajor.empty()) << plain;
  }
}

TEST_F(SignatureTest, LayoutsThatAreNoOrder) {
  for (const char *wrong :
       {"{0,0}", "{0}", "{0,2}", "{0,1", "{a,b}", "{0,1,2}"}) {
    auto found = signature(withLayout(wrong));
    ASSERT_FALSE(found) << wrong;
    EXPECT_EQ(found.error().code, ErrorCode::InvalidArgument);
    EXPECT_NE(found.error().what.find(wrong), std::string::npos);
    EXPECT_NE(found.error().what.find("parameter 0"), std::string::npos);
  }
}

TEST_F(SignatureTest, Donations) {
  auto found = signature(R"(
    func.func @main(%a: tensor<4xf32> {tf.aliasing_output = 1 : i32},
                    %b: tensor<4xf32> {jax.buffer_donor = true},
                    %c: tensor<4xf32> {jax.buffer_donor = false},
                    %d: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
      return %b, %a : tensor<4xf32>, tensor<4xf32>
    })");
  ASSERT_TRUE(found) << found.error().render();
  EXPECT_EQ(found->donations, std::vector<int32_t>({1, -2, -1, -1}));
}

TEST_F(SignatureTest, DonationsThatCannotBe) {
  auto donated = [&](const std::string &a, const std::string &b) {
    return signature("func.func @main(%a: tensor<4xf32>" + a +
                     ", %b: tensor<4xf32>" + b +
                     ") -> (tensor<4xf32>, tensor<8xf32>) { %c = "
                     "stablehlo.constant dense<0.0> : tensor<8xf32> "
                     "return %b, %c : tensor<4xf32>, tensor<8xf32> }");
  };
  auto to = [](const std::string &result) {
    return " {tf.aliasing_output = " + result + "}";
  };
  EXPECT_TRUE(donated(to("0 : i32"), ""));
  for (const char *wrong :
       {"2 : i32", "100 : i32", "-1 : i32", "-2 : i32", "4294967296 : i64",
        "18446744073709551616 : i128", "1 : i32"}) {
    auto found = donated("", to(wrong));
    ASSERT_FALSE(found) << wrong;
    EXPECT_EQ(found.error().code, ErrorCode::InvalidArgument);
    EXPECT_NE(found.error().what.find("parameter 1"), std::string::npos);
    EXPECT_NE(found.error().where, "");
  }
  auto twice = donated(to("0 : i32"), to("0 : i32"));
  ASSERT_FALSE(twice);
  EXPECT_NE(twice.error().what.find("as another parameter is"),
            std::string::npos);
}

TEST_F(SignatureTest, KindsOfMemory) {
  auto found = signature(R"(
    func.func @main(%a: tensor<4xf32>,
                    %b: tensor<4xf32> {mhlo.memory_kind = "unpinned_host"})
        -> (tensor<4xf32> {mhlo.memory_kind = "pinned_host"}, tensor<4xf32>) {
      return %b, %a : tensor<4xf32>, tensor<4xf32>
    })");
  ASSERT_TRUE(found) << found.error().render();
  EXPECT_EQ(found->parameterMemoryKinds,
            std::vector<std::string>({"", "unpinned_host"}));
  EXPECT_EQ(found->resultMemoryKinds,
            std::vector<std::string>({"pinned_host", ""}));
}

TEST_F(SignatureTest, DynamicShapesAreRefusedByNumber) {
  auto found = signature(R"(
    func.func @main(%a: tensor<4xf32>, %b: tensor<?xf32>) -> tensor<4xf32> {
      return %a : tensor<4xf32>
    })");
  ASSERT_FALSE(found);
  EXPECT_EQ(found.error().code, ErrorCode::InvalidArgument);
  EXPECT_NE(found.error().what.find("parameter 1"), std::string::npos);
}

TEST_F(SignatureTest, ThereMustBeAMain) {
  auto found = signature("func.func @other() { return }");
  ASSERT_FALSE(found);
  EXPECT_NE(found.error().what.find("main"), std::string::npos);
}

} // namespace
} // namespace tesela::driver
