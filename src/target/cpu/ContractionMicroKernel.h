// Micro-kernels: functions that add the product of a strip and a panel to a
// tile of accumulators, which they hold in registers.
//
//     void micro(ptr strip, ptr panel, ptr tile, i64 units, i1 first)
//
// The tile is [row][column] in memory; `first` says that it begins at zero
// instead of what is there. One function per number of rows and vectors that
// occurs; strides are constants of its code.
#pragma once

#include "target/cpu/Contraction.h"

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace tesela::cpu {

struct MicroShape {
  MicroKernel kernel = MicroKernel::Fma;
  ElementType accumulator = ElementType::F32; // F32, F64 or S32
  unsigned rows = 0, vectors = 0, lanes = 0, unroll = 1;
  bool fused = true;
  bool wholeSteps = false; // `units` is always a multiple of unroll
  bool lhsUnsigned = false, rhsUnsigned = false; // int8, as packed
  bool packedRhs = false; // panels lie one behind the other
  /// The panel ends with a row of numbers to begin with (DotInt8).
  bool correction = false;
  /// Columns of the last vector that exist, where the panel is not packed;
  /// 0: all.
  unsigned lastColumns = 0;
  // Bytes.
  int64_t lhsRow = 0, lhsUnit = 4, rhsUnit = 0, tileRow = 0;
};

/// The function for `shape`, made the first time, named after `prefix`.
llvm::Function *microKernel(llvm::Module &module,
                            const Capabilities &capabilities,
                            const std::string &prefix, const MicroShape &shape);

} // namespace tesela::cpu
