// tesela run: a program on arrays from files.
#include "Command.h"
#include "ProgramInput.h"

#include "../run/RunExecutable.h"

#include "runtime/Compiler.h"
#include "llvm/Support/raw_ostream.h"

namespace cl = llvm::cl;

namespace tesela::tool {
namespace {

cl::SubCommand words("run", "run a program on arrays from .npy files");
cl::opt<std::string> path(cl::Positional, cl::Required, cl::sub(words),
                          cl::desc("<program: .mlir, bytecode or .tso>"));
cl::list<std::string> inputs("inputs", cl::CommaSeparated, cl::sub(words),
                             cl::desc("one .npy file per parameter"));
cl::list<std::string> outputs("outputs", cl::CommaSeparated, cl::sub(words),
                              cl::desc("one .npy file per result; without "
                                       "it the results are printed"));
cl::list<std::string> options("O", cl::sub(words), cl::Prefix,
                              cl::desc("compile option key=value"));

int run() {
  Result<std::string> bytes = readProgram(path);
  if (!bytes)
    return report("run", bytes.error());
  Result<std::unique_ptr<runtime::Executable>> executable =
      isCompiled(*bytes) ? runtime::loadProgram(*bytes)
                         : compileBytes(*bytes, options);
  if (!executable)
    return report("run", executable.error());
  RunFiles files{{inputs.begin(), inputs.end()},
                 {outputs.begin(), outputs.end()}};
  if (Result<void> done = runOnFiles(**executable, files); !done)
    return report("run", done.error());
  return Fine;
}

const Command command(words, run);

} // namespace
} // namespace tesela::tool
