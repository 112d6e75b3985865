#include "prove/Numbers.h"

#include "llvm/ADT/Hashing.h"

using llvm::DynamicAPInt;

namespace tesela::prove {

namespace {
Rational floor(const Rational &a) {
  return Rational(floorDiv(a.numerator, a.denominator), DynamicAPInt(1));
}

Rational truncate(const Rational &a) {
  return a < Rational(0) ? -floor(-a) : floor(a);
}

/// To the nearest integer, halves to the even one or away from zero.
Rational round(const Rational &a, bool toEven) {
  if (a < Rational(0))
    return -round(-a, toEven);
  Rational below = floor(a);
  Rational rest = a - below;
  bool up = rest > Rational(1, 2);
  if (rest == Rational(1, 2))
    up = !toEven || below.numerator % DynamicAPInt(2) != 0;
  return up ? below + Rational(1) : below;
}

int sign(const Rational &a) {
  return a.isZero() ? 0 : a < Rational(0) ? -1 : 1;
}

/// Powers beyond this are no samples of anything.
constexpr int64_t exponentLimit = 64;

/// Numbers of up to 2^2048: each square of a square takes twice the digits, and
/// a hundred of them would never end.
bool isShort(const Rational &a) {
  static const DynamicAPInt limit = [] {
    DynamicAPInt power(2);
    for (unsigned i = 0; i < 11; ++i)
      power = power * power;
    return power;
  }();
  return a.numerator < limit && -a.numerator < limit && a.denominator < limit;
}
} // namespace

bool Exact::add(const Exact &a, const Exact &b, Exact &result) {
  result.value = a.value + b.value;
  return isShort(result.value);
}

bool Exact::multiply(const Exact &a, const Exact &b, Exact &result) {
  result.value = a.value * b.value;
  return isShort(result.value);
}

Exact Exact::maximum(const Exact &a, const Exact &b) {
  return a.value < b.value ? b : a;
}

bool Exact::power(const Exact &a, const Rational &exponent, Exact &result) {
  std::optional<int64_t> whole = exponent.integer();
  if (!whole || std::abs(*whole) > exponentLimit ||
      (*whole < 0 && a.value.isZero()))
    return false;
  Rational product(1);
  for (int64_t i = 0; i < std::abs(*whole); ++i)
    product = product * a.value;
  result.value = *whole < 0 ? Rational(1) / product : product;
  return isShort(result.value);
}

bool Exact::apply(NamedFunction function, llvm::ArrayRef<Exact> operands,
                  Exact &result) {
  const Rational &a = operands[0].value;
  switch (function) {
  case NamedFunction::Abs:
    result.value = a < Rational(0) ? -a : a;
    return true;
  case NamedFunction::Ceil:
    result.value = -floor(-a);
    return true;
  case NamedFunction::Floor:
    result.value = floor(a);
    return true;
  case NamedFunction::RoundAwayFromZero:
  case NamedFunction::RoundToEven:
    result.value = round(a, function == NamedFunction::RoundToEven);
    return true;
  case NamedFunction::Sign:
    result.value = sign(a);
    return true;
  case NamedFunction::ReducePrecision:
  case NamedFunction::Picked:
    result.value = a;
    return true;
  case NamedFunction::FusedMultiplyAdd:
    result.value = a * operands[1].value + operands[2].value;
    return true;
  case NamedFunction::Divide:
  case NamedFunction::Remainder: {
    const Rational &b = operands[1].value;
    if (b.isZero())
      return false;
    result.value =
        function == NamedFunction::Divide ? a / b : a - b * truncate(a / b);
    return true;
  }
  default:
    return false;
  }
}

Exact Exact::uninterpreted(size_t name, llvm::ArrayRef<Exact> operands) {
  size_t hash = name;
  for (const Exact &operand : operands)
    hash = llvm::hash_combine(hash, operand.value.hash());
  return Rational(int64_t(hash % 101) - 50, 4);
}

std::optional<int> Exact::compare(const Exact &a, const Exact &b) {
  return a.value == b.value ? 0 : a.value < b.value ? -1 : 1;
}

std::optional<int64_t> Exact::truncated() const {
  if (std::optional<int64_t> whole = truncate(value).integer())
    return whole;
  return value < Rational(0) ? INT64_MIN : INT64_MAX;
}

} // namespace tesela::prove
