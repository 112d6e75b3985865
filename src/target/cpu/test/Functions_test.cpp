// Functions of f32 against the C library in double (and of f64 against it in
// long double): dense samples of all
// exponents, the special values, at every level and for scalars.
#include "target/cpu/test/BodyKernel.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/MLIRContext.h"

#include <cmath>
#include <cstring>

namespace tesela::cpu::test {
namespace {

using semantics::ScalarBody;
using semantics::ScalarOp;

struct Case {
  const char *name;
  ScalarOp op;
  double (*reference)(double);
  double limit; // units in the last place
};

double logistic(double x) { return 1 / (1 + std::exp(-x)); }
double rsqrt(double x) { return 1 / std::sqrt(x); }

const Case cases[] = {
    {"exp", ScalarOp::Exponential, std::exp, 1.5},
    {"expm1", ScalarOp::ExponentialMinusOne, std::expm1, 2},
    {"log", ScalarOp::Log, std::log, 1.5},
    {"log1p", ScalarOp::LogPlusOne, std::log1p, 1},
    {"logistic", ScalarOp::Logistic, logistic, 2.5},
    {"tanh", ScalarOp::Tanh, std::tanh, 2},
    {"erf", ScalarOp::Erf, std::erf, 2},
    {"erfc", ScalarOp::Erfc, std::erfc, 1},
    {"sin", ScalarOp::Sine, std::sin, 1},
    {"cos", ScalarOp::Cosine, std::cos, 1},
    {"tan", ScalarOp::Tan, std::tan, 1},
    {"asin", ScalarOp::Asin, std::asin, 1},
    {"acos", ScalarOp::Acos, std::acos, 1},
    {"atan", ScalarOp::Atan, std::atan, 1},
    {"sinh", ScalarOp::Sinh, std::sinh, 1},
    {"cosh", ScalarOp::Cosh, std::cosh, 1},
    {"asinh", ScalarOp::Asinh, std::asinh, 1},
    {"acosh", ScalarOp::Acosh, std::acosh, 1},
    {"atanh", ScalarOp::Atanh, std::atanh, 1},
    {"cbrt", ScalarOp::Cbrt, std::cbrt, 1},
    {"rsqrt", ScalarOp::Rsqrt, rsqrt, 1.5},
    {"sqrt", ScalarOp::Sqrt, std::sqrt, 0.5},
};

float fromBits(uint32_t bits) {
  float value;
  std::memcpy(&value, &bits, 4);
  return value;
}

/// The distance in units of the last place of a float of that size.
double distance(float got, double expected) {
  if (std::isnan(expected))
    return std::isnan(got) ? 0 : HUGE_VAL;
  float nearest = float(expected);
  if (std::isinf(nearest) || std::isinf(got))
    return got == nearest ? 0 : HUGE_VAL;
  if (expected == 0 || nearest == 0)
    if (std::signbit(got) != std::signbit(expected))
      return HUGE_VAL;
  int exponent = std::max(std::ilogb(nearest), -126);
  if (nearest == 0)
    exponent = -126;
  return std::abs(double(got) - expected) / std::ldexp(1.0, exponent - 23);
}

std::vector<float> samples(uint32_t step) {
  std::vector<float> values = {0.0f,
                               -0.0f,
                               1.0f,
                               -1.0f,
                               0.5f,
                               2.0f,
                               INFINITY,
                               -INFINITY,
                               NAN,
                               fromBits(1),
                               fromBits(0x80000001u),
                               3.4028235e38f,
                               -3.4028235e38f,
                               88.72284f,
                               -103.97f,
                               -87.33655f,
                               0x1p27f,
                               1e30f,
                               0.99999994f};
  for (uint64_t bits = 0; bits < (uint64_t(1) << 32); bits += step)
    values.push_back(fromBits(uint32_t(bits)));
  values.resize((values.size() + 63) / 64 * 64, 1.0f);
  return values;
}

class Functions : public ::testing::Test {
protected:
  ScalarBody unary(ScalarOp op, mlir::Type type) {
    ScalarBody body;
    body.results.push_back(body.apply(op, type, {body.input(0, type)}));
    return body;
  }
  ScalarBody unary(ScalarOp op) {
    return unary(op, mlir::Float32Type::get(&context));
  }
  mlir::MLIRContext context;
};

TEST_F(Functions, AreNearTheCLibraryAtEveryLevel) {
  // TESELA_EXHAUSTIVE=1 visits all 2^32 arguments (minutes).
  uint32_t step = std::getenv("TESELA_EXHAUSTIVE") ? 1 : 20011;
  std::vector<float> x = samples(step), y(x.size());
  for (const auto &[level, machine] : levels())
    for (unsigned lanes : {1u, machine.lanes(32), 32u}) {
      BodyKernels kernels(machine);
      for (const Case &test : cases)
        kernels.add(test.name, unary(test.op), {ElementType::F32},
                    ElementType::F32, lanes);
      ASSERT_TRUE(kernels.compile());
      for (const Case &test : cases) {
        kernels.run(test.name, {x.data()}, y.data(), x.size());
        double worst = 0;
        float where = 0;
        for (size_t i = 0; i < x.size(); ++i) {
          double error = distance(y[i], test.reference(x[i]));
          if (error > worst) {
            worst = error;
            where = x[i];
          }
        }
        EXPECT_LE(worst, test.limit)
            << test.name << " at " << std::hexfloat << where << ", level "
            << level << ", lanes " << std::dec << lanes;
        if (level == levels().back().first && lanes == 16)
          std::printf("  %-9s %.3f ulp\n", test.name, worst);
      }
    }
}

//===- f64 -----------------------------------------------------------------===

struct DoubleCase {
  const char *name;
  ScalarOp op;
  long double (*reference)(long double);
  double limit;
};

long double logisticOfLong(long double x) { return 1 / (1 + std::exp(-x)); }

const DoubleCase doubleCases[] = {
    {"exp", ScalarOp::Exponential, std::exp, 1},
    {"expm1", ScalarOp::ExponentialMinusOne, std::expm1, 2},
    {"log", ScalarOp::Log, std::log, 1},
    {"log1p", ScalarOp::LogPlusOne, std::log1p, 1.5},
    {"logistic", ScalarOp::Logistic, logisticOfLong, 2.5},
    {"tanh", ScalarOp::Tanh, std::tanh, 2.5},
};

double distance(double got, long double expected) {
  if (std::isnan(expected))
    return std::isnan(got) ? 0 : HUGE_VAL;
  auto nearest = double(expected);
  if (std::isinf(nearest) || std::isinf(got))
    return got == nearest ? 0 : HUGE_VAL;
  if ((expected == 0 || nearest == 0) &&
      std::signbit(got) != std::signbit(expected))
    return HUGE_VAL;
  int exponent = nearest == 0 ? -1022 : std::max(std::ilogb(nearest), -1022);
  return double(std::abs((long double)got - expected) /
                std::ldexp(1.0L, exponent - 52));
}

/// All exponents, and more of those near 1.
std::vector<double> doubleSamples() {
  std::vector<double> values = {0.0,
                                -0.0,
                                1,
                                -1,
                                INFINITY,
                                -INFINITY,
                                NAN,
                                0x1p-1074,
                                -0x1p-1074,
                                0x1p-1022,
                                709.78271289338397,
                                709.782712893384,
                                710.5,
                                -745.13321910194122,
                                -745.2,
                                -708.5,
                                -740,
                                -1e300,
                                1e300,
                                19.07};
  uint64_t step = 0x0003d3c21bcecced; // some 17000 numbers
  for (uint64_t bits = 0; bits < ~step; bits += step) {
    double value;
    std::memcpy(&value, &bits, 8);
    values.push_back(value);
    values.push_back(std::ldexp(double(bits >> 11), -53) * 80 - 40);
    values.push_back(std::ldexp(double(bits >> 11), -53) * 4 - 1);
  }
  values.resize((values.size() + 63) / 64 * 64, 1.0);
  return values;
}

TEST_F(Functions, OfDoublesAreNearTheCLibrary) {
  std::vector<double> x = doubleSamples(), y(x.size());
  std::vector<std::vector<long double>> expected;
  for (const DoubleCase &test : doubleCases) {
    auto &values = expected.emplace_back();
    for (double argument : x)
      values.push_back(test.reference(argument));
  }
  for (const auto &[level, machine] : levels())
    for (unsigned lanes : {1u, machine.lanes(64), 16u}) {
      BodyKernels kernels(machine);
      for (const DoubleCase &test : doubleCases)
        kernels.add(test.name, unary(test.op, mlir::Float64Type::get(&context)),
                    {ElementType::F64}, ElementType::F64, lanes);
      ASSERT_TRUE(kernels.compile());
      for (const auto &[test, values] : llvm::zip(doubleCases, expected)) {
        kernels.run(test.name, {x.data()}, y.data(), x.size());
        double worst = 0, where = 0;
        for (size_t i = 0; i < x.size(); ++i) {
          double error = distance(y[i], values[i]);
          if (error > worst) {
            worst = error;
            where = x[i];
          }
        }
        EXPECT_LE(worst, test.limit)
            << test.name << " at " << std::hexfloat << where << ", level "
            << level << ", lanes " << std::dec << lanes;
        if (level == levels().back().first && lanes == 8)
          std::printf("  %-9s %.3f ulp\n", test.name, worst);
      }
    }
}

} // namespace
} // namespace tesela::cpu::test
