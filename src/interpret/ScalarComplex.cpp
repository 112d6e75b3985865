// Complex operators of the scalar evaluator. Arithmetic follows the textbook
// formulas in the type of the parts, as compiled code does; functions that a
// body leaves whole go through the standard library in double.
#include "interpret/Storage.h"

namespace tesela::interpret {
namespace {

using semantics::ScalarInstruction;
using semantics::ScalarOp;

template <typename T>
std::complex<T> multiply(std::complex<T> a, std::complex<T> b) {
  return {a.real() * b.real() - a.imag() * b.imag(),
          a.real() * b.imag() + a.imag() * b.real()};
}

/// Smith's method, which scales by the larger part and so does not overflow.
template <typename T>
std::complex<T> divide(std::complex<T> a, std::complex<T> b) {
  const T c = b.real(), d = b.imag();
  if (c == 0 && d == 0)
    return {a.real() / std::copysign(c, T(1)),
            a.imag() / std::copysign(c, T(1))};
  if (std::isinf(c) && std::isfinite(d) && std::isfinite(a.real()) &&
      std::isfinite(a.imag()))
    return {a.real() * std::copysign(T(0), c),
            a.imag() * std::copysign(T(0), c)};
  if (std::fabs(c) >= std::fabs(d)) {
    const T ratio = d / c, scale = c + d * ratio;
    return {(a.real() + a.imag() * ratio) / scale,
            (a.imag() - a.real() * ratio) / scale};
  }
  const T ratio = c / d, scale = c * ratio + d;
  return {(a.real() * ratio + a.imag()) / scale,
          (a.imag() * ratio - a.real()) / scale};
}

using Wide = std::complex<double>;

Wide signOf(Wide z) {
  const double length = std::hypot(z.real(), z.imag());
  if (std::isnan(length))
    return {length, length};
  return length == 0 ? Wide(0, 0) : z / length;
}

Wide function(ScalarOp op, Wide z) {
  using enum ScalarOp;
  switch (op) {
  case Exponential: return std::exp(z);
  case ExponentialMinusOne: {
    const double half = std::sin(z.imag() / 2);
    return {std::expm1(z.real()) * std::cos(z.imag()) - 2 * half * half,
            std::exp(z.real()) * std::sin(z.imag())};
  }
  case Log: return std::log(z);
  case LogPlusOne: return {std::log(std::abs(z + 1.0)), std::arg(z + 1.0)};
  case Logistic: return divide(Wide(1), 1.0 + std::exp(-z));
  case Sqrt: return std::sqrt(z);
  case Rsqrt: return divide(Wide(1), std::sqrt(z));
  case Cbrt: return std::pow(z, 1.0 / 3);
  case Sine: return std::sin(z);
  case Cosine: return std::cos(z);
  case Tan: return std::tan(z);
  case Tanh: return std::tanh(z);
  case Sign: return signOf(z);
  default: return z;
  }
}

template <ScalarOp op, typename S>
void binaryLoop(const Step &step, std::byte *r, int64_t count) {
  using V = typename S::Value;
  for (int64_t i = 0; i < count; ++i) {
    const V a = S::load(r + step.in[0], i), b = S::load(r + step.in[1], i);
    const bool less = a.real() < b.real() ||
                      (a.real() == b.real() && a.imag() < b.imag());
    V value = a;
    if constexpr (op == ScalarOp::Add)
      value = a + b;
    else if constexpr (op == ScalarOp::Subtract)
      value = a - b;
    else if constexpr (op == ScalarOp::Multiply)
      value = multiply(a, b);
    else if constexpr (op == ScalarOp::Divide)
      value = divide(a, b);
    else if constexpr (op == ScalarOp::Maximum)
      value = less ? b : a;
    else if constexpr (op == ScalarOp::Minimum)
      value = less ? a : b;
    else if constexpr (op == ScalarOp::Power)
      value = V(std::pow(Wide(a), Wide(b)));
    S::store(r + step.out, i, value);
  }
}

template <ScalarOp op, typename S>
void functionLoop(const Step &step, std::byte *r, int64_t count) {
  using V = typename S::Value;
  for (int64_t i = 0; i < count; ++i) {
    const V a = S::load(r + step.in[0], i);
    S::store(r + step.out, i,
             op == ScalarOp::Negate ? -a : V(function(op, Wide(a))));
  }
}

template <typename S>
void absLoop(const Step &step, std::byte *r, int64_t count) {
  using T = typename S::Part;
  auto *out = reinterpret_cast<T *>(r + step.out);
  for (int64_t i = 0; i < count; ++i) {
    const auto a = S::load(r + step.in[0], i);
    out[i] = T(std::hypot(double(a.real()), double(a.imag())));
  }
}

template <typename S>
void compareLoop(const Step &step, std::byte *r, int64_t count) {
  using enum semantics::CompareDirection;
  for (int64_t i = 0; i < count; ++i) {
    const auto a = S::load(r + step.in[0], i), b = S::load(r + step.in[1], i);
    bool result;
    if (step.direction == EQ || step.direction == NE)
      result = (a == b) == (step.direction == EQ);
    else if (a.real() != b.real())
      result = holds(step.direction, a.real(), b.real());
    else
      result = holds(step.direction, a.imag(), b.imag());
    r[step.out + i] = std::byte(result);
  }
}

template <ScalarOp op> KernelFunction binaryFor(ElementType type) {
  return type == ElementType::C64
             ? KernelFunction(binaryLoop<op, ComplexStorage<float>>)
             : binaryLoop<op, ComplexStorage<double>>;
}

template <ScalarOp op> KernelFunction functionFor(ElementType type) {
  return type == ElementType::C64
             ? KernelFunction(functionLoop<op, ComplexStorage<float>>)
             : functionLoop<op, ComplexStorage<double>>;
}

} // namespace

KernelFunction complexKernel(const ScalarInstruction &instruction,
                             Step &step) {
  const ElementType type = step.operandType;
  const bool single = type == ElementType::C64;
  using enum ScalarOp;
  switch (instruction.op) {
  case Add: return binaryFor<Add>(type);
  case Subtract: return binaryFor<Subtract>(type);
  case Multiply: return binaryFor<Multiply>(type);
  case Divide: return binaryFor<Divide>(type);
  case Maximum: return binaryFor<Maximum>(type);
  case Minimum: return binaryFor<Minimum>(type);
  case Power: return binaryFor<Power>(type);
  case Negate: return functionFor<Negate>(type);
  case Exponential: return functionFor<Exponential>(type);
  case ExponentialMinusOne: return functionFor<ExponentialMinusOne>(type);
  case Log: return functionFor<Log>(type);
  case LogPlusOne: return functionFor<LogPlusOne>(type);
  case Logistic: return functionFor<Logistic>(type);
  case Sqrt: return functionFor<Sqrt>(type);
  case Rsqrt: return functionFor<Rsqrt>(type);
  case Cbrt: return functionFor<Cbrt>(type);
  case Sine: return functionFor<Sine>(type);
  case Cosine: return functionFor<Cosine>(type);
  case Tan: return functionFor<Tan>(type);
  case Tanh: return functionFor<Tanh>(type);
  case Sign: return functionFor<Sign>(type);
  case Abs:
    return single ? KernelFunction(absLoop<ComplexStorage<float>>)
                  : absLoop<ComplexStorage<double>>;
  case Compare:
    return single ? KernelFunction(compareLoop<ComplexStorage<float>>)
                  : compareLoop<ComplexStorage<double>>;
  default:
    return nullptr;
  }
}

} // namespace tesela::interpret
