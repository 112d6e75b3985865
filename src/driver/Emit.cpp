#include "driver/Emit.h"

#include "driver/CompileProgram.h"
#include "driver/FrontEnd.h"
#include "driver/GlobalProgram.h"
#include "driver/LowerLayouts.h"
#include "import/DotGraph.h"
#include "import/HloText.h"

#include "llvm/Support/FormatVariadic.h"

namespace tesela::driver {
namespace {

std::string moduleText(mlir::ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream out(text);
  module.print(out);
  return text;
}

/// How many steps of each kind, in loops and branches too.
void countSteps(const std::vector<runtime::Step> &steps, size_t (&counts)[5]) {
  for (const runtime::Step &step : steps) {
    ++counts[static_cast<size_t>(step.kind)];
    for (const auto &body : step.bodies)
      countSteps(body, counts);
  }
}

std::string summary(const runtime::Program &program) {
  size_t counts[5] = {};
  countSteps(program.steps, counts);
  uint64_t arguments = 0, results = 0;
  for (const Shape &shape : program.signature.parameters)
    arguments += shape.byteCount();
  for (const Shape &shape : program.signature.results)
    results += shape.byteCount();
  return llvm::formatv(
      "{0}: {1} kernels, {2} library calls, {3} copies, {4} loops, {5} cases\n"
      "code {6} bytes, constants {7} bytes, uses {8}\n"
      "arguments {9} bytes, results {10} bytes, temporaries {11} bytes\n"
      "{12} operations, {13} bytes moved, {14} transcendental functions\n",
      program.signature.name, counts[0], counts[1], counts[2], counts[3],
      counts[4], program.object.size(), program.constants.size(),
      program.cpuFeatures, arguments, results, program.arenaBytes,
      program.flops, program.bytesAccessed, program.transcendentals);
}

} // namespace

Result<std::string>
emitLevel(std::string_view bytes, std::string_view level,
          const std::vector<std::pair<std::string, std::string>> &pairs) {
  Result<Options> options = readOptions(pairs);
  if (!options)
    return std::move(options.error());
  Result<ImportedProgram> program = importProgram(bytes);
  if (!program)
    return std::move(program.error());
  if (level == "stablehlo")
    return moduleText(*program->module);
  if (level == "hlo")
    return import::hloText(*program->module);
  if (level == "dot")
    return import::dotGraph(*program->module);

  std::string text;
  Dumps dumps;
  if (level == "plan")
    dumps.plan = &text;
  else if (level == "buffers")
    dumps.buffers = &text;
  else if (level == "tile")
    dumps.tile = &text;
  else if (level == "llvm")
    dumps.llvm = &text;
  else if (level == "asm")
    dumps.assembly = &text;
  else if (level != "hlo-optimized" && level != "summary")
    return Error{ErrorCode::InvalidArgument,
                 "unknown level '" + std::string(level) + "'", "",
                 "known: program, stablehlo, hlo, hlo-optimized, dot, nugraph, "
                 "nugraph-dot, plan, buffers, tile, llvm, asm, summary"};
  if (program->signature.partitions > 1 && isGlobal(*program->module))
    if (Result<GlobalProgram> global = makeGlobal(*program); !global)
      return std::move(global.error());
  lowerLayouts(*program->module, program->signature);
  Result<runtime::Program> compiled = compileProgram(
      *program->module, std::move(program->signature), *options, dumps);
  if (!compiled)
    return std::move(compiled.error());
  if (level == "hlo-optimized")
    return std::move(compiled->hlo);
  if (level == "summary")
    return summary(*compiled);
  return text;
}

} // namespace tesela::driver
