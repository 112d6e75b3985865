// Building, verifying and simplifying scalar bodies; monoids.
#include "semantics/Granular.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/raw_ostream.h"

#include <gtest/gtest.h>

using namespace mlir;

namespace tesela::semantics {
namespace {

class ScalarBodies : public ::testing::Test {
protected:
  bool isSound(const ScalarBody &body) {
    std::string why;
    llvm::raw_string_ostream errors(why);
    return verify(body, errors);
  }

  /// Results op(in i, in n + i) for each of `types`.
  ScalarBody pairwise(ScalarOp op, llvm::ArrayRef<Type> types) {
    ScalarBody body;
    unsigned count = types.size();
    for (unsigned i = 0; i < 2 * count; ++i)
      body.input(i, types[i % count]);
    for (unsigned i = 0; i < count; ++i)
      body.results.push_back(body.apply(op, types[i], {i, count + i}));
    return body;
  }

  MLIRContext context;
  Type f32 = Float32Type::get(&context);
  Type bf16 = BFloat16Type::get(&context);
  Type i32 = IntegerType::get(&context, 32);
  Type u8 = IntegerType::get(&context, 8, IntegerType::Unsigned);
  Type i1 = IntegerType::get(&context, 1);
  Type c64 = ComplexType::get(f32);
};

TEST_F(ScalarBodies, ConstantsOfEveryKind) {
  EXPECT_EQ(constantBits(1.0, f32), 0x3f800000u);
  EXPECT_EQ(constantBits(1.00390625, bf16), 0x3f80u); // a tie goes to even
  EXPECT_EQ(constantBits(-2, i32), 0xfffffffeu);
  EXPECT_EQ(constantBits(200, u8), 200u);
  EXPECT_EQ(constantBits(3, i1), 1u);
  EXPECT_EQ(constantBits(1.0, c64), 0x3f800000u);
  EXPECT_EQ(constantBits(1.0, c64).getBitWidth(), 64u);
  // f8E8M0FNU is 2^(bits - 127) and has no zero.
  Type e8m0 = Float8E8M0FNUType::get(&context);
  EXPECT_EQ(constantBits(2.0, e8m0), 128u);
  EXPECT_EQ(constantBits(0.0, e8m0), 255u);
}

TEST_F(ScalarBodies, RejectsWhatIsNotWellFormed) {
  ScalarBody mixed;
  mixed.input(0, f32);
  mixed.input(1, i32);
  mixed.apply(ScalarOp::Add, f32, {0, 1});
  EXPECT_FALSE(isSound(mixed));

  ScalarBody ahead;
  ahead.input(0, f32);
  ahead.apply(ScalarOp::Negate, f32, {1});
  EXPECT_FALSE(isSound(ahead));

  ScalarBody width;
  width.constantBits(llvm::APInt(16, 0), f32);
  EXPECT_FALSE(isSound(width));

  ScalarBody kind;
  kind.input(0, f32);
  kind.apply(ScalarOp::And, f32, {0, 0});
  EXPECT_FALSE(isSound(kind));

  ScalarBody comparison;
  comparison.input(0, f32);
  comparison.compare(CompareDirection::LT, CompareType::Signed, 0, 0);
  EXPECT_FALSE(isSound(comparison));
}

TEST_F(ScalarBodies, SimplifyFoldsSharesAndDrops) {
  ScalarBody body;
  unsigned x = body.input(1, f32);
  unsigned two = body.constant(2, f32);
  unsigned four = body.apply(ScalarOp::Multiply, f32, {two, two});
  unsigned a = body.apply(ScalarOp::Add, f32, {x, four});
  unsigned b = body.apply(ScalarOp::Add, f32, {x, four});
  body.apply(ScalarOp::Negate, f32, {x}); // unused
  body.results.push_back(body.apply(ScalarOp::Multiply, f32, {a, b}));
  simplify(body);
  std::string text;
  llvm::raw_string_ostream out(text);
  body.print(out);
  EXPECT_EQ(text, "  %0 = input 1 : f32\n"
                  "  %1 = constant 4 : f32\n"
                  "  %2 = add %0, %1 : f32\n"
                  "  %3 = multiply %2, %2 : f32\n"
                  "  yield %3\n");
}

TEST_F(ScalarBodies, ConvertComplexGoesByParts) {
  ScalarBody body;
  unsigned z = body.input(0, c64);
  body.results = {body.convert(z, bf16), body.convert(body.input(1, i32), c64)};
  EXPECT_TRUE(isSound(body));
  EXPECT_EQ(body.typeOf(body.results[0]), bf16);
  EXPECT_EQ(body.typeOf(body.results[1]), c64);
}

TEST_F(ScalarBodies, RecognizesMonoids) {
  EXPECT_EQ(recognizeMonoid(pairwise(ScalarOp::Add, f32)), Monoid::Sum);
  EXPECT_EQ(recognizeMonoid(pairwise(ScalarOp::Add, {f32, i32})), Monoid::Sum);
  EXPECT_EQ(recognizeMonoid(pairwise(ScalarOp::Add, i1)), Monoid::Or);
  EXPECT_EQ(recognizeMonoid(pairwise(ScalarOp::Maximum, u8)), Monoid::Maximum);
  EXPECT_EQ(recognizeMonoid(pairwise(ScalarOp::Subtract, f32)),
            Monoid::General);

  ScalarBody set;
  set.input(0, f32);
  set.results.push_back(set.input(1, f32));
  EXPECT_EQ(recognizeMonoid(set), Monoid::Last);

  // Results that take each other's accumulators are no sums.
  ScalarBody crossed = pairwise(ScalarOp::Add, {f32, f32});
  std::swap(crossed.results[0], crossed.results[1]);
  EXPECT_EQ(recognizeMonoid(crossed), Monoid::General);
}

TEST_F(ScalarBodies, Identities) {
  EXPECT_EQ(*identity(Monoid::Sum, f32), 0x80000000u);
  EXPECT_EQ(*identity(Monoid::Sum, i32), 0u);
  EXPECT_EQ(*identity(Monoid::Product, f32), 0x3f800000u);
  EXPECT_EQ(*identity(Monoid::Maximum, f32), 0xff800000u);
  EXPECT_EQ(*identity(Monoid::Minimum, i32), 0x7fffffffu);
  EXPECT_EQ(*identity(Monoid::Maximum, u8), 0u);
  EXPECT_EQ(*identity(Monoid::And, u8), 0xffu);
  EXPECT_FALSE(identity(Monoid::Last, f32));
}

} // namespace
} // namespace tesela::semantics
