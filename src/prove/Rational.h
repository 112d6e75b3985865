// Exact rational numbers of any size.
#pragma once

#include "llvm/ADT/DynamicAPInt.h"

#include <compare>
#include <optional>
#include <string>

namespace tesela::prove {

/// numerator / denominator in lowest terms, denominator positive.
class Rational {
public:
  Rational() : numerator(0), denominator(1) {}
  Rational(int64_t value) : numerator(value), denominator(1) {} // implicit
  Rational(int64_t numerator, int64_t denominator)
      : Rational(llvm::DynamicAPInt(numerator),
                 llvm::DynamicAPInt(denominator)) {}
  Rational(llvm::DynamicAPInt numerator, llvm::DynamicAPInt denominator);
  /// The exact value of a finite double.
  static Rational fromDouble(double value);

  friend Rational operator+(const Rational &a, const Rational &b);
  friend Rational operator-(const Rational &a, const Rational &b);
  friend Rational operator*(const Rational &a, const Rational &b);
  friend Rational operator/(const Rational &a, const Rational &b); // b != 0
  friend Rational operator-(const Rational &a);
  friend bool operator==(const Rational &a, const Rational &b);
  friend std::strong_ordering operator<=>(const Rational &a, const Rational &b);

  bool isZero() const { return numerator == 0; }
  bool isInteger() const { return denominator == 1; }
  std::optional<int64_t> integer() const; // where it is one of 64 bits
  /// Over 2^16384 or, as a denominator, so: a constant squared 200 times has
  /// more digits than memory, and no question asked so far a thousand.
  bool isLong() const;
  /// k and sign where the value is +-2^k.
  std::optional<std::pair<int, int>> powerOfTwo() const;
  double toDouble() const;
  std::string text() const; // "3", "-1/8"
  size_t hash() const;

  llvm::DynamicAPInt numerator, denominator;
};

} // namespace tesela::prove
