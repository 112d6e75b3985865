// Transfer: the producer moves to the other operand of the consumer.
//
//     c(p(a, b), w)  ->  c(a, p(b, w)),  c(a, p(w, b)),  c(b, p(a, w)), ...
//
// Weight folding: ((x / r) * g) @ w becomes (x / r) @ (g * w).
#include "nugraph/Moves.h"

namespace tesela::nugraph {

void transfer(Bench &bench, const Pair &pair, const Move &move) {
  Graph &graph = bench.graph;
  AttributeId consumer = graph.node(pair.consumer).attribute;
  AttributeId producer = graph.node(pair.producer).attribute;
  llvm::SmallVector<Ref, 3> outer = bench.operandsOf(pair.consumer);
  llvm::SmallVector<Ref, 3> inner = bench.operandsOf(pair.producer);
  if (reassociates(bench, pair) || outer.size() != 2 || inner.size() > 2 ||
      std::popcount(pair.slots) != 1)
    return;
  unsigned slot = std::countr_zero(pair.slots);
  Ref other = outer[1 - slot];
  bool isMap = bench.operators.kind(producer) == OperatorKind::Map;
  bool commutes = isMap && graph.commutesOperands(producer);

  for (unsigned keep = 0; keep != inner.size(); ++keep)
    for (unsigned place = 0; place != inner.size(); ++place) {
      if (inner.size() == 2 && commutes && place == 1)
        continue;
      llvm::SmallVector<Ref, 2> moved(inner.size());
      moved[place] = other;
      if (inner.size() == 2)
        moved[1 - place] = inner[1 - keep];
      // Two vectors make no outer product here: that is a contraction's task.
      if (isMap && moved.size() == 2 && graph.rank(moved[0]) == 1u &&
          graph.rank(moved[1]) == 1u)
        continue;
      for (Ref value : bench.forms(producer, moved, Freedom::Open)) {
        llvm::SmallVector<Ref, 2> operands(2);
        operands[slot] = inner[keep];
        operands[1 - slot] = value;
        for (Ref after : bench.forms(consumer, operands, Freedom::Open))
          bench.offers.offer(pair.target, pair.before, after, move);
      }
    }
}

} // namespace tesela::nugraph
