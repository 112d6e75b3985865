// A question about integers, as it is put to whoever can answer it.
#pragma once

#include "prove/Context.h"

namespace tesela::prove {

/// Do the hypotheses imply the goal?
struct IntegerQuestion {
  enum class Kind : uint8_t { Implies, CountsToZero, CoverTheSame };
  Kind kind = Kind::Implies;
  llvm::SmallVector<Guard, 16> hypotheses;
  Guard goal = {};                             // Implies
  llvm::SmallVector<CountedDomain, 4> domains; // the others
};

} // namespace tesela::prove
