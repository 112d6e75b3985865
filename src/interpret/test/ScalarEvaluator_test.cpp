// Scalar operators at the edges where the specification leaves a choice;
// expected values are those of data measured on XLA (docs/semantics.md).
#include "interpret/Array.h"
#include "interpret/ScalarEvaluator.h"

#include "ir/ElementTypes.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"

namespace tesela::interpret {
namespace {

using semantics::CompareDirection;
using semantics::CompareType;
using semantics::ScalarBody;
using semantics::ScalarOp;
using enum ElementType;

class Scalar : public testing::Test {
protected:
  mlir::Type type(ElementType element) { return ir::toMlir(element, &context); }

  /// Runs a body of `arity` inputs on the given columns of numbers.
  std::vector<double> run(const ScalarBody &body,
                          std::vector<std::vector<double>> columns) {
    auto evaluator = ScalarEvaluator::compile(body);
    EXPECT_TRUE(bool(evaluator)) << evaluator.error().render();
    const int64_t count = columns[0].size();
    for (const auto &leaf : evaluator->leaves()) {
      Array input(Shape{leaf.type, {count}, {}});
      for (int64_t i = 0; i < count; ++i)
        if (isFloat(leaf.type))
          input.setReal(i, columns[leaf.index][i]);
        else
          input.setInteger(i, int64_t(columns[leaf.index][i]));
      std::memcpy(evaluator->at(leaf.offset), input.data(), input.byteCount());
    }
    evaluator->run(count);
    const auto result = evaluator->results()[0];
    Array output(Shape{result.type, {count}, {}}, evaluator->at(result.offset));
    std::vector<double> values;
    for (int64_t i = 0; i < count; ++i)
      values.push_back(output.realAt(i));
    return values;
  }

  std::vector<double> apply(ScalarOp op, ElementType element,
                            std::vector<std::vector<double>> columns) {
    return apply(op, element, element, columns);
  }
  std::vector<double> apply(ScalarOp op, ElementType from, ElementType to,
                            std::vector<std::vector<double>> columns) {
    ScalarBody body;
    llvm::SmallVector<unsigned> inputs;
    for (unsigned i = 0; i < columns.size(); ++i)
      inputs.push_back(body.input(i, type(from)));
    body.results.push_back(body.apply(op, type(to), inputs));
    return run(body, columns);
  }

