#include "driver/ReportSteps.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

namespace tesela::driver {

static void print(const runtime::Place &place, llvm::raw_ostream &out) {
  using Space = runtime::Place::Space;
  switch (place.space) {
  case Space::Argument:
    out << "argument " << place.index;
    break;
  case Space::Result:
    out << "result " << place.index;
    break;
  case Space::Arena:
    out << "arena+" << place.offset;
    break;
  case Space::Constant:
    out << "constant+" << place.offset;
    break;
  }
  out << ":" << place.bytes;
}

static void print(const std::vector<runtime::Step> &steps, unsigned depth,
                  llvm::raw_ostream &out) {
  for (const runtime::Step &step : steps) {
    out.indent(2 * depth) << step.name;
    for (auto [number, place] : llvm::enumerate(step.places)) {
      out << (number == step.firstResult ? " -> " : number ? ", " : " ");
      print(place, out);
    }
    if (step.kind == runtime::Step::Kind::Kernel)
      out << llvm::formatv("   {0} tasks of {1:f0} ns", step.taskCount,
                           step.taskNanoseconds);
    if (!step.attributes.empty())
      out << "   " << step.attributes;
    out << "\n";
    for (const auto &body : step.bodies) {
      out.indent(2 * depth) << "{\n";
      print(body, depth + 1, out);
      out.indent(2 * depth) << "}\n";
    }
  }
}

std::string reportSteps(const runtime::Program &program,
                        const plan::BufferPlan &buffers) {
  std::string text;
  llvm::raw_string_ostream out(text);
  out << "arena " << program.arenaBytes << " bytes (least possible "
      << buffers.peakBytes << "), constants " << buffers.constantBytes
      << " bytes, " << buffers.copies << " copies\n";
  print(program.steps, 0, out);
  return text;
}

} // namespace tesela::driver
