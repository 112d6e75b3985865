#include "nugraph/Explorer.h"

#include <algorithm>
#include <limits>

namespace tesela::nugraph {

/// A family has half the candidates of the general moves, for there are many;
/// not where siblings are joined: what they are parts of comes first, what is
/// done with the parts last. Where contractions are opened, values of many
/// dimensions come, and more of what is made of them is of use. Two families at
/// once make more, too.
static Limits limitsOf(const ExploreOptions &options) {
  Limits limits = options.limits;
  bool opens = llvm::is_contained(options.families, Family::Open);
  bool joins = llvm::is_contained(options.families, Family::Siblings);
  if (options.families.size() == 1 && !joins)
    limits.lookUps = std::max(limits.lookUps / 2, 1u);
  if (!options.families.empty() && !opens && !joins)
    limits.candidates /= 2;
  if (opens)
    limits.candidates *= 3;
  if (opens || options.families.size() > 1)
    limits.nodes += limits.nodes / 2;
  return limits;
}

Explorer::Explorer(Graph &graph, Proofs &proofs, const ExploreOptions &options)
    : graph(graph), options(options), offers(graph, proofs, limitsOf(options)),
      saturated(options.fromSaturated ? graph.nodeCount() : 0),
      bench{graph, graph.operators(), offers, options.level} {}

bool Explorer::mayTry(const Move &move, bool isFirst) const {
  if (move.isIntroduction() &&
      !llvm::is_contained(options.families, move.family))
    return false;
  return isFirst || !move.firstRoundOnly || !options.limits.guards;
}

/// Does the node go over a range that a maximum is taken over? With telescoping
/// no other is cut: where two are, all that is in between comes in four parts.
bool Explorer::isOverMaximum(NodeId node) const {
  llvm::SmallVector<Index, 2> maxima;
  for (NodeId id = 0; id != graph.nodeCount(); ++id)
    if (const auto *maximum =
            graph.operators().as<Reduction>(graph.node(id).attribute);
        maximum && graph.node(id).alive &&
        maximum->monoid == semantics::Monoid::Maximum)
      maxima.push_back(
          graph[graph.node(id).operands[0]].type->shape[maximum->axis]);
  return llvm::any_of(RangedOperator::of(graph, node),
                      [&](const RangedOperator &ranged) {
                        return llvm::is_contained(maxima, ranged.extent());
                      });
}

/// The classes above or with a node that the general moves have not met yet.
std::vector<bool> Explorer::changed() const {
  std::vector<bool> result(graph.classCount());
  for (bool grows = true; grows;) {
    grows = false;
    for (NodeId id = 0; id != graph.nodeCount(); ++id) {
      const GraphNode &node = graph.node(id);
      ClassId owner = graph.find(node.owner);
      if (!node.alive || result[owner])
        continue;
      result[owner] =
          id >= saturated || llvm::any_of(node.operands, [&](ClassId operand) {
            return result[graph.find(operand)];
          });
      grows |= result[owner];
    }
  }
  return result;
}

void Explorer::onNodes(const Move &move, const std::vector<bool> *where) {
  uint64_t number = &move - moves().begin();
  for (ClassId id = 0, count = graph.classCount(); id != count; ++id) {
    if (!graph.isLive(id) || (where && id < where->size() && !(*where)[id]))
      continue;
    std::vector<NodeId> nodes = graph[id].nodes;
    for (NodeId node : nodes) {
      if (offers.exhausted())
        return;
      OperatorKind kind = graph.operators().kind(graph.node(node).attribute);
      if (!graph.node(node).alive || !(move.kinds >> unsigned(kind) & 1) ||
          (move.leavesOwn && own.contains(node)) ||
          (isTelescoping() && move.isIntroduction() &&
           move.family != Family::Telescope && !isOverMaximum(node)))
        continue;
      // Others look below their node, where new producers may have come.
      if (move.isIntroduction() &&
          !nodesDone.insert(uint64_t(graph.expand(node).bits) << 32 | number)
               .second)
        continue;
      NodeId first = graph.nodeCount();
      move.onNode(bench, graph.find(id), node, move);
      offers.settle();
      if (move.leavesOwn)
        for (NodeId made = first; made < graph.nodeCount(); ++made)
          own.insert(made);
    }
  }
}

void Explorer::introduce(bool isFirst) {
  for (const Move &move : moves()) {
    if (!move.isIntroduction() || !mayTry(move, isFirst))
      continue;
    if (move.onNode)
      onNodes(move);
    else
      move.onGraph(bench, move);
    offers.settle();
  }
}

void Explorer::tryPairs(std::vector<Pair> pairs) {
  for (Pair &pair : pairs) {
    if (offers.exhausted())
      return;
    NodeId next = graph.nodeCount();
    tryPair(pair);
    follow(pair.consumer, next);
    followOut(pair.producer, next);
  }
}

void Explorer::tryNodes() {
  if (isTelescoping())
    return;
  std::vector<bool> where = changed();
  for (const Move &move : moves())
    if (move.onNode && !move.isIntroduction() && move.level <= options.level)
      onNodes(move, &where);
}

void Explorer::tryGraph() {
  if (isTelescoping())
    return;
  for (const Move &move : moves())
    if (move.onGraph && !move.isIntroduction() && move.level <= options.level &&
        offers.mayJoin()) {
      move.onGraph(bench, move);
      offers.settle();
    }
}

size_t Explorer::liveClasses() const {
  size_t count = 0;
  for (ClassId id = 0; id != graph.classCount(); ++id)
    count += graph.isLive(id);
  return count;
}

Exploration explore(Graph &graph, Proofs &proofs, const ExploreOptions &options,
                    const std::function<void(unsigned)> &afterRound,
                    std::function<void(const Offers::Candidate &)> onRefuted) {
  Explorer explorer(graph, proofs, options);
  explorer.offers.onRefuted = std::move(onRefuted);
  Exploration result;
  for (unsigned number = 1; number <= options.limits.rounds; ++number) {
    unsigned before = explorer.offers.counts().admitted;
    explorer.introduce(number == 1);
    if (options.fromSaturated && number == 1 &&
        explorer.offers.counts().admitted == 0)
      break;
    explorer.tryPairs();
    if (explorer.offers.counts().admitted == before ||
        number == options.limits.rounds)
      explorer.tryPostponed();
    explorer.tryNodes();
    explorer.tryGraph();
    result.rounds.push_back({graph.liveNodeCount(), explorer.liveClasses(),
                             explorer.offers.counts()});
    if (afterRound)
      afterRound(number);
    if (explorer.offers.exhausted()) {
      result.limited = true;
      break;
    }
    // The second round may find windows that the first has made.
    if (explorer.offers.counts().admitted == before)
      break;
  }
  result.counts = explorer.offers.counts();
  result.unproved = std::move(explorer.offers.unproved);
  return result;
}

Exploration exploreToStart(Graph &graph, Proofs &proofs,
                           const ExploreOptions &options,
                           std::optional<Graph> &start,
                           const std::function<void(unsigned)> &afterRound) {
  // Half the room is for what is introduced.
  size_t room = options.limits.nodes / 2;
  Exploration exploration =
      explore(graph, proofs, options, [&](unsigned round) {
        if (!start || graph.liveNodeCount() <= room)
          start = graph;
        if (afterRound)
          afterRound(round);
      });
  if (!exploration.limited)
    start = graph;
  return exploration;
}

} // namespace tesela::nugraph
