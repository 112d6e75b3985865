// Short loops and branches become kernels of their own.
//
// A loop whose steps take less time than handing them out would run at the
// speed of the executor. Where everything in it is small, the whole loop
// becomes one function that calls the kernels itself, and the step a kernel of
// one task.
#pragma once

#include "runtime/Program.h"

#include <functional>

namespace llvm {
class Module;
}

namespace tesela::driver {

/// Replaces what can be replaced in `steps`. `functionFor` gives the module to
/// emit into and a fresh symbol.
void foldLoops(
    std::vector<runtime::Step> &steps,
    const std::function<std::pair<llvm::Module *, std::string>()> &functionFor);

} // namespace tesela::driver
