#include "ir/Elementwise.h"
#include "mlir/IR/Builders.h"

using namespace mlir;

namespace tesela::stablehlo {

// The operand's shape and bounds, with other elements.
static Type withElements(Type tensor, Type element) {
  return cast<RankedTensorType>(tensor).clone(element);
}

// f32 for complex<f32>, the type itself for others.
static Type partElements(Type tensor) {
  Type element = getElementTypeOrSelf(tensor);
  auto complex = dyn_cast<ComplexType>(element);
  return withElements(tensor, complex ? complex.getElementType() : element);
}

#define TESELA_INFER_PART(Op)                                                  \
  LogicalResult Op::inferReturnTypes(MLIRContext *, std::optional<Location>,   \
                                     Adaptor adaptor,                          \
                                     SmallVectorImpl<Type> &results) {         \
    results.push_back(partElements(adaptor.getOperand().getType()));           \
    return success();                                                          \
  }
TESELA_INFER_PART(AbsOp)
TESELA_INFER_PART(ImagOp)
TESELA_INFER_PART(RealOp)
#undef TESELA_INFER_PART

LogicalResult IsFiniteOp::inferReturnTypes(MLIRContext *context,
                                           std::optional<Location>,
                                           Adaptor adaptor,
                                           SmallVectorImpl<Type> &results) {
  results.push_back(
      withElements(adaptor.getX().getType(), IntegerType::get(context, 1)));
  return success();
}

void ConvertOp::build(OpBuilder &builder, OperationState &state, Value operand,
                      Type elementType) {
  build(builder, state, withElements(operand.getType(), elementType), operand);
}

LogicalResult ConvertOp::verify() {
  Site site{getLoc(), getOperationName()};
  if (!compatibleShapes(getOperand().getType(), getType()))
    return site.broken("C1", "shapes differ: ", getOperand().getType(), " and ",
                       getType());
  return success();
}

LogicalResult ReducePrecisionOp::verify() {
  Site site{getLoc(), getOperationName()};
  if (static_cast<int32_t>(getExponentBits()) < 1)
    return site.broken("C2", "exponent_bits must be at least 1");
  if (static_cast<int32_t>(getMantissaBits()) < 0)
    return site.broken("C3", "mantissa_bits must not be negative");
  return success();
}

LogicalResult ComplexOp::inferReturnTypes(MLIRContext *,
                                          std::optional<Location> location,
                                          Adaptor adaptor,
                                          SmallVectorImpl<Type> &results) {
  Site site{location, getOperationName()};
  Type lhs = adaptor.getLhs().getType(), rhs = adaptor.getRhs().getType();
  if (!compatibleTypes(lhs, rhs))
    return site.broken("C1", "operand types differ: ", lhs, " and ", rhs);
  Type element = getElementTypeOrSelf(lhs);
  if (!element.isF32() && !element.isF64())
    return site.broken("C3", "no complex numbers of ", element);
  results.push_back(
      withElements(mergeTypes(lhs, rhs), ComplexType::get(element)));
  return success();
}

//===-- compare -----------------------------------------------------------===//

void CompareOp::build(OpBuilder &builder, OperationState &state, Value lhs,
                      Value rhs, ComparisonDirection direction,
                      ComparisonType type) {
  MLIRContext *context = builder.getContext();
  ComparisonTypeAttr typeAttr;
  if (type != ComparisonType::NOTYPE)
    typeAttr = ComparisonTypeAttr::get(context, type);
  build(builder, state, lhs, rhs,
        ComparisonDirectionAttr::get(context, direction), typeAttr);
}

LogicalResult CompareOp::inferReturnTypes(MLIRContext *context,
                                          std::optional<Location> location,
                                          Adaptor adaptor,
                                          SmallVectorImpl<Type> &results) {
  Site site{location, getOperationName()};
  Type lhs = adaptor.getLhs().getType(), rhs = adaptor.getRhs().getType();
  if (!compatibleElementTypes(getElementTypeOrSelf(lhs),
                              getElementTypeOrSelf(rhs)))
    return site.broken("C1", "element types differ: ", lhs, " and ", rhs);
  if (!compatibleShapes(lhs, rhs))
    return site.broken("C2", "shapes differ: ", lhs, " and ", rhs);
  results.push_back(
      withElements(mergeTypes(lhs, rhs), IntegerType::get(context, 1)));
  return success();
}

static bool comparisonFits(ComparisonType comparison, Type element) {
  if (auto quantized = dyn_cast<quant::QuantizedType>(element))
    element = quantized.getStorageType();
  switch (comparison) {
  case ComparisonType::NOTYPE:
    return true;
  // Portable artifacts hold floats compared SIGNED and UNSIGNED, which says
  // nothing of floats; they are compared as floats.
  case ComparisonType::SIGNED:
    return isa<FloatType>(element) ||
           (element.isSignlessInteger() && !element.isSignlessInteger(1));
  case ComparisonType::UNSIGNED:
    return isa<FloatType>(element) || element.isUnsignedInteger() ||
           element.isSignlessInteger(1);
  case ComparisonType::FLOAT:
    return isa<FloatType, ComplexType>(element);
  case ComparisonType::TOTALORDER:
    return isa<FloatType>(element);
  }
  return false;
}

LogicalResult CompareOp::verify() {
  Site site{getLoc(), getOperationName()};
  std::optional<ComparisonType> comparison = getCompareType();
  Type element = getElementTypeOrSelf(getLhs().getType());
  if (comparison && !comparisonFits(*comparison, element))
    return site.broken("C3", "comparison type ",
                       stringifyComparisonType(*comparison), " does not fit ",
                       element);
  return success();
}

//===-- clamp, select -----------------------------------------------------===//

LogicalResult ClampOp::inferReturnTypes(MLIRContext *,
                                        std::optional<Location> location,
                                        Adaptor adaptor,
                                        SmallVectorImpl<Type> &results) {
  Site site{location, getOperationName()};
  auto operand = cast<RankedTensorType>(adaptor.getOperand().getType());
  auto checkLimit = [&](StringRef constraint, StringRef what, Value limit) {
    auto type = cast<RankedTensorType>(limit.getType());
    if (type.getRank() != 0 && !compatibleShapes(type, operand))
      return site.broken(constraint, what,
                         " must be a scalar or have the operand's shape: ",
                         Type(type), " and ", Type(operand));
    if (!compatibleElementTypes(type.getElementType(),
                                operand.getElementType()))
      return site.broken("C3", "element types of ", what,
                         " and operand differ: ", Type(type), " and ",
                         Type(operand));
    return success();
  };
  if (failed(checkLimit("C1", "min", adaptor.getMin())) ||
      failed(checkLimit("C2", "max", adaptor.getMax())))
    return failure();
  results.push_back(operand);
  return success();
}

LogicalResult SelectOp::inferReturnTypes(MLIRContext *,
                                         std::optional<Location> location,
                                         Adaptor adaptor,
                                         SmallVectorImpl<Type> &results) {
  Site site{location, getOperationName()};
  auto pred = cast<RankedTensorType>(adaptor.getPred().getType());
  Type onTrue = adaptor.getOnTrue().getType();
  Type onFalse = adaptor.getOnFalse().getType();
  if (!compatibleTypes(onTrue, onFalse))
    return site.broken("C2", "types of the alternatives differ: ", onTrue,
                       " and ", onFalse);
  if (pred.getRank() != 0 && !compatibleShapes(pred, onTrue))
    return site.broken("C1",
                       "pred must be a scalar or have the shape of the "
                       "alternatives: ",
                       Type(pred), " and ", onTrue);
  results.push_back(mergeTypes(onTrue, onFalse));
  return success();
}

} // namespace tesela::stablehlo
