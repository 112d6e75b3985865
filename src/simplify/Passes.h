// Canonical forms, bounded constant folding, dead code. Every pass keeps every
// result bit for bit.
#pragma once

#include "mlir/Pass/Pass.h"

namespace mlir {
class ModuleOp;
namespace func {
class FuncOp;
}
} // namespace mlir

namespace tesela::simplify {

#define GEN_PASS_DECL
#include "simplify/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "simplify/Passes.h.inc"

/// The passes of this folder in order, with CSE (where `shares`) and dead-code
/// removal between.
void addSimplification(mlir::OpPassManager &manager, bool shares = true);

} // namespace tesela::simplify
