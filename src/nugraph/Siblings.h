// Introductions of the family of siblings that look at one node.
#pragma once

#include "nugraph/Moves.h"

namespace tesela::nugraph {

/// Contractions of several parts of one value as parts of one contraction.
void joinParts(Bench &, ClassId, NodeId, const Move &);
/// A sum of two contractions as one.
void joinTerms(Bench &, ClassId, NodeId, const Move &);

} // namespace tesela::nugraph
