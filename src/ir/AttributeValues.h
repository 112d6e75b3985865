// Values of an operator's attributes by name, in whichever of their forms they
// stand.
#pragma once

#include "mlir/IR/Operation.h"
#include "llvm/ADT/SmallVector.h"

namespace tesela::ir {

int64_t integer(mlir::Operation *op, llvm::StringRef name, int64_t absent = 0);

/// A boolean that is true, or a unit.
bool flag(mlir::Operation *op, llvm::StringRef name);

/// An array of integers or booleans, a tensor of them (a splat once for each
/// element), or one integer; empty where there is none.
llvm::SmallVector<int64_t> integers(mlir::Operation *op, llvm::StringRef name);

/// The number of `channel_handle`; 0 where there is none.
int64_t channelOf(mlir::Operation *op);

} // namespace tesela::ir
