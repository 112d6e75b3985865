#include "ir/TypeCompatibility.h"
#include "ir/Dialect.h"

using namespace mlir;

namespace tesela::stablehlo {

bool compatibleElementTypes(Type left, Type right) {
  if (left == right)
    return true;
  auto leftQuant = dyn_cast<quant::QuantizedType>(left);
  auto rightQuant = dyn_cast<quant::QuantizedType>(right);
  if (!leftQuant || !rightQuant)
    return false;
  return leftQuant.getExpressedType() == rightQuant.getExpressedType() &&
         leftQuant.getStorageType() == rightQuant.getStorageType();
}

// The largest size of a dimension, or kDynamic where nothing bounds it.
static int64_t largestSize(RankedTensorType type, int64_t dimension) {
  if (!type.isDynamicDim(dimension))
    return type.getDimSize(dimension);
  auto bounds = dyn_cast_if_present<TypeExtensionsAttr>(type.getEncoding());
  return bounds ? bounds.getBounds()[dimension] : ShapedType::kDynamic;
}

static bool compatibleTensors(RankedTensorType left, RankedTensorType right) {
  if (left.getRank() != right.getRank() ||
      !compatibleElementTypes(left.getElementType(), right.getElementType()))
    return false;
  for (int64_t i = 0; i < left.getRank(); ++i) {
    bool leftOpen = left.isDynamicDim(i), rightOpen = right.isDynamicDim(i);
    int64_t leftSize = largestSize(left, i), rightSize = largestSize(right, i);
    if (!leftOpen && !rightOpen && leftSize != rightSize)
      return false;
    if (leftOpen && !rightOpen && !ShapedType::isDynamic(leftSize) &&
        rightSize > leftSize)
      return false;
    if (rightOpen && !leftOpen && !ShapedType::isDynamic(rightSize) &&
        leftSize > rightSize)
      return false;
  }
  return true;
}

bool compatibleTypes(Type left, Type right) {
  if (left == right)
    return true;
  if (auto leftTuple = dyn_cast<TupleType>(left)) {
    auto rightTuple = dyn_cast<TupleType>(right);
    return rightTuple &&
           compatibleTypes(leftTuple.getTypes(), rightTuple.getTypes());
  }
  if (auto leftFuture = dyn_cast<FutureType>(left)) {
    auto rightFuture = dyn_cast<FutureType>(right);
    return rightFuture &&
           compatibleTypes(leftFuture.getTypes(), rightFuture.getTypes());
  }
  auto leftTensor = dyn_cast<RankedTensorType>(left);
  auto rightTensor = dyn_cast<RankedTensorType>(right);
  return leftTensor && rightTensor &&
         compatibleTensors(leftTensor, rightTensor);
}

bool compatibleTypes(TypeRange left, TypeRange right) {
  return left.size() == right.size() &&
         llvm::all_of(llvm::zip(left, right), [](auto pair) {
           return compatibleTypes(std::get<0>(pair), std::get<1>(pair));
         });
}

} // namespace tesela::stablehlo
