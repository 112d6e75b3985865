#include "import/Import.h"

#include "import/BooleanLiterals.h"
#include "import/Bytecode.h"
#include "import/Limits.h"
#include "import/Passes.h"
#include "import/SourceLocation.h"

#include "ir/Dialects.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"

using namespace tesela;
using namespace tesela::import;
using llvm::StringRef;

using OwningModule = mlir::OwningOpRef<mlir::ModuleOp>;

void tesela::import::loadDialects(mlir::MLIRContext &context) {
  if (context.getLoadedDialect("stablehlo"))
    return;
  mlir::DialectRegistry registry;
  ir::registerDialects(registry);
  context.appendDialectRegistry(registry);
  context.loadAllAvailableDialects();
}

OwningModule tesela::import::readModule(StringRef bytes,
                                        mlir::MLIRContext &context,
                                        StringRef name) {
  loadDialects(context);
  mlir::Location location =
      mlir::FileLineColLoc::get(&context, name, /*line=*/0, /*column=*/0);
  if (isBytecode(bytes))
    return readBytecode(bytes, location);
  if (bytes.contains('\0')) {
    mlir::emitError(location)
        << "the program is neither MLIR text nor MLIR bytecode";
    return {};
  }
  if (failed(checkTextNesting(bytes, location)))
    return {};
  mlir::ParserConfig config(&context, /*verifyAfterParse=*/false);
  // MLIR's own message about a foreign operator does not name it.
  context.allowUnregisteredDialects(true);
  auto module = mlir::parseSourceString<mlir::ModuleOp>(
      packBooleanLiterals(bytes), config, name);
  context.allowUnregisteredDialects(false);
  return module;
}

void tesela::import::addNormalizationPasses(mlir::OpPassManager &passes) {
  passes.addPass(createConvertComposites());
  passes.addPass(createConvertCustomCalls());
  passes.addPass(createInlineCalls());
  passes.addPass(createNormalizeShardings());
}

static mlir::LogicalResult normalize(mlir::ModuleOp module) {
  mlir::PassManager passes(module->getContext(),
                           mlir::ModuleOp::getOperationName());
  // Verified before; and once after all of them.
  passes.enableVerifier(false);
  addNormalizationPasses(passes);
  return mlir::success(succeeded(passes.run(module)) &&
                       succeeded(mlir::verify(module)));
}

Result<OwningModule>
tesela::import::importModule(StringRef bytes, mlir::MLIRContext &context,
                             const ImportOptions &options) {
  FirstError error(&context);
  OwningModule module = readModule(bytes, context, options.name);
  if (!module)
    return error.take(ErrorCode::InvalidArgument, "cannot read the program");
  if (failed(checkLimits(*module)))
    return error.take(ErrorCode::InvalidArgument, "the program is too large");
  if (options.verify && failed(mlir::verify(*module)))
    return error.take(ErrorCode::InvalidArgument, "the program is not legal");
  if (options.normalize && failed(normalize(*module)))
    return error.take(ErrorCode::InvalidArgument,
                      "the program cannot be brought into normal form");
  return module;
}
