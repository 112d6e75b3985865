// What dot_general and convolution share.
#pragma once

#include "semantics/forms/FormBuilder.h"

namespace tesela::semantics {

/// The type products are formed and summed in: the result's for integers; for
/// floats at least f32 and at least as wide as each operand; complex by parts.
mlir::Type productType(mlir::Type lhs, mlir::Type rhs, mlir::Type result);

/// Yields lhs * rhs and sums it, in `accumulator`.
void sumProducts(FormBuilder &builder, Term lhs, Term rhs,
                 mlir::Type accumulator);

} // namespace tesela::semantics
