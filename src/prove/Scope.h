// Where a value stands: what is known there, and which locals are taken.
#pragma once

#include "prove/Context.h"
#include "prove/InputBounds.h"

namespace tesela::prove {

struct Scope {
  Context context;
  unsigned level = 0; // locals from this level on are unused (Polynomials.h)
  const InputBounds *bounds = nullptr;

  Scope with(llvm::ArrayRef<Guard> guards) const {
    return guards.empty() ? *this : Scope{context.with(guards), level, bounds};
  }
  /// Inside `binders` further binders, opened at this scope's level.
  Scope below(unsigned binders, llvm::ArrayRef<Guard> guards) const {
    return Scope{guards.empty() ? context : context.with(guards),
                 level + binders, bounds};
  }
  /// Inside the reduction whose body `body` is, with `variable`, the local of
  /// this scope's level, in `range`.
  Scope inside(Term body, Variable variable, Guard range) const {
    llvm::SmallVector<Guard, 4> guards{range};
    if (bounds)
      guards.append(bounds->of(body, variable));
    return below(1, guards);
  }
};

} // namespace tesela::prove
