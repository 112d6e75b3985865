// Operators that the runtime's library does: names and attributes of their
// steps, as runtime/Library.h documents them.
#pragma once

#include "base/Error.h"
#include "runtime/Program.h"

#include "mlir/IR/Operation.h"

namespace tesela::driver {

class KernelCode;

/// Fills in symbol, shapes and attributes of a library step. Unimplemented,
/// with the operator's name, where the library has nothing for it.
Result<void> describeLibraryStep(mlir::Operation *op, KernelCode &code,
                                 runtime::Step &step);

} // namespace tesela::driver
