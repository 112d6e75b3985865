// LLVM modules become relocatable ELF objects.
//
// One path for just-in-time and ahead-of-time: position-independent code for
// the small code model, no exceptions, no unwind tables, undefined symbols only
// of the table in runtime/ObjectCode.h, which loads the result.
//
// The pass pipeline is short, because kernels come in the shape they are to
// have: the emitters unroll, vectorise and tile themselves. What is left to
// LLVM is cleaning up (common subexpressions, loop-invariant code, addresses)
// and code generation.
#pragma once

#include "base/Error.h"
#include "target/cpu/Capabilities.h"

#include <memory>
#include <string>
#include <vector>

namespace llvm {
class LLVMContext;
class Module;
} // namespace llvm

namespace tesela::cpu {

/// A module with the context that owns its types, so that modules can be
/// compiled at the same time.
struct KernelModule {
  KernelModule(std::string_view name, const Capabilities &capabilities);
  KernelModule(KernelModule &&) noexcept;
  KernelModule &operator=(KernelModule &&) noexcept;
  ~KernelModule();

  std::unique_ptr<llvm::LLVMContext> context;
  std::unique_ptr<llvm::Module> module;
};

struct ObjectOptions {
  /// Check the module first; an error names the function. Costs 5 %.
  bool verify = true;
  /// Where not null: the module after the passes, and the assembly.
  std::string *llvmText = nullptr;
  std::string *assembly = nullptr;
};

/// Optimises `module` in place and gives the bytes of a relocatable object.
Result<std::string> emitObject(llvm::Module &module,
                               const Capabilities &capabilities,
                               const ObjectOptions &options = {});

/// Compiles the modules on all threads. One module gives a plain object,
/// several an ar archive of them in order (runtime/ObjectCode.h reads both).
Result<std::string> emitObjects(std::vector<KernelModule> modules,
                                const Capabilities &capabilities,
                                const ObjectOptions &options = {});

} // namespace tesela::cpu
