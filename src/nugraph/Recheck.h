// An independent check of soundness: every node of every class is evaluated
// again on sizes and inputs that no step was ever tried on, and compared with
// its class.
#pragma once

#include "nugraph/Graph.h"

namespace tesela::nugraph {

struct Recheck {
  size_t evaluations = 0;
  /// Nodes in cycles that nothing reaches. Those that are not there at the
  /// sizes that were tried do not count.
  size_t skipped = 0;
  std::vector<std::string> disagreements;
};

/// On so many random sizes, then on the smallest that meet the assumptions (all
/// 1 where they may be), and on odd ones.
Recheck recheck(const Graph &graph, unsigned shapes = 4, uint64_t seed = 99);

} // namespace tesela::nugraph
