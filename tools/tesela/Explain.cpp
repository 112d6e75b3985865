// tesela explain: what became of a program, stage by stage.
#include "Command.h"
#include "ProgramInput.h"
#include "Variants.h"

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
cl::opt<bool> variantsOnly("variants", cl::sub(words),
                           cl::desc("only the variants of the program"));
cl::opt<bool> json("json", cl::sub(words), cl::desc("variants as JSON"));
cl::opt<bool> timed("time", cl::sub(words),
                    cl::desc("run each variant and measure it"));
cl::opt<std::string> exported("export", cl::sub(words),
                              cl::value_desc("folder"),
                              cl::desc("write each variant as StableHLO"));
cl::opt<bool> find("find", cl::sub(words),
                   cl::desc("look for the functions beside @main among the "
                            "variants; the answer is JSON"));
cl::list<std::string> families(
    "family", cl::CommaSeparated, cl::sub(words),
    cl::desc("with --find, introductions to try: split,tile,split+telescope; "
             "without it all"));
cl::opt<std::string> numerics("variants-numerics", cl::init("real"),
                              cl::sub(words),
                              cl::desc("grades of proof that variants may "
                                       "rest on: strict, standard, real"));

cl::list<std::string> sizes(
    "size", cl::sub(words), cl::value_desc("M=1024,N=64"),
    cl::desc("numbers of sizes, for costs; a name that comes again begins "
             "other numbers"));

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

VariantRequest variantRequest() {
  VariantRequest request;
  request.format = json ? VariantFormat::Json : VariantFormat::Text;
  request.time = timed;
  request.find = find;
  request.folder = exported;
  request.families = {families.begin(), families.end()};
  request.numerics = numerics;
  request.sizes = {sizes.begin(), sizes.end()};
  request.compileOptions = {options.begin(), options.end()};
  return request;
}

int run() {
  Result<std::string> bytes = readProgram(path);
  if (!bytes)
    return report("explain", bytes.error());
  if (variantsOnly || find || json) {
    Result<std::string> text = variantReport(*bytes, variantRequest());
    if (!text)
      return report("explain", text.error());
    llvm::outs() << *text;
    return Fine;
  }
  for (const Section &section : sections) {
    Result<std::string> text =
        driver::emitLevel(*bytes, section.level, keyValues(options));
    if (!text)
      return report("explain", text.error());
    llvm::outs() << "== " << section.title << '\n' << *text << '\n';
  }
  // Without introductions, which take seconds. A program that the variants
  // cannot be asked about is explained all the same.
  VariantRequest request = variantRequest();
  request.introductions = false;
  Result<std::string> text = variantReport(*bytes, request);
  llvm::outs() << "== Variants, each proved equal\n"
               << (text ? *text : "none: " + text.error().what + "\n");
  return Fine;
}

const Command command(words, run);

} // namespace
} // namespace tesela::tool
