// Places in the user's source, as MLIR locations carry them.
#pragma once

#include "mlir/IR/Location.h"

#include <string>

namespace tesela::ir {

/// "model.py:12:3 (jit(f)/add)": the innermost file position of the user's
/// frames and the name scope, each if known; empty if neither is.
std::string describeLocation(mlir::Location location);

} // namespace tesela::ir
