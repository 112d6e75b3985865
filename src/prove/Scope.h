// Where a value stands: what is known there, and which locals are taken.
#pragma once

#include "prove/Context.h"

namespace tesela::prove {

struct Scope {
  Context context;
  unsigned level = 0; // locals from this level on are unused (Polynomials.h)

  Scope with(llvm::ArrayRef<Guard> guards) const {
    return guards.empty() ? *this : Scope{context.with(guards), level};
  }
  /// Inside `binders` further binders, opened at this scope's level.
  Scope below(unsigned binders, llvm::ArrayRef<Guard> guards) const {
    return Scope{guards.empty() ? context : context.with(guards),
                 level + binders};
  }
};

} // namespace tesela::prove
