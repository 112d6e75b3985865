#include "ScalarEvaluation.h"

#include "semantics/Comparison.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/Support/ErrorHandling.h"

#include <bit>
#include <cmath>

using namespace mlir;

namespace tesela::semantics {
namespace {

bool isF32(Type type) { return type.isF32(); }

double rounded(double value, Type type) {
  return isF32(type) ? double(float(value)) : value;
}

uint64_t masked(uint64_t bits, unsigned width) {
  return width >= 64 ? bits : bits & ((uint64_t(1) << width) - 1);
}

int64_t asSigned(uint64_t bits, unsigned width) {
  unsigned shift = 64 - width;
  return int64_t(bits << shift) >> shift;
}

double floatFromBits(uint64_t bits, Type type) {
  return isF32(type) ? double(std::bit_cast<float>(uint32_t(bits)))
                     : std::bit_cast<double>(bits);
}

uint64_t bitsOfFloat(double value, Type type) {
  return isF32(type) ? std::bit_cast<uint32_t>(float(value))
                     : std::bit_cast<uint64_t>(value);
}

Number constantOf(const ScalarInstruction &instruction) {
  Number number;
  Type type = instruction.type;
  if (auto complex = dyn_cast<ComplexType>(type)) {
    unsigned width = bitWidth(complex.getElementType());
    Type part = complex.getElementType();
    number.real =
        floatFromBits(instruction.constant.trunc(width).getZExtValue(), part);
    number.imaginary = floatFromBits(
        instruction.constant.lshr(width).trunc(width).getZExtValue(), part);
    return number;
  }
  number.bits = instruction.constant.getZExtValue();
  if (isa<FloatType>(type))
    number.real = floatFromBits(number.bits, type);
  return number;
}

double unaryFloat(ScalarOp op, double x) {
  switch (op) {
  case ScalarOp::Abs:
    return std::fabs(x);
  case ScalarOp::Negate:
    return -x;
  case ScalarOp::Acos:
    return std::acos(x);
  case ScalarOp::Asin:
    return std::asin(x);
  case ScalarOp::Atan:
    return std::atan(x);
  case ScalarOp::Cbrt:
    return std::cbrt(x);
  case ScalarOp::Cosine:
    return std::cos(x);
  case ScalarOp::Cosh:
    return std::cosh(x);
  case ScalarOp::Erf:
    return std::erf(x);
  case ScalarOp::Erfc:
    return std::erfc(x);
  case ScalarOp::Exponential:
    return std::exp(x);
  case ScalarOp::ExponentialMinusOne:
    return std::expm1(x);
  case ScalarOp::Floor:
    return std::floor(x);
  case ScalarOp::Log:
    return std::log(x);
  case ScalarOp::LogPlusOne:
    return std::log1p(x);
  case ScalarOp::Sine:
    return std::sin(x);
  case ScalarOp::Sinh:
    return std::sinh(x);
  case ScalarOp::Sqrt:
    return std::sqrt(x);
  case ScalarOp::Tan:
    return std::tan(x);
  default:
    llvm_unreachable("unary operator without evaluation");
  }
}

double extremum(double a, double b, bool greatest) {
  if (std::isnan(a) || std::isnan(b))
    return NAN;
  if (a == b)
    return std::signbit(a) == greatest ? b : a;
  return (a > b) == greatest ? a : b;
}

double binaryFloat(ScalarOp op, double a, double b) {
  switch (op) {
  case ScalarOp::Add:
    return a + b;
  case ScalarOp::Subtract:
    return a - b;
  case ScalarOp::Multiply:
    return a * b;
  case ScalarOp::Divide:
    return a / b;
  case ScalarOp::Atan2:
    return std::atan2(a, b);
  case ScalarOp::Power:
    return std::pow(a, b);
  case ScalarOp::Maximum:
    return extremum(a, b, true);
  case ScalarOp::Minimum:
    return extremum(a, b, false);
  default:
    llvm_unreachable("binary operator without evaluation");
  }
}

uint64_t binaryInteger(ScalarOp op, uint64_t a, uint64_t b, unsigned width) {
  int64_t sa = asSigned(a, width), sb = asSigned(b, width);
  switch (op) {
  case ScalarOp::Add:
    return width == 1 ? (a | b) : a + b;
  case ScalarOp::Subtract:
    return a - b;
  case ScalarOp::Multiply:
    return a * b;
  case ScalarOp::And:
    return a & b;
  case ScalarOp::Or:
    return a | b;
  case ScalarOp::Xor:
    return a ^ b;
  case ScalarOp::Maximum:
    return sa > sb ? a : b;
  case ScalarOp::Minimum:
    return sa < sb ? a : b;
  case ScalarOp::ShiftLeft:
    return b >= width ? 0 : a << b;
  case ScalarOp::ShiftRightLogical:
    return b >= width ? 0 : a >> b;
  case ScalarOp::ShiftRightArithmetic:
    return sa >> std::min<uint64_t>(b, width - 1);
  default:
    llvm_unreachable("integer operator without evaluation");
  }
}

class Evaluation {
public:
  Evaluation(const ScalarBody &body, llvm::ArrayRef<Number> inputs)
      : body(body), inputs(inputs) {}

