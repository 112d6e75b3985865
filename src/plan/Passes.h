// The passes of src/plan; Passes.td says what each does.
#pragma once

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace tesela::plan {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "plan/Passes.h.inc"

} // namespace tesela::plan
