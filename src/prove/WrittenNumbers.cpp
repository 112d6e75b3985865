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

double asWritten(double value, bool isSingle) {
  auto found = written(value, isSingle);
  return found ? found->second : value;
}

} // namespace tesela::prove
