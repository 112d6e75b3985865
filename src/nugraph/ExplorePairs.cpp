// Which pairs there are, and in which order they are tried.
#include "nugraph/Explorer.h"

#include <algorithm>
#include <limits>

namespace tesela::nugraph {

/// A window is dear where it makes the class by this part of the program's
/// operations more than the cheapest way to make it.
constexpr double dearness = 0.2;
/// And small where it is this part of them.
constexpr double smallness = 0.001;

/// With telescoping, maxima are cut into blocks but nothing else is done to
/// them: every pair of differences of maxima would be another candidate.
bool Explorer::isFrozen(ClassId id) const {
  if (!isTelescoping())
    return false;
  return llvm::any_of(graph[id].nodes, [&](NodeId node) {
    AttributeId attribute = graph.node(node).attribute;
    if (const auto *map = graph.operators().as<Map>(attribute))
      return graph.operators().single(map->body) ==
             semantics::ScalarOp::Maximum;
    const auto *reduction = graph.operators().as<Reduction>(attribute);
    return reduction && reduction->monoid == semantics::Monoid::Maximum;
  });
}

/// With `only`, pairs with that producer.
void Explorer::addPairs(ClassId target, NodeId consumer,
                        std::vector<Pair> &pairs, std::optional<NodeId> only) {
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(consumer);
  for (unsigned slot = 0; slot != operands.size(); ++slot) {
    ClassId below = operands[slot].classId();
    unsigned all = 0; // all slots that this class feeds
    for (unsigned other = 0; other != operands.size(); ++other)
      if (operands[other] == operands[slot])
        all |= 1u << other;
    std::vector<NodeId> producers = graph[below].nodes;
    for (NodeId producer : producers) {
      if (graph.node(producer).operands.empty() ||
          (consumer < saturated && producer < saturated) ||
          (only && producer != *only))
        continue;
      for (unsigned slots : {1u << slot, all}) {
        if (slots == all && slots != 1u << slot &&
            all != ((all >> slot) << slot))
          continue; // met at its first slot
        llvm::SmallVector<Ref, 3> written = operands;
        for (unsigned i = 0; i != written.size(); ++i)
          if (slots >> i & 1)
            written[i] = graph.expand(producer);
        Ref before = graph.make(graph.node(consumer).attribute, written);
        uint64_t key =
            uint64_t(before.bits) << 32 | consumer << 3 | std::popcount(slots);
        if (pairsDone.insert(key).second)
          pairs.push_back(Pair{target, consumer, producer, slots, before});
        if (slots == all)
          break;
      }
    }
  }
}

double Explorer::operations(Ref ref) {
  double work = 0;
  for (const Graph::Cost &cost : graph.cost(ref))
    work = std::max(work, cost.operations);
  return work;
}

/// Of each class the least operations that a node takes, with all below it.
std::vector<double> Explorer::leastWork() {
  constexpr double unknown = std::numeric_limits<double>::infinity();
  std::vector<double> least(graph.classCount(), unknown);
  bool changes = true;
  for (unsigned sweep = 0; changes && sweep != 8; ++sweep) {
    changes = false;
    for (NodeId id = 0; id != graph.nodeCount(); ++id) {
      const GraphNode &node = graph.node(id);
      if (!node.alive)
        continue;
      double work = operations(graph.expand(id));
      llvm::SmallVector<ClassId, 2> below;
      for (ClassId operand : node.operands)
        if (ClassId one = graph.find(operand); !llvm::is_contained(below, one))
          below.push_back(one);
      for (ClassId operand : below)
        work += least[operand];
      double &known = least[graph.find(node.owner)];
      if (work < known)
        known = work, changes = true;
    }
  }
  return least;
}

std::vector<Pair> Explorer::newPairs() {
  std::vector<Pair> pairs;
  for (ClassId id = 0; id != graph.classCount(); ++id) {
    if (!graph.isLive(id) || isFrozen(id))
      continue;
    std::vector<NodeId> nodes = graph[id].nodes;
    for (NodeId consumer : nodes)
      if (!graph.node(consumer).operands.empty())
        addPairs(id, consumer, pairs);
  }
  std::vector<double> least = leastWork();
  double program = 0;
  for (const Graph::Cost &cost : graph.programCost())
    program = std::max(program, cost.operations);
  std::vector<std::pair<double, size_t>> order;
  for (auto [number, pair] : llvm::enumerate(pairs)) {
    double work = operations(pair.before), whole = work;
    llvm::SmallVector<ClassId> leaves;
    graph.leaves(pair.before, leaves);
    for (ClassId leaf : leaves)
      whole += least[leaf];
    if (llvm::is_contained(options.families, Family::Open) &&
        options.limits.guards &&
        (whole > least[graph.find(pair.target)] + dearness * program ||
         work < smallness * program))
      postponed.push_back(std::move(pair));
    else
      order.push_back({-work, number});
  }
  llvm::sort(order);
  std::vector<Pair> sorted;
  for (auto [work, number] : order)
    sorted.push_back(std::move(pairs[number]));
  return sorted;
}

} // namespace tesela::nugraph
