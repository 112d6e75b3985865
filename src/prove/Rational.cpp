#include "prove/Rational.h"

#include "llvm/ADT/Hashing.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>

using llvm::DynamicAPInt;

namespace tesela::prove {

namespace {
constexpr int64_t minimum = INT64_MIN, maximum = INT64_MAX;

bool fits(const DynamicAPInt &value) {
  return value >= minimum && value <= maximum;
}

/// 2^k, k >= 0.
DynamicAPInt twoTo(unsigned k) {
  if (k < 62)
    return DynamicAPInt(int64_t(1) << k);
  return DynamicAPInt(llvm::APInt::getOneBitSet(k + 2, k));
}

/// value = fraction * 2^exponent, |fraction| at most 2^63.
std::pair<double, int> fraction(DynamicAPInt value) {
  int exponent = 0;
  while (!fits(value)) {
    value = floorDiv(value, twoTo(8)); // leaves more bits than a double has
    exponent += 8;
  }
  return {double(int64_t(value)), exponent};
}

/// k where value = 2^k.
std::optional<int> logarithm(DynamicAPInt value) {
  int k = 0;
  while (!fits(value)) {
    if (value % twoTo(32) != 0)
      return std::nullopt;
    value = value / twoTo(32);
    k += 32;
  }
  uint64_t small = uint64_t(int64_t(value));
  if (!llvm::isPowerOf2_64(small))
    return std::nullopt;
  return k + int(llvm::Log2_64(small));
}
} // namespace

Rational::Rational(DynamicAPInt top, DynamicAPInt bottom)
    : numerator(std::move(top)), denominator(std::move(bottom)) {
  if (denominator < 0) {
    numerator = -numerator;
    denominator = -denominator;
  }
  if (denominator == 1)
    return;
  DynamicAPInt common = gcd(abs(numerator), denominator);
  if (common != 1) {
    numerator /= common;
    denominator /= common;
  }
}

Rational Rational::fromDouble(double value) {
  int exponent = 0;
  double mantissa = std::frexp(value, &exponent);
  DynamicAPInt scaled(int64_t(std::ldexp(mantissa, 53)));
  exponent -= 53;
  if (exponent >= 0)
    return Rational(scaled * twoTo(unsigned(exponent)), DynamicAPInt(1));
  return Rational(scaled, twoTo(unsigned(-exponent)));
}

Rational operator+(const Rational &a, const Rational &b) {
  if (a.denominator == b.denominator)
    return Rational(a.numerator + b.numerator, a.denominator);
  return Rational(a.numerator * b.denominator + b.numerator * a.denominator,
                  a.denominator * b.denominator);
}

Rational operator-(const Rational &a, const Rational &b) { return a + -b; }

Rational operator*(const Rational &a, const Rational &b) {
  return Rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

Rational operator/(const Rational &a, const Rational &b) {
  return Rational(a.numerator * b.denominator, a.denominator * b.numerator);
}

Rational operator-(const Rational &a) {
  Rational result = a;
  result.numerator = -result.numerator;
  return result;
}

bool operator==(const Rational &a, const Rational &b) {
  return a.numerator == b.numerator && a.denominator == b.denominator;
}

std::strong_ordering operator<=>(const Rational &a, const Rational &b) {
  DynamicAPInt left = a.numerator * b.denominator;
  DynamicAPInt right = b.numerator * a.denominator;
  return left < right   ? std::strong_ordering::less
         : left > right ? std::strong_ordering::greater
                        : std::strong_ordering::equal;
}

std::optional<int64_t> Rational::integer() const {
  if (!isInteger() || !fits(numerator))
    return std::nullopt;
  return int64_t(numerator);
}

std::optional<std::pair<int, int>> Rational::powerOfTwo() const {
  int sign = numerator < 0 ? -1 : 1;
  if (isZero())
    return std::nullopt;
  if (denominator == 1) {
    std::optional<int> k = logarithm(abs(numerator));
    if (!k)
      return std::nullopt;
    return std::pair(*k, sign);
  }
  std::optional<int> k = logarithm(denominator);
  if (!k || abs(numerator) != 1)
    return std::nullopt;
  return std::pair(-*k, sign);
}

bool Rational::isLong() const {
  static const llvm::DynamicAPInt most = [] {
    llvm::DynamicAPInt power(2);
    for (int doublings = 0; doublings < 14; ++doublings)
      power *= power;
    return power;
  }();
  if (abs(numerator) < INT64_MAX && denominator < INT64_MAX)
    return false; // without a comparison of long numbers
  return abs(numerator) > most || denominator > most;
}

double Rational::toDouble() const {
  auto [top, topExponent] = fraction(numerator);
  auto [bottom, bottomExponent] = fraction(denominator);
  return std::ldexp(top / bottom, topExponent - bottomExponent);
}

std::string Rational::text() const {
  std::string text;
  llvm::raw_string_ostream out(text);
  out << numerator;
  if (denominator != 1)
    out << '/' << denominator;
  return text;
}

size_t Rational::hash() const {
  return llvm::hash_combine(llvm::hash_value(numerator),
                            llvm::hash_value(denominator));
}

} // namespace tesela::prove
