// Constants of which every element is the same.
#pragma once

#include "mlir/IR/Attributes.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/APInt.h"

#include <optional>

namespace tesela::semantics {

/// The bits of the one element that a dense attribute repeats, as in a Constant
/// of a scalar body.
std::optional<llvm::APInt> splatBits(mlir::Attribute value);

/// The same for the result of a stablehlo.constant.
std::optional<llvm::APInt> splatBits(mlir::Value value);

} // namespace tesela::semantics
