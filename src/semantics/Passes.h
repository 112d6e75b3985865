// The passes of this folder; see Passes.td.
#pragma once

#include "ir/Dialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"

namespace tesela::semantics {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "semantics/Passes.h.inc"

} // namespace tesela::semantics
