// The laws of named functions, each stated once.
//
// Laws of a single property stand in the table of Functions.cpp: which
// arguments may be exchanged, parity, possible signs of the value. They are
// those of the real functions of the same name (NIST DLMF chapters 4 and 7) and
// are used for floats only where a proof may take them for reals. Exchanging
// arguments is exact on every type.
//
// Laws that rewrite, over the reals, applied by NormalFunctions.cpp:
//
//   logistic(x) = 1 / (1 + exp(-x))      log(exp x) = x
//   exponential_minus_one(x) = exp x - 1 log(c a^p b^q exp(E) R)
//   log_plus_one(x) = log(1 + x)           = log c + p log a + q log b + E
//   abs(x) = max(x, -x)                      + log R,  for c, a, b > 0
//   erfc(x) = 1 - erf(x)                 exp(c log x) = x^c, if x > 0
//   fused_multiply_add(a, b, c) = a b + c
//   power(x, y) = exp(y log x), if x > 0 log PROD f = SUM log f, for f > 0
//   log, and powers, of sums of exponentials: 1 + exp(-x) = exp(-x) (1 + exp x)
//   a conversion between floats, and reduce_precision, is the identity
//
// Where maxima may be regrouped:  picked(x) = x  (PickReduction.h)
//
// On every type and exactly:
//
//   not x = -1 - x, of integers
//   convert of a boolean p to a number = [p]
//   convert to a boolean               = (x != 0)
//   and, or, xor, not of booleans      = those of guards
//   a > b = b < a,  a != b = not (a = b)
//   a >= b = not (a < b): of integers, and of floats taken for reals (NaN
//   aside)
//
// Only where that finds no proof, for they hide what the table says:
//
//   tanh(x) = 2 / (1 + exp(-2 x)) - 1
//   sinh(x) = (exp x - exp(-x)) / 2      cosh(x) = (exp x + exp(-x)) / 2
//   tan(x) = sin(x) / cos(x)
//   2 cos a cos b = cos(a - b) + cos(a + b)
//   2 sin a sin b = cos(a - b) - cos(a + b)
//   2 sin a cos b = sin(a + b) + sin(a - b)
// of which the last three leave no product of sines and cosines, and so imply
// all laws of addition (DLMF 4.21).
#pragma once

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>

namespace tesela::prove {

/// Which signs a value can have; several may be set.
enum Signs : uint8_t {
  Negative = 1,
  Zero = 2,
  Positive = 4,
  NotNegative = Zero | Positive,
  NotZero = Negative | Positive,
  AnySign = 7,
};

enum class Parity : uint8_t { None, Odd, Even };

struct FunctionLaws {
  llvm::StringLiteral name;
  bool commutative = false; // of two arguments
  Parity parity = Parity::None;
  uint8_t signs = AnySign;
  /// Odd, and x and f(x) have the same sign.
  bool keepsSign = false;
  /// x < y exactly where f(x) < f(y), for all real x and y.
  bool increasing = false;
};

/// The laws of `name`; none known: a plain function.
const FunctionLaws &lawsOf(llvm::StringRef name);

/// Has the function a definition that may be unfolded? Of reals by
/// exponentials, of integers a mod b = a - (a / b) b, which holds for b = 0
/// too: a / 0 is -1 and a mod 0 is a.
bool isDefined(llvm::StringRef name, bool ofIntegers);

/// A comparison of two numbers, a boolean function named "compare_lt" and so
/// on. The types of the operands say how to compare.
enum class Comparison : uint8_t { EQ, NE, LT, LE, GT, GE };
std::optional<Comparison> comparisonNamed(llvm::StringRef name);
llvm::StringRef name(Comparison comparison);

} // namespace tesela::prove
