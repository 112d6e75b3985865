// Whether a kernel may write an output over one of its inputs.
#pragma once

#include "plan/Nest.h"

namespace tesela::plan {

/// Row-major offset of an element, in elements.
LinearForm linearOffset(const IndexSpace &space, mlir::Value value,
                        llvm::ArrayRef<mlir::AffineExpr> indices);

/// True where every element of `input` is read for the last time by the grid
/// point, and at the very element, that writes it in output number `output`
/// (or before: in an earlier stage of the same grid point).
bool mayShare(const Nest &nest, mlir::Value input, unsigned output);

/// The input an updating output must share its memory with; null for others.
mlir::Value keptInput(const Nest &nest, unsigned output);

} // namespace tesela::plan
