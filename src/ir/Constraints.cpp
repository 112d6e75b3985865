#include "ir/Constraints.h"
#include "ir/Dialect.h"

using namespace mlir;

namespace tesela::stablehlo {

bool compatibleShapes(ArrayRef<int64_t> left, ArrayRef<int64_t> right) {
  return left.size() == right.size() &&
         llvm::all_of(llvm::zip(left, right), [](auto sizes) {
           return compatibleSizes(std::get<0>(sizes), std::get<1>(sizes));
         });
}

bool compatibleShapes(Type left, Type right) {
  return compatibleShapes(cast<RankedTensorType>(left).getShape(),
                          cast<RankedTensorType>(right).getShape());
}

SmallVector<int64_t> boundsOf(RankedTensorType type) {
  if (auto bounds = dyn_cast_if_present<TypeExtensionsAttr>(type.getEncoding()))
    return llvm::to_vector(bounds.getBounds());
  return SmallVector<int64_t>(type.getRank(), ShapedType::kDynamic);
}

RankedTensorType tensorType(ArrayRef<int64_t> shape, Type element,
                            ArrayRef<int64_t> bounds) {
  bool bounded = llvm::any_of(
      bounds, [](int64_t bound) { return !ShapedType::isDynamic(bound); });
  Attribute encoding;
  if (bounded)
    encoding = TypeExtensionsAttr::get(element.getContext(), bounds);
  return RankedTensorType::get(shape, element, encoding);
}

Type mergeTypes(Type left, Type right) {
  auto leftTensor = dyn_cast<RankedTensorType>(left);
  auto rightTensor = dyn_cast<RankedTensorType>(right);
  if (left == right || !leftTensor || !rightTensor)
    return left;
  SmallVector<int64_t> shape = llvm::to_vector(leftTensor.getShape());
  SmallVector<int64_t> bounds = boundsOf(leftTensor);
  SmallVector<int64_t> rightBounds = boundsOf(rightTensor);
  for (int64_t i = 0; i < leftTensor.getRank(); ++i) {
    if (!ShapedType::isDynamic(shape[i]))
      continue;
    shape[i] = rightTensor.getDimSize(i);
    bool isLeftBounded = !ShapedType::isDynamic(bounds[i]);
    bool isRightBounded = !ShapedType::isDynamic(rightBounds[i]);
    if (!ShapedType::isDynamic(shape[i]))
      bounds[i] = ShapedType::kDynamic;
    else if (isLeftBounded && isRightBounded)
      bounds[i] = std::min(bounds[i], rightBounds[i]);
    else if (isRightBounded)
      bounds[i] = rightBounds[i];
  }
  return tensorType(shape, leftTensor.getElementType(), bounds);
}

LogicalResult checkDimensions(const Site &site, StringRef constraint,
                              StringRef what, ArrayRef<int64_t> dimensions,
                              int64_t rank) {
  for (int64_t dimension : dimensions)
    if (dimension < 0 || dimension >= rank)
      return site.broken(constraint, what, " ", dimension,
                         " is not a dimension: the rank is ", rank);
  return success();
}

LogicalResult checkUnique(const Site &site, StringRef constraint,
                          StringRef what, ArrayRef<int64_t> dimensions) {
  SmallVector<int64_t> sorted = llvm::to_vector(dimensions);
  llvm::sort(sorted);
  auto twice = llvm::adjacent_find(sorted);
  if (twice != sorted.end())
    return site.broken(constraint, what, " has ", *twice, " twice");
  return success();
}

LogicalResult checkCount(const Site &site, StringRef constraint, StringRef what,
                         int64_t count, int64_t expected) {
  if (count != expected)
    return site.broken(constraint, what, " has ", count, " entries, expected ",
                       expected);
  return success();
}

LogicalResult checkMovedElements(const Site &site, StringRef constraint,
                                 Type from, Type to) {
  from = getElementTypeOrSelf(from);
  to = getElementTypeOrSelf(to);
  if (from == to)
    return success();
  bool perAxis = isa<quant::UniformQuantizedPerAxisType>(from) &&
                 isa<quant::UniformQuantizedPerAxisType>(to);
  if (perAxis && compatibleElementTypes(from, to))
    return success();
  return site.broken(constraint, "element types differ: ", from, " and ", to);
}

LogicalResult inferSameType(std::optional<Location> location, StringRef op,
                            TypeRange operands,
                            SmallVectorImpl<Type> &results) {
  Site site{location, op};
  Type merged = operands.front();
  for (Type type : operands.drop_front()) {
    if (!compatibleTypes(merged, type))
      return site.broken("C1", "operand types differ: ", merged, " and ", type);
    merged = mergeTypes(merged, type);
  }
  results.push_back(merged);
  return success();
}

LogicalResult checkResultTypes(std::optional<Location> location, StringRef op,
                               StringRef constraint, TypeRange inferred,
                               TypeRange written) {
  Site site{location, op};
  if (inferred.size() != written.size())
    return site.broken(constraint, "expected ", inferred.size(), " results");
  for (auto [want, have] : llvm::zip(inferred, written))
    if (!compatibleTypes(want, have))
      return site.broken(constraint, "the result is ", want, ", written as ",
                         have);
  return success();
}

} // namespace tesela::stablehlo
