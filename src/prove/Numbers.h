// The two ways to compute with real numbers when a term is evaluated.
//
// Exact: rationals. Approximate: doubles, each with a bound of its error, so
// that two values that differ by more than their bounds do differ. Infinities
// come from constants only; where an operation leaves its domain, overflows, or
// depends on a comparison that the errors do not decide, it has no value, and
// the sample is given up.
//
// Every operation returns whether it has a value, and puts it into `result`.
#pragma once

#include "prove/Rational.h"
#include "prove/RealFunctions.h"

#include "llvm/ADT/ArrayRef.h"

namespace tesela::prove {

class Exact {
public:
  Exact() = default;
  Exact(Rational value) : value(std::move(value)) {}

  static Exact fromRational(const Rational &value) { return value; }
  /// An element of an input, from a small integer: halves, so that rounding
  /// shows.
  static Exact element(int64_t value) { return Rational(value, 2); }
  static bool infinity(bool, Exact &) { return false; }

  static bool add(const Exact &a, const Exact &b, Exact &result);
  static bool multiply(const Exact &a, const Exact &b, Exact &result);
  static bool power(const Exact &a, const Rational &exponent, Exact &result);
  static bool exponential(const Exact &, Exact &) { return false; }
  static bool apply(NamedFunction function, llvm::ArrayRef<Exact> operands,
                    Exact &result);
  /// A value that is a function of name and operands, otherwise arbitrary.
  static Exact uninterpreted(size_t name, llvm::ArrayRef<Exact> operands);
  static Exact negate(const Exact &a) { return -a.value; }
  static Exact maximum(const Exact &a, const Exact &b);

  /// -1, 0, 1: less, equal, greater; nothing where it cannot be told.
  static std::optional<int> compare(const Exact &a, const Exact &b);
  /// Rounded towards zero, saturated.
  std::optional<int64_t> truncated() const;
  /// Do the two values certainly differ?
  static bool differ(const Exact &a, const Exact &b) {
    return a.value != b.value;
  }
  std::string text() const { return value.text(); }

private:
  Rational value;
};

class Approximate {
public:
  Approximate() = default;
  Approximate(double value, double error) : value(value), error(error) {}

  static Approximate fromRational(const Rational &value);
  /// Smaller than the exact ones, lest functions that flatten hide all.
  static Approximate element(int64_t value) { return {double(value) / 4, 0}; }
  static bool infinity(bool negative, Approximate &result);

  static bool add(const Approximate &a, const Approximate &b,
                  Approximate &result);
  static bool multiply(const Approximate &a, const Approximate &b,
                       Approximate &result);
  static bool power(const Approximate &a, const Rational &exponent,
                    Approximate &result);
  static bool exponential(const Approximate &a, Approximate &result);
  static bool apply(NamedFunction function,
                    llvm::ArrayRef<Approximate> operands, Approximate &result);
  static Approximate uninterpreted(size_t name,
                                   llvm::ArrayRef<Approximate> operands);
  static Approximate negate(const Approximate &a) {
    return {-a.value, a.error};
  }
  static Approximate maximum(const Approximate &a, const Approximate &b);

  static std::optional<int> compare(const Approximate &a, const Approximate &b);
  std::optional<int64_t> truncated() const;
  static bool differ(const Approximate &a, const Approximate &b);
  std::string text() const;

private:
  double value = 0, error = 0;
};

} // namespace tesela::prove
