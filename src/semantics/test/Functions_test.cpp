// Functions that are bodies, against high-precision references.
#include "ScalarEvaluation.h"

#include "semantics/ElementwiseBodies.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/raw_ostream.h"

#include <bit>
#include <cmath>
#include <gtest/gtest.h>

using namespace mlir;

namespace tesela::semantics {
namespace {

struct Reference {
  const char *name;
  bool isComplex;
  std::vector<double> arguments;
  std::vector<double> result;
};

const Reference references[] = {
#include "References.inc"
};

/// How many floats lie between a and b.
double ulpDistance(double a, double b) {
  if (std::isnan(a) || std::isnan(b))
    return std::isnan(a) == std::isnan(b) ? 0 : INFINITY;
  auto rank = [](double value) {
    int64_t bits = std::bit_cast<int64_t>(value);
    return bits < 0 ? std::numeric_limits<int64_t>::min() - bits : bits;
  };
  int64_t low = std::min(rank(a), rank(b)), high = std::max(rank(a), rank(b));
  return double(uint64_t(high) - uint64_t(low));
}

class Functions : public ::testing::Test {
protected:
  /// The body of function `name` of values of `type`.
  ScalarBody bodyOf(llvm::StringRef name, unsigned count, Type type) {
    ScalarBody body;
    llvm::SmallVector<Term, 2> inputs;
    for (unsigned i = 0; i < count; ++i)
      inputs.emplace_back(body, body.input(i, type));
    std::optional<Term> value = isa<ComplexType>(type)
                                    ? complexFunction(name, inputs, type)
                                    : realFunction(name, inputs, type);
    EXPECT_TRUE(value) << name.str();
    body.results.push_back(value->value());
    std::string why;
    llvm::raw_string_ostream errors(why);
    EXPECT_TRUE(verify(body, errors)) << why;
    return body;
  }

  std::vector<Number> numbersOf(const Reference &reference) {
    std::vector<Number> numbers;
    unsigned step = reference.isComplex ? 2 : 1;
    for (size_t i = 0; i < reference.arguments.size(); i += step)
      numbers.push_back({reference.arguments[i],
                         reference.isComplex ? reference.arguments[i + 1] : 0,
                         0});
    return numbers;
  }

  MLIRContext context;
};

TEST_F(Functions, MatchHighPrecision) {
  Type f64 = Float64Type::get(&context);
  for (const Reference &reference : references) {
    std::vector<Number> inputs = numbersOf(reference);
    Type type = reference.isComplex ? Type(ComplexType::get(f64)) : f64;
    ScalarBody body = bodyOf(reference.name, inputs.size(), type);
    Number result = evaluate(body, inputs);
    // Gamma and its kin are held to relative errors of some 1e-15 only.
    double tolerance = reference.isComplex ? 3 : 12;
    std::string at = reference.name;
    for (double argument : reference.arguments)
      at += " " + std::to_string(argument);
    EXPECT_LE(ulpDistance(result.real, reference.result[0]), tolerance) << at;
    if (reference.isComplex) {
      EXPECT_LE(ulpDistance(result.imaginary, reference.result[1]), tolerance)
          << at;
    }
  }
}

TEST_F(Functions, SimplificationKeepsValues) {
  Type c128 = ComplexType::get(Float64Type::get(&context));
  for (const Reference &reference : references) {
    if (!reference.isComplex)
      continue;
    std::vector<Number> inputs = numbersOf(reference);
    ScalarBody body = bodyOf(reference.name, inputs.size(), c128);
    Number before = evaluate(body, inputs);
    size_t size = body.instructions.size();
    simplify(body);
    EXPECT_LE(body.instructions.size(), size);
    Number after = evaluate(body, inputs);
    EXPECT_EQ(ulpDistance(before.real, after.real), 0) << reference.name;
    EXPECT_EQ(ulpDistance(before.imaginary, after.imaginary), 0)
        << reference.name;
  }
}

// The sign of a zero chooses the side of a branch cut.
TEST_F(Functions, BranchCuts) {
  Type c128 = ComplexType::get(Float64Type::get(&context));
  auto at = [&](llvm::StringRef name, double x, double y) {
    return evaluate(bodyOf(name, 1, c128), {{x, y, 0}});
  };
  EXPECT_EQ(at("sqrt", -4, 0.0).imaginary, 2);
  EXPECT_EQ(at("sqrt", -4, -0.0).imaginary, -2);
  EXPECT_EQ(at("log", -1, 0.0).imaginary, M_PI);
  EXPECT_EQ(at("log", -1, -0.0).imaginary, -M_PI);
  EXPECT_GT(at("asin", 2, 0.0).imaginary, 1);
  EXPECT_LT(at("asin", 2, -0.0).imaginary, -1);
  EXPECT_GT(at("atanh", 2, 0.0).imaginary, 1);
  EXPECT_LT(at("atanh", 2, -0.0).imaginary, -1);
}

TEST_F(Functions, ComplexDivision) {
  Type c128 = ComplexType::get(Float64Type::get(&context));
  ScalarBody body = bodyOf("divide", 2, c128);
  auto divide = [&](Number a, Number b) { return evaluate(body, {a, b}); };
  // No overflow or underflow of what only the way to the quotient needs.
  Number large = divide({0x1p1000, 0x1p1000, 0}, {0x1p1000, -0x1p1000, 0});
  EXPECT_EQ(large.real, 0);
  EXPECT_EQ(large.imaginary, 1);
  Number small = divide({0x1p-1060, 0, 0}, {0x1p-1060, 0x1p-1060, 0});
  EXPECT_EQ(small.real, 0.5);
  EXPECT_EQ(small.imaginary, -0.5);
  Number infinite = divide({1, 1, 0}, {0, 0, 0});
  EXPECT_EQ(infinite.real, INFINITY);
  EXPECT_EQ(infinite.imaginary, INFINITY);
  Number zero = divide({1, 1, 0}, {INFINITY, 3, 0});
  EXPECT_EQ(zero.real, 0);
  EXPECT_EQ(zero.imaginary, 0);
}

TEST_F(Functions, IntegerPower) {
  Type i8 = IntegerType::get(&context, 8);
  ScalarBody body = bodyOf("power", 2, i8);
  auto power = [&](int base, int exponent) {
    return int(int8_t(
        evaluate(body, {{0, 0, uint8_t(base)}, {0, 0, uint8_t(exponent)}})
            .bits));
  };
  EXPECT_EQ(power(3, 4), 81);
  EXPECT_EQ(power(2, 7), -128);
  EXPECT_EQ(power(3, 100), -47); // 3^64 = 1 modulo 256: this is 3^36
  EXPECT_EQ(power(0, 0), 1);
  EXPECT_EQ(power(1, -3), 1);
  EXPECT_EQ(power(-1, -3), -1);
  EXPECT_EQ(power(-1, -2), 1);
  EXPECT_EQ(power(0, -1), 0);
  EXPECT_EQ(power(2, -1), 0);
}

} // namespace
} // namespace tesela::semantics
