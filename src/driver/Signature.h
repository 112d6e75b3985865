// What a program takes and gives, read off its main function.
#pragma once

#include "base/Error.h"
#include "runtime/Program.h"

#include "mlir/IR/BuiltinOps.h"

namespace tesela::driver {

/// The signature of `main` of an imported module: shapes and layouts
/// (mhlo.layout_mode), kinds of memory (mhlo.memory_kind), donations
/// (tf.aliasing_output, jax.buffer_donor), name. A dynamic shape and a donation
/// that cannot be are an InvalidArgument that names the parameter.
Result<runtime::Signature> signatureOf(mlir::ModuleOp module);

} // namespace tesela::driver
