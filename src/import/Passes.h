// The passes of this folder, described in Passes.td.
#pragma once

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace tesela::import {

#define GEN_PASS_DECL
#include "import/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "import/Passes.h.inc"

} // namespace tesela::import
