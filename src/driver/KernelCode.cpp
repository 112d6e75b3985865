#include "driver/KernelCode.h"

#include "ir/Locations.h"
#include "plan/Buffers.h"
#include "plan/Cost.h"
#include "plan/Dialect.h"
#include "runtime/Threads.h"
#include "target/cpu/ContractionKernel.h"
#include "target/cpu/LoopKernel.h"
#include "target/cpu/ScalarFunction.h"

#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

namespace tesela::driver {

KernelCode::KernelCode(const cpu::Capabilities &capabilities,
                       const Options &options, const Dumps &dumps)
    : capabilities(capabilities), dumps(dumps) {
  machine.threads = runtime::threadCount();
  machine.vectorBits = capabilities.vectorBits;
  machine.vectorRegisters = capabilities.vectorRegisters;
  machine.ordered = options.numerics == Numerics::Strict;
}

llvm::Module &KernelCode::module(unsigned number) {
  while (modules.size() <= number) {
    modules.emplace_back("kernels" + std::to_string(modules.size()),
                         capabilities);
    weights.push_back(0);
  }
  return *modules[number].module;
}

// Modules are compiled at the same time, one per thread. A module costs a few
// milliseconds by itself, so a second begins once the first has some work.
llvm::Module &KernelCode::lightestModule(double weight) {
  constexpr double worthAnother = 1500; // characters of tile text
  unsigned most = std::clamp(runtime::threadCount(), 1u, 8u);
  if (dumps.llvm || dumps.assembly)
    most = 1; // one text
  module(0);
  unsigned best = 0;
  for (unsigned n = 1; n < modules.size(); ++n)
    if (weights[n] < weights[best])
      best = n;
  if (weights[best] > worthAnother && modules.size() < most)
    best = modules.size();
  llvm::Module &chosen = module(best);
  weights[best] += weight;
  return chosen;
}

std::pair<llvm::Module *, std::string>
KernelCode::newLoop(llvm::StringRef label) {
  std::string symbol = unique(label);
  return {&module(0), symbol};
}

std::string KernelCode::unique(llvm::StringRef label) {
  std::string symbol;
  for (char c : label)
    symbol += llvm::isAlnum(c) ? c : '_';
  return symbol + "_" + std::to_string(functions++);
}

/// "grid 1024x512 block 16x512; d1 x 16 x 4; d1 x 16": a stage is its vector
/// loop, the lanes, and the vectors taken at once.
static std::string tilingText(const tile::Kernel &program) {
  std::string text;
  llvm::raw_string_ostream out(text);
  out << "grid ";
  llvm::interleave(program.grid, out, "x");
  out << " block ";
  llvm::interleave(program.block, out, "x");
  for (const tile::Stage &stage : program.stages) {
    out << "; ";
    if (stage.vectorLoop < 0)
      out << "scalar";
    else
      out << 'd' << stage.vectorLoop << " x " << stage.lanes << " x "
          << stage.unroll;
  }
  return text;
}

void KernelCode::emit(llvm::StringRef family, const tile::Kernel &program,
                      llvm::Module &module,
                      llvm::function_ref<bool(unsigned)> mayKeep,
                      Entry &entry) {
  if (family == "contraction")
    if (auto tasks = cpu::emitContractionKernel(
            program, entry.symbol, module, capabilities,
            machine.ordered ? cpu::Numerics::Strict : cpu::Numerics::Standard,
            machine.threads, mayKeep)) {
      entry.taskCount = tasks->count;
      entry.taskNanoseconds = tasks->nanoseconds;
      entry.workspaceBytes = tasks->workspaceBytes;
      entry.keptPlace = tasks->keptInput;
      entry.keptBytes = tasks->keptBytes;
      entry.tiling = tasks->tiling;
      return;
    }
  entry.tiling = tilingText(program);
  entry.workspaceBytes =
      cpu::emitLoopKernel(program, entry.symbol, module, capabilities);
}

Result<KernelCode::Entry>
KernelCode::kernel(mlir::Operation *op, plan::FormCache &forms, bool inLoop,
                   llvm::function_ref<bool(unsigned)> mayKeep) {
  auto kernel = mlir::cast<plan::KernelOp>(op);
  auto nest = plan::nestOfKernel(op, forms);
  if (!nest)
    return Error{ErrorCode::Internal,
                 "no loop nest for kernel " + kernel.getLabel().str()};
  plan::NestCost cost = plan::costOf(*nest, plan::MachineModel());
  // Buffers come in the order of the operator's operands and results.
  mlir::Block &body = kernel.getBody().front();
  nest->inputs.assign(body.args_begin(), body.args_end());
  tile::Kernel program = tile::buildKernel(kernel.getLabel(), std::move(*nest));
  tile::chooseTiling(program, machine);
  std::string text = program.text();
  if (dumps.tile)
    *dumps.tile += text + "\n";
  // Mostly an access whose bounds are not seen to hold: the judge takes over.
  if (Result<void> inside = tile::verify(program); !inside) {
    inside.error().where = ir::describeLocation(op->getLoc());
    return inside.error();
  }
  // Without the first line, which holds the name.
  std::string key = text.substr(text.find('\n')) + (inLoop ? "loop" : "");
  if (kernel.getFamily() == "contraction")
    for (unsigned input = 0; input < program.inputs.size(); ++input)
      key += mayKeep(input) ? 'k' : '-';
  auto [entry, fresh] = known.try_emplace(key);
  if (fresh) {
    std::string symbol = unique(program.name);
    double weight = double(text.size());
    llvm::Module *target = &module(0);
    if (inLoop)
      weights[0] += weight;
    else
      target = &lightestModule(weight);
    Entry made;
    made.symbol = symbol;
    made.taskCount = program.taskCount();
    made.taskNanoseconds = program.taskNanoseconds();
    made.flops = cost.flops;
    made.bytes = cost.bytes;
    made.transcendentals = cost.transcendentals;
    emit(kernel.getFamily(), program, *target, mayKeep, made);
    entry->second = made;
  }
  return entry->second;
}

Result<std::string> KernelCode::scalarFunction(mlir::Region &region,
                                               llvm::StringRef name) {
  llvm::SmallVector<mlir::Value> captures;
  auto body = semantics::scalarBody(region, captures);
  if (!body || !captures.empty())
    return Error{ErrorCode::Unimplemented,
                 name.str() + ": the region is not scalar code"};
  std::string symbol = unique(name);
  llvm::SmallVector<ElementType> arguments;
  for (mlir::Value argument : region.getArguments())
    arguments.push_back(
        cpu::elementTypeOf(mlir::getElementTypeOrSelf(argument.getType())));
  cpu::emitScalarFunction(*body, arguments, symbol, lightestModule(100),
                          capabilities);
  return symbol;
}

Result<std::string> KernelCode::finish() {
  if (modules.empty())
    return std::string();
  cpu::ObjectOptions options;
  options.llvmText = dumps.llvm;
  options.assembly = dumps.assembly;
  return cpu::emitObjects(std::move(modules), capabilities, options);
}

} // namespace tesela::driver
