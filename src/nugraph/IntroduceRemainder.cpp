// Tile with remainder: whole tiles, and what is left over.
//
//     [0, N) = [0, Q T) in Q tiles of T  +  [Q T, N),   Q T < N
//
// A range that tiles cover exactly is the Tile family's.
#include "nugraph/RangedOperator.h"

namespace tesela::nugraph {

void tileWithRemainder(Bench &bench, ClassId target, NodeId node,
                       const Move &move) {
  Graph &graph = bench.graph;
  prove::Terms &terms = bench.operators.terms();
  for (const RangedOperator &ranged : RangedOperator::of(graph, node)) {
    std::optional<prove::Variable> size = plainSize(graph, ranged.extent());
    if (!size)
      continue;
    Index tile = terms.index(graph.derive(DerivedSize::Rule::Tile, *size));
    Index count = terms.index(graph.derive(DerivedSize::Rule::Count, *size));
    Index covered = terms.multiply(count, tile);
    auto main = ranged.cut(terms.constant(0), covered);
    auto rest = ranged.cut(covered, terms.subtract(ranged.extent(), covered));
    bench.offers.offer(
        target, ranged.whole(),
        ranged.combine(ranged.tiled(main, count, tile), ranged.on(rest), main),
        move);
  }
}

} // namespace tesela::nugraph
