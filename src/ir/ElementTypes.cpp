#include "ir/ElementTypes.h"
#include "ir/Dialect.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace tesela::ir {

static std::optional<ElementType> integerType(IntegerType type) {
  bool isUnsigned = type.isUnsigned();
  switch (type.getWidth()) {
  case 1:
    return ElementType::I1;
  case 2:
    return isUnsigned ? ElementType::U2 : ElementType::S2;
  case 4:
    return isUnsigned ? ElementType::U4 : ElementType::S4;
  case 8:
    return isUnsigned ? ElementType::U8 : ElementType::S8;
  case 16:
    return isUnsigned ? ElementType::U16 : ElementType::S16;
  case 32:
    return isUnsigned ? ElementType::U32 : ElementType::S32;
  case 64:
    return isUnsigned ? ElementType::U64 : ElementType::S64;
  default:
    return std::nullopt;
  }
}

std::optional<ElementType> elementType(Type type) {
  using Answer = std::optional<ElementType>;
  return llvm::TypeSwitch<Type, Answer>(type)
      .Case([](IntegerType integer) { return integerType(integer); })
      .Case([](ComplexType complex) -> Answer {
        if (complex.getElementType().isF32())
          return ElementType::C64;
        if (complex.getElementType().isF64())
          return ElementType::C128;
        return std::nullopt;
      })
      .Case([](Float4E2M1FNType) { return ElementType::F4E2M1FN; })
      .Case([](Float6E2M3FNType) { return ElementType::F6E2M3FN; })
      .Case([](Float6E3M2FNType) { return ElementType::F6E3M2FN; })
      .Case([](Float8E3M4Type) { return ElementType::F8E3M4; })
      .Case([](Float8E4M3Type) { return ElementType::F8E4M3; })
      .Case([](Float8E4M3FNType) { return ElementType::F8E4M3FN; })
      .Case([](Float8E4M3FNUZType) { return ElementType::F8E4M3FNUZ; })
      .Case([](Float8E4M3B11FNUZType) { return ElementType::F8E4M3B11FNUZ; })
      .Case([](Float8E5M2Type) { return ElementType::F8E5M2; })
      .Case([](Float8E5M2FNUZType) { return ElementType::F8E5M2FNUZ; })
      .Case([](Float8E8M0FNUType) { return ElementType::F8E8M0FNU; })
      .Case([](BFloat16Type) { return ElementType::BF16; })
      .Case([](Float16Type) { return ElementType::F16; })
      .Case([](Float32Type) { return ElementType::F32; })
      .Case([](Float64Type) { return ElementType::F64; })
      .Case([](stablehlo::TokenType) { return ElementType::Token; })
      .Default(std::nullopt);
}

static Type floatToMlir(ElementType type, MLIRContext *context) {
  switch (type) {
  case ElementType::F4E2M1FN:
    return Float4E2M1FNType::get(context);
  case ElementType::F6E2M3FN:
    return Float6E2M3FNType::get(context);
  case ElementType::F6E3M2FN:
    return Float6E3M2FNType::get(context);
  case ElementType::F8E3M4:
    return Float8E3M4Type::get(context);
  case ElementType::F8E4M3:
    return Float8E4M3Type::get(context);
  case ElementType::F8E4M3FN:
    return Float8E4M3FNType::get(context);
  case ElementType::F8E4M3FNUZ:
    return Float8E4M3FNUZType::get(context);
  case ElementType::F8E4M3B11FNUZ:
    return Float8E4M3B11FNUZType::get(context);
  case ElementType::F8E5M2:
    return Float8E5M2Type::get(context);
  case ElementType::F8E5M2FNUZ:
    return Float8E5M2FNUZType::get(context);
  case ElementType::F8E8M0FNU:
    return Float8E8M0FNUType::get(context);
  case ElementType::BF16:
    return BFloat16Type::get(context);
  case ElementType::F16:
    return Float16Type::get(context);
  case ElementType::F32:
    return Float32Type::get(context);
  default:
    return Float64Type::get(context);
  }
}

Type toMlir(ElementType type, MLIRContext *context) {
  if (type == ElementType::Token)
    return stablehlo::TokenType::get(context);
  if (isComplex(type))
    return ComplexType::get(type == ElementType::C64
                                ? Type(Float32Type::get(context))
                                : Type(Float64Type::get(context)));
  if (isFloat(type))
    return floatToMlir(type, context);
  return IntegerType::get(context, bitWidth(type),
                          isUnsignedInteger(type) ? IntegerType::Unsigned
                                                  : IntegerType::Signless);
}

std::optional<Shape> shapeOf(Type type) {
  if (isa<stablehlo::TokenType>(type))
    return Shape{ElementType::Token};
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape())
    return std::nullopt;
  std::optional<ElementType> element = elementType(tensor.getElementType());
  if (!element)
    return std::nullopt;
  return Shape{*element, tensor.getShape().vec()};
}

Type toMlir(const Shape &shape, MLIRContext *context) {
  if (shape.element == ElementType::Token)
    return stablehlo::TokenType::get(context);
  return RankedTensorType::get(shape.dimensions,
                               toMlir(shape.element, context));
}

} // namespace tesela::ir
