// tesela-opt: reads a module, runs passes, prints it.
#include "import/BooleanLiterals.h"
#include "import/Passes.h"
#include "ir/Dialects.h"
#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/Passes.h"
#include "plan/Dialect.h"
#include "plan/Passes.h"
#include "semantics/Passes.h"
#include "simplify/Passes.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/ToolOutputFile.h"

// The input file, in the form this version of MLIR reads.
static std::unique_ptr<llvm::MemoryBuffer> openInput(llvm::StringRef name) {
  std::string error;
  auto file = mlir::openInputFile(name, &error);
  if (!file)
    llvm::errs() << error << '\n';
  if (!file || mlir::isBytecode(*file))
    return file;
  return llvm::MemoryBuffer::getMemBufferCopy(
      tesela::import::packBooleanLiterals(file->getBuffer()), name);
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  mlir::DialectRegistry registry;
  tesela::ir::registerDialects(registry);
  registry.insert<tesela::plan::PlanDialect>();
  mlir::registerTransformsPasses();
  tesela::import::registerImportPasses();
  tesela::plan::registerPlanPasses();
  tesela::semantics::registerSemanticsPasses();
  tesela::simplify::registerSimplifyPasses();
  auto [inputName, outputName] = mlir::registerAndParseCLIOptions(
      argc, argv, "Tesela's passes\n", registry);
  auto config = mlir::MlirOptMainConfig::createFromCLOptions();
  auto input = openInput(inputName);
  if (!input)
    return 65;
  std::string error;
  auto output = mlir::openOutputFile(outputName, &error);
  if (!output) {
    llvm::errs() << error << '\n';
    return 65;
  }
  if (mlir::failed(
          mlir::MlirOptMain(output->os(), std::move(input), registry, config)))
    return 1;
  output->os().flush();
  if (output->os().has_error()) {
    llvm::errs() << outputName << ": " << output->os().error().message()
                 << '\n';
    output->os().clear_error(); // one that nobody looks at ends the process
    return 1;
  }
  output->keep();
  return 0;
}
