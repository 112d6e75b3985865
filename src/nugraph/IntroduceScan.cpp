// A running sum is a contraction with a triangular mask, and back; a
// contraction with a constant is a sum. What is summed over a triangle is
// written by running sums from either end (SumOfProducts.h).
#include "nugraph/SumOfProducts.h"

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

/// Is nothing below it but counters and numbers? Then only a sum is of
/// interest.
static bool isConstant(const Graph &graph, NodeId id) {
  const GraphNode &node = graph.node(id);
  OperatorKind kind = graph.operators().kind(node.attribute);
  return kind != OperatorKind::Input && kind != OperatorKind::Opaque &&
         llvm::all_of(node.operands, [&](ClassId operand) {
           return isConstant(graph, graph.first(operand));
         });
}

/// Does the graph read a value at neighbouring places?
static bool hasNeighbours(const Graph &graph) {
  Operators &operators = graph.operators();
  prove::Terms &terms = operators.terms();
  for (ClassId id = 0; id != graph.classCount(); ++id) {
    if (!graph.isLive(id))
      continue;
    llvm::SmallVector<Slice, 4> parts;
    for (NodeId user : graph[id].users)
      if (const auto *part = operators.as<Slice>(graph.node(user).attribute);
          part && graph.node(user).alive)
        parts.push_back(*part);
    for (const Slice &one : parts)
      for (const Slice &other : parts)
        if (one.axis == other.axis &&
            terms.subtract(one.start, other.start) == terms.constant(1))
          return true;
  }
  return false;
}

/// Does the graph compare indices in order, or add up to one?
static bool hasTriangles(const Graph &graph) {
  for (NodeId id = 0; id != graph.nodeCount(); ++id) {
    const GraphNode &node = graph.node(id);
    const auto *mask = graph.operators().as<Mask>(node.attribute);
    if (node.alive && (graph.operators().as<Scan>(node.attribute) ||
                       (mask && mask->kind != Mask::Kind::Diagonal)))
      return true;
  }
  return false;
}

void sumTriangles(Bench &bench, ClassId target, NodeId node, const Move &move) {
  Graph &graph = bench.graph;
  OperatorKind kind = bench.operators.kind(graph.node(node).attribute);
  bool telescopes = hasNeighbours(graph);
  if (!(hasTriangles(graph) || telescopes) ||
      (kind != OperatorKind::Reduction && isConstant(graph, node)))
    return;
  llvm::SmallVector<Ref, 4> done;
  for (auto [levels, quotients] :
       {std::pair(6u, false), std::pair(6u, true), std::pair(2u, false),
        std::pair(1u, false)}) {
    SumOfProducts read(graph, target, node,
                       {.sums = true,
                        .levels = levels,
                        .whole = true,
                        .scans = true,
                        .quotients = quotients,
                        .factors = 7,
                        .products = 10});
    if (read.products().empty() || llvm::is_contained(done, read.before()))
      continue;
    done.push_back(read.before());
    if (read.hasTriangle())
      for (Ref after : read.runningSums())
        bench.offers.offer(target, read.before(), after, move);
    if (telescopes)
      for (Ref after : read.telescoped())
        bench.offers.offer(target, read.opened(read.before()),
                           read.opened(after), move);
  }
}

} // namespace tesela::nugraph
