// Transpose twice: a computed operand of a contraction is the transpose of its
// transpose, in its last two dimensions.
#include "nugraph/Moves.h"

namespace tesela::nugraph {

void transposeTwice(Bench &bench, ClassId, NodeId node, const Move &move) {
  Graph &graph = bench.graph;
  Operators &operators = bench.operators;
  if (!operators.as<Contraction>(graph.node(node).attribute))
    return;
  for (Ref operand : bench.operandsOf(node)) {
    unsigned rank = *graph.rank(operand);
    OperatorKind first =
        operators.kind(graph.node(graph.first(operand.classId())).attribute);
    if (rank < 2 || first == OperatorKind::Input ||
        first == OperatorKind::Transpose)
      continue;
    Transpose last{};
    for (unsigned d = 0; d != rank; ++d)
      last.permutation.push_back(d);
    std::swap(last.permutation[rank - 2], last.permutation[rank - 1]);
    AttributeId id = operators.intern(last);
    bench.offers.offer(operand.classId(), operand,
                       graph.make(id, {graph.make(id, {operand})}), move);
  }
}

} // namespace tesela::nugraph