  mlir::MLIRContext context;
  static constexpr double inf = HUGE_VAL;
  static constexpr double nan = NAN;
  static constexpr double lowest32 = -2147483648.0;
};

using Values = std::vector<double>;

void expectSame(const Values &actual, const Values &expected) {
  ASSERT_EQ(actual.size(), expected.size());
  for (size_t i = 0; i < actual.size(); ++i)
    if (std::isnan(expected[i]))
      EXPECT_TRUE(std::isnan(actual[i])) << i;
    else
      EXPECT_TRUE(actual[i] == expected[i] &&
                  std::signbit(actual[i]) == std::signbit(expected[i]))
          << i << ": " << actual[i] << " for " << expected[i];
}

TEST_F(Scalar, IntegerDivisionNeverTraps) {
  const Values a = {7, -7, 0, lowest32, lowest32, 5}, b = {0, 0, 0, -1, 0, -3};
  EXPECT_EQ(apply(ScalarOp::Divide, S32, {a, b}),
            (Values{-1, -1, -1, lowest32, -1, -1}));
  EXPECT_EQ(apply(ScalarOp::Remainder, S32, {a, b}),
            (Values{7, -7, 0, 0, lowest32, 2}));
  EXPECT_EQ(apply(ScalarOp::Divide, U8, {{7, 0}, {0, 0}}), (Values{255, 255}));
  EXPECT_EQ(apply(ScalarOp::Divide, S4, {{-8, 7}, {-1, 0}}), (Values{-8, -1}));
}

TEST_F(Scalar, ShiftsBeyondTheWidth) {
  const Values a(5, -5), by = {31, 32, 33, -1, 0};
  EXPECT_EQ(apply(ScalarOp::ShiftLeft, S32, {a, by}),
            (Values{lowest32, 0, 0, 0, -5}));
  EXPECT_EQ(apply(ScalarOp::ShiftRightArithmetic, S32, {a, by}),
            (Values{-1, -1, -1, -1, -5}));
  EXPECT_EQ(apply(ScalarOp::ShiftRightLogical, S32, {a, by}),
            (Values{1, 0, 0, 0, -5}));
  EXPECT_EQ(apply(ScalarOp::ShiftLeft, S8, {{1, 1, 1}, {7, 8, -1}}),
            (Values{-128, 0, 0}));
  EXPECT_EQ(apply(ScalarOp::ShiftRightArithmetic, U4, {{8, 7}, {1, 1}}),
            (Values{12, 3}));
}

TEST_F(Scalar, IntegersWrapAtTheirWidth) {
  EXPECT_EQ(apply(ScalarOp::Abs, S8, {{-128}}), Values{-128});
  EXPECT_EQ(apply(ScalarOp::Add, S4, {{7}, {1}}), Values{-8});
  EXPECT_EQ(apply(ScalarOp::Multiply, U2, {{3}, {3}}), Values{1});
  EXPECT_EQ(apply(ScalarOp::Add, I1, {{0, 0, 1, 1}, {0, 1, 0, 1}}),
            (Values{0, 1, 1, 1}));
  EXPECT_EQ(apply(ScalarOp::Multiply, I1, {{0, 0, 1, 1}, {0, 1, 0, 1}}),
            (Values{0, 0, 0, 1}));
  EXPECT_EQ(apply(ScalarOp::CountLeadingZeros, S8, {{0, 1, -1}}),
            (Values{8, 7, 0}));
  EXPECT_EQ(apply(ScalarOp::PopulationCount, S4, {{-1, 7}}), (Values{4, 3}));
  EXPECT_EQ(apply(ScalarOp::MultiplyHigh, S8, {{-128, 100}, {-128, 100}}),
            (Values{64, 39}));
  EXPECT_EQ(apply(ScalarOp::Power, S32,
                  {{1, -1, -1, 0, 2, 3}, {-3, -3, -2, -1, -1, 4}}),
            (Values{1, -1, 1, 0, 0, 81}));
}

TEST_F(Scalar, MaximumAndMinimumPropagateNan) {
  const Values a = {nan, 1, nan, 0, -0.0, 1}, b = {1, nan, nan, -0.0, 0, 2};
  expectSame(apply(ScalarOp::Maximum, F32, {a, b}), {nan, nan, nan, 0, 0, 2});
  expectSame(apply(ScalarOp::Minimum, F32, {a, b}),
             {nan, nan, nan, -0.0, -0.0, 1});
}

TEST_F(Scalar, SubnormalsAreKept) {
  const double tiny = 1e-40f;
  EXPECT_EQ(apply(ScalarOp::Add, F32, {{tiny}, {tiny}}), Values{2 * tiny});
}

TEST_F(Scalar, RoundingHalves) {
  const float below = 0.49999997f;
  expectSame(apply(ScalarOp::RoundNearestAfz, F32, {{0.5, 2.5, -0.5, below}}),
             {1, 3, -1, 0});
  expectSame(apply(ScalarOp::RoundNearestEven, F32, {{0.5, 1.5, 2.5, -0.5}}),
             {0, 2, 2, -0.0});
}

TEST_F(Scalar, FloatToIntegerSaturates) {
  const Values x = {nan, inf, -inf, 1e20, -1e20, 300.7, -300.7, -0.9, 2.5};
  EXPECT_EQ(apply(ScalarOp::Convert, F32, S8, {x}),
            (Values{0, 127, -128, 127, -128, 127, -128, 0, 2}));
  EXPECT_EQ(apply(ScalarOp::Convert, F32, U4, {x}),
            (Values{0, 15, 0, 15, 0, 15, 0, 0, 2}));
  EXPECT_EQ(apply(ScalarOp::Convert, F32, I1, {{nan, 0, -0.0, 0.9}}),
            (Values{1, 0, 0, 1}));
  EXPECT_EQ(apply(ScalarOp::Convert, F64, S64, {{1e300, -1e300}}),
            (Values{9223372036854775807.0, -9223372036854775808.0}));
}

// 2^24 + 1 + 2^-? cannot be reached through double first: 2^60 + 2^36 + 1
// rounds up in f32 and would be a tie, rounded down, after a double.
TEST_F(Scalar, IntegerToFloatRoundsOnce) {
  const int64_t value = (int64_t(1) << 60) + (int64_t(1) << 36) + 1;
  std::byte out[4];
  convertElements(reinterpret_cast<const std::byte *>(&value), S64, out, F32,
                  1);
  float rounded;
  std::memcpy(&rounded, out, 4);
  EXPECT_EQ(rounded, 1152921641943891968.0f);
  // The same for f16: 2048 + 1 + nothing is a tie, 2049 in odd form is not.
  const int64_t small = 2049;
  convertElements(reinterpret_cast<const std::byte *>(&small), S64, out, F16,
                  1);
  uint16_t bits;
  std::memcpy(&bits, out, 2);
  EXPECT_EQ(bits, 0x6800); // 2048, ties to even
}

TEST_F(Scalar, TotalOrder) {
  ScalarBody body;
  const unsigned a = body.input(0, type(F32)), b = body.input(1, type(F32));
  body.results.push_back(
      body.compare(CompareDirection::LT, CompareType::TotalOrder, a, b));
  EXPECT_EQ(run(body, {{-nan, -0.0, inf, 1, 0}, {-inf, 0, nan, 1, -0.0}}),
            (Values{1, 1, 1, 0, 0}));
}

TEST_F(Scalar, ReducePrecision) {
  ScalarBody body;
  const unsigned x = body.input(0, type(F32));
  const unsigned y = body.apply(ScalarOp::ReducePrecision, type(F32), {x});
  body.instructions[y].exponentBits = 5;
  body.instructions[y].mantissaBits = 2;
  body.results.push_back(y);
  expectSame(run(body, {{1.125, 1.375, 65536, 61440, 57344, 1e-8, nan, inf,
                         -6.103515625e-05, 3e-5}}),
             {1, 1.5, inf, inf, 57344, 0, nan, inf, -6.103515625e-05, 0});
}

TEST_F(Scalar, FusedMultiplyAddRoundsOnce) {
  // bf16: 1.0078125 squared is 1.01568603515625, halfway to 1.015625 + ulp/2
  // only after the tiny addend breaks the tie.
  const double x = 1.0078125;
  expectSame(apply(ScalarOp::FusedMultiplyAdd, F32,
                   {{x}, {x}, {std::ldexp(1.0, -100)}}),
             {double(std::fmaf(x, x, std::ldexp(1.0f, -100)))});
  // 1.5 * 1.0078125 = 1.51171875 is a tie between 1.5078125 and 1.515625.
  const double tie = 1.5 * x, tiny = std::ldexp(1.0, -90);
  expectSame(apply(ScalarOp::FusedMultiplyAdd, BF16,
                   {{1.5, 1.5, 1.5}, {x, x, x}, {0, tiny, -tiny}}),
             {1.515625, 1.515625, 1.5078125});
  EXPECT_EQ(tie, 1.51171875);
}

TEST_F(Scalar, NextAfterInEveryDirection) {
  expectSame(
      apply(ScalarOp::NextAfter, BF16,
            {{1, 1, 0, -1, 2, nan}, {2, 0, -1, -2, 2, 1}}),
      {1.0078125, 0.99609375, -std::ldexp(1.0, -133), -1.0078125, 2, nan});
}

} // namespace
} // namespace tesela::interpret
