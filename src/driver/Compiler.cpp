// The compiler behind runtime/Compiler.h: bytes in, Executable out.
#include "driver/CompileProgram.h"
#include "driver/DumpStages.h"
#include "driver/FrontEnd.h"
#include "driver/GlobalProgram.h"
#include "driver/JudgeExecutable.h"
#include "driver/LowerLayouts.h"
#include "driver/Options.h"

#include "import/HloText.h"
#include "runtime/Compiler.h"
#include "runtime/ProgramExecutable.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SHA256.h"

namespace tesela::driver {
namespace {

/// Hex of the hash of everything that a compile depends on.
std::string fingerprintOf(const runtime::CompileRequest &request,
                          const Options &options) {
  llvm::SHA256 hash;
  hash.update(runtime::compilerIdentity());
  hash.update(options.text());
  hash.update(std::to_string(request.replicas) + "x" +
              std::to_string(request.partitions));
  hash.update(request.program);
  return llvm::toHex(hash.final(), /*LowerCase=*/true);
}

Result<std::unique_ptr<runtime::Executable>>
forJudge(ImportedProgram program, std::string fingerprint,
         std::optional<Error> reason) {
  Result<std::string> hlo = import::hloText(*program.module);
  return makeJudgeExecutable(
      std::move(program.context), std::move(program.module),
      std::move(program.signature), hlo ? std::move(*hlo) : std::string(),
      std::move(fingerprint), std::move(reason));
}

Result<std::unique_ptr<runtime::Executable>>
forMachine(ImportedProgram &program, const Options &options,
           const std::string &fingerprint) {
  // Planning consumes its module; the judge may need it yet.
  mlir::OwningOpRef<mlir::ModuleOp> module = program.module->clone();
  DumpStages stages(options.dumpFolder);
  Result<runtime::Program> compiled =
      compileProgram(*module, program.signature, options, stages.dumps());
  stages.write(program.signature.name + "-" + fingerprint.substr(0, 8),
               compiled ? "" : compiled.error().render());
  if (!compiled)
    return std::move(compiled.error());
  auto executable = runtime::ProgramExecutable::load(std::move(*compiled));
  if (!executable)
    return std::move(executable.error());
  return std::unique_ptr<runtime::Executable>(std::move(*executable));
}

Result<std::unique_ptr<runtime::Executable>>
compileOrJudge(ImportedProgram program, const Options &options,
               const std::string &fingerprint) {
  lowerLayouts(*program.module, program.signature);
  std::optional<Error> reason;
  if (options.backend == Backend::Compiled) {
    auto executable = forMachine(program, options, fingerprint);
    // A program with an operator that has no machine code runs all the same,
    // slowly: the judge takes the whole of it.
    if (executable || executable.error().code != ErrorCode::Unimplemented)
      return executable;
    reason = std::move(executable.error());
  }
  return forJudge(std::move(program), fingerprint, std::move(reason));
}

/// For several partitions: on whole arrays (WholeProgram.h).
Result<std::unique_ptr<runtime::Executable>>
compileGlobal(ImportedProgram program, const Options &options,
              const std::string &fingerprint) {
  uint32_t partitions = program.signature.partitions;
  Result<GlobalProgram> global = makeGlobal(program);
  if (!global)
    return std::move(global.error());
  auto whole = compileOrJudge(std::move(program), options, fingerprint);
  if (!whole)
    return whole;
  return makeWholeProgram(std::move(*whole), global->shardings,
                          global->donations, partitions, fingerprint);
}

class CompilerOfThisBuild : public runtime::Compiler {
public:
  Result<std::unique_ptr<runtime::Executable>>
  compile(const runtime::CompileRequest &request) override {
    if (request.format != "mlir")
      return Error{ErrorCode::InvalidArgument,
                   "a program in format '" + std::string(request.format) + "'",
                   "", "known: mlir"};
    Result<Options> options = readOptions(request.options);
    if (!options)
      return std::move(options.error());
    Result<ImportedProgram> program = importProgram(request.program);
    if (!program)
      return std::move(program.error());
    program->signature.replicas = request.replicas;
    program->signature.partitions = request.partitions;
    std::string fingerprint = fingerprintOf(request, *options);
    if (request.partitions > 1 && isGlobal(*program->module))
      return compileGlobal(std::move(*program), *options, fingerprint);
    return compileOrJudge(std::move(*program), *options, fingerprint);
  }
};

} // namespace
} // namespace tesela::driver

namespace tesela::runtime {
std::unique_ptr<Compiler> createCompiler() {
  return std::make_unique<driver::CompilerOfThisBuild>();
}
} // namespace tesela::runtime
