// Portable artifacts out: a module as VHLO bytecode of a given version.
#pragma once

#include "base/Error.h"
#include "import/VhloTable.h"

#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace tesela::import {

/// The artifact, or an error that names the first operator, attribute or type
/// that `target` (0.9.0 to 1.20.0) does not have, and the version that has it.
/// chlo has no portable form: its operators must have been expanded. sdy
/// content is written in its own encoding, as frameworks hand it to plugins.
Result<std::string> writeVhlo(mlir::ModuleOp module, Version target = kCurrent);

} // namespace tesela::import
