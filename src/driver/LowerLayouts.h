// Parameters and results whose elements lie in another order than row-major
// (mhlo.layout_mode): Signature keeps the logical shape and the order, `main`
// takes and gives row-major arrays of the dimensions as they lie.
//
//   f32[2,3]{0,1} -> main's parameter is tensor<3x2xf32>, transposed inside
#pragma once

#include "runtime/Program.h"

#include "mlir/IR/BuiltinOps.h"

namespace tesela::driver {

/// Makes `main` one of arrays as they lie. Nothing is changed where all are
/// row-major.
void lowerLayouts(mlir::ModuleOp module, const runtime::Signature &signature);

} // namespace tesela::driver
