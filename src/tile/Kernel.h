// The tile program: a kernel's loop nest with every size an explicit number.
//
// What the plan leaves open is decided here and nowhere below: how the grid is
// cut into tasks, in which order loops run, which loop is vectorised and how
// wide, how many vectors are taken at once, where scratch lies. The emitter of
// a target follows the numbers; a tuner varies them.
//
// Worked example, softmax of f32[1024,1000] on 16 lanes:
//
//     grid (1024) in blocks of (4): 256 tasks
//     scratch 0 (max)  4 x 1     at byte 0
//     scratch 1 (exp)  4 x 1000  at byte 64
//     stage 0  order d0 d1   vector d1 x 16, 4 at once
//     stage 1  order d0 d1   vector d1 x 16, 4 at once
//     stage 2  order d0 d1   vector d1 x 16
//
// Memory accesses are element offsets: an affine expression over the stage's
// loops and symbols for arrays; for scratch the part that its own dimensions
// contribute, to which the grid point's place inside the block is added.
#pragma once

#include "base/Error.h"
#include "plan/Nest.h"

#include <string>

namespace tesela::tile {

/// What tiling must know of the machine.
struct Machine {
  unsigned threads = 2;
  unsigned vectorBits = 512;
  unsigned vectorRegisters = 32;
  double gigahertz = 3.0; // assumed; estimates say who wakes threads, no more
  /// `strict` numerics: sums in order, so no reduction is vectorised.
  bool ordered = false;
};

struct Access {
  enum class Space : uint8_t { Input, Output, Scratch };
  Space space = Space::Input;
  unsigned index = 0;
  mlir::AffineExpr offset;
};

struct Stage {
  plan::Stage loops;                                // loops, graph and sinks
  std::vector<Access> loads;                        // per node
  std::vector<llvm::SmallVector<Access, 2>> stores; // per sink, value
  llvm::SmallVector<unsigned, 6> order;             // outermost first
  int vectorLoop = -1;                              // none
  unsigned lanes = 1;
  unsigned unroll = 1; // vectors along the vector loop taken at once
  /// A parallel loop just outside the vector loop, or -1: loads that are
  /// contiguous along it and not along the vector loop are read in tiles of
  /// lanes x lanes and transposed in registers.
  int transposeLoop = -1;
  /// A short parallel loop just inside the vector loop, or -1. Results lie
  /// along both: their vectors for all values of it are interleaved in
  /// registers and stored as they lie (channels behind pixels, a repeated
  /// element).
  int interleaveLoop = -1;
  /// A reduction loop, or -1: after so many turns of it what floats have been
  /// summed to is added to a second sum, and the first begins anew. The error
  /// of a sum grows with its terms; two short ones have a smaller error.
  int partialLoop = -1;
  int64_t partialTurns = 0;
  /// Per sink, where lanes are elements of a reduction that depends on their
  /// order (semantics/Commutation.h): which of its values is the index that
  /// tells it; -1 elsewhere.
  llvm::SmallVector<int, 2> orderedBy;
  /// Scans carry in f64 what they have summed up in f32: the error of a running
  /// sum grows with its terms, too.
  bool wideCarry = false;

  /// Is the load of `node` one of those?
  bool isTransposed(unsigned node) const;
};

struct Scratch {
  mlir::Value value;
  int64_t elementsPerPoint = 1; // of one grid point
  int64_t offset = 0;           // bytes, in the task's scratch memory
};

struct Kernel {
  std::string name;
  std::vector<mlir::Value> inputs, outputs;
  llvm::SmallVector<int64_t, 4> grid, block;
  std::vector<Scratch> scratch;
  std::vector<Stage> stages;
  int64_t scratchBytes = 0;
  double nanoseconds = 0; // of all tasks, on one core

  int64_t taskCount() const;
  double taskNanoseconds() const {
    return nanoseconds / double(std::max<int64_t>(taskCount(), 1));
  }
  void print(llvm::raw_ostream &out) const;
  std::string text() const;
};

/// Offsets instead of indices; adjacent loops that walk all arrays alike become
/// one.
Kernel buildKernel(llvm::StringRef name, plan::Nest nest);

/// Fills in the numbers.
void chooseTiling(Kernel &kernel, const Machine &machine);

/// Proves that every access stays inside its array or its place in scratch, for
/// all values of loops and symbols; what is not seen to is an error that names
/// the access. Trusted: that the guards of an access under a predicate, which
/// are its operator's (src/semantics), leave only indices that exist.
Result<void> verify(const Kernel &kernel);

} // namespace tesela::tile
