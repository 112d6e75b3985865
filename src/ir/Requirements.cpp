#include "ir/Requirements.h"
#include "ir/Dialect.h"

using namespace mlir;

namespace tesela::stablehlo {

LogicalResult Requirements::require(bool holds, StringRef constraint,
                                    const Twine &message) const {
  if (holds)
    return success();
  return site.broken(constraint, message);
}

static std::string listed(ArrayRef<int64_t> values) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << '[';
  llvm::interleaveComma(values, stream);
  stream << ']';
  return text;
}

LogicalResult Requirements::requireInRange(ArrayRef<int64_t> dimensions,
                                           int64_t bound, StringRef constraint,
                                           const Twine &what) const {
  for (int64_t dimension : dimensions)
    if (dimension < 0 || dimension >= bound)
      return require(false, constraint,
                     what + " must lie in [0, " + Twine(bound) + "), got " +
                         Twine(dimension));
  return success();
}

LogicalResult Requirements::requireUnique(ArrayRef<int64_t> dimensions,
                                          StringRef constraint,
                                          const Twine &what) const {
  SmallVector<int64_t> sorted(dimensions);
  llvm::sort(sorted);
  bool unique =
      std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
  if (unique)
    return success();
  return require(false, constraint,
                 what + " must not repeat a dimension, got " +
                     listed(dimensions));
}

LogicalResult Requirements::requireSorted(ArrayRef<int64_t> dimensions,
                                          StringRef constraint,
                                          const Twine &what) const {
  if (llvm::is_sorted(dimensions))
    return success();
  return require(false, constraint,
                 what + " must be sorted, got " + listed(dimensions));
}

LogicalResult Requirements::requirePositive(ArrayRef<int64_t> values,
                                            StringRef constraint,
                                            const Twine &what) const {
  if (llvm::all_of(values, [](int64_t value) { return value > 0; }))
    return success();
  return require(false, constraint,
                 what + " must be positive, got " + listed(values));
}

LogicalResult Requirements::requireSize(size_t size, size_t expected,
                                        StringRef constraint,
                                        const Twine &what) const {
  return require(size == expected, constraint,
                 what + " must have " + Twine(expected) + " entries, got " +
                     Twine(size));
}

static std::string textOf(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

LogicalResult Requirements::requireSameShape(Type left, Type right,
                                             StringRef constraint,
                                             const Twine &what) const {
  if (succeeded(verifyCompatibleShape(left, right)))
    return success();
  return require(false, constraint,
                 what + " must have the same shape, got " + textOf(left) +
                     " and " + textOf(right));
}

LogicalResult Requirements::requireSameElements(Type left, Type right,
                                                StringRef constraint,
                                                const Twine &what) const {
  if (compatibleElementTypes(getElementTypeOrSelf(left),
                             getElementTypeOrSelf(right)))
    return success();
  return require(false, constraint,
                 what + " must have the same element type, got " +
                     textOf(left) + " and " + textOf(right));
}

bool isPromotable(Type from, Type to) {
  if (from == to)
    return true;
  if (auto fromComplex = dyn_cast<ComplexType>(from)) {
    auto toComplex = dyn_cast<ComplexType>(to);
    return toComplex && isPromotable(fromComplex.getElementType(),
                                     toComplex.getElementType());
  }
  auto fromQuantized = dyn_cast<quant::QuantizedType>(from);
  auto toQuantized = dyn_cast<quant::QuantizedType>(to);
  if (fromQuantized && toQuantized)
    return isPromotable(fromQuantized.getStorageType(),
                        toQuantized.getStorageType());
  if (isa<FloatType>(from) && isa<FloatType>(to))
    return from.getIntOrFloatBitWidth() <= to.getIntOrFloatBitWidth();
  auto fromInteger = dyn_cast<IntegerType>(from);
  auto toInteger = dyn_cast<IntegerType>(to);
  // Truth values are not numbers: they do not widen.
  return fromInteger && toInteger && fromInteger.getWidth() > 1 &&
         fromInteger.getSignedness() == toInteger.getSignedness() &&
         fromInteger.getWidth() <= toInteger.getWidth();
}

static bool isScalarTensor(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.getRank() == 0;
}

LogicalResult requireScalarFunction(const Requirements &constraints,
                                    Region &region, size_t argumentCount,
                                    MutableArrayRef<Type> results,
                                    StringRef constraint, const Twine &what) {
  Block &block = region.front();
  if (failed(constraints.requireSize(block.getNumArguments(), argumentCount,
                                     constraint, "the arguments of " + what)) ||
      failed(constraints.require(!block.empty(), constraint,
                                 what + " must return")))
    return failure();
  for (Type type : block.getArgumentTypes())
    if (!isScalarTensor(type))
      return constraints.require(false, constraint,
                                 "the arguments of " + what +
                                     " must be tensors of rank 0, got " +
                                     textOf(type));
  ValueRange returned = block.back().getOperands();
  if (failed(constraints.requireSize(returned.size(), results.size(),
                                     constraint, "the results of " + what)))
    return failure();
  for (auto [result, value] : llvm::zip(results, returned)) {
    if (!isScalarTensor(value.getType()))
      return constraints.require(false, constraint,
                                 "the results of " + what +
                                     " must be tensors of rank 0, got " +
                                     textOf(value.getType()));
    result = cast<RankedTensorType>(value.getType()).getElementType();
  }
  return success();
}

LogicalResult requireCombiner(const Requirements &constraints, Region &region,
                              TypeRange inputs,
                              SmallVectorImpl<Type> &accumulators,
                              StringRef constraint, const Twine &what) {
  size_t count = inputs.size();
  if (region.empty() || region.front().empty()) {
    for (Type input : inputs)
      accumulators.push_back(getElementTypeOrSelf(input));
    return success();
  }
  accumulators.resize(count);
  if (failed(requireScalarFunction(constraints, region, 2 * count, accumulators,
                                   constraint, what)))
    return failure();
  TypeRange arguments = region.front().getArgumentTypes();
  for (size_t i = 0; i < count; ++i) {
    Type left = getElementTypeOrSelf(arguments[i]);
    Type right = getElementTypeOrSelf(arguments[i + count]);
    if (!compatibleElementTypes(left, accumulators[i]) ||
        !compatibleElementTypes(right, accumulators[i]))
      return constraints.require(
          false, constraint,
          "argument " + Twine(i) + " and " + Twine(i + count) + " of " + what +
              " must have the type of result " + Twine(i) + ", got " +
              textOf(left) + ", " + textOf(right) + " and " +
              textOf(accumulators[i]));
    Type input = getElementTypeOrSelf(inputs[i]);
    if (!isPromotable(input, accumulators[i]))
      return constraints.require(false, constraint,
                                 what + " must take a type to which " +
                                     textOf(input) + " can be promoted, got " +
                                     textOf(accumulators[i]));
  }
  return success();
}

} // namespace tesela::stablehlo
