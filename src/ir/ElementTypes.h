// Element types of the IR and of the runtime.
#pragma once

#include "base/ElementType.h"
#include "base/Shape.h"

#include <optional>

namespace mlir {
class MLIRContext;
class Type;
} // namespace mlir

namespace tesela::ir {

/// The runtime's name of an element type (or of the token type). Quantized
/// types have none; see quant::QuantizedType::getStorageType.
std::optional<ElementType> elementType(mlir::Type type);
mlir::Type toMlir(ElementType type, mlir::MLIRContext *context);

/// The shape of a ranked tensor type of static shape, or of a token; nothing
/// for other types.
std::optional<Shape> shapeOf(mlir::Type type);
/// The tensor type (token type for Token) of a shape; drops minorToMajor.
mlir::Type toMlir(const Shape &shape, mlir::MLIRContext *context);

} // namespace tesela::ir
