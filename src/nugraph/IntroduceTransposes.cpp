// Transpose twice: a computed operand of a contraction is the transpose of its
// transpose, in its last two dimensions. Symmetry: what is the transpose of
// itself, a sum of Gram matrices, say.
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

void symmetry(Bench &bench, ClassId target, NodeId node, const Move &move) {
  Graph &graph = bench.graph;
  const Shape &shape = graph[target].type->shape;
  OperatorKind kind = bench.operators.kind(graph.node(node).attribute);
  if (node != graph.first(target) || shape.size() != 2 ||
      shape[0] != shape[1] ||
      (kind != OperatorKind::Contraction && kind != OperatorKind::Map))
    return;
  bench.offers.offer(target, graph.expand(node),
                     graph.make(bench.operators.intern(Transpose{{1, 0}}),
                                {Ref::ofClass(target)}),
                     move);
}

} // namespace tesela::nugraph
