// Every scalar operator on every element type against the judge's evaluator,
// bit for bit; functions within a few units of the last place.
#include "target/cpu/test/BodyKernel.h"

#include "interpret/ScalarEvaluator.h"
#include "ir/ElementTypes.h"

#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>
#include <cstring>
#include <random>

namespace tesela::cpu::test {
namespace {

using semantics::CompareDirection;
using semantics::CompareType;
using semantics::ScalarBody;
using semantics::ScalarOp;

constexpr int64_t count = 512;

std::vector<ElementType> realTypes() {
  std::vector<ElementType> types;
  for (int i = 0; i <= int(ElementType::F64); ++i)
    types.push_back(ElementType(i));
  return types;
}

/// Random bits, small numbers, and the corners of the type.
std::vector<uint8_t> samples(ElementType type, std::mt19937_64 &random) {
  unsigned bits = isComplex(type) ? bitWidth(type) / 2 : bitWidth(type);
  size_t bytes = isComplex(type) ? byteSize(type) / 2 : byteSize(type);
  int64_t values = isComplex(type) ? 2 * count : count;
  std::vector<uint8_t> result(values * bytes);
  for (int64_t i = 0; i < values; ++i) {
    uint64_t value = random();
    switch (random() % 4) {
    case 0: // corners: extremes and their neighbours
      value = (value % 5 - 2) +
              (uint64_t(random() % 4) << (bits > 2 ? bits - 2 : 0));
      break;
    case 1: // small whole numbers, of either kind
      if (isFloat(type) || isComplex(type)) {
        double number = double(int64_t(value % 33) - 16) / 4;
        float single = float(number);
        if (bits == 64)
          std::memcpy(&value, &number, 8);
        else if (bits == 32)
          std::memcpy(&value, &single, 4);
      } else {
        value = value % 33 - 16;
      }
      break;
    default:
      break;
    }
    if (bits < 8 && isSignedInteger(type))
      value = uint64_t(int64_t(value << (64 - bits)) >> (64 - bits));
    else if (bits < 64)
      value &= (uint64_t(1) << bits) - 1;
    std::memcpy(&result[i * bytes], &value, bytes);
  }
  return result;
}

struct Case {
  std::string name;
  ScalarBody body;
  std::vector<ElementType> inputs;
  ElementType result;
  bool isFunction = false;
};

class Bodies : public ::testing::Test {
protected:
  mlir::Type mlirType(ElementType type) { return ir::toMlir(type, &context); }

  /// Adds the case if the judge knows the operator on these types.
  void add(std::string name, ScalarBody body, std::vector<ElementType> inputs,
           ElementType result, bool isFunction = false) {
    std::string why;
    llvm::raw_string_ostream out(why);
    if (!semantics::verify(body, out) ||
        !interpret::ScalarEvaluator::compile(body))
      return;
    cases.push_back(
        {name, std::move(body), std::move(inputs), result, isFunction});
  }
  void operation(ScalarOp op, std::vector<ElementType> inputs,
                 ElementType result, bool isFunction = false) {
    ScalarBody body;
    std::vector<unsigned> operands;
    std::string label = semantics::name(op).str();
    for (unsigned i = 0; i < inputs.size(); ++i) {
      operands.push_back(body.input(i, mlirType(inputs[i])));
      label += "." + std::string(hloName(inputs[i]));
    }
    body.results.push_back(body.apply(op, mlirType(result), operands));
    add(label + "." + std::string(hloName(result)), std::move(body),
        std::move(inputs), result, isFunction);
  }

  void runAll();
  std::vector<uint8_t> judged(const Case &test,
                              const std::vector<std::vector<uint8_t>> &inputs);
  void compare(const Case &test, const std::vector<uint8_t> &got,
               const std::vector<uint8_t> &expected, const std::string &where,
               const std::vector<std::vector<uint8_t>> &inputs);

