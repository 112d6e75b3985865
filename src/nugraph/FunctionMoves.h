// Moves on functions of sums of products, and on choices.
#pragma once

#include "nugraph/Moves.h"

namespace tesela::nugraph {

/// sqrt(sum (x / z)^2), z > 0.
void takeOutOfRoot(Bench &, ClassId, NodeId, const Move &);
/// exp(max(u[i] + v[j], w[i])).
void exponentialByAxes(Bench &, ClassId, NodeId, const Move &);
/// where(t > 0, t, t / 4) as max(t, t / 4).
void choiceAsMaximum(Bench &, ClassId, NodeId, const Move &);
/// exp(s + u) / sum(exp(s + u)), u the same for all that is summed.
void cancelShift(Bench &, ClassId, NodeId, const Move &);

} // namespace tesela::nugraph
