// From types of the IR to those of arrays.
#pragma once

#include "base/Shape.h"

#include "mlir/IR/Types.h"

#include <optional>

namespace tesela::interpret {

/// The stored element type: signless integers are signed, quantized elements
/// are their storage integers; nothing for what an array cannot hold.
std::optional<ElementType> elementTypeOf(mlir::Type element);

/// The shape of a static ranked tensor or a token.
std::optional<Shape> shapeOf(mlir::Type type);

} // namespace tesela::interpret
