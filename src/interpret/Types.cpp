#include "interpret/Types.h"

#include "ir/ElementTypes.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/BuiltinTypes.h"

namespace tesela::interpret {

std::optional<ElementType> elementTypeOf(mlir::Type type) {
  using enum ElementType;
  if (type.isIndex())
    return S64;
  auto quantized = llvm::dyn_cast<mlir::quant::QuantizedType>(type);
  if (!quantized)
    return ir::elementType(type);
  const bool isSigned = quantized.isSigned();
  switch (quantized.getStorageTypeIntegralWidth()) {
  case 2:
    return isSigned ? S2 : U2;
  case 4:
    return isSigned ? S4 : U4;
  case 8:
    return isSigned ? S8 : U8;
  case 16:
    return isSigned ? S16 : U16;
  case 32:
    return isSigned ? S32 : U32;
  default:
    return std::nullopt;
  }
}

std::optional<Shape> shapeOf(mlir::Type type) {
  auto tensor = llvm::dyn_cast<mlir::RankedTensorType>(type);
  if (!tensor)
    return ir::shapeOf(type);
  auto element = elementTypeOf(tensor.getElementType());
  if (!element || !tensor.hasStaticShape())
    return std::nullopt;
  return Shape{*element, tensor.getShape().vec(), {}};
}

} // namespace tesela::interpret
