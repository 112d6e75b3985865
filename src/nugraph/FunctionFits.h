// What function of one number is this? Fits on a few points, exact or none.
//
//     affine    y = a w + c
//     rational  y = (p0 + p1 u + p2 u^2) / (q0 + q1 u + q2 u^2)
//
// with coefficients that are multiples of a quarter, and
//
//     linear    y = sum of multiples of given columns
//
// Whether they hold beyond the points is for samples and proofs to say.
#pragma once

#include "semantics/ScalarBody.h"

#include "llvm/ADT/SmallVector.h"

#include <array>
#include <optional>

namespace tesela::nugraph {

using Points = llvm::SmallVector<double, 12>;

/// Some of `values`, spread over all; nothing where these are few or huge.
std::optional<Points> pointsOf(llvm::ArrayRef<double> values);

/// A function of one operand, scaled, and what is done to its value.
struct Word {
  semantics::ScalarOp function;
  double scale;
  /// f, 1 / f, 1 / (1 + f), log(1 + f)
  enum class Outer : uint8_t { None, Reciprocal, Inverse, Log } outer;
};
/// Each with its values on `at`.
void forEachWord(
    const Points &at,
    llvm::function_ref<void(const Word &, const Points &value)> use);
/// The value of a function of the table; of Maximum, max(x, 0).
Points valueOf(semantics::ScalarOp function, double scale, const Points &at);

/// a and c of y = a w + c; c may be the logarithm of a whole number.
std::optional<std::array<double, 2>> affineFit(const Points &value,
                                               const Points &wanted);
/// p0, p1, p2, q0, q1, q2, where the square is needed and there is but one.
std::optional<std::array<double, 6>> rationalFit(const Points &value,
                                                 const Points &wanted);

/// The multiples of the columns that add up to `wanted`; 0 for a column that is
/// made of those before it.
std::optional<llvm::SmallVector<double, 6>>
linearFit(llvm::ArrayRef<llvm::ArrayRef<double>> columns,
          llvm::ArrayRef<double> wanted);

/// A number as it is written: first * second / over, decimals of few digits.
struct Coefficient {
  double first = 1, second = 1, over = 1;
};
/// As a decimal, as a quotient of small integers, or as a product of numbers
/// that the program has.
std::optional<Coefficient> coefficientOf(double number,
                                         llvm::ArrayRef<double> known);

} // namespace tesela::nugraph
