// What number a float constant was written as.
//
// 0.1 is no float; the nearest is 0.1 + 1.5e-9, and 0.9 + 0.1 of such floats is
// not 1. Over the reals a constant is therefore read as the decimal of at most
// five digits that rounds to it, where there is one: it differs by less than
// rounding does, distinct floats are distinct numbers in the same order, and
// twice a number is twice as much. Integers, and 0.5, are what they are.
#pragma once

#include <optional>

namespace tesela::prove {

/// digits * 10^exponent
struct Decimal {
  int digits = 0, exponent = 0;
};
/// Of a value that is no integer, of f32 (`isSingle`) or f64.
std::optional<Decimal> writtenDecimal(double value, bool isSingle);
/// above / below * 2^exponent, for those that are no such decimal: x / 3 is
/// x * 0.33333334, x / 15000 is x * 6.6666667e-05. `below` is odd and at most
/// 99, `above` at most 255; or at most 9999, and `above` at most 9.
struct WrittenFraction {
  int above = 0, below = 1, exponent = 0;
};
std::optional<WrittenFraction> writtenFraction(double value, bool isSingle);
/// (above / below)^(1/2) * 2^exponent, for those that are neither:
/// x * 0.70710677 is x / 2^(1/2). `below` is at most 31 times a power of 2,
/// `above` at most 63.
std::optional<WrittenFraction> writtenRoot(double value, bool isSingle);
/// log(of) * 2^exponent, or 2^exponent / log(of); of 2 and 10.
struct WrittenLogarithm {
  int of = 2, exponent = 0;
  bool isBelow = false, isNegative = false;
};
std::optional<WrittenLogarithm> writtenLogarithm(double value, bool isSingle);
/// The double nearest to the decimal, root or logarithm; `value` where there is
/// none.
double asWritten(double value, bool isSingle);

} // namespace tesela::prove
