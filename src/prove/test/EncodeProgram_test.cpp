// StableHLO programs as terms.
#include "prove/EncodeProgram.h"

#include "ir/Dialects.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

#include <string>

namespace tesela::prove {
namespace {

class EncodeProgram : public testing::Test {
protected:
  EncodeProgram() {
    mlir::DialectRegistry registry;
    ir::registerDialects(registry);
    registry.insert<mlir::func::FuncDialect>();
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }

  /// Both sides are the one program.
  std::unique_ptr<EncodedPair> encode(llvm::StringRef program) {
    mlir::ScopedDiagnosticHandler handler(&context,
                                          [&](mlir::Diagnostic &diagnostic) {
                                            errors += diagnostic.str() + "\n";
                                          });
    auto module = mlir::parseSourceString<mlir::ModuleOp>(program, &context);
    if (!module)
      return nullptr;
    auto function = *module->getOps<mlir::func::FuncOp>().begin();
    return encodePair(terms, function, function);
  }

  /// The first result at (o0, o1, ...).
  std::string term(const EncodedPair &pair) {
    llvm::SmallVector<Index> at;
    const Value &value = pair.problem.left.front();
    for (unsigned d = 0; d < value.shape.size(); ++d)
      at.push_back(terms.index(terms.output(d)));
    Term left = value.at(at), right = pair.problem.right.front().at(at);
    EXPECT_TRUE(left == right) << terms.text(left) << terms.text(right);
    return terms.text(left);
  }
  std::string term(llvm::StringRef program) {
    auto pair = encode(program);
    return pair ? term(*pair) : errors;
  }
  std::string shape(llvm::ArrayRef<Index> shape) {
    std::string text;
    for (Index extent : shape)
      text += (text.empty() ? "" : ", ") + terms.text(extent);
    return text;
  }

