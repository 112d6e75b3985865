// Elementwise functions of integers and real floats.
#include "semantics/ElementwiseBodies.h"
#include "semantics/functions/Functions.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace tesela::semantics {

static std::optional<ScalarOp> instructionNamed(llvm::StringRef name) {
  return llvm::StringSwitch<std::optional<ScalarOp>>(name)
      .Case("abs", ScalarOp::Abs)
      .Case("acos", ScalarOp::Acos)
      .Case("acosh", ScalarOp::Acosh)
      .Case("add", ScalarOp::Add)
      .Case("and", ScalarOp::And)
      .Case("asin", ScalarOp::Asin)
      .Case("asinh", ScalarOp::Asinh)
      .Case("atan", ScalarOp::Atan)
      .Case("atan2", ScalarOp::Atan2)
      .Case("atanh", ScalarOp::Atanh)
      .Case("cbrt", ScalarOp::Cbrt)
      .Case("ceil", ScalarOp::Ceil)
      .Case("cosh", ScalarOp::Cosh)
      .Case("cosine", ScalarOp::Cosine)
      .Case("count_leading_zeros", ScalarOp::CountLeadingZeros)
      .Case("divide", ScalarOp::Divide)
      .Case("erf", ScalarOp::Erf)
      .Case("erfc", ScalarOp::Erfc)
      .Case("exponential", ScalarOp::Exponential)
      .Case("exponential_minus_one", ScalarOp::ExponentialMinusOne)
      .Case("floor", ScalarOp::Floor)
      .Case("is_finite", ScalarOp::IsFinite)
      .Case("log", ScalarOp::Log)
      .Case("log_plus_one", ScalarOp::LogPlusOne)
      .Case("logistic", ScalarOp::Logistic)
      .Case("maximum", ScalarOp::Maximum)
      .Case("minimum", ScalarOp::Minimum)
      .Case("mulhi", ScalarOp::MultiplyHigh)
      .Case("multiply", ScalarOp::Multiply)
      .Case("negate", ScalarOp::Negate)
      .Case("next_after", ScalarOp::NextAfter)
      .Case("not", ScalarOp::Not)
      .Case("or", ScalarOp::Or)
      .Case("popcnt", ScalarOp::PopulationCount)
      .Case("remainder", ScalarOp::Remainder)
      .Case("round_nearest_afz", ScalarOp::RoundNearestAfz)
      .Case("round_nearest_even", ScalarOp::RoundNearestEven)
      .Case("rsqrt", ScalarOp::Rsqrt)
      .Case("select", ScalarOp::Select)
      .Case("shift_left", ScalarOp::ShiftLeft)
      .Case("shift_right_arithmetic", ScalarOp::ShiftRightArithmetic)
      .Case("shift_right_logical", ScalarOp::ShiftRightLogical)
      .Case("sign", ScalarOp::Sign)
      .Case("sine", ScalarOp::Sine)
      .Case("sinh", ScalarOp::Sinh)
      .Case("sqrt", ScalarOp::Sqrt)
      .Case("subtract", ScalarOp::Subtract)
      .Case("tan", ScalarOp::Tan)
      .Case("tanh", ScalarOp::Tanh)
      .Case("xor", ScalarOp::Xor)
      .Default(std::nullopt);
}

/// Functions that are evaluated in a wider type and rounded once.
static std::optional<Term> specialFunction(llvm::StringRef name,
                                           llvm::ArrayRef<Term> inputs) {
  using Unary = Term (*)(Term);
  using Binary = Term (*)(Term, Term);
  if (inputs.size() == 1) {
    auto function = llvm::StringSwitch<Unary>(name)
                        .Case("lgamma", lgamma)
                        .Case("digamma", digamma)
                        .Case("erf_inv", erfInverse)
                        .Case("bessel_i1e", besselI1e)
                        .Default(nullptr);
    if (function)
      return function(inputs[0]);
  }
  if (inputs.size() == 2) {
    auto function = llvm::StringSwitch<Binary>(name)
                        .Case("zeta", zeta)
                        .Case("polygamma", polygamma)
                        .Default(nullptr);
    if (function)
      return function(inputs[0], inputs[1]);
  }
  return std::nullopt;
}

/// Functions that are short compositions in the type of their input.
static std::optional<Term>
composition(llvm::StringRef name, llvm::ArrayRef<Term> inputs, Type result) {
  Term x = inputs[0];
  if (name == "convert" || name == "real" || name == "conj")
    return x.convert(result);
  if (name == "imag")
    return x.like(0);
  if (name == "square")
    return x * x;
  if (name == "clamp") // The operand stands between its bounds.
    return min(max(inputs[1], x), inputs[2]);
  if (name == "is_inf")
    return isInfinite(x);
  if (name == "is_pos_inf")
    return x == infinityLike(x);
  if (name == "is_neg_inf")
    return x == -infinityLike(x);
  if (name == "power" && isa<IntegerType>(x.type()))
    return integerPower(x, inputs[1]);
  if (name == "power")
    return pow(x, inputs[1]);
  return std::nullopt;
}

std::optional<Term> realFunction(llvm::StringRef name,
                                 llvm::ArrayRef<Term> inputs, Type result) {
  if (std::optional<ScalarOp> op = instructionNamed(name)) {
    llvm::SmallVector<unsigned, 3> operands;
    for (Term input : inputs)
      operands.push_back(input.value());
    ScalarBody &body = inputs[0].owner();
    return Term(body, body.apply(*op, result, operands));
  }
  if (std::optional<Term> value = composition(name, inputs, result))
    return value;
  llvm::SmallVector<Term, 2> wide;
  for (Term input : inputs) {
    if (!isa<FloatType>(input.type()))
      return std::nullopt;
    // Its approximation is built for f32 as it stands.
    bool narrow = name == "erf_inv" && bitWidth(input.type()) <= 32;
    wide.push_back(
        input.convert(narrow ? Float32Type::get(input.type().getContext())
                             : workingType(input.type())));
  }
  std::optional<Term> value = specialFunction(name, wide);
  if (value)
    value = value->convert(result);
  return value;
}

Term integerPower(Term base, Term exponent) {
  unsigned width = bitWidth(base.type());
  // 2^width wraps to 0: exponents beyond the width still matter for odd bases,
  // so every bit of the exponent takes part.
  Term result = base.like(1), square = base;
  for (unsigned bit = 0; bit < width; ++bit) {
    Term shifted =
        exponent.binary(ScalarOp::ShiftRightLogical, exponent.like(bit));
    Term set = (shifted & exponent.like(1)) != 0.0;
    result = select(set, result * square, result);
    if (bit + 1 < width)
      square = square * square;
  }
  if (base.type().isUnsignedInteger() || width == 1)
    return result;
  // 1 / base^n truncates to 0 but for the units.
  Term odd = (exponent & exponent.like(1)) != 0.0;
  Term unit = select(
      base == 1.0, base.like(1),
      select(base == -1.0, select(odd, base, base.like(1)), base.like(0)));
  return select(exponent < 0.0, unit, result);
}

} // namespace tesela::semantics
