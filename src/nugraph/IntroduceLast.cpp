// Last: where a running sum is there anyway, a sum is the last element of it.
//
//     y[M,N] = running sum of x,  sum x  ->  y[M,N-1]
//
// The reverse of `pick`, for all that is combined.
#include "nugraph/Picks.h"
#include "nugraph/RangedOperator.h"

namespace tesela::nugraph {

void lastOfScan(Bench &bench, ClassId, NodeId node, const Move &move) {
  Graph &graph = bench.graph;
  Operators &operators = bench.operators;
  const auto *given = operators.as<Reduction>(graph.node(node).attribute);
  if (!given)
    return;
  const Reduction reduction = *given;
  Ref summed = bench.operandsOf(node)[0];
  std::optional<ClassId> scan = graph.lookup(graph.make(
      operators.intern(Scan{reduction.monoid, reduction.axis}), {summed}));
  if (!scan)
    return;
  prove::Terms &terms = operators.terms();
  Index extent = graph.type(summed)->shape[reduction.axis];
  // A part may be empty, and has no last element then.
  if (!plainSize(graph, extent) && !terms.constantValue(extent))
    return;
  Index last = terms.subtract(extent, terms.constant(1));
  bench.offers.offer(graph.node(node).owner, graph.expand(node),
                     sliceAt(graph, Ref::ofClass(*scan), reduction.axis, last),
                     move);
}

} // namespace tesela::nugraph
