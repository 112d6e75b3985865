#include "prove/Rounding.h"
#include "prove/RunByJudge.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <cmath>

using tesela::interpret::Array;

namespace tesela::prove {

namespace {
/// Of the difference, what both sides together may differ by in other floats.
constexpr double roundingAtMost = 0.1;

bool isFinite(std::complex<double> value) {
  return std::isfinite(value.real()) && std::isfinite(value.imag());
}

/// Both NaN, or the same infinity.
bool sameSpecial(std::complex<double> a, std::complex<double> b) {
  if (isFinite(a) || isFinite(b))
    return isFinite(a) == isFinite(b);
  return a == b || (std::isnan(std::abs(a)) && std::isnan(std::abs(b)));
}

/// The same numbers in floats of so many bits.
Array inFloatsOf(unsigned bits, const Array &array) {
  bool complex = isComplex(array.element());
  if (!complex && !isFloat(array.element()))
    return array;
  Shape shape = array.shape();
  shape.element = complex ? (bits == 64 ? ElementType::C128 : ElementType::C64)
                          : (bits == 64 ? ElementType::F64 : ElementType::F32);
  Array result(shape);
  for (int64_t i = 0; i < array.elementCount(); ++i)
    if (complex)
      result.setComplex(i, array.complexAt(i));
    else
      result.setReal(i, array.realAt(i));
  return result;
}
} // namespace

Rounding::Side::Side(mlir::func::FuncOp given, unsigned bits)
    : module(withFloatsOf(bits, given)), name(given.getName()), bits(bits) {}

Rounding::Rounding(mlir::func::FuncOp left, mlir::func::FuncOp right)
    : left(left, 64), right(right, 64), leftNarrow(left, 32),
      rightNarrow(right, 32) {}

std::optional<std::complex<double>>
Rounding::Side::at(llvm::ArrayRef<Array> inputs, unsigned result,
                   int64_t position) {
  if (!module)
    return std::nullopt;
  auto function = module->lookupSymbol<mlir::func::FuncOp>(name);
  if (!function)
    return std::nullopt;
  std::vector<Array> converted;
  for (const Array &input : inputs)
    converted.push_back(inFloatsOf(bits, input));
  auto results = runByJudge(function, converted);
  if (!results || result >= results->size() ||
      position >= (*results)[result].elementCount())
    return std::nullopt;
  return (*results)[result].complexAt(position);
}

bool Rounding::isLess(llvm::ArrayRef<Array> inputs, unsigned result,
                      int64_t position) {
  auto x = left.at(inputs, result, position);
  auto y = right.at(inputs, result, position);
  auto p = leftNarrow.at(inputs, result, position);
  auto q = rightNarrow.at(inputs, result, position);
  if (!x || !y || !p || !q || !sameSpecial(*x, *p) || !sameSpecial(*y, *q))
    return false;
  if (!isFinite(*x) || !isFinite(*y))
    return isFinite(*x) != isFinite(*y) || !sameSpecial(*x, *y);
  double apart = std::abs(*x - *y), left = std::abs(*x - *p),
         right = std::abs(*y - *q);
  return left + right < roundingAtMost * apart;
}

} // namespace tesela::prove
