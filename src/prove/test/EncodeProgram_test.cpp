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

} // namespace
} // namespace tesela::prove
