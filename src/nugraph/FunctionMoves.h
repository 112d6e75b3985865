// Moves on functions, and on choices.
#pragma once

#include "nugraph/Moves.h"

namespace tesela::nugraph {

/// sqrt(sum (x / z)^2), z > 0.
void takeOutOfRoot(Bench &, ClassId, NodeId, const Move &);
/// exp(max(u[i] + v[j], w[i])).
void exponentialByAxes(Bench &, ClassId, NodeId, const Move &);
/// exp(s[i,j] + u[i] - t[i,j]), with u outside.
void carryOutOfExponential(Bench &, ClassId, NodeId, const Move &);
/// where(t > 0, t, t / 4) as max(t, t / 4).
void choiceAsMaximum(Bench &, ClassId, NodeId, const Move &);
/// exp(s + u) / sum(exp(s + u)), u the same for all that is summed, and all
/// else that does not depend on a common part.
void cancelCommonParts(Bench &, ClassId, NodeId, const Move &);

/// What is chosen between functions of one value as pieces of it.
void introducePieces(Bench &, const Move &);
/// What is chosen between two values, by what else is.
void complement(Bench &, ClassId, NodeId, const Move &);
/// What a product or a sum has of one function, as one of it.
void joinFunctions(Bench &, ClassId, NodeId, const Move &);
/// What is combined with a function, inside it by the inverse.
void intoFunction(Bench &, ClassId, NodeId, const Move &);

} // namespace tesela::nugraph
