#include "nugraph/BodyCode.h"

#include "prove/WrittenNumbers.h"
#include "semantics/Comparison.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/APFloat.h"

#include <cmath>
#include <cstring>
#include <limits>

using namespace tesela::semantics;

namespace tesela::nugraph {

using Number = BodyStep::Number;

static Number numberOf(mlir::Type type) {
  if (mlir::isa<mlir::FloatType>(type))
    return Number::Float;
  if (type.isInteger(1))
    return Number::Boolean;
  return type.isUnsignedInteger() ? Number::Unsigned : Number::Signed;
}

double constantValue(const ScalarInstruction &instruction) {
  if (auto type = mlir::dyn_cast<mlir::FloatType>(instruction.type)) {
    llvm::APFloat value(type.getFloatSemantics(), instruction.constant);
    bool inexact = false;
    value.convert(llvm::APFloat::IEEEdouble(),
                  llvm::APFloat::rmNearestTiesToEven, &inexact);
    bool isSingle = type.isF32();
    double number = value.convertToDouble();
    return isSingle || type.isF64() ? prove::asWritten(number, isSingle)
                                    : number;
  }
  return numberOf(instruction.type) == Number::Signed
             ? double(instruction.constant.getSExtValue())
             : double(instruction.constant.getZExtValue());
}

static bool isSupported(const ScalarInstruction &instruction) {
  if (mlir::isa<mlir::ComplexType>(instruction.type))
    return false;
  switch (instruction.op) {
  case ScalarOp::Iterator:
  case ScalarOp::InBounds:
  case ScalarOp::Imag:
  case ScalarOp::Real:
  case ScalarOp::Complex:
  case ScalarOp::Bitcast:
  case ScalarOp::CountLeadingZeros:
  case ScalarOp::NextAfter:
  case ScalarOp::MultiplyHigh:
  case ScalarOp::PopulationCount:
    return false;
  default:
    return true;
  }
}

BodyCode compile(const ScalarBody &body) {
  BodyCode code;
  code.runs = body.results.size() == 1;
  for (const ScalarInstruction &instruction : body.instructions) {
    code.runs &= isSupported(instruction);
    if (!code.runs)
      return code;
    BodyStep step;
    step.op = instruction.op;
    step.result = numberOf(instruction.type);
    step.bits = bitWidth(instruction.type);
    step.operands = instruction.operands.empty()
                        ? step.result
                        : numberOf(body.typeOf(instruction.operands.back()));
    step.direction = instruction.direction;
    step.index = instruction.index;
    if (instruction.op == ScalarOp::Constant)
      step.constant = constantValue(instruction);
    unsigned *places[] = {&step.a, &step.b, &step.c};
    for (auto [i, operand] : llvm::enumerate(instruction.operands))
      *places[i] = operand;
    code.steps.push_back(step);
  }
  code.result = body.results[0];
  return code;
}

static double wrap(double value, const BodyStep &step) {
  if (step.result == Number::Boolean)
    return value != 0;
  if (step.result == Number::Float || step.bits >= 64 ||
      std::abs(value) >= 0x1p63)
    return value;
  auto bits = uint64_t(int64_t(value)) << (64 - step.bits);
  return step.result == Number::Signed
             ? double(int64_t(bits) >> (64 - step.bits))
             : double(bits >> (64 - step.bits));
}

static double sign(double x) { return std::isnan(x) ? x : (x > 0) - (x < 0); }

static double minimum(double a, double b) {
  return std::isnan(a) || std::isnan(b) ? a + b : std::min(a, b);
}
static double maximum(double a, double b) {
  return std::isnan(a) || std::isnan(b) ? a + b : std::max(a, b);
}

static double unary(const BodyStep &step, double x) {
  switch (step.op) {
  case ScalarOp::Abs:
    return std::abs(x);
  case ScalarOp::Cbrt:
    return std::cbrt(x);
  case ScalarOp::Ceil:
    return std::ceil(x);
  case ScalarOp::Convert:
    return step.result == Number::Float || step.result == Number::Boolean
               ? x
               : std::trunc(x);
  case ScalarOp::Cosine:
    return std::cos(x);
  case ScalarOp::Exponential:
    return std::exp(x);
  case ScalarOp::ExponentialMinusOne:
    return std::expm1(x);
  case ScalarOp::Floor:
    return std::floor(x);
  case ScalarOp::IsFinite:
    return std::isfinite(x);
  case ScalarOp::Log:
    return std::log(x);
  case ScalarOp::LogPlusOne:
    return std::log1p(x);
  case ScalarOp::Logistic:
    return 1 / (1 + std::exp(-x));
  case ScalarOp::Negate:
    return -x;
  case ScalarOp::Not:
    return step.result == Number::Boolean ? x == 0 : double(~int64_t(x));
  case ScalarOp::ReducePrecision:
    return x;
  case ScalarOp::RoundNearestAfz:
    return std::round(x);
  case ScalarOp::RoundNearestEven:
    return std::nearbyint(x);
  case ScalarOp::Rsqrt:
    return 1 / std::sqrt(x);
  case ScalarOp::Sign:
    return sign(x);
  case ScalarOp::Sine:
    return std::sin(x);
  case ScalarOp::Sqrt:
    return std::sqrt(x);
  case ScalarOp::Tan:
    return std::tan(x);
  case ScalarOp::Tanh:
    return std::tanh(x);
  case ScalarOp::Erf:
    return std::erf(x);
  case ScalarOp::Erfc:
    return std::erfc(x);
  case ScalarOp::Asin:
    return std::asin(x);
  case ScalarOp::Acos:
    return std::acos(x);
  case ScalarOp::Atan:
    return std::atan(x);
  case ScalarOp::Sinh:
    return std::sinh(x);
  case ScalarOp::Cosh:
    return std::cosh(x);
  case ScalarOp::Asinh:
    return std::asinh(x);
  case ScalarOp::Acosh:
    return std::acosh(x);
  case ScalarOp::Atanh:
    return std::atanh(x);
  default:
    return std::numeric_limits<double>::quiet_NaN();
  }
}

static double shifted(const BodyStep &step, double x, double by) {
  if (by < 0 || by >= step.bits)
    return step.op == ScalarOp::ShiftRightArithmetic && x < 0 ? -1 : 0;
  uint64_t mask = step.bits >= 64 ? ~0ull : (1ull << step.bits) - 1;
  if (step.op == ScalarOp::ShiftLeft)
    return double(int64_t(uint64_t(int64_t(x)) << int(by)));
  if (step.op == ScalarOp::ShiftRightArithmetic)
    return double(int64_t(x) >> int(by));
  return double((uint64_t(int64_t(x)) & mask) >> int(by));
}

static double divided(const BodyStep &step, double a, double b) {
  if (step.result == Number::Float)
    return a / b;
  return b == 0 ? -1 : std::trunc(a / b);
}

static double binary(const BodyStep &step, double a, double b) {
  switch (step.op) {
  case ScalarOp::Add:
    return a + b;
  case ScalarOp::And:
    return double(int64_t(a) & int64_t(b));
  case ScalarOp::Atan2:
    return std::atan2(a, b);
  case ScalarOp::Divide:
    return divided(step, a, b);
  case ScalarOp::Maximum:
    return maximum(a, b);
  case ScalarOp::Minimum:
    return minimum(a, b);
  case ScalarOp::Multiply:
    return a * b;
  case ScalarOp::Or:
    return double(int64_t(a) | int64_t(b));
  case ScalarOp::Power:
    return std::pow(a, b);
  case ScalarOp::Remainder:
    return b == 0 ? a : std::fmod(a, b);
  case ScalarOp::ShiftLeft:
  case ScalarOp::ShiftRightArithmetic:
  case ScalarOp::ShiftRightLogical:
    return shifted(step, a, b);
  case ScalarOp::Subtract:
    return a - b;
  case ScalarOp::Xor:
    return double(int64_t(a) ^ int64_t(b));
  default:
    return std::numeric_limits<double>::quiet_NaN();
  }
}

/// The four operations that fill most windows, as loops of their own.
static bool runFast(const BodyStep &step, const double *a, const double *b,
                    size_t count, double *out) {
  if (step.result != Number::Float)
    return false;
  switch (step.op) {
  case ScalarOp::Add:
    for (size_t i = 0; i < count; ++i)
      out[i] = a[i] + b[i];
    return true;
  case ScalarOp::Subtract:
    for (size_t i = 0; i < count; ++i)
      out[i] = a[i] - b[i];
    return true;
  case ScalarOp::Multiply:
    for (size_t i = 0; i < count; ++i)
      out[i] = a[i] * b[i];
    return true;
  case ScalarOp::Divide:
    for (size_t i = 0; i < count; ++i)
      out[i] = a[i] / b[i];
    return true;
  default:
    return false;
  }
}

static void runStep(const BodyStep &step, llvm::ArrayRef<const double *> values,
                    size_t count, double *out) {
  const double *a = values[step.a], *b = values[step.b], *c = values[step.c];
  if (step.op == ScalarOp::Constant) {
    std::fill_n(out, count, step.constant);
    return;
  }
  unsigned operands = operandCount(step.op);
  if (operands == 2 && runFast(step, a, b, count, out))
    return;
  for (size_t i = 0; i < count; ++i) {
    double value = 0;
    if (step.op == ScalarOp::Compare)
      value = semantics::holds(step.direction, a[i], b[i]);
    else if (step.op == ScalarOp::Select)
      value = a[i] != 0 ? b[i] : c[i];
    else if (step.op == ScalarOp::FusedMultiplyAdd)
      value = a[i] * b[i] + c[i];
    else
      value = operands == 1 ? unary(step, a[i]) : binary(step, a[i], b[i]);
    out[i] = wrap(value, step);
  }
}

void run(const BodyCode &code, llvm::ArrayRef<const double *> inputs,
         size_t count, double *result) {
  // One buffer per step that is no input, reused from call to call.
  static thread_local std::vector<double> scratch;
  scratch.resize(std::max(scratch.size(), code.steps.size() * count));
  llvm::SmallVector<const double *, 16> values(code.steps.size(), nullptr);
  for (auto [number, step] : llvm::enumerate(code.steps)) {
    if (step.op == ScalarOp::Input) {
      values[number] = inputs[step.index];
      continue;
    }
    double *out = number == code.result && number + 1 == code.steps.size()
                      ? result
                      : scratch.data() + number * count;
    runStep(step, values, count, out);
    values[number] = out;
  }
  if (values[code.result] != result)
    std::memcpy(result, values[code.result], count * sizeof(double));
}

} // namespace tesela::nugraph