  mlir::MLIRContext context;
  std::vector<Case> cases;
  std::mt19937_64 random{11};
};

std::vector<uint8_t>
Bodies::judged(const Case &test,
               const std::vector<std::vector<uint8_t>> &inputs) {
  auto evaluator = interpret::ScalarEvaluator::compile(test.body);
  size_t bytes = byteSize(test.result);
  std::vector<uint8_t> result(count * bytes);
  constexpr int64_t width = interpret::ScalarEvaluator::width;
  for (int64_t first = 0; first < count; first += width) {
    for (const auto &leaf : evaluator->leaves())
      if (leaf.op == ScalarOp::Input)
        std::memcpy(evaluator->at(leaf.offset),
                    &inputs[leaf.index][first * byteSize(leaf.type)],
                    width * byteSize(leaf.type));
      else if (leaf.op == ScalarOp::Iterator) {
        std::vector<int64_t> positions(width);
        for (int64_t i = 0; i < width; ++i)
          positions[i] = first + i;
        interpret::convertElements(
            reinterpret_cast<std::byte *>(positions.data()), ElementType::S64,
            evaluator->at(leaf.offset), leaf.type, width);
      }
    evaluator->run(width);
    std::memcpy(&result[first * bytes],
                evaluator->at(evaluator->results()[0].offset), width * bytes);
  }
  return result;
}

std::vector<double> toDouble(ElementType type,
                             const std::vector<uint8_t> &bytes) {
  std::vector<double> result(count);
  interpret::convertElements(reinterpret_cast<const std::byte *>(bytes.data()),
                             type, reinterpret_cast<std::byte *>(result.data()),
                             ElementType::F64, count);
  return result;
}

/// Functions may differ by this, relative and absolute.
std::pair<double, double> tolerance(ElementType type) {
  switch (type) {
  case ElementType::F64:
    return {4e-16, 5e-324};
  case ElementType::F32:
    return {3 * 0x1p-24, 3 * 0x1p-149};
  case ElementType::F16:
    return {0x1p-10, 0x1p-24};
  case ElementType::BF16:
    return {0x1p-7, 0x1p-133};
  default:
    return {0.5, 1};
  }
}

void Bodies::compare(const Case &test, const std::vector<uint8_t> &got,
                     const std::vector<uint8_t> &expected,
                     const std::string &where,
                     const std::vector<std::vector<uint8_t>> &inputs) {
  size_t bytes = byteSize(test.result);
  bool real = isFloat(test.result);
  std::vector<double> x, y;
  if (real) {
    x = toDouble(test.result, got);
    y = toDouble(test.result, expected);
  }
  int wrong = 0;
  for (int64_t i = 0; i < count && wrong < 2; ++i) {
    if (!std::memcmp(&got[i * bytes], &expected[i * bytes], bytes))
      continue;
    if (real && std::isnan(x[i]) && std::isnan(y[i]))
      continue;
    auto [relative, absolute] = tolerance(test.result);
    if (real && test.isFunction &&
        std::abs(x[i] - y[i]) <= relative * std::abs(y[i]) + absolute)
      continue;
    if (isComplex(test.result)) { // parts that are both NaN
      bool same = true;
      for (int part = 0; part < 2; ++part) {
        double a, b;
        if (bytes == 8) {
          float p, q;
          std::memcpy(&p, &got[i * 8 + part * 4], 4);
          std::memcpy(&q, &expected[i * 8 + part * 4], 4);
          a = p, b = q;
        } else {
          std::memcpy(&a, &got[i * 16 + part * 8], 8);
          std::memcpy(&b, &expected[i * 16 + part * 8], 8);
        }
        same &= (std::isnan(a) && std::isnan(b)) ||
                (a == b && std::signbit(a) == std::signbit(b));
      }
      if (same)
        continue;
    }
    ++wrong;
    auto hex = [](const std::vector<uint8_t> &data, int64_t i, size_t size) {
      std::string text;
      for (size_t byte = size; byte-- > 0;) {
        char digits[3];
        std::snprintf(digits, 3, "%02x", data[i * size + byte]);
        text += digits;
      }
      return text;
    };
    std::string arguments;
    for (size_t j = 0; j < inputs.size(); ++j)
      arguments += " " + hex(inputs[j], i, byteSize(test.inputs[j]));
    ADD_FAILURE() << test.name << where << " of" << arguments << " gives "
                  << hex(got, i, bytes) << ", judge says "
                  << hex(expected, i, bytes);
  }
}

void Bodies::runAll() {
  ASSERT_FALSE(cases.empty());
  std::vector<std::vector<std::vector<uint8_t>>> inputs;
  std::vector<std::vector<uint8_t>> expected;
  for (const Case &test : cases) {
    inputs.emplace_back();
    for (ElementType type : test.inputs)
      inputs.back().push_back(samples(type, random));
    expected.push_back(judged(test, inputs.back()));
  }
  for (const auto &[level, machine] : levels()) {
    if (level != "avx2" && level != levels().back().first)
      continue; // nothing of scalar bodies depends on the levels between
    for (unsigned lanes : {1u, machine.lanes(32)}) {
      BodyKernels kernels(machine);
      for (size_t i = 0; i < cases.size(); ++i)
        kernels.add("k" + std::to_string(i), cases[i].body, cases[i].inputs,
                    cases[i].result, lanes);
      ASSERT_TRUE(kernels.compile());
      for (size_t i = 0; i < cases.size(); ++i) {
        std::vector<const void *> pointers;
        for (const auto &input : inputs[i])
          pointers.push_back(input.data());
        std::vector<uint8_t> got(count * byteSize(cases[i].result));
        kernels.run("k" + std::to_string(i), pointers, got.data(), count);
        compare(cases[i], got, expected[i],
                " (" + level + ", " + std::to_string(lanes) + " lanes)",
                inputs[i]);
      }
    }
  }
}

TEST_F(Bodies, UnaryOperators) {
  using enum ScalarOp;
  for (ElementType type : realTypes()) {
    for (ScalarOp op :
         {Abs, Ceil, CountLeadingZeros, Floor, Negate, Not, PopulationCount,
          RoundNearestAfz, RoundNearestEven, Sign, Sqrt})
      operation(op, {type}, type);
    operation(IsFinite, {type}, ElementType::I1);
    for (ScalarOp op : {Cbrt, Cosine,     Exponential, ExponentialMinusOne,
                        Log,  LogPlusOne, Logistic,    Rsqrt,
                        Sine, Tan,        Tanh,        Erf,
                        Erfc, Asin,       Acos,        Atan,
                        Sinh, Cosh,       Asinh,       Acosh,
                        Atanh})
      operation(op, {type}, type, true);
  }
  runAll();
}

TEST_F(Bodies, BinaryOperators) {
  using enum ScalarOp;
  for (ElementType type : realTypes()) {
    for (ScalarOp op :
         {Add, And, Divide, Maximum, Minimum, Multiply, MultiplyHigh, Or,
          Remainder, ShiftLeft, ShiftRightArithmetic, ShiftRightLogical,
          Subtract, Xor, NextAfter})
      operation(op, {type, type}, type);
    operation(Power, {type, type}, type, true);
    operation(Atan2, {type, type}, type, true);
    operation(FusedMultiplyAdd, {type, type, type}, type);
    operation(Select, {ElementType::I1, type, type}, type);
  }
  runAll();
}

TEST_F(Bodies, PowersOfConstants) {
  for (ElementType type : realTypes())
    for (double exponent :
         {-3.0, -2.0, -1.5, -1.0, -0.5, -0.0, 0.5, 1.0, 1.5, 2.0, 3.0}) {
      if (!isFloat(type))
        continue;
      ScalarBody body;
      unsigned x = body.input(0, mlirType(type));
      unsigned y = body.constant(exponent, mlirType(type));
      body.results.push_back(
          body.apply(ScalarOp::Power, mlirType(type), {x, y}));
      add("power." + std::to_string(exponent) + "." +
              std::string(hloName(type)),
          std::move(body), {type}, type, true);
    }
  runAll();
}

TEST_F(Bodies, Conversions) {
  for (ElementType from : realTypes())
    for (ElementType to : realTypes()) {
      if (from != to)
        operation(ScalarOp::Convert, {from}, to);
      if (from != to && bitWidth(from) == bitWidth(to) &&
          from != ElementType::I1)
        operation(ScalarOp::Bitcast, {from}, to);
    }
  runAll();
}

TEST_F(Bodies, Comparisons) {
  using enum CompareDirection;
  for (ElementType type : realTypes())
    for (CompareDirection direction : {EQ, NE, GE, GT, LE, LT})
      for (CompareType kind : {CompareType::Float, CompareType::TotalOrder,
                               CompareType::Signed, CompareType::Unsigned}) {
        bool fits = isFloat(type) ? kind == CompareType::Float ||
                                        kind == CompareType::TotalOrder
                    : isSignedInteger(type) ? kind == CompareType::Signed
                                            : kind == CompareType::Unsigned;
        if (!fits)
          continue;
        ScalarBody body;
        unsigned x = body.input(0, mlirType(type));
        unsigned y = body.input(1, mlirType(type));
        body.results.push_back(body.compare(direction, kind, x, y));
        add("compare." + std::string(hloName(type)) + "." +
                semantics::name(direction).str() + "." +
                semantics::name(kind).str(),
            std::move(body), {type, type}, ElementType::I1);
      }
  runAll();
}

TEST_F(Bodies, ComplexNumbers) {
  using enum ScalarOp;
  for (auto [type, part] : {std::pair(ElementType::C64, ElementType::F32),
                            std::pair(ElementType::C128, ElementType::F64)}) {
    for (ScalarOp op : {Add, Subtract, Multiply})
      operation(op, {type, type}, type);
    operation(Negate, {type}, type);
    operation(Real, {type}, part);
    operation(Imag, {type}, part);
    operation(Complex, {part, part}, type);
  }
  runAll();
}

TEST_F(Bodies, IteratorsAndReducedPrecision) {
  for (ElementType type : realTypes()) {
    ScalarBody body;
    body.results.push_back(body.iterator(0, mlirType(type)));
    add("iterator." + std::string(hloName(type)), std::move(body), {}, type);
  }
  for (ElementType type : {ElementType::F32, ElementType::F64, ElementType::F16,
                           ElementType::BF16})
    for (auto [exponent, mantissa] :
         {std::pair(5u, 10u), std::pair(8u, 7u), std::pair(5u, 2u),
          std::pair(4u, 3u), std::pair(8u, 23u)}) {
      ScalarBody body;
      unsigned x = body.input(0, mlirType(type));
      unsigned y = body.apply(ScalarOp::ReducePrecision, mlirType(type), {x});
      body.instructions[y].exponentBits = exponent;
      body.instructions[y].mantissaBits = mantissa;
      body.results.push_back(y);
      add("reduce_precision." + std::string(hloName(type)) + "." +
              std::to_string(exponent) + "." + std::to_string(mantissa),
          std::move(body), {type}, type);
    }
  runAll();
}

} // namespace
} // namespace tesela::cpu::test
