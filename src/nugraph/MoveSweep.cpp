// Sweep: what the samples suggest without any window.
//
//     classes of equal values          are one
//     a class that looks constant      is 0 or 1
//     the sum of a broadcast           is count times the operand
#include "nugraph/Moves.h"

#include <cmath>
#include <map>

namespace tesela::nugraph {

/// Two numbers for each sample, coarse enough that rounding does not tell equal
/// values apart; where it does, an equality is missed, no more.
static std::vector<int64_t> fingerprint(Graph &graph, ClassId id) {
  std::vector<int64_t> result;
  for (unsigned number = 0; number != sampleCount; ++number) {
    const Sample *value = graph.sample(Ref::ofClass(id), number);
    if (!value)
      return {};
    double sum = 0;
    for (double x : value->values)
      if (std::isfinite(x))
        sum += x;
    double first = value->values.empty() ? 0 : value->values.front();
    for (double x : {sum, first})
      result.push_back(std::isfinite(x) ? std::llround(std::ldexp(x, 12)) : -1);
  }
  return result;
}

static void offerEqualClasses(Bench &bench, const Move &move) {
  Graph &graph = bench.graph;
  std::map<std::pair<std::vector<int64_t>, ClassId>, std::vector<ClassId>>
      alike; // the number of the first class of this type stands for the type
  std::vector<ClassId> firstOfType;
  for (ClassId id = 0; id != graph.classCount(); ++id) {
    if (!graph.isLive(id))
      continue;
    std::vector<int64_t> print = fingerprint(graph, id);
    if (print.empty())
      continue;
    auto type = llvm::find_if(firstOfType, [&](ClassId other) {
      return graph[other].type == graph[id].type;
    });
    ClassId representative = id;
    if (type == firstOfType.end())
      firstOfType.push_back(id);
    else
      representative = *type;
    alike[{std::move(print), representative}].push_back(id);
  }
  for (const auto &[print, classes] : alike)
    for (ClassId other : llvm::drop_begin(classes))
      bench.offers.offer(classes.front(),
                         graph.expand(graph.first(classes.front())),
                         Ref::ofClass(other), move);
}

static void offerConstants(Bench &bench, ClassId id, const Move &move) {
  Graph &graph = bench.graph;
  const Attribute &first =
      bench.operators[graph.node(graph.first(id)).attribute];
  if (graph.isConstant(id) || std::holds_alternative<Input>(first) ||
      std::holds_alternative<Mask>(first))
    return;
  for (int constant : {0, 1}) {
    Fill fill{prove::Rational(constant), std::nullopt, *graph[id].type};
    Ref after = graph.make(bench.operators.intern(fill), {});
    bench.offers.offer(id, graph.expand(graph.first(id)), after, move);
  }
}

/// Sums over an axis that a broadcast made.
static void offerCounts(Bench &bench, ClassId id, NodeId node,
                        const Move &move) {
  Graph &graph = bench.graph;
  const auto *sum = bench.operators.as<Reduction>(graph.node(node).attribute);
  const TensorType &type = *graph[id].type;
  auto words = bench.operators.vocabulary(type.element);
  if (!sum || sum->monoid != semantics::Monoid::Sum || words.empty())
    return;
  std::vector<NodeId> below = graph[graph.node(node).operands[0]].nodes;
  for (NodeId producer : below) {
    const auto *broadcast =
        bench.operators.as<Broadcast>(graph.node(producer).attribute);
    if (!broadcast || broadcast->axis != sum->axis)
      continue;
    Index extent = broadcast->extent;
    Ref before =
        graph.make(graph.node(node).attribute, {graph.expand(producer)});
    Ref count = graph.make(
        bench.operators.intern(Fill{{}, extent, {type.element, {}}}), {});
    BodyId multiply =
        bench.operators.body(semantics::ScalarOp::Multiply, type.element);
    Map product{multiply, uint8_t(type.shape.size()), {{}, {}}, {}};
    for (unsigned d = 0; d != type.shape.size(); ++d)
      product.maps[0].push_back(d);
    Ref after =
        graph.make(bench.operators.intern(product),
                   {Ref::ofClass(graph.node(producer).operands[0]), count});
    bench.offers.offer(id, before, after, move);
  }
}

void sweep(Bench &bench, const Move &move) {
  Graph &graph = bench.graph;
  offerEqualClasses(bench, move);
  for (ClassId id = 0; id != graph.classCount(); ++id) {
    if (!graph.isLive(id))
      continue;
    offerConstants(bench, id, move);
    std::vector<NodeId> nodes = graph[id].nodes;
    for (NodeId node : nodes)
      offerCounts(bench, id, node, move);
  }
}

} // namespace tesela::nugraph
