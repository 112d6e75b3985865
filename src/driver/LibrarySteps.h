// Operators that the runtime's library does: names and attributes of their
// steps, as runtime/Library.h documents them.
#pragma once

#include "base/Error.h"
#include "interpret/Array.h"
#include "runtime/Library.h"

#include "mlir/IR/Operation.h"

namespace tesela::driver {

class KernelCode;

/// The shape of an array as the runtime has it; Unimplemented for tuples, open
/// shapes and elements that it has no name for.
Result<Shape> runtimeShape(mlir::Type type);

/// Fills in symbol, shapes and attributes of a library step. Unimplemented,
/// with the operator's name, where the library has nothing for it.
Result<void> describeLibraryStep(mlir::Operation *op, KernelCode &code,
                                 runtime::Step &step);

/// A custom call of a function that the runtime has, made ready.
Result<std::unique_ptr<runtime::LibraryCall>>
prepareForeignCall(mlir::Operation *op);

/// Runs a custom call of a function that the runtime has, for the judge
/// (interpret::setForeignCalls).
Result<std::vector<interpret::Array>>
runForeignCall(mlir::Operation *op, std::span<const interpret::Array> operands);

} // namespace tesela::driver
