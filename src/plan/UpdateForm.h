// How an operator that writes some elements of an array and keeps the others
// (scatter, dynamic_update_slice) takes part in a kernel:
//   in place   the array stays where it is, the new elements are written to it
//   as a map   each element of the result is new or old, as its index says;
//              where all that reads the result computes something from it, the
//              updated array then need not exist
#pragma once

#include "plan/KernelForm.h"

namespace tesela::plan {

/// dynamic_update_slice as a write of the update alone.
semantics::GranularForm updateSlice(mlir::Operation *op);

/// The form of `op`, whose granular form writes to an operand it keeps.
std::unique_ptr<KernelForm> updateOrMap(mlir::Operation *op,
                                        semantics::GranularForm form);

} // namespace tesela::plan
