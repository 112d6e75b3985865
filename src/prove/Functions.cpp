#include "prove/Functions.h"

#include <iterator>

namespace tesela::prove {

namespace {
// clang-format off
constexpr FunctionLaws table[] = {
    {.name = "add", .commutative = true},
    {.name = "multiply", .commutative = true},
    {.name = "maximum", .commutative = true},
    {.name = "minimum", .commutative = true},
    {.name = "and", .commutative = true},
    {.name = "or", .commutative = true},
    {.name = "xor", .commutative = true},
    {.name = "multiply_high", .commutative = true},
    {.name = "tanh", .parity = Parity::Odd, .keepsSign = true,
     .increasing = true},
    {.name = "erf", .parity = Parity::Odd, .keepsSign = true,
     .increasing = true},
    {.name = "sine", .parity = Parity::Odd},
    {.name = "tan", .parity = Parity::Odd},
    {.name = "asin", .parity = Parity::Odd, .keepsSign = true},
    {.name = "atan", .parity = Parity::Odd, .keepsSign = true,
     .increasing = true},
    {.name = "sinh", .parity = Parity::Odd, .keepsSign = true,
     .increasing = true},
    {.name = "asinh", .parity = Parity::Odd, .keepsSign = true,
     .increasing = true},
    {.name = "atanh", .parity = Parity::Odd, .keepsSign = true},
    {.name = "cbrt", .parity = Parity::Odd, .keepsSign = true,
     .increasing = true},
    {.name = "sign", .parity = Parity::Odd, .keepsSign = true},
    {.name = "cosine", .parity = Parity::Even},
    {.name = "cosh", .parity = Parity::Even, .signs = Positive},
    {.name = "abs", .parity = Parity::Even, .signs = NotNegative},
    {.name = "acos", .signs = NotNegative},
    {.name = "acosh", .signs = NotNegative},
    {.name = "logistic", .signs = Positive},
    {.name = "erfc", .signs = Positive},
};
// clang-format on
constexpr FunctionLaws plain{.name = ""};
constexpr llvm::StringLiteral comparisons[] = {"compare_eq", "compare_ne",
                                               "compare_lt", "compare_le",
                                               "compare_gt", "compare_ge"};
} // namespace

const FunctionLaws &lawsOf(llvm::StringRef name) {
  for (const FunctionLaws &laws : table)
    if (laws.name == name)
      return laws;
  return plain;
}

bool isDefined(llvm::StringRef name, bool ofIntegers) {
  if (ofIntegers)
    return name == "remainder";
  return name == "tanh" || name == "sinh" || name == "cosh" || name == "tan" ||
         name == "sine" || name == "cosine";
}

std::optional<Comparison> comparisonNamed(llvm::StringRef name) {
  for (size_t i = 0; i < std::size(comparisons); ++i)
    if (name == comparisons[i])
      return Comparison(i);
  return std::nullopt;
}

llvm::StringRef name(Comparison comparison) {
  return comparisons[size_t(comparison)];
}

} // namespace tesela::prove
