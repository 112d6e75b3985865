// A program computed in another type of floats, to see what is rounding.
#pragma once

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace mlir::func {
class FuncOp;
}

namespace tesela::prove {

/// The module around `function` with every float, also in complex numbers and
/// constants, of 64 bits (`bits` 64) or 32. Null where a program looks at the
/// bits of its floats.
mlir::OwningOpRef<mlir::ModuleOp> withFloatsOf(unsigned bits,
                                               mlir::func::FuncOp function);

} // namespace tesela::prove
