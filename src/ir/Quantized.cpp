#include "ir/Quantized.h"
#include "mlir/IR/Builders.h"

using namespace mlir;

namespace tesela::stablehlo {

LogicalResult UniformQuantizeOp::verify() {
  Site site{getLoc(), getOperationName()};
  Type from = getOperand().getType(), to = getResult().getType();
  if (!compatibleShapes(from, to))
    return site.broken("C1", "shapes differ: ", from, " and ", to);
  Type element = getElementTypeOrSelf(from);
  if (auto quantized = dyn_cast<quant::QuantizedType>(element))
    element = quantized.getExpressedType();
  auto result = cast<quant::QuantizedType>(getElementTypeOrSelf(to));
  if (result.getExpressedType() != element)
    return site.broken("C2", "the result expresses ", result.getExpressedType(),
                       ", the operand ", element);
  return success();
}

LogicalResult
UniformDequantizeOp::inferReturnTypes(MLIRContext *, std::optional<Location>,
                                      Adaptor adaptor,
                                      SmallVectorImpl<Type> &results) {
  auto operand = cast<RankedTensorType>(adaptor.getOperand().getType());
  auto quantized = cast<quant::QuantizedType>(operand.getElementType());
  results.push_back(operand.clone(quantized.getExpressedType()));
  return success();
}

} // namespace tesela::stablehlo
