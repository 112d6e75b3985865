#include "driver/FrontEnd.h"

#include "driver/Signature.h"
#include "import/Import.h"
#include "simplify/Passes.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/PassManager.h"

namespace tesela::driver {

Result<ImportedProgram> importProgram(std::string_view bytes) {
  ImportedProgram program;
  program.context = std::make_shared<mlir::MLIRContext>(
      mlir::MLIRContext::Threading::DISABLED);
  auto module = import::importModule(bytes, *program.context);
  if (!module)
    return std::move(module.error());
  program.module = std::move(*module);
  Result<runtime::Signature> signature = signatureOf(*program.module);
  if (!signature)
    return std::move(signature.error());
  program.signature = std::move(*signature);
  return program;
}

Result<void> simplifyProgram(ImportedProgram &program) {
  std::string message;
  mlir::ScopedDiagnosticHandler handler(program.context.get(),
                                        [&](mlir::Diagnostic &diagnostic) {
                                          if (message.empty())
                                            message = diagnostic.str();
                                          return mlir::success();
                                        });
  mlir::PassManager manager(program.context.get(),
                            mlir::ModuleOp::getOperationName());
  // Import has verified.
  manager.enableVerifier(false);
  simplify::addSimplification(manager);
  if (mlir::failed(manager.run(*program.module)))
    return Error{ErrorCode::Internal, message};
  return success();
}

} // namespace tesela::driver