  Number run() {
    for (const ScalarInstruction &instruction : body.instructions)
      values.push_back(evaluateOne(instruction));
    return values[body.results.front()];
  }

private:
  Number evaluateOne(const ScalarInstruction &instruction);
  bool compare(const ScalarInstruction &instruction);
  Number onComplex(const ScalarInstruction &instruction);
  Number onReal(const ScalarInstruction &instruction);

  const ScalarBody &body;
  llvm::ArrayRef<Number> inputs;
  std::vector<Number> values;
};

} // namespace

bool Evaluation::compare(const ScalarInstruction &instruction) {
  unsigned lhs = instruction.operands[0], rhs = instruction.operands[1];
  unsigned width = bitWidth(body.typeOf(lhs));
  switch (instruction.comparison) {
  case CompareType::Float:
    return holds(instruction.direction, values[lhs].real, values[rhs].real);
  case CompareType::Signed:
    return holds(instruction.direction, asSigned(values[lhs].bits, width),
                 asSigned(values[rhs].bits, width));
  case CompareType::Unsigned:
    return holds(instruction.direction, values[lhs].bits, values[rhs].bits);
  case CompareType::TotalOrder:
    llvm_unreachable("comparison without evaluation");
  }
}

Number Evaluation::onComplex(const ScalarInstruction &instruction) {
  Type part = cast<ComplexType>(instruction.type).getElementType();
  const Number &a = values[instruction.operands[0]];
  Number result;
  if (instruction.op == ScalarOp::Negate)
    return {-a.real, -a.imaginary, 0};
  const Number &b = values[instruction.operands[1]];
  switch (instruction.op) {
  case ScalarOp::Complex:
    return {a.real, b.real, 0};
  case ScalarOp::Add:
    result = {a.real + b.real, a.imaginary + b.imaginary, 0};
    break;
  case ScalarOp::Subtract:
    result = {a.real - b.real, a.imaginary - b.imaginary, 0};
    break;
  default:
    llvm_unreachable("complex operator without evaluation");
  }
  return {rounded(result.real, part), rounded(result.imaginary, part), 0};
}

Number Evaluation::onReal(const ScalarInstruction &instruction) {
  Type type = instruction.type;
  const auto &operands = instruction.operands;
  const Number &a = values[operands[0]];
  if (operands.size() == 3)
    return {isF32(type) ? double(std::fmaf(a.real, values[operands[1]].real,
                                           values[operands[2]].real))
                        : std::fma(a.real, values[operands[1]].real,
                                   values[operands[2]].real),
            0, 0};
  if (isa<FloatType>(type)) {
    double value = operands.size() == 1 ? unaryFloat(instruction.op, a.real)
                                        : binaryFloat(instruction.op, a.real,
                                                      values[operands[1]].real);
    return {rounded(value, type), 0, 0};
  }
  unsigned width = bitWidth(type);
  if (instruction.op == ScalarOp::Not)
    return {0, 0, masked(~a.bits, width)};
  if (instruction.op == ScalarOp::Negate)
    return {0, 0, masked(-a.bits, width)};
  return {0, 0,
          masked(binaryInteger(instruction.op, a.bits, values[operands[1]].bits,
                               width),
                 width)};
}

Number Evaluation::evaluateOne(const ScalarInstruction &instruction) {
  Type type = instruction.type;
  switch (instruction.op) {
  case ScalarOp::Input:
    return inputs[instruction.index];
  case ScalarOp::Constant:
    return constantOf(instruction);
  case ScalarOp::Compare:
    return {0, 0, compare(instruction)};
  case ScalarOp::IsFinite:
    return {0, 0, std::isfinite(values[instruction.operands[0]].real)};
  case ScalarOp::Select:
    return values[instruction
                      .operands[values[instruction.operands[0]].bits ? 1 : 2]];
  case ScalarOp::Real:
    return {values[instruction.operands[0]].real, 0, 0};
  case ScalarOp::Imag:
    return {values[instruction.operands[0]].imaginary, 0, 0};
  case ScalarOp::Convert: // between floats
    return {rounded(values[instruction.operands[0]].real, type), 0, 0};
  case ScalarOp::Bitcast: {
    const Number &source = values[instruction.operands[0]];
    if (isa<FloatType>(type))
      return {floatFromBits(source.bits, type), 0, 0};
    return {0, 0,
            bitsOfFloat(source.real, body.typeOf(instruction.operands[0]))};
  }
  default:
    return isa<ComplexType>(type) ? onComplex(instruction)
                                  : onReal(instruction);
  }
}

Number evaluate(const ScalarBody &body, llvm::ArrayRef<Number> inputs) {
  return Evaluation(body, inputs).run();
}

} // namespace tesela::semantics
