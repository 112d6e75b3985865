// tesela-translate: reads a program in any form Tesela reads and writes it in
// any form it writes, without compiling it.
#include "import/Import.h"

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
static cl::opt<bool> normalize(
    "normalize", cl::desc("Bring the program into its normal form first"),
    cl::init(true));
static cl::opt<bool> quiet("quiet", cl::desc("Read only, write nothing"));

static int fail(const tesela::Error &error) {
  llvm::errs() << error.render() << "\n";
  return 65;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::ParseCommandLineOptions(argc, argv, "Reads and writes programs\n");
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(input);
  if (!buffer)
    return fail({.code = tesela::ErrorCode::NotFound,
                 .what = input + ": " + buffer.getError().message()});
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  auto module = tesela::import::importModule(
      (*buffer)->getBuffer(), context,
      {.name = (*buffer)->getBufferIdentifier(), .normalize = normalize});
  if (!module)
    return fail(module.error());
  if (quiet)
    return 0;
  std::error_code code;
  llvm::ToolOutputFile file(output, code, llvm::sys::fs::OF_None);
  if (code)
    return fail({.code = tesela::ErrorCode::PermissionDenied,
                 .what = output + ": " + code.message()});
  (*module)->print(file.os());
  file.keep();
  return 0;
}
