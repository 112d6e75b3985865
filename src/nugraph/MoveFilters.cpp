// Filters and what is rolled up: sums in which several parts, or slices, of one
// value occur (SumOfProducts.h).
#include "nugraph/SumOfProducts.h"

namespace tesela::nugraph {

using semantics::ScalarOp;

/// Does the node add what so many parts of one value are in?
static bool addsParts(const Graph &graph, NodeId node, OperatorKind part,
                      unsigned count) {
  constexpr size_t mostClasses = 80;
  const Operators &operators = graph.operators();
  auto isSum = [&](NodeId id) {
    const auto *map = operators.as<Map>(graph.node(id).attribute);
    std::optional<ScalarOp> op =
        map ? operators.single(map->body) : std::nullopt;
    return op == ScalarOp::Add || op == ScalarOp::Subtract;
  };
  if (!isSum(node))
    return false;
  llvm::SmallVector<ClassId, 32> below;
  llvm::SmallVector<std::pair<ClassId, unsigned>, 8> bases;
  auto visit = [&](NodeId id) {
    for (ClassId operand : graph.node(id).operands)
      if (ClassId one = graph.find(operand);
          below.size() < mostClasses && !llvm::is_contained(below, one))
        below.push_back(one);
  };
  visit(node);
  for (size_t next = 0; next < below.size(); ++next)
    for (NodeId id : graph[below[next]].nodes) {
      OperatorKind kind = operators.kind(graph.node(id).attribute);
      if (kind == OperatorKind::Map || kind == OperatorKind::Contraction)
        visit(id);
      const auto *slice = operators.as<Slice>(graph.node(id).attribute);
      bool isPick = part == OperatorKind::Take && slice && slice->stride > 1;
      if (kind != part && !isPick)
        continue;
      ClassId of = graph.find(graph.node(id).operands[0]);
      auto known = llvm::find_if(
          bases, [&](const auto &one) { return one.first == of; });
      if (known == bases.end())
        bases.push_back({of, 1});
      else if (++known->second == count)
        return true;
    }
  return false;
}

/// The longest sums only.
static std::optional<SumOfProducts> sumOfParts(Graph &graph, ClassId target,
                                               NodeId node, OperatorKind part,
                                               unsigned count) {
  if (!addsParts(graph, node, part, count))
    return std::nullopt;
  auto reading = [&](ClassId of, NodeId from) {
    return SumOfProducts(graph, of, from,
                         {.sums = true,
                          .levels = 1,
                          .whole = true,
                          .factors = 6,
                          .products = 32});
  };
  std::vector<NodeId> users = graph[target].users;
  for (NodeId user : users)
    if (graph.node(user).alive && addsParts(graph, user, part, count) &&
        !reading(graph.find(graph.node(user).owner), user).products().empty())
      return std::nullopt;
  return reading(target, node);
}

void filterWindows(Bench &bench, ClassId target, NodeId node,
                   const Move &move) {
  auto read = sumOfParts(bench.graph, target, node, OperatorKind::Slice, 2);
  if (read && read->products().size() >= 3)
    for (Ref after : read->filtered())
      bench.offers.offer(target, read->before(), after, move);
}

void rollUp(Bench &bench, ClassId target, NodeId node, const Move &move) {
  auto read = sumOfParts(bench.graph, target, node, OperatorKind::Take, 2);
  if (read && read->products().size() >= 2)
    for (Ref after : read->rolled())
      bench.offers.offer(target, read->before(), after, move);
}

/// In each round: what is added may have become slices in the meantime.
void rollUpAll(Bench &bench, const Move &move) {
  Graph &graph = bench.graph;
  for (NodeId id = 0, count = graph.nodeCount(); id != count; ++id)
    if (graph.node(id).alive)
      rollUp(bench, graph.find(graph.node(id).owner), id, move);
}

} // namespace tesela::nugraph
