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
  auto is = [&](double above, double below, int shift) {
    double quotient = std::ldexp(above / below, -shift);
    return (isSingle ? double(float(quotient)) : quotient) == mantissa;
  };
  auto found = [&](double above, double below, int shift) {
    return WrittenFraction{int(value < 0 ? -above : above), int(below),
                           exponent - shift};
  };
  constexpr int greatest = 255;
  for (int below = 3; below <= 99; below += 2)
    for (int shift = 0; std::ldexp(mantissa * below, shift) <= greatest;
         ++shift)
      if (double above = std::round(std::ldexp(mantissa * below, shift));
          is(above, below, shift))
        return found(above, below, shift);
  // 1 / 15000: the one above it is small where a size is in what is below.
  for (int above : {1, 3, 5, 7, 9})
    for (int shift = 0; shift >= -14; --shift) {
      double below = std::round(std::ldexp(above / mantissa, -shift));
      if (below > 9999)
        break;
      if (below > 99 && std::fmod(below, 2) == 1 && is(above, below, shift))
        return found(above, below, shift);
    }
  return std::nullopt;
}

std::optional<WrittenFraction> writtenRoot(double value, bool isSingle) {
  if (!std::isfinite(value) || value == std::floor(value) ||
      std::abs(value) < 1e-30)
    return std::nullopt;
  int exponent = 0;
  double mantissa = std::frexp(std::abs(value), &exponent);
  for (int odd = 1; odd <= 31; odd += 2)
    for (int shift = 0; shift <= 6; ++shift) {
      double below = std::ldexp(odd, shift);
      double above = std::round(mantissa * mantissa * below);
      if (above < 1 || above > 63)
        continue;
      double root = std::sqrt(above / below);
      if ((isSingle ? double(float(root)) : root) == mantissa)
        return WrittenFraction{int(value < 0 ? -above : above), int(below),
                               exponent};
    }
  return std::nullopt;
}

std::optional<WrittenLogarithm> writtenLogarithm(double value, bool isSingle) {
  if (!std::isfinite(value) || value == 0)
    return std::nullopt;
  int exponent = 0;
  double mantissa = std::frexp(std::abs(value), &exponent);
  for (int of : {2, 10})
    for (bool isBelow : {false, true}) {
      int own = 0;
      double log = std::log(double(of));
      double number = std::frexp(isBelow ? 1 / log : log, &own);
      if ((isSingle ? double(float(number)) : number) == mantissa)
        return WrittenLogarithm{of, exponent - own, isBelow, value < 0};
    }
  return std::nullopt;
}

double asWritten(double value, bool isSingle) {
  if (auto found = written(value, isSingle))
    return found->second;
  if (writtenFraction(value, isSingle))
    return value;
  if (auto root = writtenRoot(value, isSingle)) {
    double number = std::sqrt(double(std::abs(root->above)) / root->below);
    return std::ldexp(std::copysign(number, value), root->exponent);
  }
  if (auto log = writtenLogarithm(value, isSingle)) {
    double number = std::log(double(log->of));
    return std::copysign(
        std::ldexp(log->isBelow ? 1 / number : number, log->exponent), value);
  }
  return value;
}

} // namespace tesela::prove
