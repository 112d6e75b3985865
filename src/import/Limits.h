// What a program may ask for before anything else looks at it: what recursion
// and arithmetic on sizes further on can bear.
#pragma once

#include "mlir/IR/Location.h"
#include "mlir/Support/LLVM.h"

namespace mlir {
class ModuleOp;
} // namespace mlir

namespace tesela::import {

/// Fails, with a diagnostic, where brackets nest deeper than any program that
/// checkLimits() lets pass: the parser recurses once per bracket.
mlir::LogicalResult checkTextNesting(llvm::StringRef text,
                                     mlir::Location location);

/// Fails, with a diagnostic at the operator, on operators of unknown dialects,
/// on regions nested more than 100 deep (a compiled program holds no more), on
/// arrays of more than 2^56 elements, whose bytes no 64-bit number counts
/// safely, and on strides, dilations and paddings beyond 2^56.
mlir::LogicalResult checkLimits(mlir::ModuleOp module);

} // namespace tesela::import
