// From an imported module to a program the runtime can run: the pipeline.
#pragma once

#include "base/Error.h"
#include "driver/Options.h"
#include "runtime/Program.h"

#include "mlir/IR/BuiltinOps.h"

namespace tesela::driver {

/// The levels of a compile as text; a level whose pointer is null is not
/// printed.
struct Dumps {
  std::string *plan = nullptr;    // kernels in order
  std::string *buffers = nullptr; // steps with their places
  std::string *tile = nullptr;    // tile programs
  std::string *llvm = nullptr;    // after LLVM's passes
  std::string *assembly = nullptr;
};

/// Compiles the public function `main`. `module` is consumed: passes change it.
Result<runtime::Program> compileProgram(mlir::ModuleOp module,
                                        runtime::Signature signature,
                                        const Options &options,
                                        const Dumps &dumps = {});

} // namespace tesela::driver
