// tesela compile: a file that runs without the compiler, or any stage as text.
#include "Command.h"
#include "ProgramInput.h"
#include "Variants.h"

#include "../run/OutputFile.h"

#include "driver/Emit.h"
#include "llvm/Support/CommandLine.h"

namespace cl = llvm::cl;

namespace tesela::tool {
namespace {

cl::SubCommand words("compile", "compile a program to a file");
cl::opt<std::string> path(cl::Positional, cl::Required, cl::sub(words),
                          cl::desc("<program>"));
cl::opt<std::string> target("o", cl::init("-"), cl::sub(words),
                            cl::desc("file to write; - is standard output"));
cl::opt<std::string>
    level("emit", cl::init("program"), cl::sub(words),
          cl::desc("program (a .tso file), or one level as text: stablehlo, "
                   "hlo, hlo-optimized, dot, nugraph, nugraph-dot, plan, "
                   "buffers, tile, llvm, asm, summary"));
cl::list<std::string> options("O", cl::sub(words), cl::Prefix,
                              cl::desc("compile option key=value"));

Result<std::string> result(std::string_view bytes) {
  if (level == "nugraph" || level == "nugraph-dot") {
    VariantRequest request;
    request.format =
        level == "nugraph" ? VariantFormat::Graph : VariantFormat::Dot;
    return variantReport(bytes, request);
  }
  if (level != "program")
    return driver::emitLevel(bytes, level, keyValues(options));
  auto executable = compileBytes(bytes, options);
  if (!executable)
    return std::move(executable.error());
  return (*executable)->serialize();
}

int run() {
  Result<std::string> bytes = readProgram(path);
  if (!bytes)
    return report("compile", bytes.error());
  Result<std::string> text = result(*bytes);
  if (!text)
    return report("compile", text.error());
  if (Result<void> written = writeFile(target, {*text}); !written)
    return report("compile", written.error());
  return Fine;
}

const Command command(words, run);

} // namespace
} // namespace tesela::tool
