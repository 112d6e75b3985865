// Arrays of the program as bytes.
#pragma once

#include "base/Error.h"

#include "mlir/IR/Operation.h"

#include <string>

namespace tesela::driver {

/// The elements of a constant operator, dense and row-major, as
/// base/ElementType.h lays them out.
Result<std::string> constantBytes(mlir::Operation *constant);

} // namespace tesela::driver
