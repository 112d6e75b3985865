// Tile programs become LLVM functions: loops over tasks, stages, vectors.
//
// The emitter follows the numbers of the tile program and decides nothing. It
// places every value at the outermost loop that it depends on, so that what is
// invariant is computed once; unrolls and masks as the numbers say; and keeps
// accumulators in registers.
#pragma once

#include "base/Error.h"
#include "target/cpu/Capabilities.h"
#include "tile/Kernel.h"

#include <string>

namespace llvm {
class Module;
} // namespace llvm

namespace tesela::cpu {

/// Adds `void symbol(void *const *buffers, i64 begin, i64 end)` to the module;
/// `buffers` holds the kernel's inputs, then its outputs, and behind them the
/// address of a workspace where the kernel takes one. Returns its bytes.
uint64_t emitLoopKernel(const tile::Kernel &kernel, const std::string &symbol,
                        llvm::Module &module, const Capabilities &capabilities);

} // namespace tesela::cpu
