// Manual computations in a program of whole arrays.
//
// When every device runs the whole program and has all of every array, a manual
// computation is plain operators: its operands are cut by the place of the
// device in the mesh, its body stands where it stood, and its results are
// gathered from the devices. Axes that are not manual cut nothing: along them
// the body goes on with whole arrays, the same on each device.
//
// A parameter that goes into a manual computation as it lies, and nowhere else,
// is left as each device has it; so is a result that comes out of one. Where
// the whole program is one manual computation, nothing is cut and gathered.
#pragma once

#include "driver/WholeProgram.h"

#include "mlir/IR/BuiltinOps.h"

namespace tesela::driver {

/// Lowers all of them; tells whether there were any. `shardings` and the shapes
/// of `signature` then say what is left as devices have it. Unimplemented, with
/// the place in the user's source, where axes are cut or do not divide a
/// dimension.
Result<bool> lowerManualComputations(mlir::ModuleOp module,
                                     runtime::Signature &signature,
                                     SignatureShardings &shardings);

} // namespace tesela::driver
