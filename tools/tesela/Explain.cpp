// tesela explain: what became of a program, stage by stage.
#include "Command.h"
#include "ProgramInput.h"

#include "driver/Emit.h"
#include "llvm/Support/raw_ostream.h"

namespace cl = llvm::cl;

namespace tesela::tool {
namespace {

cl::SubCommand words("explain", "show every stage, kernel and buffer");
cl::opt<std::string> path(cl::Positional, cl::Required, cl::sub(words),
                          cl::desc("<program>"));
cl::list<std::string> options("O", cl::sub(words), cl::Prefix,
                              cl::desc("compile option key=value"));

struct Section {
  const char *level, *title;
};
constexpr Section sections[] = {
    {"summary", "The compiled program"},
    {"stablehlo", "The program, in normal form"},
    {"plan", "Kernels, in order"},
    {"buffers", "Steps and their buffers"},
    {"tile", "Tile programs"},
};

int run() {
  Result<std::string> bytes = readProgram(path);
  if (!bytes)
    return report("explain", bytes.error());
  for (const Section &section : sections) {
    Result<std::string> text =
        driver::emitLevel(*bytes, section.level, keyValues(options));
    if (!text)
      return report("explain", text.error());
    llvm::outs() << "== " << section.title << '\n' << *text << '\n';
  }
  return Fine;
}

const Command command(words, run);

} // namespace
} // namespace tesela::tool
