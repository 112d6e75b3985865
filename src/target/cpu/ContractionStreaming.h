// Contractions without packing: operands come straight from their callbacks
// into the registers that multiply them. For few rows, where every element of
// rhs is used a few times only and memory bandwidth is the limit, and for types
// that no micro-kernel knows.
#pragma once

#include "target/cpu/Contraction.h"

namespace tesela::cpu {

/// MicroKernel::General: lanes run along n, sums stay in registers.
void emitGeneralTask(llvm::IRBuilderBase &b, const Capabilities &machine,
                     const Contraction &contraction, const Tiling &tiling,
                     const Coordinates &origin, llvm::Value *rows,
                     llvm::Value *columns);
/// MicroKernel::Streaming: lanes run along n; `unroll` rows of rhs at a time
/// are read from end to end, as memory likes it best, while the sums of all
/// columns (of all m, at most tiling.rows) wait in the first cache.
void emitStreamingTask(llvm::IRBuilderBase &b, const Capabilities &machine,
                       const Contraction &contraction, const Tiling &tiling,
                       const Coordinates &origin, llvm::Value *columns);
/// MicroKernel::Reducing: lanes run along k; `rows` rows and `vectors` columns
/// at once.
void emitReducingTask(llvm::IRBuilderBase &b, const Capabilities &machine,
                      const Contraction &contraction, const Tiling &tiling,
                      const Coordinates &origin, llvm::Value *rows,
                      llvm::Value *columns);

} // namespace tesela::cpu
