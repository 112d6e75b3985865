// Windows that move over a padded and dilated dimension, as reduce_window and
// convolution have them.
#pragma once

#include "semantics/forms/Build.h"

namespace tesela::semantics {

struct Window {
  Extent size = 1;
  int64_t stride = 1;
  int64_t baseDilation = 1;   // distance between elements of the base
  int64_t windowDilation = 1; // distance between positions in the window
  Extent padLow = 0;          // before the base; negative cuts
  bool reversed = false;      // of the kernel, not of the base
};

/// The index of the base that position `offset` of window number `place` falls
/// on; adds to `access` the guards that say whether it falls on an element.
/// `extent` is that of the base, `places` the number of windows.
mlir::AffineExpr windowIndex(Access &access, const Window &window,
                             mlir::AffineExpr place, mlir::AffineExpr offset,
                             const Extent &extent, const Extent &places);

/// Each place folds the elements under its window; one window a dimension.
/// Inits are scalar operands numbered after the operands, or the combiner's
/// constants. (Reduction.cpp)
GranularForm windowForm(llvm::ArrayRef<Operand> operands,
                        llvm::ArrayRef<Window> windows,
                        llvm::ArrayRef<Extent> places, Combiner combiner,
                        llvm::ArrayRef<mlir::Type> accumulators);

} // namespace tesela::semantics
