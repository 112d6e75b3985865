// Operators that are short programs of other operators: no granular form of
// their own, but a decomposition whose every operator has one.
//
// batch_norm_training, batch_norm_inference, batch_norm_grad: sums over all
// dimensions but the feature's, and elementwise arithmetic (specification,
// sections of the same names). select_and_scatter: a reduce_window that finds
// the selected position of each window, and a scatter to it. Operators with
// shapes or positions from operands (dynamic_reshape, dynamic_pad,
// real_dynamic_slice, ...) become the static ones where the result type is
// static and the operands that matter are constants.
#pragma once

#include "mlir/Support/LLVM.h"

#include <optional>

namespace mlir {
class OpBuilder;
class Operation;
class Value;
} // namespace mlir

namespace tesela::semantics {

/// Writes what `op` computes at the insertion point of `builder`; gives the
/// values of its results, or nothing (and writes nothing) where `op` has no
/// decomposition. `op` itself stays.
std::optional<llvm::SmallVector<mlir::Value>>
decompose(mlir::Operation *op, mlir::OpBuilder &builder);

} // namespace tesela::semantics
