// The compiler behind runtime/Compiler.h: bytes in, Executable out.
#include "driver/CompileProgram.h"
#include "driver/JudgeExecutable.h"
#include "driver/Options.h"
#include "driver/Signature.h"

#include "base/Version.h"
#include "import/HloText.h"
#include "import/Import.h"
#include "runtime/Compiler.h"
#include "runtime/ProgramExecutable.h"
#include "simplify/Passes.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/SHA256.h"

namespace tesela::driver {
namespace {

/// Hex of the hash of everything that a compile depends on.
std::string fingerprintOf(const runtime::CompileRequest &request,
                          const Options &options) {
  llvm::SHA256 hash;
  hash.update(version());
  hash.update(options.text());
  hash.update(std::to_string(request.replicas) + "x" +
              std::to_string(request.partitions));
  hash.update(request.program);
  return llvm::toHex(hash.final(), /*LowerCase=*/true);
}

class CompilerOfThisBuild : public runtime::Compiler {
public:
  Result<std::unique_ptr<runtime::Executable>>
  compile(const runtime::CompileRequest &request) override;
};

/// Runs the passes of `fill`; the Error carries the first diagnostic.
Result<void> runPasses(mlir::ModuleOp module,
                       void (*fill)(mlir::OpPassManager &)) {
  std::string message;
  mlir::ScopedDiagnosticHandler handler(
      module.getContext(), [&](mlir::Diagnostic &diagnostic) {
        if (message.empty())
          message = diagnostic.str();
        return mlir::success();
      });
  mlir::PassManager manager(module.getContext(),
                            mlir::ModuleOp::getOperationName());
  manager.enableVerifier(false);
  fill(manager);
  if (mlir::failed(manager.run(module)))
    return Error{ErrorCode::Internal, message};
  return success();
}

Result<std::unique_ptr<runtime::Executable>>
CompilerOfThisBuild::compile(const runtime::CompileRequest &request) {
  if (request.format != "mlir")
    return Error{ErrorCode::InvalidArgument,
                 "a program in format '" + std::string(request.format) + "'",
                 "", "known: mlir"};
  Result<Options> options = readOptions(request.options);
  if (!options)
    return std::move(options.error());

  // A context of its own per program: nothing of a compile outlives it.
  auto context = std::make_shared<mlir::MLIRContext>(
      mlir::MLIRContext::Threading::DISABLED);
  auto module = import::importModule(request.program, *context);
  if (!module)
    return std::move(module.error());
  Result<runtime::Signature> signature = signatureOf(**module);
  if (!signature)
    return std::move(signature.error());
  signature->replicas = request.replicas;
  signature->partitions = request.partitions;

  if (options->backend != Backend::Judge)
    if (Result<void> done = runPasses(**module, simplify::addSimplification);
        !done)
      return std::move(done.error());
  Result<std::string> hlo = import::hloText(**module);
  if (options->backend == Backend::Compiled) {
    mlir::OwningOpRef<mlir::ModuleOp> copy = (*module)->clone();
    Result<runtime::Program> program =
        compileProgram(*copy, *signature, *options);
    if (program) {
      program->hlo = hlo ? *hlo : "";
      auto executable =
          runtime::ProgramExecutable::load(std::move(*program));
      if (!executable)
        return std::move(executable.error());
      return std::unique_ptr<runtime::Executable>(std::move(*executable));
    }
    // An operator without machine code yet is left to the judge, the whole
    // program with it.
    if (program.error().code != ErrorCode::Unimplemented)
      return std::move(program.error());
  }
  return makeJudgeExecutable(context, std::move(*module),
                             std::move(*signature), hlo ? *hlo : "",
                             fingerprintOf(request, *options));
}

} // namespace
} // namespace tesela::driver

namespace tesela::runtime {
std::unique_ptr<Compiler> createCompiler() {
  return std::make_unique<driver::CompilerOfThisBuild>();
}
} // namespace tesela::runtime
