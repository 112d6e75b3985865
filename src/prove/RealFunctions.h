// Named functions that have a value: the real functions among those that terms
// name. Every other name is uninterpreted.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <cstdint>

namespace tesela::prove {

enum class NamedFunction : uint8_t {
  Uninterpreted,
  // Of one real number, without an exact value in general.
  Acos,
  Acosh,
  Asin,
  Asinh,
  Atan,
  Atanh,
  Cbrt,
  Cosh,
  Cosine,
  Erf,
  Erfc,
  ExponentialMinusOne,
  Log,
  LogPlusOne,
  Logistic,
  Sine,
  Sinh,
  Tan,
  Tanh,
  // Of two.
  Atan2,
  Power, // on integers exact
  // With an exact value.
  Abs,
  Ceil,
  Floor,
  RoundAwayFromZero,
  RoundToEven,
  Sign,
  IsFinite,
  Minimum,
  Maximum,
  Remainder,
  Divide,
  FusedMultiplyAdd,
  Convert,
  ReducePrecision,
  Picked,
  CompareEqual,
  CompareNotEqual,
  CompareLess,
  CompareLessOrEqual,
  CompareGreater,
  CompareGreaterOrEqual,
  // Of integers and booleans.
  And,
  Or,
  Xor,
  Not,
  ShiftLeft,
  ShiftRightArithmetic,
  ShiftRightLogical,
  CountLeadingZeros,
  PopulationCount,
};

NamedFunction namedFunction(llvm::StringRef name);
/// Is it computed on reals by approximation only?
bool isApproximate(NamedFunction function);

} // namespace tesela::prove
