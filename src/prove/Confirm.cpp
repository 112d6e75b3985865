#include "prove/Confirm.h"

#include "prove/Rounding.h"
#include "prove/RunByJudge.h"
#include "prove/Sample.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <cmath>

using tesela::interpret::Array;

namespace tesela::prove {

/// "-3", "1/8", "0.25".
static double numberOf(llvm::StringRef text) {
  auto [above, below] = text.split('/');
  double value = 0, divisor = 1;
  above.getAsDouble(value);
  if (!below.empty())
    below.getAsDouble(divisor);
  return value / divisor;
}

/// The row-major position in "x[0, 2]"; nothing where it is outside.
static std::optional<int64_t> positionOf(llvm::StringRef element,
                                         std::span<const int64_t> dimensions) {
  llvm::StringRef inside = element.split('[').second;
  inside.consume_back("]");
  int64_t position = 0;
  for (int64_t extent : dimensions) {
    llvm::StringRef digits;
    std::tie(digits, inside) = inside.split(',');
    int64_t index = 0;
    if (digits.trim().getAsInteger(10, index) || index < 0 || index >= extent)
      return std::nullopt;
    position = position * extent + index;
  }
  return position;
}

/// Of a complex number one of its parts.
static void store(Array &array, int64_t position, llvm::StringRef text,
                  bool imaginary = false) {
  if (isFloat(array.element())) {
    array.setReal(position, numberOf(text));
  } else if (isComplex(array.element())) {
    std::complex<double> number = array.complexAt(position);
    array.setComplex(position,
                     imaginary ? std::complex(number.real(), numberOf(text))
                               : std::complex(numberOf(text), number.imag()));
  } else {
    int64_t value = 0;
    text.getAsInteger(10, value);
    array.setInteger(position, value);
  }
}

std::optional<Array> zeroArgument(const EncodedPair &pair,
                                  const Argument &argument,
                                  const Counterexample &found, int64_t most) {
  Shape shape{argument.type, {}, {}};
  int64_t count = 1;
  for (const semantics::Extent &extent : argument.shape) {
    std::optional<int64_t> size = pair.valueOf(extent, found.sizes);
    if (!size || *size < 0 || *size > most)
      return std::nullopt;
    shape.dimensions.push_back(*size);
    count *= *size;
    if (count > most)
      return std::nullopt;
  }
  Array array(shape);
  if (!argument.input) {
    std::optional<int64_t> size = pair.valueOf(argument.size, found.sizes);
    if (!size)
      return std::nullopt;
    array.setInteger(0, *size);
  }
  return array;
}

/// More than these, some GB, are not run for one difference.
static constexpr int64_t mostElements = 1 << 26;

/// The argument at the counterexample; elements that were not looked at are 0,
/// or 1 where they have to be positive.
static std::optional<Array> arrayOf(const EncodedPair &pair,
                                    const Argument &argument,
                                    const Counterexample &found) {
  std::optional<Array> made = zeroArgument(pair, argument, found, mostElements);
  if (!made || !argument.input)
    return made;
  Array &array = *made;
  if (pair.problem.inputs[*argument.input].positive)
    for (int64_t i = 0; i < array.elementCount(); ++i)
      store(array, i, "1");
  for (const auto &[element, value] : found.elements) {
    auto [name, part] = llvm::StringRef(element).split('[').first.split('.');
    if (name != argument.name)
      continue;
    if (auto position = positionOf(element, array.dimensions()))
      store(array, *position, value, part == "imag");
  }
  return made;
}

/// What a difference has to exceed, relative to the values.
static double toleranceOf(ElementType type) {
  if (!isFloat(type) && !isComplex(type))
    return 0;
  switch (bitWidth(type)) {
  case 64:
  case 128:
    return 1e-9;
  case 32:
    return 1e-4;
  default:
    return 5e-2;
  }
}

/// An infinity is what is too large, unless it is one over the reals.
static bool differ(const Array &a, const Array &b, int64_t position,
                   bool isInfinite) {
  std::complex<double> x = a.complexAt(position), y = b.complexAt(position);
  bool xIsNaN = std::isnan(x.real()), yIsNaN = std::isnan(y.real());
  if (xIsNaN || yIsNaN)
    return xIsNaN != yIsNaN;
  if (x == y)
    return false;
  double size = std::max(std::abs(x), std::abs(y));
  if (std::isinf(size) && isInfinite)
    return true;
  return !(std::abs(x - y) <= toleranceOf(a.element()) * size);
}

static std::string shapeText(const Array &array) {
  std::string text = "[";
  for (int64_t extent : array.dimensions())
    text += (text.size() > 1 ? ", " : "") + std::to_string(extent);
  return text + "]";
}

static int64_t placeOf(const Array &array, const Counterexample &found) {
  int64_t position = 0;
  for (auto [extent, index] : llvm::zip(array.dimensions(), found.index))
    position = position * extent + index;
  return position;
}

static void compare(Confirmation &result, const Array &left, const Array &right,
                    const Counterexample &found) {
  if (left.shape().dimensions != right.shape().dimensions) {
    result.differs = true;
    result.left = "shape " + shapeText(left);
    result.right = "shape " + shapeText(right);
    return;
  }
  int64_t position = placeOf(left, found);
  if (position >= left.elementCount()) {
    result.why = "the place where they should differ is outside";
    return;
  }
  result.left = printElement(left, position);
  result.right = printElement(right, position);
  auto isInfinite = [](llvm::StringRef number) {
    return number.trim("-") == "inf";
  };
  result.differs = differ(left, right, position,
                          isInfinite(found.left) || isInfinite(found.right));
  if (!result.differs)
    result.why = "they differ by rounding at most: " + result.left + " and " +
                 result.right;
}

/// Of all tensors of both programs together, as far as their shapes are known.
static double elementsOf(const EncodedPair &pair, const Counterexample &found) {
  const Problem &problem = pair.problem;
  VariableValues values;
  for (const auto &[name, value] : found.sizes)
    values.set(problem.terms.size(name), value);
  Sample sample(problem.terms, {}, 0, values);
  IndexEvaluator evaluator(problem.terms, sample);
  double total = 0;
  auto add = [&](llvm::ArrayRef<Index> shape) {
    double count = 1;
    for (Index extent : shape)
      count *= double(evaluator.value(extent).value_or(0));
    total += count;
  };
  for (const Input &input : problem.inputs)
    add(input.shape);
  for (llvm::ArrayRef<Index> shape : problem.computed)
    add(shape);
  return total;
}

Confirmation confirm(const EncodedPair &pair, mlir::func::FuncOp left,
                     mlir::func::FuncOp right, const Counterexample &found) {
  Confirmation result;
  if (double count = elementsOf(pair, found); count > double(mostElements)) {
    result.why =
        llvm::formatv("that takes tensors of {0:e} elements in all", count);
    return result;
  }
  for (const Argument &argument : pair.arguments) {
    std::optional<Array> array = arrayOf(pair, argument, found);
    if (!array) {
      result.why = "the size of " + argument.name + " is not determined";
      return result;
    }
    result.inputs.push_back(std::move(*array));
  }
  auto a = runByJudge(left, result.inputs);
  auto b = a ? runByJudge(right, result.inputs) : a;
  if (!b)
    result.why = b.error().render();
  else if (found.result < a->size() && found.result < b->size())
    compare(result, (*a)[found.result], (*b)[found.result], found);
  // Over the reals they differ only if what is not looked into were any
  // function: what is seen may be all rounding.
  if (!result.differs || pair.opaque.empty())
    return result;
  const Array &one = (*a)[found.result];
  if ((isFloat(one.element()) || isComplex(one.element())) &&
      one.shape().dimensions == (*b)[found.result].shape().dimensions &&
      !Rounding(left, right)
           .isLess(result.inputs, found.result, placeOf(one, found))) {
    result.differs = false;
    result.why = "they may differ by rounding only: " + result.left + " and " +
                 result.right;
  }
  return result;
}

} // namespace tesela::prove
