// Which combiners may take elements in another order.
#include "semantics/Commutation.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/MLIRContext.h"

#include <gtest/gtest.h>

using namespace mlir;

namespace tesela::semantics {
namespace {

class Commutation : public ::testing::Test {
protected:
  MLIRContext context;
  Type f32 = Float32Type::get(&context);
  Type i32 = IntegerType::get(&context, 32);
  Type i1 = IntegerType::get(&context, 1);

  /// log(e^a + e^b) as JAX writes it.
  ScalarBody logAddExp() {
    ScalarBody body;
    unsigned a = body.input(0, f32), b = body.input(1, f32);
    unsigned greater = body.apply(ScalarOp::Maximum, f32, {a, b});
    unsigned apart = body.apply(ScalarOp::Subtract, f32, {a, b});
    unsigned isNan =
        body.compare(CompareDirection::NE, CompareType::Float, apart, apart);
    unsigned sum = body.apply(ScalarOp::Add, f32, {a, b});
    unsigned distance = body.apply(ScalarOp::Abs, f32, {apart});
    unsigned power =
        body.apply(ScalarOp::Exponential, f32,
                   {body.apply(ScalarOp::Negate, f32, {distance})});
    unsigned more = body.apply(ScalarOp::LogPlusOne, f32, {power});
    unsigned result = body.apply(ScalarOp::Add, f32, {greater, more});
    body.results = {body.apply(ScalarOp::Select, f32, {isNan, sum, result})};
    return body;
  }

  /// (a0 b0, b0 a1 + b1): one linear function after the other.
  ScalarBody compose() {
    ScalarBody body;
    unsigned a0 = body.input(0, f32), a1 = body.input(1, f32);
    unsigned b0 = body.input(2, f32), b1 = body.input(3, f32);
    unsigned scaled = body.apply(ScalarOp::Multiply, f32, {b0, a1});
    body.results = {body.apply(ScalarOp::Multiply, f32, {a0, b0}),
                    body.apply(ScalarOp::Add, f32, {scaled, b1})};
    return body;
  }

  /// argmax; `nanFirst`: as JAX has it, of two NaNs the one on the left.
  ScalarBody argmax(Type type, bool nanFirst,
                    CompareDirection better = CompareDirection::GT) {
    ScalarBody body;
    unsigned a = body.input(0, type), i = body.input(1, i32);
    unsigned b = body.input(2, type), j = body.input(3, i32);
    CompareType kind =
        isa<FloatType>(type) ? CompareType::Float : CompareType::Signed;
    unsigned pick = body.compare(better, kind, a, b);
    if (nanFirst)
      pick = body.apply(ScalarOp::Or, i1,
                        {pick, body.compare(CompareDirection::NE, kind, a, a)});
    unsigned tie = body.apply(
        ScalarOp::And, i1,
        {body.compare(CompareDirection::EQ, kind, a, b),
         body.compare(CompareDirection::LT, CompareType::Signed, i, j)});
    unsigned index = body.apply(ScalarOp::Or, i1, {pick, tie});
    body.results = {body.apply(ScalarOp::Select, type, {pick, a, b}),
                    body.apply(ScalarOp::Select, i32, {index, i, j})};
    return body;
  }
};

TEST_F(Commutation, OperandsThatMayChangePlaces) {
  EXPECT_TRUE(commutes(logAddExp()));
  ScalarBody extremes; // the least and the greatest at once
  for (unsigned i = 0; i < 4; ++i)
    extremes.input(i, f32);
  extremes.results = {extremes.apply(ScalarOp::Minimum, f32, {2, 0}),
                      extremes.apply(ScalarOp::Maximum, f32, {1, 3})};
  EXPECT_TRUE(commutes(extremes));
}

TEST_F(Commutation, OperandsThatMayNot) {
  EXPECT_FALSE(commutes(compose()));
  EXPECT_FALSE(commutes(argmax(f32, true)));
  ScalarBody difference;
  difference.input(0, f32);
  difference.input(1, f32);
  difference.results = {difference.apply(ScalarOp::Subtract, f32, {0, 1})};
  EXPECT_FALSE(commutes(difference));
}

TEST_F(Commutation, PicksAreToldByTheirIndex) {
  EXPECT_EQ(pickedIndex(argmax(f32, true)), 1u);
  EXPECT_EQ(pickedIndex(argmax(f32, false)), 1u);
  EXPECT_EQ(pickedIndex(argmax(i32, false)), 1u);
  EXPECT_EQ(pickedIndex(argmax(i32, true, CompareDirection::GE)), 1u);
  EXPECT_FALSE(pickedIndex(compose()));
  EXPECT_FALSE(pickedIndex(logAddExp()));
  ScalarBody torn; // the greater value, the lesser index
  for (unsigned i = 0; i < 4; ++i)
    torn.input(i, i % 2 ? i32 : f32);
  torn.results = {torn.apply(ScalarOp::Maximum, f32, {0, 2}),
                  torn.apply(ScalarOp::Minimum, i32, {1, 3})};
  EXPECT_FALSE(pickedIndex(torn));
  EXPECT_TRUE(commutes(torn));
}

TEST_F(Commutation, TheLesserIndexGoesLeft) {
  ScalarBody ordered = inIndexOrder(argmax(f32, true), 1);
  auto winner = [&](unsigned i, unsigned j) {
    ScalarBody body;
    unsigned nan = body.constant(std::nan(""), f32);
    unsigned a = body.constant(i, i32), b = body.constant(j, i32);
    body.results = body.inlineBody(ordered, {nan, a, nan, b});
    simplify(body);
    return body.instructions[body.results[1]].constant;
  };
  EXPECT_EQ(winner(3, 7), 3u);
  EXPECT_EQ(winner(7, 3), 3u);
}

} // namespace
} // namespace tesela::semantics
