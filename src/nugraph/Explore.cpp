#include "nugraph/Explore.h"
#include "nugraph/RangedOperator.h"

#include "llvm/ADT/DenseSet.h"

#include <algorithm>
#include <limits>
#include <unordered_set>

namespace tesela::nugraph {

namespace {

/// A window is dear where it makes the class by this part of the program's
/// operations more than the cheapest way to make it.
constexpr double dearness = 0.2;
/// And small where it is this part of them.
constexpr double smallness = 0.001;
/// What leaves this part of what it reads, or less, is tried at once on what
/// that is made of: everything on the way gets smaller.
constexpr int64_t shrinking = 4;

/// A family has half the candidates of the general moves, for there are many;
/// not where siblings are joined: what they are parts of comes first, what is
/// done with the parts last. Where contractions are opened, values of many
/// dimensions come, and more of what is made of them is of use. Two families at
/// once make more, too.
Limits limitsOf(const ExploreOptions &options) {
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

class Explorer {
public:
  Explorer(Graph &graph, Proofs &proofs, const ExploreOptions &options)
      : graph(graph), options(options),
        offers(graph, proofs, limitsOf(options)),
        saturated(options.fromSaturated ? graph.nodeCount() : 0),
        bench{graph, graph.operators(), offers, options.level} {}

  void introduce(bool isFirst);
  void tryPairs() { tryPairs(newPairs()); }
  /// Those whose windows are dear, by age.
  void tryPostponed() { tryPairs(std::exchange(postponed, {})); }
  void tryNodes();
  void tryGraph();
  size_t liveClasses() const;

  Graph &graph;
  const ExploreOptions &options;
  Offers offers;
  /// Windows of nodes below this one have been tried, by the general moves.
  NodeId saturated;
  Bench bench;

private:
  void tryPairs(std::vector<Pair> pairs);
  bool mayTry(const Move &move, bool isFirst) const;
  bool isTelescoping() const {
    return llvm::is_contained(options.families, Family::Telescope);
  }
  bool isFrozen(ClassId id) const;
  bool isOverMaximum(NodeId node) const;
  bool mayTry(const Move &move, const Pair &pair, bool plain) const;
  bool isLeft(const Pair &pair) const;
  bool stillReads(Pair &pair) const;
  void tryPair(Pair &pair);
  bool goesOn(NodeId consumer) const;
  void follow(NodeId consumer, NodeId first);
  std::vector<Pair> newPairs();
  double operations(Ref ref);
  std::vector<double> leastWork();
  void followOut(NodeId producer, NodeId first);
  void addPairs(ClassId target, NodeId consumer, std::vector<Pair> &pairs,
                std::optional<NodeId> only = std::nullopt);
  std::vector<bool> changed() const;
  void onNodes(const Move &move, const std::vector<bool> *where = nullptr);

  std::unordered_set<uint64_t> pairsDone; // (window, consumer)
  std::unordered_set<uint64_t> nodesDone; // (node written out, move)
  llvm::DenseSet<NodeId> own;             // made by moves that leave them
  std::vector<Pair> postponed;
};

bool Explorer::mayTry(const Move &move, bool isFirst) const {
  if (move.isIntroduction() &&
      !llvm::is_contained(options.families, move.family))
    return false;
  return isFirst || !move.firstRoundOnly || !options.limits.guards;
}

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

/// Arithmetic, of numbers and one operand.
static bool isScaling(const Graph &graph, NodeId node) {
  const Operators &operators = graph.operators();
  const auto *map = operators.as<Map>(graph.node(node).attribute);
  return map && map->maps.size() == 1 &&
         llvm::all_of(operators[map->body].instructions,
                      [](const semantics::ScalarInstruction &one) {
                        using enum semantics::ScalarOp;
                        return llvm::is_contained({Input, Constant, Add,
                                                   Subtract, Multiply, Divide,
                                                   Negate},
                                                  one.op);
                      });
}

/// A number that a function of one operand lets through: max(x / 7, 0) is
/// max(x, 0) / 7, and the 7 goes on.
static bool passesThrough(const Graph &graph, const Pair &pair) {
  return graph.node(pair.consumer).operands.size() == 1 &&
         graph.node(pair.producer).operands.size() == 1 &&
         isScaling(graph, pair.consumer) != isScaling(graph, pair.producer);
}

/// A sum or a difference.
static bool isSum(const Graph &graph, NodeId node) {
  const auto *map = graph.operators().as<Map>(graph.node(node).attribute);
  std::optional<semantics::ScalarOp> op =
      map ? graph.operators().single(map->body) : std::nullopt;
  return op == semantics::ScalarOp::Add || op == semantics::ScalarOp::Subtract;
}

/// Is the pair left as it is? With telescoping, sums of sums are those that are
/// introduced, in one order of dimensions.
bool Explorer::isLeft(const Pair &pair) const {
  auto is = [&](NodeId node, OperatorKind kind) {
    return graph.operators().kind(graph.node(node).attribute) == kind;
  };
  return isTelescoping() &&
         ((isSum(graph, pair.consumer) && isSum(graph, pair.producer)) ||
          (is(pair.producer, OperatorKind::Transpose) &&
           is(pair.consumer, OperatorKind::Map)));
}

/// Of a plain window only the operands themselves are of interest, and what a
/// function of one operand does to a binary operator below it: no other window
/// will show that log(a / b) is log(a) - log(b).
bool Explorer::mayTry(const Move &move, const Pair &pair, bool plain) const {
  if (!move.onPair || (move.onPair == transfer && isTelescoping()))
    return false;
  if (plain && move.onPair == elide)
    return true;
  // A contraction takes any order of the dimensions of its operands.
  const Operators &operators = graph.operators();
  if (options.level == Level::General && options.limits.guards &&
      move.onPair == push &&
      operators.as<Transpose>(graph.node(pair.producer).attribute) &&
      operators.as<Contraction>(graph.node(pair.consumer).attribute))
    return false;
  return move.level <= options.level &&
         (!plain || (move.onPair == substitute && pair.clones.size() == 2) ||
          (move.onPair == push &&
           (pair.clones.size() == 1 ||
            (pair.clones.size() == 2 && !isScaling(graph, pair.consumer)))));
}

/// Does the consumer read the producer there? Its two operands may have changed
/// places when values that others made were merged: operands are in order.
bool Explorer::stillReads(Pair &pair) const {
  llvm::ArrayRef<ClassId> operands = graph.node(pair.consumer).operands;
  ClassId below = graph.find(graph.node(pair.producer).owner);
  auto reads = [&](unsigned slots) {
    for (unsigned slot = 0; slot != operands.size(); ++slot)
      if ((slots >> slot & 1) && graph.find(operands[slot]) != below)
        return false;
    return true;
  };
  if (operands.size() == 2 && !reads(pair.slots))
    pair.slots ^= 0b11;
  return reads(pair.slots);
}

void Explorer::tryPair(Pair &pair) {
  if (!graph.node(pair.consumer).alive || !graph.node(pair.producer).alive ||
      graph[pair.target].nodes.size() > options.limits.nodesPerClass ||
      !stillReads(pair) || isLeft(pair))
    return;
  pair.target = graph.find(pair.target);
  bool plain =
      options.limits.guards && isPlain(graph, {pair.consumer, pair.producer});
  if (plain)
    offers.countPlainWindow();
  if (!plain || (options.level >= Level::General &&
                 ((graph.node(pair.consumer).operands.size() == 1 &&
                   graph.node(pair.producer).operands.size() == 2) ||
                  passesThrough(graph, pair))))
    bench.makeClones(pair);
  for (const Move &move : moves())
    if (mayTry(move, pair, plain))
      move.onPair(bench, pair, move);
  offers.settle();
}

/// Does it cost nothing (a slice, a transpose), or leave much less than it
/// reads (a projection to a few classes, a mean)?
bool Explorer::goesOn(NodeId consumer) const {
  const GraphNode &node = graph.node(consumer);
  OperatorKind kind = graph.operators().kind(node.attribute);
  const TensorType &result = *graph[node.owner].type;
  bool sums = options.followsSums && (kind == OperatorKind::Contraction ||
                                      kind == OperatorKind::Reduction);
  return llvm::all_of(graph.options().sizesOfInterest, [&](const Sizes &sizes) {
    llvm::SmallVector<const TensorType *, 3> types;
    int64_t most = 0;
    for (ClassId operand : node.operands) {
      types.push_back(graph[operand].type);
      most = std::max(most, sizes.elements(types.back()->shape));
    }
    return (sums && shrinking * sizes.elements(result.shape) <= most) ||
           graph.operators()
                   .work(node.attribute, types, result, sizes)
                   .operations == 0;
  });
}

/// What goes on does so at once past whatever comes next: its clones among the
/// nodes from `first` on are tried.
void Explorer::follow(NodeId consumer, NodeId first) {
  if (!goesOn(consumer))
    return;
  OperatorKind kind = graph.operators().kind(graph.node(consumer).attribute);
  for (NodeId node = first, end = graph.nodeCount(); node < end; ++node) {
    ClassId owner = graph.find(graph.node(node).owner);
    if (!graph.node(node).alive || isFrozen(owner) ||
        graph.operators().kind(graph.node(node).attribute) != kind)
      continue;
    std::vector<Pair> pairs;
    addPairs(owner, node, pairs);
    for (Pair &pair : pairs) {
      if (offers.exhausted())
        return;
      NodeId next = graph.nodeCount();
      tryPair(pair);
      follow(pair.consumer, next);
    }
  }
}

/// What is stretched along a dimension goes out past whatever reads it, at once
/// too: all of that is less before.
void Explorer::followOut(NodeId producer, NodeId first) {
  const Operators &operators = graph.operators();
  if (!operators.as<Broadcast>(graph.node(producer).attribute))
    return;
  for (NodeId node = first, end = graph.nodeCount(); node < end; ++node) {
    ClassId owner = graph.find(graph.node(node).owner);
    if (!graph.node(node).alive ||
        !operators.as<Broadcast>(graph.node(node).attribute))
      continue;
    std::vector<NodeId> users = graph[owner].users;
    for (NodeId user : users) {
      ClassId target = graph.find(graph.node(user).owner);
      if (!graph.node(user).alive || isFrozen(target))
        continue;
      std::vector<Pair> pairs;
      addPairs(target, user, pairs, node);
      for (Pair &pair : pairs) {
        if (offers.exhausted())
          return;
        NodeId next = graph.nodeCount();
        tryPair(pair);
        followOut(node, next);
      }
    }
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

} // namespace

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
