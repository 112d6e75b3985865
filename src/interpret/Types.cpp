#include "interpret/Types.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/BuiltinTypes.h"

namespace tesela::interpret {

std::optional<ElementType> elementTypeOf(mlir::Type type) {
  using enum ElementType;
  if (auto quantized = llvm::dyn_cast<mlir::quant::QuantizedType>(type)) {
    const bool isSigned = quantized.isSigned();
    switch (quantized.getStorageTypeIntegralWidth()) {
    case 2: return isSigned ? S2 : U2;
    case 4: return isSigned ? S4 : U4;
    case 8: return isSigned ? S8 : U8;
    case 16: return isSigned ? S16 : U16;
    case 32: return isSigned ? S32 : U32;
    default: return std::nullopt;
    }
  }
  if (auto integer = llvm::dyn_cast<mlir::IntegerType>(type)) {
    const bool isUnsigned = integer.isUnsigned();
    switch (integer.getWidth()) {
    case 1: return I1;
    case 2: return isUnsigned ? U2 : S2;
    case 4: return isUnsigned ? U4 : S4;
    case 8: return isUnsigned ? U8 : S8;
    case 16: return isUnsigned ? U16 : S16;
    case 32: return isUnsigned ? U32 : S32;
    case 64: return isUnsigned ? U64 : S64;
    default: return std::nullopt;
    }
  }
  if (auto complex = llvm::dyn_cast<mlir::ComplexType>(type)) {
    if (complex.getElementType().isF32())
      return C64;
    if (complex.getElementType().isF64())
      return C128;
    return std::nullopt;
  }
  return llvm::TypeSwitch<mlir::Type, std::optional<ElementType>>(type)
      .Case([](mlir::Float4E2M1FNType) { return F4E2M1FN; })
      .Case([](mlir::Float6E2M3FNType) { return F6E2M3FN; })
      .Case([](mlir::Float6E3M2FNType) { return F6E3M2FN; })
      .Case([](mlir::Float8E3M4Type) { return F8E3M4; })
      .Case([](mlir::Float8E4M3Type) { return F8E4M3; })
      .Case([](mlir::Float8E4M3FNType) { return F8E4M3FN; })
      .Case([](mlir::Float8E4M3FNUZType) { return F8E4M3FNUZ; })
      .Case([](mlir::Float8E4M3B11FNUZType) { return F8E4M3B11FNUZ; })
      .Case([](mlir::Float8E5M2Type) { return F8E5M2; })
      .Case([](mlir::Float8E5M2FNUZType) { return F8E5M2FNUZ; })
      .Case([](mlir::Float8E8M0FNUType) { return F8E8M0FNU; })
      .Case([](mlir::BFloat16Type) { return BF16; })
      .Case([](mlir::Float16Type) { return F16; })
      .Case([](mlir::Float32Type) { return F32; })
      .Case([](mlir::Float64Type) { return F64; })
      .Default([](mlir::Type) { return std::nullopt; });
}

std::optional<Shape> shapeOf(mlir::Type type) {
  if (auto tensor = llvm::dyn_cast<mlir::RankedTensorType>(type)) {
    auto element = elementTypeOf(tensor.getElementType());
    if (!element || !tensor.hasStaticShape())
      return std::nullopt;
    return Shape{*element, tensor.getShape().vec(), {}};
  }
  return std::nullopt;
}

} // namespace tesela::interpret
