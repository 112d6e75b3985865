// Manual computations in a program of whole arrays.
//
// When every device runs the whole program and has all of every array, a manual
// computation is plain operators: its operands are cut by the place of the
// device in the mesh, its body stands where it stood, and its results are
// gathered from the devices. Axes that are not manual cut nothing: along them
// the body goes on with whole arrays, the same on each device.
#pragma once

#include "base/Error.h"

#include "mlir/IR/BuiltinOps.h"

namespace tesela::driver {

/// Lowers all of them; tells whether there were any. Devices are counted
/// replica-major. Unimplemented, with the place in the user's source, where
/// axes are cut or do not divide a dimension.
Result<bool> lowerManualComputations(mlir::ModuleOp module, int64_t replicas,
                                     int64_t partitions);

} // namespace tesela::driver
