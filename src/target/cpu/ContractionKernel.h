// Tile programs that are contractions, onto the register-tiled code of
// Contraction.h.
//
// A stage is a contraction if it sums products of two factors. Its loops then
// have roles: a loop of both factors and the result is a batch loop, one of the
// left (right) factor and the result a row (column) loop, one that is summed
// over is a k loop. dot_general and convolutions of every kind are alike here;
// the factors may be any graph of nodes. Loops of one role become one loop, by
// division: row r of a convolution is (image, y, x).
#pragma once

#include "target/cpu/Contraction.h"
#include "tile/Kernel.h"

#include <optional>
#include <string>

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace tesela::cpu {

struct ContractionTasks {
  int64_t count = 1;
  double nanoseconds = 0; // of one
  uint64_t workspaceBytes = 0;
  /// The input whose packed form can be kept, and the form's bytes; -1: none.
  int keptInput = -1;
  uint64_t keptBytes = 0;
  std::string tiling; // Tiling::text()
};

/// Emits `kernel` as a contraction, with the signature of emitLoopKernel();
/// nothing where it is none, or where its second stage is more than maps of the
/// result. `mayKeep`: inputs that stay as they are from call to call. Where one
/// is kept, the addresses of its form and of whether that is filled (KeptForm)
/// come behind those of the arrays, before that of the workspace.
std::optional<ContractionTasks>
emitContractionKernel(const tile::Kernel &kernel, const std::string &symbol,
                      llvm::Module &module, const Capabilities &capabilities,
                      Numerics numerics, unsigned threads,
                      llvm::function_ref<bool(unsigned input)> mayKeep);

} // namespace tesela::cpu
