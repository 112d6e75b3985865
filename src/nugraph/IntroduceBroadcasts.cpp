// Broadcast explicitly: an operand that lies along all dimensions but one, with
// a broadcast to that one as a node.
#include "nugraph/Moves.h"

namespace tesela::nugraph {

void broadcastExplicitly(Bench &bench, ClassId target, NodeId node,
                         const Move &move) {
  Graph &graph = bench.graph;
  const auto *map = bench.operators.as<Map>(graph.node(node).attribute);
  if (!map)
    return;
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
  for (auto [number, access] : llvm::enumerate(map->maps)) {
    if (access.empty() || access.size() + 1 != map->rank)
      continue;
    uint8_t missing = 0;
    while (llvm::is_contained(access, missing))
      ++missing;
    Broadcast broadcast{missing, graph[target].type->shape[missing]};
    Map full = *map;
    full.maps[number].clear();
    for (uint8_t d = 0; d != map->rank; ++d)
      full.maps[number].push_back(d);
    llvm::SmallVector<Ref, 3> values(operands);
    values[number] =
        graph.make(bench.operators.intern(broadcast), {operands[number]});
    bench.offers.offer(target, graph.expand(node),
                       graph.make(bench.operators.intern(full), values), move);
  }
}

} // namespace tesela::nugraph
