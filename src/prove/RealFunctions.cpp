#include "prove/RealFunctions.h"

#include "llvm/ADT/StringSwitch.h"

namespace tesela::prove {

NamedFunction namedFunction(llvm::StringRef name) {
  using enum NamedFunction;
  return llvm::StringSwitch<NamedFunction>(name)
      .Case("abs", Abs)
      .Case("acos", Acos)
      .Case("acosh", Acosh)
      .Case("and", And)
      .Case("asin", Asin)
      .Case("asinh", Asinh)
      .Case("atan", Atan)
      .Case("atan2", Atan2)
      .Case("atanh", Atanh)
      .Case("cbrt", Cbrt)
      .Case("ceil", Ceil)
      .Case("compare_eq", CompareEqual)
      .Case("compare_ge", CompareGreaterOrEqual)
      .Case("compare_gt", CompareGreater)
      .Case("compare_le", CompareLessOrEqual)
      .Case("compare_lt", CompareLess)
      .Case("compare_ne", CompareNotEqual)
      .Case("convert", Convert)
      .Case("cosh", Cosh)
      .Case("cosine", Cosine)
      .Case("count_leading_zeros", CountLeadingZeros)
      .Case("divide", Divide)
      .Case("erf", Erf)
      .Case("erfc", Erfc)
      .Case("exponential_minus_one", ExponentialMinusOne)
      .Case("floor", Floor)
      .Case("fused_multiply_add", FusedMultiplyAdd)
      .Case("is_finite", IsFinite)
      .Case("log", Log)
      .Case("log_plus_one", LogPlusOne)
      .Case("logistic", Logistic)
      .Case("maximum", Maximum)
      .Case("minimum", Minimum)
      .Case("not", Not)
      .Case("or", Or)
      .Case("picked", Picked)
      .Case("popcnt", PopulationCount)
      .Case("power", Power)
      .Case("reduce_precision", ReducePrecision)
      .Case("remainder", Remainder)
      .Case("round_nearest_afz", RoundAwayFromZero)
      .Case("round_nearest_even", RoundToEven)
      .Case("shift_left", ShiftLeft)
      .Case("shift_right_arithmetic", ShiftRightArithmetic)
      .Case("shift_right_logical", ShiftRightLogical)
      .Case("sign", Sign)
      .Case("sine", Sine)
      .Case("sinh", Sinh)
      .Case("tan", Tan)
      .Case("tanh", Tanh)
      .Case("xor", Xor)
      .Default(Uninterpreted);
}

bool isApproximate(NamedFunction function) {
  return function >= NamedFunction::Acos && function <= NamedFunction::Power;
}

} // namespace tesela::prove
