// The machine code of a program's kernels.
//
// Kernels are collected, equal ones are emitted once, and all are compiled
// together.
#pragma once

#include "base/Error.h"
#include "driver/CompileProgram.h"
#include "plan/KernelForm.h"
#include "target/cpu/ObjectEmitter.h"
#include "tile/Kernel.h"

#include <unordered_map>

namespace tesela::driver {

class KernelCode {
public:
  KernelCode(const cpu::Capabilities &capabilities, const Options &options,
             const Dumps &dumps);

  struct Entry {
    std::string symbol;
    int64_t taskCount = 1;
    double taskNanoseconds = 0;
    double flops = 0, bytes = 0, transcendentals = 0;
    uint64_t workspaceBytes = 0;
    int keptPlace = -1; // as runtime::Step has it
    uint64_t keptBytes = 0;
    std::string tiling; // the numbers that were chosen, as reports show them
  };
  /// The code of a plan.kernel. Kernels of loops lie in one module, with the
  /// functions that call them.
  /// `mayKeep`: buffers that hold the same array in every launch.
  Result<Entry> kernel(mlir::Operation *op, plan::FormCache &forms, bool inLoop,
                       llvm::function_ref<bool(unsigned buffer)> mayKeep);

  /// A function that runs the scalar region once: its arguments, then its
  /// results, are addresses of scalars.
  Result<std::string> scalarFunction(mlir::Region &region,
                                     llvm::StringRef name);

  /// Where a function that calls kernels of loops goes, and a name for it.
  std::pair<llvm::Module *, std::string> newLoop(llvm::StringRef label);

  /// Compiles all; empty where there is nothing to compile.
  Result<std::string> finish();

private:
  void emit(llvm::StringRef family, const tile::Kernel &program,
            llvm::Module &module,
            llvm::function_ref<bool(unsigned buffer)> mayKeep, Entry &entry);
  llvm::Module &module(unsigned number);
  llvm::Module &lightestModule(double weight);
  std::string unique(llvm::StringRef label);

  const cpu::Capabilities &capabilities;
  const Dumps &dumps;
  tile::Machine machine;
  std::vector<cpu::KernelModule> modules;
  std::vector<double> weights; // of each module, to share them out evenly
  unsigned functions = 0;
  std::unordered_map<std::string, Entry> known; // by tile text
};

} // namespace tesela::driver
