// Bytes of elements and arrays of the IR in memory.
#pragma once

#include <cstdint>

namespace mlir {
class Type;
} // namespace mlir

namespace tesela::ir {

/// Bytes that an element of `type`, or of the tensors of `type`, takes in
/// memory; 8 where the runtime has no name for it.
int64_t elementBytes(mlir::Type type);

/// Bytes of an array; 0 for tokens and tuples and where the shape is open.
uint64_t byteCount(mlir::Type type);

} // namespace tesela::ir
