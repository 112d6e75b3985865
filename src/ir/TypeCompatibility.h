// When two types may describe the same value.
#pragma once

#include "mlir/IR/TypeRange.h"

namespace tesela::stablehlo {

/// Two element types agree. Quantized ones agree if their expressed and
/// storage types do: scale and zero point may differ.
bool compatibleElementTypes(mlir::Type left, mlir::Type right);

/// Two types may describe the same value: equal up to dimensions that one of
/// them leaves open (`?` fits any size within the bound, if there is one) and
/// up to quantization parameters. Tuples and futures by component.
bool compatibleTypes(mlir::Type left, mlir::Type right);
bool compatibleTypes(mlir::TypeRange left, mlir::TypeRange right);

} // namespace tesela::stablehlo
