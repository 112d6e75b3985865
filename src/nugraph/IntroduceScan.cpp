// A running sum is a contraction with a triangular mask, and back; a
// contraction with a constant is a sum.
#include "nugraph/Moves.h"

namespace tesela::nugraph {

using semantics::Monoid;

static void asContraction(Bench &bench, ClassId target, NodeId node,
                          const Scan &scan, const Move &move) {
  Graph &graph = bench.graph;
  const TensorType &type = *graph[target].type;
  unsigned rank = type.shape.size();
  Index extent = type.shape[scan.axis];
  prove::Terms &terms = bench.operators.terms();
  Ref mask = graph.make(
      bench.operators.intern(Mask{Mask::Kind::Upper, terms.constant(0),
                                  TensorType{type.element, {extent, extent}}}),
      {});
  Contraction product{{}, {scan.axis, uint8_t(rank)}, {}, type.element};
  for (unsigned d = 0; d != rank; ++d) {
    product.left.push_back(d);
    product.output.push_back(d == scan.axis ? rank : d);
  }
  bench.offers.offer(target, graph.expand(node),
                     graph.make(bench.operators.intern(product),
                                {bench.operandsOf(node)[0], mask}),
                     move);
}

/// What a contraction of `operand` with a constant may be.
static void asSums(Bench &bench, ClassId target, NodeId node, Ref operand,
                   ClassId constant, const Move &move) {
  Graph &graph = bench.graph;
  unsigned rank = *graph.rank(operand);
  Ref before = graph.expand(node);
  std::vector<NodeId> nodes = graph[constant].nodes;
  for (NodeId id : nodes) {
    const Attribute &attribute = bench.operators[graph.node(id).attribute];
    for (uint8_t axis = 0; axis != rank; ++axis) {
      if (std::holds_alternative<Mask>(attribute))
        bench.offers.offer(
            target, before,
            graph.make(bench.operators.intern(Scan{Monoid::Sum, axis}),
                       {operand}),
            move);
      const auto *fill = std::get_if<Fill>(&attribute);
      if (!fill || fill->type.shape.size() != 2)
        continue;
      Ref sum = graph.make(bench.operators.intern(Reduction{Monoid::Sum, axis}),
                           {operand});
      for (uint8_t at = 0; at != rank; ++at)
        bench.offers.offer(target, before,
                           graph.make(bench.operators.intern(
                                          Broadcast{at, fill->type.shape[1]}),
                                      {sum}),
                           move);
    }
  }
}

void scanAsContraction(Bench &bench, ClassId target, NodeId node,
                       const Move &move) {
  AttributeId id = bench.graph.node(node).attribute;
  if (const auto *scan = bench.operators.as<Scan>(id))
    if (scan->monoid == Monoid::Sum)
      asContraction(bench, target, node, *scan, move);
  if (!bench.operators.as<Contraction>(id))
    return;
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
  for (unsigned constant : {0u, 1u})
    if (bench.graph.rank(operands[constant]) == 2u)
      asSums(bench, target, node, operands[1 - constant],
             operands[constant].classId(), move);
}

} // namespace tesela::nugraph
