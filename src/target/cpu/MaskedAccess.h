// Masked loads and stores of narrow elements, as LLVM 22.1 generates them
// rightly for x86.
#pragma once

namespace llvm {
class Module;
}

namespace tesela::cpu {

struct Capabilities;

/// Rewrites those for which LLVM would touch memory outside the mask. After all
/// optimisation, for masks become constants there.
void keepMaskedAccessesInside(llvm::Module &module,
                              const Capabilities &capabilities);

} // namespace tesela::cpu
