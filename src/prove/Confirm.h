// A counterexample put before the judge: both programs are run on it.
//
// The refuter computes over the reals, on terms; the judge runs the operators
// themselves, with their types' arithmetic. A counterexample counts when the
// judge sees the difference too.
#pragma once

#include "interpret/Array.h"
#include "prove/EncodeProgram.h"

namespace tesela::prove {

struct Confirmation {
  bool differs = false;
  std::string left, right; // the judge's values, or shapes
  std::string why;         // where it does not differ
  /// The inputs as they were handed in, by argument.
  std::vector<interpret::Array> inputs;
};

Confirmation confirm(const EncodedPair &pair, mlir::func::FuncOp left,
                     mlir::func::FuncOp right, const Counterexample &found);

/// An argument at the sizes of `found`: a size has its value, elements are 0.
/// Nothing where sizes are not determined or there would be more than `most`.
std::optional<interpret::Array> zeroArgument(const EncodedPair &pair,
                                             const Argument &argument,
                                             const Counterexample &found,
                                             int64_t most);

/// For programs with operators that have no term: both are run on random inputs
/// of the sizes of `found`. Where floats differ by far, twice, `found` becomes
/// that counterexample.
std::optional<Confirmation> tryOut(const EncodedPair &pair,
                                   mlir::func::FuncOp left,
                                   mlir::func::FuncOp right,
                                   Counterexample &found);

} // namespace tesela::prove
