// Forms with sizes that are symbols, built without an operator.
#include "semantics/forms/Build.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

#include <string>

namespace tesela::semantics {
namespace {

class SymbolicForms : public testing::Test {
protected:
  /// The form as text without its body, after it was found sound.
  std::string text(const GranularForm &form) {
    std::string text, errors;
    llvm::raw_string_ostream out(text), why(errors);
    EXPECT_TRUE(verify(form, why)) << errors;
    form.print(out);
    std::string lines;
    for (llvm::StringRef line : llvm::split(text, '\n'))
      if (line.starts_with("iterators") || line.starts_with("read"))
        lines += line.str() + "\n";
    return lines;
  }

  mlir::MLIRContext context;
  mlir::Type f32 = mlir::Float32Type::get(&context);
  mlir::Type bf16 = mlir::BFloat16Type::get(&context);
  mlir::Type i32 = mlir::IntegerType::get(&context, 32);
  Extent m = Extent::symbol(0, &context), n = Extent::symbol(1, &context),
         k = Extent::symbol(2, &context);
};

TEST_F(SymbolicForms, Contraction) {
  ContractionLabels labels{{0, 1}, {1, 2}, {0, 2}, {1}};
  GranularForm form =
      contractionForm({{m, k}, bf16}, {{k, n}, bf16}, labels, bf16);
  EXPECT_EQ(text(form), "iterators d0: parallel size0, d1: parallel size1, d2: "
                        "reduction size2\n"
                        "read 0: operand 0 at (d0, d2)\n"
                        "read 1: operand 1 at (d2, d1)\n");
  EXPECT_EQ(form.accumulatorTypes[0], f32);
}

TEST_F(SymbolicForms, ReshapeTakesTheSmallestGroupsItSees) {
  EXPECT_EQ(text(reshapeForm({{m, n * 64}, f32}, {m, n, 64})),
            "iterators d0: parallel size0, d1: parallel size1, d2: parallel "
            "64\n"
            "read 0: operand 0 at (d0, d1 * 64 + d2)\n");
  EXPECT_EQ(text(reshapeForm({{m, n, k}, f32}, {m * n, k})),
            "iterators d0: parallel size0 * size1, d1: parallel size2\n"
            "read 0: operand 0 at (d0 floordiv size1, d0 mod size1, d1)\n");
  // That k = m * 64 is not seen here; n is left alone all the same.
  EXPECT_EQ(text(reshapeForm({{k, n}, f32}, {m, 64, n})),
            "iterators d0: parallel size0, d1: parallel 64, d2: parallel "
            "size1\n"
            "read 0: operand 0 at (d0 * 64 + d1, d2)\n");
}

TEST_F(SymbolicForms, SplitAndMerge) {
  EXPECT_EQ(text(splitDimensionForm({{m, n * k}, f32}, 1, {n, k})),
            "iterators d0: parallel size0, d1: parallel size1, d2: parallel "
            "size2\n"
            "read 0: operand 0 at (d0, d1 * size2 + d2)\n");
  EXPECT_EQ(text(mergeDimensionsForm({{m, n, k}, f32}, 1, 2)),
            "iterators d0: parallel size0, d1: parallel size1 * size2\n"
            "read 0: operand 0 at (d0, d1 floordiv size2, d1 mod size2)\n");
}

TEST_F(SymbolicForms, SliceConcatenatePad) {
  EXPECT_EQ(text(sliceForm({{m * 2}, f32}, {n}, {2}, {m - n})),
            "iterators d0: parallel size0 - size1\n"
            "read 0: operand 0 at (d0 * 2 + size1)\n");
  EXPECT_EQ(text(concatenateForm({{{m}, f32}, {{n}, f32}}, 0)),
            "iterators d0: parallel size0 + size1\n"
            "read 0: operand 0 at (d0) if 0 <= d0 < size0\n"
            "read 1: operand 1 at (d0 - size0) if size0 <= d0 < size0 + "
            "size1\n");
  EXPECT_EQ(text(padForm({{m}, f32}, {n}, {0}, {m + n})),
            "iterators d0: parallel size0 + size1\n"
            "read 0: operand 0 at (d0 - size1) if 0 <= d0 - size1 < size0\n"
            "read 1: operand 1 at ()\n");
}

TEST_F(SymbolicForms, BroadcastOfUnknownStretch) {
  EXPECT_EQ(text(broadcastForm({{m, 1, n}, f32}, {0, 1, 2}, {m, k, k})),
            "iterators d0: parallel size0, d1: parallel size2, d2: parallel "
            "size2\n"
            "read 0: operand 0 at (d0, 0, d2 mod size1)\n");
}

TEST_F(SymbolicForms, ReductionAndScan) {
  GranularForm sum = reductionForm({{m, n}, bf16}, {1}, Monoid::Sum);
  EXPECT_EQ(text(sum), "iterators d0: parallel size0, d1: reduction size1\n"
                       "read 0: operand 0 at (d0, d1)\n");
  EXPECT_EQ(sum.accumulatorTypes[0], f32);
  EXPECT_EQ(text(scanForm({{m}, f32}, 0, Monoid::Sum)),
            "iterators d0: parallel size0, d1: reduction size0\n"
            "read 0: operand 0 at (d0 + d1 + -size0 + 1) if 0 <= d0 + d1 + "
            "-size0 + 1 < size0\n");
}

TEST_F(SymbolicForms, IndicesAndSizes) {
  EXPECT_EQ(text(takeForm({{m, n}, f32}, {{k}, i32}, 0)),
            "iterators d0: parallel size2, d1: parallel size1\n"
            "read 0: operand 0 at (s0, d1) where s0 = operand 1 at (d0) "
            "clamped to [0, size0 - 1]\n");
  EXPECT_EQ(text(sizeForm(m, i32)), "iterators d0: reduction size0\n");
  EXPECT_EQ(text(sizeForm(3, i32)), "iterators\n");
}

} // namespace
} // namespace tesela::semantics
