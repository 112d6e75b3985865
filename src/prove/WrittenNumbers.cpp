#include "prove/WrittenNumbers.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace tesela::prove {

/// As the text of %e has it.
static double parsed(const char *text, Decimal &decimal) {
  decimal = {};
  bool isNegative = *text == '-', isBehindPoint = false;
  for (const char *at = text + isNegative; *at != 'e'; ++at) {
    if (*at == '.') {
      isBehindPoint = true;
      continue;
    }
    decimal.digits = 10 * decimal.digits + (*at - '0');
    decimal.exponent -= isBehindPoint;
    if (at[1] == 'e')
      decimal.exponent += std::atoi(at + 2);
  }
  if (isNegative)
    decimal.digits = -decimal.digits;
  return std::strtod(text, nullptr);
}

static std::optional<std::pair<Decimal, double>> written(double value,
                                                         bool isSingle) {
  if (!std::isfinite(value) || value == std::floor(value) ||
      std::abs(value) < 1e-30)
    return std::nullopt;
  for (int digits = 1; digits <= 5; ++digits) {
    char text[32];
    std::snprintf(text, sizeof text, "%.*e", digits - 1, value);
    Decimal decimal;
    double number = parsed(text, decimal);
    if ((isSingle ? double(float(number)) : number) == value)
      return std::pair{decimal, number};
  }
  return std::nullopt;
}

std::optional<Decimal> writtenDecimal(double value, bool isSingle) {
  auto found = written(value, isSingle);
  return found ? std::optional(found->first) : std::nullopt;
}

std::optional<WrittenFraction> writtenFraction(double value, bool isSingle) {
  if (!std::isfinite(value) || value == std::floor(value) ||
      std::abs(value) < 1e-30)
    return std::nullopt;
  int exponent = 0;
  double mantissa = std::frexp(std::abs(value), &exponent);
  constexpr int greatest = 255;
  for (int below = 3; below <= 99; below += 2)
    for (int shift = 0; std::ldexp(mantissa * below, shift) <= greatest;
         ++shift) {
      double above = std::round(std::ldexp(mantissa * below, shift));
      double quotient = std::ldexp(above / below, -shift);
      if ((isSingle ? double(float(quotient)) : quotient) != mantissa)
        continue;
      return WrittenFraction{int(value < 0 ? -above : above), below,
                             exponent - shift};
    }
  return std::nullopt;
}

double asWritten(double value, bool isSingle) {
  auto found = written(value, isSingle);
  return found ? found->second : value;
}

} // namespace tesela::prove
