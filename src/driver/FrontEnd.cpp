#include "driver/FrontEnd.h"

#include "driver/Signature.h"
#include "import/Import.h"

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

} // namespace tesela::driver
