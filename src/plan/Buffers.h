// Where every array lives, and the steps of a function over these places.
//
// Values that hold the same array at different times share a buffer: the
// carries of a loop, an array before and after an in-place update, a result
// and the value returned. Buffers that are needed at the same time get
// different ranges of the arena; others share ranges.
//
// Time. Operators are numbered in the order in which they run, bodies inside
// their loop. A value lives from the operator that makes it to the last that
// reads it; one that a loop reads from outside lives until the loop ends. Two
// values may share a buffer if their lives do not overlap, or if they meet at
// one kernel that may write the one over the other (plan/InPlace.h).
//
// Worked example:
//
//     %a = kernel(%x)          0     %a: [0,1]
//     %b = kernel(%a)          1     %b: [1,2]   over %a: elementwise
//     return %b                2     %b: result 0, so %a is too: no arena
#pragma once

#include "plan/Nest.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <map>
#include <string>

namespace tesela::plan {

struct Place {
  enum class Space : uint8_t { Argument, Result, Arena, Constant };
  Space space = Space::Arena;
  uint32_t index = 0;  // Argument, Result
  uint64_t offset = 0; // Arena, Constant
  uint64_t bytes = 0;
};

struct Step {
  enum class Kind : uint8_t { Kernel, Library, Copy, While, Case };
  Kind kind = Kind::Kernel;
  mlir::Operation *op = nullptr; // what the step comes from
  std::vector<Place> places;
  uint32_t firstResult = 0;
  std::vector<std::vector<Step>> bodies;
};

struct BufferPlan {
  std::vector<Step> steps;
  uint64_t arenaBytes = 0;
  /// Constants in the order of their offsets in the constant block.
  std::vector<std::pair<mlir::Operation *, uint64_t>> constants;
  uint64_t constantBytes = 0;
  /// Bytes of temporaries alive at the worst moment: a lower bound of
  /// arenaBytes.
  uint64_t peakBytes = 0;
  uint64_t copies = 0; // copy steps that could not be avoided
  /// Not null where copies cross and no buffer was set aside: a mistake in
  /// here, and the steps are not to be run.
  mlir::Operation *withoutRoom = nullptr;
};

/// For each parameter the result that may take its memory, or -1
/// (tf.aliasing_output).
std::vector<int> donations(mlir::func::FuncOp function);

/// Plans `function`, whose blocks hold kernels and opaque operators only.
BufferPlan assignBuffers(mlir::func::FuncOp function, FormCache &forms);

/// The nest of a plan.kernel, over the values of its body.
std::optional<Nest> nestOfKernel(mlir::Operation *kernel, FormCache &forms);

} // namespace tesela::plan
