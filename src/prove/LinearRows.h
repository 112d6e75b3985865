// Linear inequalities over the integers, and whether they contradict each
// other: Fourier and Motzkin's elimination, each row divided by what its
// coefficients have in common and its constant rounded.
//
// "Yes" is a proof; "no" says nothing: where it grows, where a number leaves 64
// bits, and where only an argument about integers helps, the answer is "no".
#pragma once

#include "llvm/ADT/SmallVector.h"

#include <cstdint>
#include <utility>

namespace tesela::prove {

/// sum of coefficient * column, plus the constant, <= 0. Sorted by column,
/// without zeros.
struct LinearRow {
  llvm::SmallVector<std::pair<unsigned, int64_t>, 4> terms;
  int64_t constant = 0;
};

/// Do the rows contradict each other?
bool contradict(llvm::SmallVector<LinearRow, 16> rows);

} // namespace tesela::prove
