// Doubles with a running bound of the error. The bounds are of first order with
// generous constants; `differ` doubles them.
#include "prove/Numbers.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>

namespace tesela::prove {

namespace {
constexpr double unit = 0x1p-53;
/// Functions of the mathematical library are good to a few units.
constexpr double libraryError = 4 * unit;

bool finish(double value, double error, Approximate &result) {
  if (!std::isfinite(value) || !std::isfinite(error))
    return false;
  result = {value, error};
  return true;
}

/// A bound of the derivative of `function` between a - e and a + e; infinite
/// where there is none.
double slope(NamedFunction function, double a, double e) {
  double size = std::fabs(a) + e;
  switch (function) {
  case NamedFunction::Atan:
  case NamedFunction::Asinh:
  case NamedFunction::Cosine:
  case NamedFunction::Sine:
  case NamedFunction::Tanh:
    return 1;
  case NamedFunction::Logistic:
    return 0.25;
  case NamedFunction::Erf:
  case NamedFunction::Erfc:
    return 1.13;
  case NamedFunction::ExponentialMinusOne:
    return std::exp(a + e);
  case NamedFunction::Sinh:
  case NamedFunction::Cosh:
    return std::cosh(size);
  case NamedFunction::Log:
    return a > e ? 1 / (a - e) : INFINITY;
  case NamedFunction::LogPlusOne:
    return 1 + a > e ? 1 / (1 + a - e) : INFINITY;
  case NamedFunction::Tan: {
    double cosine = std::fabs(std::cos(a)) - e;
    return cosine > 0 ? 1 / (cosine * cosine) : INFINITY;
  }
  case NamedFunction::Asin:
  case NamedFunction::Acos:
    return size < 1 ? 1 / std::sqrt(1 - size * size) : INFINITY;
  case NamedFunction::Atanh:
    return size < 1 ? 1 / (1 - size * size) : INFINITY;
  case NamedFunction::Acosh:
    return a - e > 1 ? 1 / std::sqrt((a - e) * (a - e) - 1) : INFINITY;
  case NamedFunction::Cbrt: {
    double least = std::fabs(a) - e;
    return least > 0 ? 1 / (3 * std::cbrt(least * least)) : INFINITY;
  }
  default:
    return INFINITY;
  }
}

double valueOf(NamedFunction function, double a) {
  switch (function) {
  case NamedFunction::Acos:
    return std::acos(a);
  case NamedFunction::Acosh:
    return std::acosh(a);
  case NamedFunction::Asin:
    return std::asin(a);
  case NamedFunction::Asinh:
    return std::asinh(a);
  case NamedFunction::Atan:
    return std::atan(a);
  case NamedFunction::Atanh:
    return std::atanh(a);
  case NamedFunction::Cbrt:
    return std::cbrt(a);
  case NamedFunction::Cosh:
    return std::cosh(a);
  case NamedFunction::Cosine:
    return std::cos(a);
  case NamedFunction::Erf:
    return std::erf(a);
  case NamedFunction::Erfc:
    return std::erfc(a);
  case NamedFunction::ExponentialMinusOne:
    return std::expm1(a);
  case NamedFunction::Log:
    return std::log(a);
  case NamedFunction::LogPlusOne:
    return std::log1p(a);
  case NamedFunction::Logistic:
    return 1 / (1 + std::exp(-a));
  case NamedFunction::Sine:
    return std::sin(a);
  case NamedFunction::Sinh:
    return std::sinh(a);
  case NamedFunction::Tan:
    return std::tan(a);
  case NamedFunction::Tanh:
    return std::tanh(a);
  case NamedFunction::Ceil:
    return std::ceil(a);
  case NamedFunction::Floor:
    return std::floor(a);
  case NamedFunction::RoundAwayFromZero:
    return std::round(a);
  case NamedFunction::RoundToEven:
    return std::nearbyint(a);
  case NamedFunction::Sign:
    return a > 0 ? 1 : a < 0 ? -1 : 0;
  default:
    return NAN;
  }
}

bool isStep(NamedFunction function) {
  return function == NamedFunction::Ceil || function == NamedFunction::Floor ||
         function == NamedFunction::RoundAwayFromZero ||
         function == NamedFunction::RoundToEven ||
         function == NamedFunction::Sign;
}
} // namespace

Approximate Approximate::fromRational(const Rational &value) {
  double nearest = value.toDouble();
  return {nearest, value.isInteger() && std::fabs(nearest) < 0x1p53
                       ? 0
                       : 2 * unit * std::fabs(nearest)};
}

bool Approximate::infinity(bool negative, Approximate &result) {
  result = {negative ? -INFINITY : INFINITY, 0};
  return true;
}

bool Approximate::add(const Approximate &a, const Approximate &b,
                      Approximate &result) {
  double sum = a.value + b.value;
  if (std::isinf(a.value) || std::isinf(b.value)) {
    result = {sum, 0};
    return !std::isnan(sum);
  }
  return finish(sum, a.error + b.error + unit * std::fabs(sum), result);
}

bool Approximate::multiply(const Approximate &a, const Approximate &b,
                           Approximate &result) {
  double product = a.value * b.value;
  if (std::isinf(a.value) || std::isinf(b.value)) {
    result = {product, 0};
    return !std::isnan(product) && std::fabs(a.value) > a.error &&
           std::fabs(b.value) > b.error;
  }
  return finish(product,
                std::fabs(a.value) * b.error + std::fabs(b.value) * a.error +
                    a.error * b.error + unit * std::fabs(product) + 0x1p-1070,
                result);
}

Approximate Approximate::maximum(const Approximate &a, const Approximate &b) {
  return {std::fmax(a.value, b.value), std::fmax(a.error, b.error)};
}

bool Approximate::power(const Approximate &a, const Rational &exponent,
                        Approximate &result) {
  double size = std::fabs(a.value), r = exponent.toDouble();
  if (a.value == 0 && a.error == 0 && r > 0) {
    result = {0, 0};
    return true;
  }
  if (size <= a.error || (a.value < 0 && !exponent.isInteger()))
    return false;
  double value = std::pow(a.value, r);
  if (std::isinf(size)) {
    result = {value, 0};
    return true;
  }
  double relative =
      std::expm1(std::fabs(r) * a.error / (size - a.error)) + libraryError;
  return finish(value, std::fabs(value) * relative, result);
}

bool Approximate::exponential(const Approximate &a, Approximate &result) {
  double value = std::exp(a.value);
  if (std::isinf(a.value)) {
    result = {value, 0};
    return true;
  }
  return finish(value, value * (std::expm1(a.error) + libraryError) + 0x1p-1070,
                result);
}

bool Approximate::apply(NamedFunction function,
                        llvm::ArrayRef<Approximate> operands,
                        Approximate &result) {
  const Approximate &a = operands[0];
  switch (function) {
  case NamedFunction::ReducePrecision:
  case NamedFunction::Picked:
    result = a;
    return true;
  case NamedFunction::Abs:
    result = {std::fabs(a.value), a.error};
    return true;
  case NamedFunction::FusedMultiplyAdd:
    return multiply(a, operands[1], result) && add(result, operands[2], result);
  case NamedFunction::Divide:
    return power(operands[1], Rational(-1), result) &&
           multiply(a, result, result);
  case NamedFunction::Power: { // a^b = exp(b log a) for a > 0
    Approximate logarithm;
    return apply(NamedFunction::Log, a, logarithm) &&
           multiply(logarithm, operands[1], logarithm) &&
           exponential(logarithm, result);
  }
  case NamedFunction::Remainder: {
    const Approximate &b = operands[1];
    if (a.error != 0 || b.error != 0 || b.value == 0)
      return false;
    return finish(std::fmod(a.value, b.value), 0, result);
  }
  case NamedFunction::Atan2: {
    double distance = std::hypot(a.value, operands[1].value);
    double error = a.error + operands[1].error;
    // Not at the cut along the negative axis, nor near the origin.
    if (distance <= 2 * error ||
        (operands[1].value <= error && std::fabs(a.value) <= error))
      return false;
    double value = std::atan2(a.value, operands[1].value);
    return finish(value, 2 * error / distance + libraryError, result);
  }
  default:
    break;
  }
  double value = valueOf(function, a.value);
  if (isStep(function)) {
    result = {value, 0};
    return valueOf(function, a.value - a.error) ==
           valueOf(function, a.value + a.error);
  }
  double error = libraryError * std::fabs(value);
  if (a.error > 0)
    error += slope(function, a.value, a.error) * a.error;
  return finish(value, error + (std::isinf(a.value) ? 0 : unit), result);
}

Approximate Approximate::uninterpreted(size_t name,
                                       llvm::ArrayRef<Approximate> operands) {
  // Smooth, so that errors of the operands stay small.
  double phase = double(name % 1024) / 100, error = 0;
  double weight = 1.7;
  for (const Approximate &operand : operands) {
    phase += weight * operand.value;
    error += weight * operand.error + 2 * unit * std::fabs(phase);
    weight += 0.6;
  }
  if (!std::isfinite(phase))
    return {double(name % 7), 0};
  return {3 * std::sin(phase), 3 * (error + libraryError)};
}

std::optional<int> Approximate::compare(const Approximate &a,
                                        const Approximate &b) {
  if (a.value == b.value && a.error + b.error == 0)
    return 0;
  if (std::fabs(a.value - b.value) <= 2 * (a.error + b.error))
    return std::nullopt;
  return a.value < b.value ? -1 : 1;
}

std::optional<int64_t> Approximate::truncated() const {
  if (std::isnan(value) ||
      std::trunc(value - error) != std::trunc(value + error))
    return std::nullopt;
  if (std::fabs(value) >= 0x1p63)
    return value < 0 ? INT64_MIN : INT64_MAX;
  return int64_t(value);
}

bool Approximate::differ(const Approximate &a, const Approximate &b) {
  std::optional<int> order = compare(a, b);
  return order && *order != 0;
}

std::string Approximate::text() const {
  std::string text;
  llvm::raw_string_ostream out(text);
  out << llvm::format("%.12g", value);
  return text;
}

} // namespace tesela::prove
