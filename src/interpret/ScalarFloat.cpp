// Float operators of the scalar evaluator: computed in double, rounded once.
#include "interpret/Storage.h"

namespace tesela::interpret {
namespace {

using semantics::CompareType;
using semantics::ScalarInstruction;
using semantics::ScalarOp;

// --- Functions of one number, called through a pointer. ---------------------

double sign(double x) {
  return std::isnan(x) || x == 0 ? x : std::copysign(1.0, x);
}
double logistic(double x) { return 1 / (1 + std::exp(-x)); }
double reciprocalRoot(double x) { return 1 / std::sqrt(x); }

using Function = double (*)(double);

Function transcendental(ScalarOp op) {
  using enum ScalarOp;
  switch (op) {
  case Cosine:
    return [](double x) { return std::cos(x); };
  case Sine:
    return [](double x) { return std::sin(x); };
  case Tan:
    return [](double x) { return std::tan(x); };
  case Exponential:
    return [](double x) { return std::exp(x); };
  case ExponentialMinusOne:
    return [](double x) { return std::expm1(x); };
  case Log:
    return [](double x) { return std::log(x); };
  case LogPlusOne:
    return [](double x) { return std::log1p(x); };
  case Logistic:
    return logistic;
  case Tanh:
    return [](double x) { return std::tanh(x); };
  case Erf:
    return [](double x) { return std::erf(x); };
  case Erfc:
    return [](double x) { return std::erfc(x); };
  case Asin:
    return [](double x) { return std::asin(x); };
  case Acos:
    return [](double x) { return std::acos(x); };
  case Atan:
    return [](double x) { return std::atan(x); };
  case Sinh:
    return [](double x) { return std::sinh(x); };
  case Cosh:
    return [](double x) { return std::cosh(x); };
  case Asinh:
    return [](double x) { return std::asinh(x); };
  case Acosh:
    return [](double x) { return std::acosh(x); };
  case Atanh:
    return [](double x) { return std::atanh(x); };
  default:
    return nullptr;
  }
}

Function functionOf(ScalarOp op) {
  using enum ScalarOp;
  switch (op) {
  case Abs:
    return [](double x) { return std::fabs(x); };
  case Negate:
    return [](double x) { return -x; };
  case Cbrt:
    return [](double x) { return std::cbrt(x); };
  case Ceil:
    return [](double x) { return std::ceil(x); };
  case Floor:
    return [](double x) { return std::floor(x); };
  case RoundNearestAfz:
    return [](double x) { return std::round(x); };
  case RoundNearestEven:
    return [](double x) { return std::nearbyint(x); };
  case Rsqrt:
    return reciprocalRoot;
  case Sqrt:
    return [](double x) { return std::sqrt(x); };
  case Sign:
    return sign;
  default:
    return transcendental(op);
  }
}

template <typename S>
void functionLoop(const Step &step, std::byte *r, int64_t count) {
  const std::byte *a = r + step.in[0];
  for (int64_t i = 0; i < count; ++i)
    S::store(step, r + step.out, i, step.function(S::load(step, a, i)));
}

// --- Functions of two numbers. ----------------------------------------------

double maximum(double a, double b) {
  if (std::isnan(a) || std::isnan(b))
    return std::isnan(a) ? a : b;
  return a > b || (a == b && !std::signbit(a)) ? a : b;
}

double minimum(double a, double b) {
  if (std::isnan(a) || std::isnan(b))
    return std::isnan(a) ? a : b;
  return a < b || (a == b && std::signbit(a)) ? a : b;
}

template <ScalarOp op> double binary(double a, double b) {
  using enum ScalarOp;
  if constexpr (op == Add)
    return a + b;
  if constexpr (op == Subtract)
    return a - b;
  if constexpr (op == Multiply)
    return a * b;
  if constexpr (op == Divide)
    return a / b;
  if constexpr (op == Maximum)
    return maximum(a, b);
  if constexpr (op == Minimum)
    return minimum(a, b);
  if constexpr (op == Remainder)
    return std::fmod(a, b);
  if constexpr (op == Power)
    return std::pow(a, b);
  if constexpr (op == Atan2)
    return std::atan2(a, b);
  return a;
}

template <ScalarOp op, typename S>
void binaryLoop(const Step &step, std::byte *r, int64_t count) {
  const std::byte *a = r + step.in[0], *b = r + step.in[1];
  for (int64_t i = 0; i < count; ++i)
    S::store(step, r + step.out, i,
             binary<op>(S::load(step, a, i), S::load(step, b, i)));
}

template <ScalarOp op> KernelFunction binaryFor(ElementType type) {
  return withFloat(
      type, []<typename S>() -> KernelFunction { return binaryLoop<op, S>; });
}

// --- a * b + c in one rounding. ---------------------------------------------

/// The product of two narrow numbers is exact in double; the sum is rounded to
/// odd, so that the rounding of the store is the only one that counts.
double fusedNarrow(double a, double b, double c) {
  const double product = a * b, sum = product + c;
  const double back = sum - product;
  const double error = (product - (sum - back)) + (c - back);
  if (error == 0 || !std::isfinite(error) || (std::bit_cast<uint64_t>(sum) & 1))
    return sum;
  return std::nextafter(sum, error > 0 ? HUGE_VAL : -HUGE_VAL);
}

template <typename S>
void fusedLoop(const Step &step, std::byte *r, int64_t count) {
  const std::byte *a = r + step.in[0], *b = r + step.in[1], *c = r + step.in[2];
  for (int64_t i = 0; i < count; ++i) {
    const double x = S::load(step, a, i), y = S::load(step, b, i),
                 z = S::load(step, c, i);
    S::store(step, r + step.out, i,
             std::is_same_v<S, Float64> ? std::fma(x, y, z)
                                        : fusedNarrow(x, y, z));
  }
}

// --- Operators on the bits. -------------------------------------------------

FloatFormat formatOf(ElementType type) {
  if (type == ElementType::F64)
    return {11, 52, 1023, Overflow::Infinity, 0, 0};
  if (type == ElementType::F32)
    return {8, 23, 127, Overflow::Infinity, 0, 0};
  return floatFormat(type);
}

/// Rounds the mantissa to nearest even on the bits, then sends exponents out
/// of range to infinity or zero; numbers subnormal in the target become zero.
/// A format without mantissa bits has no NaN: it becomes infinity. A type that
/// lacks infinity, or -0, or zero, has instead what it converts them to.
template <typename S>
void reducePrecisionLoop(const Step &step, std::byte *r, int64_t count) {
  using Bits = typename S::Bits;
  const FloatFormat f = formatOf(step.type);
  const uint64_t signBit = uint64_t(1) << (f.exponentBits + f.mantissaBits);
  const int64_t reducedBias = (int64_t(1) << (step.exponentBits - 1)) - 1;
  const bool hasInfinity = f.overflow == Overflow::Infinity;
  const auto *in = reinterpret_cast<const Bits *>(r + step.in[0]);
  auto *out = reinterpret_cast<Bits *>(r + step.out);
  for (int64_t i = 0; i < count; ++i) {
    const uint64_t sign = in[i] & signBit;
    uint64_t bits = in[i] & (signBit - 1);
    if (std::isnan(S::load(step, r + step.in[0], i))) {
      out[i] = in[i];
      if (step.mantissaBits == 0 && hasInfinity)
        S::store(step, r + step.out, i, HUGE_VAL);
      continue;
    }
    if (step.mantissaBits < f.mantissaBits) {
      const unsigned cut = f.mantissaBits - step.mantissaBits;
      bits += ((bits >> cut) & 1) + (uint64_t(1) << (cut - 1)) - 1;
      bits &= ~((uint64_t(1) << cut) - 1);
    }
    const int64_t exponent = int64_t(bits >> f.mantissaBits);
    const bool narrows = step.exponentBits < f.exponentBits;
    // Without an exponent of zeros for zero, the least number is a number.
    const bool hasZero = step.type != ElementType::F8E8M0FNU;
    if ((narrows && exponent > f.bias + reducedBias) ||
        (!hasInfinity && bits > f.largest))
      S::store(step, r + step.out, i, sign ? -HUGE_VAL : HUGE_VAL);
    else if ((narrows && exponent <= f.bias - reducedBias) ||
             (hasZero && bits == 0))
      S::store(step, r + step.out, i, sign ? -0.0 : 0.0);
    else
      out[i] = Bits(bits | sign);
  }
}

template <typename S>
void nextAfterLoop(const Step &step, std::byte *r, int64_t count) {
  using Bits = typename S::Bits;
  const FloatFormat f = formatOf(step.type);
  const uint64_t signBit = uint64_t(1) << (f.exponentBits + f.mantissaBits);
  const auto *from = reinterpret_cast<const Bits *>(r + step.in[0]);
  const auto *to = reinterpret_cast<const Bits *>(r + step.in[1]);
  auto *out = reinterpret_cast<Bits *>(r + step.out);
  for (int64_t i = 0; i < count; ++i) {
    const double x = S::load(step, r + step.in[0], i),
                 y = S::load(step, r + step.in[1], i);
    if (std::isnan(x) || std::isnan(y) || x == y)
      out[i] = std::isnan(x) ? from[i] : to[i];
    else if (x == 0)
      out[i] = Bits(1 | (y < 0 ? signBit : 0));
    else
      out[i] = Bits((x < y) == (x > 0) ? from[i] + 1 : from[i] - 1);
  }
}

template <typename S>
void finiteLoop(const Step &step, std::byte *r, int64_t count) {
  for (int64_t i = 0; i < count; ++i)
    r[step.out + i] =
        std::byte(std::isfinite(S::load(step, r + step.in[0], i)));
}

// --- Comparison. ------------------------------------------------------------

template <typename S>
void compareLoop(const Step &step, std::byte *r, int64_t count) {
  for (int64_t i = 0; i < count; ++i)
    r[step.out + i] =
        std::byte(holds(step.direction, S::load(step, r + step.in[0], i),
                        S::load(step, r + step.in[1], i)));
}

/// -NaN < -inf < ... < -0 < +0 < ... < inf < NaN: the order of the bits taken
/// as sign and magnitude.
template <typename S>
void totalOrderLoop(const Step &step, std::byte *r, int64_t count) {
  using Bits = typename S::Bits;
  const FloatFormat f = formatOf(step.operandType);
  const uint64_t signBit = uint64_t(1) << (f.exponentBits + f.mantissaBits);
  const auto key = [&](uint32_t offset, int64_t i) {
    const uint64_t bits = reinterpret_cast<const Bits *>(r + offset)[i];
    const int64_t magnitude = int64_t(bits & (signBit - 1));
    return bits & signBit ? -1 - magnitude : magnitude;
  };
  for (int64_t i = 0; i < count; ++i)
    r[step.out + i] = std::byte(
        holds(step.direction, key(step.in[0], i), key(step.in[1], i)));
}

} // namespace

KernelFunction floatKernel(const ScalarInstruction &instruction, Step &step) {
  const ElementType type = step.operandType;
  using enum ScalarOp;
  const auto pick = [&](auto choose) { return withFloat(type, choose); };
  switch (instruction.op) {
  case Add:
    return binaryFor<Add>(type);
  case Subtract:
    return binaryFor<Subtract>(type);
  case Multiply:
    return binaryFor<Multiply>(type);
  case Divide:
    return binaryFor<Divide>(type);
  case Maximum:
    return binaryFor<Maximum>(type);
  case Minimum:
    return binaryFor<Minimum>(type);
  case Remainder:
    return binaryFor<Remainder>(type);
  case Power:
    return binaryFor<Power>(type);
  case Atan2:
    return binaryFor<Atan2>(type);
  case FusedMultiplyAdd:
    return pick([]<typename S>() -> KernelFunction { return fusedLoop<S>; });
  case ReducePrecision:
    return pick(
        []<typename S>() -> KernelFunction { return reducePrecisionLoop<S>; });
  case NextAfter:
    return pick(
        []<typename S>() -> KernelFunction { return nextAfterLoop<S>; });
  case IsFinite:
    return pick([]<typename S>() -> KernelFunction { return finiteLoop<S>; });
  case Compare:
    if (instruction.comparison == CompareType::TotalOrder)
      return pick(
          []<typename S>() -> KernelFunction { return totalOrderLoop<S>; });
    return pick([]<typename S>() -> KernelFunction { return compareLoop<S>; });
  default:
    step.function = functionOf(instruction.op);
    if (!step.function)
      return nullptr;
    return pick([]<typename S>() -> KernelFunction { return functionLoop<S>; });
  }
}

} // namespace tesela::interpret
