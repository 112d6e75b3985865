// tesela-opt: reads a module, runs passes, prints it.
#include "import/Passes.h"
#include "ir/Dialects.h"
#include "plan/Dialect.h"
#include "plan/Passes.h"
#include "semantics/Passes.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/Passes.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  tesela::ir::registerDialects(registry);
  registry.insert<tesela::plan::PlanDialect>();
  mlir::registerTransformsPasses();
  tesela::import::registerImportPasses();
  tesela::plan::registerPlanPasses();
  tesela::semantics::registerSemanticsPasses();
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "Tesela's passes\n", registry));
}
