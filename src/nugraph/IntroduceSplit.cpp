// Split: [0, N) = [0, N0) + [N0, N), N0 any point strictly inside.
#include "nugraph/RangedOperator.h"

namespace tesela::nugraph {

void splitRange(Bench &bench, ClassId target, NodeId node, const Move &move) {
  Graph &graph = bench.graph;
  prove::Terms &terms = bench.operators.terms();
  for (const RangedOperator &ranged : RangedOperator::of(graph, node)) {
    std::optional<prove::Variable> size = plainSize(graph, ranged.extent());
    if (!size)
      continue;
    Index point = terms.index(graph.derive(DerivedSize::Rule::Half, *size));
    auto low = ranged.cut(terms.constant(0), point);
    auto high = ranged.cut(point, terms.subtract(ranged.extent(), point));
    bench.offers.offer(target, ranged.whole(),
                       ranged.combine(ranged.on(low), ranged.on(high), low),
                       move);
  }
}

} // namespace tesela::nugraph
