// Recognising constants.
#pragma once

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/APInt.h"

#include <optional>

namespace tesela::simplify {

/// The elements of a stablehlo.constant; null for any other value, and for
/// quantized types.
mlir::DenseElementsAttr constantElements(mlir::Value value);

/// The one value of a constant of integers or i1 whose elements are all equal.
std::optional<llvm::APInt> integerSplat(mlir::Value value);

} // namespace tesela::simplify
