// tesela-translate: reads a program in any form Tesela reads and writes it in
// any form it writes, without compiling it.
#include "import/DotGraph.h"
#include "import/HloText.h"
#include "import/Import.h"
#include "import/WriteVhlo.h"

#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/ToolOutputFile.h"

namespace cl = llvm::cl;

static cl::opt<std::string> input(cl::Positional, cl::desc("<program>"),
                                  cl::init("-"));
static cl::opt<std::string> output("o", cl::desc("Output file"),
                                   cl::value_desc("file"), cl::init("-"));
static cl::opt<bool>
    normalize("normalize",
              cl::desc("Bring the program into its normal form first"),
              cl::init(true));
namespace {
enum class Form { Stablehlo, Hlo, Vhlo, Dot };
} // namespace
static cl::opt<Form>
    form("to", cl::desc("Form of the output"), cl::init(Form::Stablehlo),
         cl::values(clEnumValN(Form::Stablehlo, "stablehlo", "StableHLO text"),
                    clEnumValN(Form::Hlo, "hlo", "HLO text"),
                    clEnumValN(Form::Vhlo, "vhlo", "portable bytecode"),
                    clEnumValN(Form::Dot, "dot", "a graph for graphviz")));
static cl::opt<std::string>
    version("target", cl::desc("StableHLO version of portable bytecode"),
            cl::init(tesela::import::kCurrent.str()));
static cl::opt<bool> verify("verify", cl::desc("Check the program"),
                            cl::init(true));
static cl::opt<bool> quiet("quiet", cl::desc("Read only, write nothing"));

static int fail(const tesela::Error &error) {
  llvm::errs() << error.render() << "\n";
  return 65;
}

static tesela::Result<void> write(mlir::ModuleOp module,
                                  llvm::raw_ostream &out) {
  if (form == Form::Stablehlo) {
    module.print(out);
    return tesela::success();
  }
  if (form == Form::Dot) {
    out << tesela::import::dotGraph(module);
    return tesela::success();
  }
  if (form == Form::Vhlo) {
    auto target = tesela::import::parseVersion(version);
    if (!target)
      return tesela::Error{.code = tesela::ErrorCode::InvalidArgument,
                           .what = "--target is no version: " + version};
    tesela::Result<std::string> bytes =
        tesela::import::writeVhlo(module, *target);
    if (!bytes)
      return bytes.error();
    out << *bytes;
    return tesela::success();
  }
  tesela::Result<std::string> text = tesela::import::hloText(module);
  if (!text)
    return text.error();
  out << *text;
  return tesela::success();
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::ParseCommandLineOptions(argc, argv, "Reads and writes programs\n");
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(input);
  if (!buffer)
    return fail({.code = tesela::ErrorCode::NotFound,
                 .what = input + ": " + buffer.getError().message()});
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  auto module =
      tesela::import::importModule((*buffer)->getBuffer(), context,
                                   {.name = (*buffer)->getBufferIdentifier(),
                                    .verify = verify,
                                    .normalize = normalize && verify});
  if (!module)
    return fail(module.error());
  if (quiet)
    return 0;
  std::error_code code;
  llvm::ToolOutputFile file(output, code, llvm::sys::fs::OF_None);
  if (code)
    return fail({.code = tesela::ErrorCode::PermissionDenied,
                 .what = output + ": " + code.message()});
  if (tesela::Result<void> written = write(**module, file.os()); !written)
    return fail(written.error());
  file.os().flush();
  if (file.os().has_error()) {
    const std::string why = file.os().error().message();
    file.os().clear_error(); // one that nobody looks at ends the process
    return fail({.code = tesela::ErrorCode::ResourceExhausted,
                 .what = output + ": " + why});
  }
  file.keep();
  return 0;
}
