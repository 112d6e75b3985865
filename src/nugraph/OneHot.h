// One-hot rows: what is 1 at one place along an axis, if at all, and else 0.
// Which values are is read from the samples: a guess, as all candidates are.
#pragma once

#include "nugraph/Graph.h"

namespace tesela::nugraph {

/// The only axis along which the value is 1 once at most.
std::optional<uint8_t> oneHotAxis(Graph &graph, ClassId id);

/// Integers that say where along the axis each row is 1; those of rows without
/// a 1 are no place of the axis.
std::optional<ClassId> placesOfOnes(Graph &graph, ClassId id, uint8_t axis);

} // namespace tesela::nugraph
