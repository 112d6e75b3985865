#include "prove/Confirm.h"
#include "prove/Rounding.h"
#include "prove/RunByJudge.h"
#include "prove/Sample.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/STLExtras.h"

#include <cmath>

using tesela::interpret::Array;

namespace tesela::prove {

namespace {
constexpr unsigned trials = 6;
constexpr int64_t mostElements = 4096;
/// Of the largest element: far beyond rounding, also of what solves and sorts.
constexpr double farApart = 1e-2;
/// Results below these may be what rounding leaves of larger numbers that
/// cancel: inputs are up to 3, and exponentials of them up to 20.
constexpr double leastLargest = 1, leastLargestNarrow = 32;

struct Difference {
  unsigned result = 0;
  int64_t position = 0;
  bool isExact = false;
};
} // namespace

/// A small number, halves among them, that the type and the question allow; of
/// integers some at the ends of the range, where they wrap.
static void fill(Array &array, bool positive, int64_t below, Random &random) {
  ElementType type = array.element();
  for (int64_t i = 0; i < array.elementCount(); ++i) {
    int64_t number = random.between(positive ? 1 : -6, 6);
    bool atEnd = !positive && random.between(0, 3) == 0;
    if (below > 0)
      array.setInteger(i, random.between(0, below - 1));
    else if (isComplex(type))
      array.setComplex(i, {double(number) / 2, double(random.between(-6, 6))});
    else if (isFloat(type))
      array.setReal(i, double(number) / 2);
    else if (type == ElementType::I1)
      array.setInteger(i, number & 1);
    else if (atEnd)
      array.setInteger(
          i, wrapped(number + (int64_t(1) << (bitWidth(type) - 1)), type));
    else
      array.setInteger(i, isUnsignedInteger(type) ? std::abs(number) : number);
  }
}

static std::optional<Array> randomArray(const EncodedPair &pair,
                                        const Argument &argument,
                                        const Counterexample &found,
                                        Random &random) {
  std::optional<Array> array =
      zeroArgument(pair, argument, found, mostElements);
  if (!array || !argument.input)
    return array;
  const Input &input = pair.problem.inputs[*argument.input];
  int64_t below = 0;
  if (input.below) {
    VariableValues values;
    for (const auto &[name, value] : found.sizes)
      values.set(pair.problem.terms.size(name), value);
    Sample sample(pair.problem.terms, {}, 0, values);
    below = IndexEvaluator(pair.problem.terms, sample)
                .value(*input.below)
                .value_or(0);
    if (below <= 0)
      return std::nullopt;
  }
  fill(*array, input.positive, below, random);
  return array;
}

/// The largest difference of finite floats, where it is far beyond rounding.
/// One of integers counts where all inputs are `exact`.
static std::optional<Difference> differenceOf(llvm::ArrayRef<Array> left,
                                              llvm::ArrayRef<Array> right,
                                              bool exact) {
  for (auto [number, pair] : llvm::enumerate(llvm::zip(left, right))) {
    const auto &[a, b] = pair;
    if (a.shape().dimensions != b.shape().dimensions)
      continue;
    if (!isFloat(a.element()) && !isComplex(a.element())) {
      for (int64_t i = 0; exact && i < a.elementCount(); ++i)
        if (a.complexAt(i) != b.complexAt(i))
          return Difference{unsigned(number), i, true};
      continue;
    }
    bool isNarrow = isFloat(a.element()) && bitWidth(a.element()) <= 16;
    double largest = isNarrow ? leastLargestNarrow : leastLargest, most = 0;
    int64_t position = 0;
    bool finite = true;
    for (int64_t i = 0; i < a.elementCount(); ++i) {
      std::complex<double> x = a.complexAt(i), y = b.complexAt(i);
      double apart = std::abs(x - y);
      finite &= std::isfinite(apart);
      largest = std::max({largest, std::abs(x), std::abs(y)});
      if (apart > most) {
        most = apart;
        position = i;
      }
    }
    if (finite && most > farApart * largest)
      return Difference{unsigned(number), position};
  }
  return std::nullopt;
}

static std::vector<int64_t> indexAt(const Array &array, int64_t position) {
  std::vector<int64_t> index(array.dimensions().size());
  for (size_t d = index.size(); d-- > 0;) {
    index[d] = position % array.dimensions()[d];
    position /= array.dimensions()[d];
  }
  return index;
}

std::optional<Confirmation> tryOut(const EncodedPair &pair,
                                   mlir::func::FuncOp left,
                                   mlir::func::FuncOp right,
                                   Counterexample &found) {
  bool seen = false;
  std::optional<Rounding> rounding;
  bool exact = llvm::none_of(pair.arguments, [](const Argument &argument) {
    return isFloat(argument.type) || isComplex(argument.type);
  });
  for (unsigned trial = 0; trial < trials; ++trial) {
    Random random(mixed(7, trial));
    Confirmation result;
    for (const Argument &argument : pair.arguments) {
      std::optional<Array> array = randomArray(pair, argument, found, random);
      if (!array)
        return std::nullopt;
      result.inputs.push_back(std::move(*array));
    }
    auto a = runByJudge(left, result.inputs);
    auto b = a ? runByJudge(right, result.inputs) : a;
    if (!b)
      return std::nullopt;
    std::optional<Difference> difference = differenceOf(*a, *b, exact);
    if (!difference)
      continue;
    if (!rounding && !difference->isExact)
      rounding.emplace(left, right);
    if (!difference->isExact &&
        !rounding->isLess(result.inputs, difference->result,
                          difference->position))
      continue;
    if (!seen && !difference->isExact) {
      seen = true;
      continue;
    }
    const Array &x = (*a)[difference->result], &y = (*b)[difference->result];
    result.differs = true;
    result.left = printElement(x, difference->position);
    result.right = printElement(y, difference->position);
    found.result = difference->result;
    found.index = indexAt(x, difference->position);
    found.left = result.left;
    found.right = result.right;
    found.elements.clear();
    return result;
  }
  return std::nullopt;
}

} // namespace tesela::prove
