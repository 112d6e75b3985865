// tesela-opt: reads a module, runs passes, prints it.
#include "ir/Dialects.h"
#include "semantics/Passes.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/Passes.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  tesela::ir::registerDialects(registry);
  mlir::registerTransformsPasses();
  tesela::semantics::registerSemanticsPasses();
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "Tesela's passes\n", registry));
}
