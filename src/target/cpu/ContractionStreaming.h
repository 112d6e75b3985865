// Contractions without packing: operands come straight from their callbacks
// into the registers that multiply them. For few rows, where every element of
// rhs is used a few times only and memory bandwidth is the limit, and for types
// that no micro-kernel knows.
#pragma once

#include "target/cpu/Contraction.h"

namespace tesela::cpu {

/// MicroKernel::General and Streaming: lanes run along n.
void emitStreamingTask(llvm::IRBuilderBase &b, const Capabilities &machine,
                       const Contraction &contraction, const Tiling &tiling,
                       const Coordinates &origin, llvm::Value *rows,
                       llvm::Value *columns);
/// MicroKernel::Reducing: lanes run along k; `lanes` columns at once.
void emitReducingTask(llvm::IRBuilderBase &b, const Capabilities &machine,
                      const Contraction &contraction, const Tiling &tiling,
                      const Coordinates &origin, llvm::Value *rows,
                      llvm::Value *columns);

} // namespace tesela::cpu
