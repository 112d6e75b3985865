// Introductions of the family of siblings.
#pragma once

#include "nugraph/Moves.h"

namespace tesela::nugraph {

/// Contractions of several parts of one value as parts of one contraction.
void joinParts(Bench &, ClassId, NodeId, const Move &);
/// One operator on parts side by side as one on the whole.
void joinBeside(Bench &, const Move &);
/// A contraction and a sum of the same value as one contraction.
void appendOnes(Bench &, ClassId, NodeId, const Move &);
/// A row beside a matrix, before one contraction, as one more row of it.
void joinRows(Bench &, const Move &);
/// What scales a sum of contractions scales each.
void distribute(Bench &, ClassId, NodeId, const Move &);
/// A sum of two contractions as one.
void joinTerms(Bench &, ClassId, NodeId, const Move &);

/// Contractions of the same terms side by side, as slices of one.
void joinTermSiblings(Bench &, const Move &);
/// Two sums of products of the same values with one product in common.
void shareProducts(Bench &, const Move &);

} // namespace tesela::nugraph