  mlir::MLIRContext context;
  Terms terms;
  std::string errors;
};

TEST_F(EncodeProgram, Contraction) {
  auto pair = encode(R"(
    func.func @f(%x: tensor<?x?xbf16> {tesela.shape = "M, K"},
                 %w: tensor<?x?xbf16>) -> tensor<?x?xbf16> {
      %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
        : (tensor<?x?xbf16>, tensor<?x?xbf16>) -> tensor<?x?xbf16>
      return %0 : tensor<?x?xbf16>
    })");
  ASSERT_TRUE(pair) << errors;
  EXPECT_EQ(
      term(*pair),
      "convert_bf16(sum_{k<K} convert_f32(arg0[o0, k])*convert_f32(arg1[k, "
      "o1]))");
  EXPECT_EQ(shape(pair->problem.left[0].shape), "M, N1_1");
  // The contracted sizes agree: one is an abbreviation of the other.
  EXPECT_EQ(shape(pair->problem.inputs[1].shape), "K, N1_1");
  EXPECT_EQ(pair->assumptions, std::vector<std::string>{"K == N1_0"});
}

TEST_F(EncodeProgram, LastPartOfAConcatenationNeedsNoTest) {
  EXPECT_EQ(term(R"(
    func.func @f(%x: tensor<?xf32> {tesela.shape = "M"},
                 %y: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
      %0 = stablehlo.concatenate %x, %y, dim = 0
        : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
      return %0 : tensor<?xf32>
    })"),
            "if (-o0 <= 0 and -M + o0 + 1 <= 0) then arg0[o0] else arg1[-M + "
            "o0]");
}

TEST_F(EncodeProgram, ChoicesAndConversions) {
  EXPECT_EQ(term(R"(
    func.func @f(%p: tensor<i1>, %x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = "stablehlo.if"(%p) ({
        %1 = stablehlo.negate %x : tensor<4xf32>
        stablehlo.return %1 : tensor<4xf32>
      }, {
        stablehlo.return %x : tensor<4xf32>
      }) : (tensor<i1>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    })"),
            "if arg0 then -arg1[o0] else arg1[o0]");
}

TEST_F(EncodeProgram, AReciprocalThatIsRoundedIsNoDivision) {
  std::string product = term(R"(
    func.func @f(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
      %one = stablehlo.constant dense<1.0> : tensor<f32>
      %0 = stablehlo.divide %one, %y : tensor<f32>
      %1 = stablehlo.multiply %x, %0 : tensor<f32>
      return %1 : tensor<f32>
    })");
  std::string quotient = term(R"(
    func.func @f(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
      %0 = stablehlo.divide %x, %y : tensor<f32>
      return %0 : tensor<f32>
    })");
  EXPECT_NE(product, quotient);
}

TEST_F(EncodeProgram, SetAtAnIndexIsAChoice) {
  EXPECT_EQ(term(R"(
    func.func @f(%x: tensor<?xf32> {tesela.shape = "N"}, %i: tensor<1xi32>,
                 %u: tensor<f32>) -> tensor<?xf32> {
      %0 = "stablehlo.scatter"(%x, %i, %u) ({
      ^bb0(%a: tensor<f32>, %b: tensor<f32>):
        stablehlo.return %b : tensor<f32>
      }) {scatter_dimension_numbers = #stablehlo.scatter<
            inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>}
        : (tensor<?xf32>, tensor<1xi32>, tensor<f32>) -> tensor<?xf32>
      return %0 : tensor<?xf32>
    })"),
            "if (o0 - arg1[0] = 0 and -arg1[0] <= 0 and -N + arg1[0] + 1 <= "
            "0) then arg2 else arg0[o0]");
}

TEST_F(EncodeProgram, FloorDivideOfJaxIsADivision) {
  auto pair = encode(R"(
    func.func @f(%x: tensor<?xf32> {tesela.shape = "M"}) -> tensor<?xi32> {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %two = stablehlo.constant dense<2> : tensor<i32>
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %m = stablehlo.get_dimension_size %x, dim = 0
        : (tensor<?xf32>) -> tensor<i32>
      %n = stablehlo.subtract %m, %one : tensor<i32>
      %0 = stablehlo.divide %n, %two : tensor<i32>
      %1 = stablehlo.sign %n : tensor<i32>
      %2 = stablehlo.sign %two : tensor<i32>
      %3 = stablehlo.compare NE, %1, %2
        : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.remainder %n, %two : tensor<i32>
      %5 = stablehlo.compare NE, %4, %zero
        : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %6 = stablehlo.and %3, %5 : tensor<i1>
      %7 = stablehlo.subtract %0, %one : tensor<i32>
      %8 = stablehlo.select %6, %7, %0 : tensor<i1>, tensor<i32>
      %9 = stablehlo.reshape %8 : (tensor<i32>) -> tensor<1xi32>
      %10 = stablehlo.dynamic_iota %9, dim = 0
        : (tensor<1xi32>) -> tensor<?xi32>
      return %10 : tensor<?xi32>
    })");
  ASSERT_TRUE(pair) << errors;
  EXPECT_EQ(shape(pair->problem.left[0].shape), "((M + 1) div 2) - 1");
  EXPECT_TRUE(pair->assumptions.empty());
}

TEST_F(EncodeProgram, EqualOperatorsAreCutTheSameWay) {
  auto pair = encode(R"(
    func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
      %0 = stablehlo.add %x, %x : tensor<8xf32>
      %1 = "stablehlo.custom_call"(%0) {call_target_name = "mystery"}
        : (tensor<8xf32>) -> tensor<8xf32>
      return %1 : tensor<8xf32>
    })");
  ASSERT_TRUE(pair) << errors;
  EXPECT_EQ(term(*pair), "custom_call#0.0[o0]"); // checks both sides
  ASSERT_EQ(pair->opaque.size(), 2u);
  EXPECT_EQ(pair->opaque[0].what, "stablehlo.custom_call");
}

} // namespace
} // namespace tesela::prove
