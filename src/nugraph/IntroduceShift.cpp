// Shift: a function of x, where x is less by its maximum along an axis over
// which the function is summed.
//
//     f(x)  ->  q(f(x - m), f(m)),  m = max of x along an axis
//
// with q a binary operator. What no power of a sum can make too large comes of
// it: log(sum(exp x)) is m + log(sum(exp(x - m))).
#include "nugraph/Moves.h"

namespace tesela::nugraph {

using semantics::Monoid;
using semantics::ScalarOp;

/// Axes of the class over which a node is a sum, or one of what elementwise
/// operators make of it.
static void addSummedAxes(const Bench &bench, ClassId id, unsigned depth,
                          llvm::SmallVectorImpl<uint8_t> &axes) {
  const Graph &graph = bench.graph;
  auto add = [&](size_t axis) {
    if (!llvm::is_contained(axes, axis))
      axes.push_back(axis);
  };
  for (NodeId user : graph[id].users) {
    const GraphNode &node = graph.node(user);
    if (!node.alive)
      continue;
    const auto *sum = bench.operators.as<Reduction>(node.attribute);
    if (sum && sum->monoid == Monoid::Sum)
      add(sum->axis);
    const auto *scan = bench.operators.as<Scan>(node.attribute);
    if (scan && scan->monoid == Monoid::Sum)
      add(scan->axis);
    if (const auto *product = bench.operators.as<Contraction>(node.attribute))
      for (unsigned side : {0u, 1u})
        if (graph.find(node.operands[side]) == id)
          for (auto [axis, letter] :
               llvm::enumerate(side == 0 ? product->left : product->right))
            if (!llvm::is_contained(product->output, letter))
              add(axis);
    const auto *map = bench.operators.as<Map>(node.attribute);
    if (!map || map->maps.size() != 2 || depth == 1)
      continue;
    llvm::SmallVector<uint8_t, 4> above;
    addSummedAxes(bench, graph.find(node.owner), depth + 1, above);
    for (unsigned side : {0u, 1u})
      if (graph.find(node.operands[side]) == id)
        for (auto [axis, place] : llvm::enumerate(map->maps[side]))
          if (llvm::is_contained(above, place))
            add(axis);
  }
}

/// Is it less by a maximum already?
static bool isShifted(const Bench &bench, ClassId id) {
  const Graph &graph = bench.graph;
  return llvm::any_of(graph[id].nodes, [&](NodeId node) {
    const auto *map = bench.operators.as<Map>(graph.node(node).attribute);
    return map && map->maps.size() == 2 &&
           bench.operators.single(map->body) == ScalarOp::Subtract &&
           llvm::any_of(
               graph[graph.node(node).operands[1]].nodes, [&](NodeId below) {
                 const auto *most =
                     bench.operators.as<Reduction>(graph.node(below).attribute);
                 return most && most->monoid == Monoid::Maximum;
               });
  });
}

void shiftByMaximum(Bench &bench, ClassId target, NodeId node,
                    const Move &move) {
  Graph &graph = bench.graph;
  Operators &operators = bench.operators;
  const auto *function = operators.as<Map>(graph.node(node).attribute);
  if (!function || function->maps.size() != 1 ||
      !operators.single(function->body) || !function->parameters.empty())
    return;
  BodyId body = function->body;
  ElementType element = graph[target].type->element;
  Ref x = bench.operandsOf(node)[0];
  unsigned rank = *graph.rank(x);
  if (operators.vocabulary(element).empty() || !graph.rank(x) ||
      graph.type(x)->element != element || function->rank != rank ||
      isShifted(bench, x.classId()))
    return;
  llvm::SmallVector<uint8_t, 4> axes;
  addSummedAxes(bench, target, 0, axes);
  for (uint8_t axis : axes) {
    Ref most =
        graph.make(operators.intern(Reduction{Monoid::Maximum, axis}), {x});
    Map along{{}, uint8_t(rank), {{}, {}}, {}};
    for (uint8_t d = 0; d != rank; ++d) {
      along.maps[0].push_back(d);
      if (d != axis)
        along.maps[1].push_back(d);
    }
    along.body = operators.body(ScalarOp::Subtract, element);
    Ref less = graph.make(operators.intern(along), {x, most});
    Ref first = graph.make(operators.elementwise(body, rank), {less});
    Ref second = graph.make(operators.elementwise(body, rank - 1), {most});
    for (BodyId word : operators.vocabulary(element)) {
      along.body = word;
      bench.offers.offer(target, graph.expand(node),
                         graph.make(operators.intern(along), {first, second}),
                         move);
    }
  }
}

} // namespace tesela::nugraph
