// The order of the simplifying passes.
#include "simplify/Passes.h"

#include "mlir/Transforms/Passes.h"

namespace tesela::simplify {

void addSimplification(mlir::OpPassManager &manager, bool shares) {
  // Nothing below knows a quantized type.
  manager.addPass(createExpandQuantization());
  mlir::OpPassManager &functions = manager.nest<mlir::func::FuncOp>();
  // Identities first: they hide equal subexpressions from CSE and constants
  // from folding.
  functions.addPass(createRemoveIdentities());
  functions.addPass(createComposeMovement());
  functions.addPass(createOrderOperands());
  // Constants decide branches, so folding comes before pruning.
  functions.addPass(createFoldConstants());
  functions.addPass(createPruneControlFlow());
  if (shares)
    functions.addPass(mlir::createCSEPass());
  // Pruned branches and folded operators leave movements that meet now.
  functions.addPass(createRemoveIdentities());
  functions.addPass(createComposeMovement());
}

} // namespace tesela::simplify
