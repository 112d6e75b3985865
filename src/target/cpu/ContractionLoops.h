// Loops of a contraction taken apart where its indices divide.
//
// Groups. A convolution of 64 features in 8 groups reads the image at feature
// (o floordiv 8) * 8 + i: both factors depend on loop o, so that all of it
// would be a loop of batches. As o = 8 * g + p only g is, and p belongs to the
// weights: 8 products with 8 columns each instead of 64 with one.
//
// Holes. The gradient of a convolution of stride 2 reads at (y + k) floordiv 2
// where y + k is even and zeros elsewhere: three of four products are by zero
// in two dimensions. As y = 2 * q + r and k = 2 * t + (-r) mod 2 the index is
// q + t + const(r), the guard holds for all q and t, and r is a loop of
// batches:
//
//     for r: for q: for t:  sum[2q + r] += x[q + t + c(r)] * w[2t + (-r) mod 2]
#pragma once

#include "tile/Kernel.h"

namespace tesela::cpu {

/// The kernel with such loops of its stages (and of its grid) split. Blocks and
/// orders of loops mean nothing in it. `remainders`: a bit for each loop r.
tile::Kernel splitLoops(const tile::Kernel &kernel, uint64_t &remainders);

/// The stage over other loops: loop i of before is to[i], an expression of
/// `loops`.
tile::Stage overLoops(const tile::Stage &stage,
                      llvm::ArrayRef<plan::Loop> loops,
                      llvm::ArrayRef<mlir::AffineExpr> to);

} // namespace tesela::cpu
