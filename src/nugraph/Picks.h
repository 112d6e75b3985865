// Picks: one slice of a value, by a constant number. Every s-th slice is one of
// blocks of s.
#pragma once

#include "nugraph/Moves.h"

#include <map>
#include <set>

namespace tesela::nugraph {

struct Pick {
  Ref base;
  unsigned axis = 0;
  int64_t number = 0;
};

/// What `value` is a slice of, in each way that is known.
llvm::SmallVector<Pick, 2> picksOf(Graph &graph, Ref value);
/// The first of them, if there is one.
std::optional<Pick> pickOf(Graph &graph, Ref value);

/// Slice `number` of `ref`; the number has type `counting`.
Ref sliceAt(Graph &graph, Ref ref, unsigned axis, Index number,
            ElementType counting = ElementType::S32);

} // namespace tesela::nugraph
