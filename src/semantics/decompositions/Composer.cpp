#include "semantics/decompositions/Composer.h"

#include "ir/ControlFlow.h"
#include "ir/DataMovement.h"
#include "ir/Elementwise.h"
#include "ir/Reduction.h"
#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;

namespace tesela::semantics {

Value Composer::splat(double value, RankedTensorType type) {
  if (auto complex = dyn_cast<ComplexType>(type.getElementType())) {
    auto part = cast<FloatType>(complex.getElementType());
    APFloat real =
        cast<FloatAttr>(builder.getFloatAttr(part, value)).getValue();
    APFloat imaginary = APFloat::getZero(real.getSemantics());
    return stablehlo::ConstantOp::create(
        builder, location, type,
        cast<ElementsAttr>(DenseElementsAttr::get(
            type, std::complex<APFloat>(real, imaginary))));
  }
  Attribute element;
  if (isa<FloatType>(type.getElementType()))
    element = builder.getFloatAttr(type.getElementType(), value);
  else
    element = builder.getIntegerAttr(type.getElementType(), int64_t(value));
  return stablehlo::ConstantOp::create(
      builder, location, type,
      cast<ElementsAttr>(SplatElementsAttr::get(type, element)));
}

Value Composer::broadcast(Value operand, RankedTensorType type,
                          llvm::ArrayRef<int64_t> dimensions) {
  return stablehlo::BroadcastInDimOp::create(
      builder, location, type, operand,
      builder.getDenseI64ArrayAttr(dimensions));
}

Value Composer::add(Value a, Value b) {
  return stablehlo::AddOp::create(builder, location, a.getType(), a, b);
}

Value Composer::subtract(Value a, Value b) {
  return stablehlo::SubtractOp::create(builder, location, a.getType(), a, b);
}

Value Composer::multiply(Value a, Value b) {
  return stablehlo::MulOp::create(builder, location, a.getType(), a, b);
}

Value Composer::divide(Value a, Value b) {
  return stablehlo::DivOp::create(builder, location, a.getType(), a, b);
}

Value Composer::sqrt(Value a) {
  return stablehlo::SqrtOp::create(builder, location, a.getType(), a);
}

Value Composer::sum(Value operand, llvm::ArrayRef<int64_t> dimensions) {
  auto type = cast<RankedTensorType>(operand.getType());
  llvm::SmallVector<int64_t> kept;
  for (auto [d, extent] : llvm::enumerate(type.getShape()))
    if (!llvm::is_contained(dimensions, int64_t(d)))
      kept.push_back(extent);
  RankedTensorType scalar = tensor({}, type.getElementType());
  auto reduce = stablehlo::ReduceOp::create(
      builder, location, TypeRange{tensor(kept, type.getElementType())},
      ValueRange{operand}, ValueRange{splat(0, scalar)},
      builder.getDenseI64ArrayAttr(dimensions));
  OpBuilder::InsertionGuard guard(builder);
  Block *block = builder.createBlock(&reduce.getBody(), {}, {scalar, scalar},
                                     {location, location});
  Value sum = add(block->getArgument(0), block->getArgument(1));
  stablehlo::ReturnOp::create(builder, location, ValueRange{sum});
  return reduce.getResult(0);
}

} // namespace tesela::semantics
