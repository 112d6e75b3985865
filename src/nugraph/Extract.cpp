#include "nugraph/Extract.h"

#include "nugraph/Selection.h"

#include <algorithm>

namespace tesela::nugraph {

llvm::StringRef name(Corner corner) {
  static constexpr llvm::StringLiteral names[] = {"operations", "bytes",
                                                  "chain", "peak", "seconds"};
  return names[unsigned(corner)];
}

const Sizes &representativeSizes(const Graph &graph) {
  return graph.options().sizesOfInterest.front();
}

namespace {
using Score = std::array<double, 4>;

/// What has been seen: the nodes it consists of, in order of their numbers.
struct Found {
  VariantCost cost;
  std::vector<NodeId> nodes = {};
};

class Search {
public:
  Search(const Graph &graph, const Sizes &sizes, const ExtractOptions &options)
      : graph(graph), model(graph, sizes, options), options(options),
        left(options.evaluations / cornerCount) {}

  void run();
  /// The best of each corner and all that none beats, without repetition.
  std::vector<std::pair<const Found *, llvm::SmallVector<Corner, 5>>>
  best() const;
  std::vector<const Found *> distinctCosts() const;
  const Found *original() const { return &found.at(originalHash); }
  bool isPareto(const Found &one) const;
  std::array<double, cornerCount> least() const;
  /// The nodes, operands first.
  std::vector<NodeId> ordered(const Found &one) const;

private:
  struct Evaluated {
    Score score;
    std::vector<ClassId> order;
  };
  std::optional<Evaluated> evaluate(const Choice &choice, Corner corner);
  const Found &look(const Choice &choice, llvm::ArrayRef<ClassId> order);
  std::vector<const Found *> all() const;
  Choice oldest() const;
  Choice treeOptimum(Corner corner) const;
  double nodeCost(NodeId node, Corner corner) const;
  void climb(Choice choice, Corner corner);
  bool improve(Choice &choice, Evaluated &now, Corner corner);
  std::optional<Evaluated> repair(Choice &choice, Evaluated now,
                                  ClassId changed, const Score &goal,
                                  Corner corner);

  const Graph &graph;
  CostModel model;
  const ExtractOptions &options;
  unsigned left; // evaluations of the corner at hand
  std::unordered_map<uint64_t, Found> found; // by hash
  uint64_t originalHash = 0;
};
} // namespace

static uint64_t mixed(NodeId node) {
  uint64_t z = (node + 1) * 0x9e3779b97f4a7c15u;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

/// A sum: the order of the nodes does not count.
static uint64_t hashOf(const Choice &choice, llvm::ArrayRef<ClassId> order) {
  uint64_t hash = 0;
  for (ClassId id : order)
    hash += mixed(*choice[id]);
  return hash;
}

/// Most have been seen before.
const Found &Search::look(const Choice &choice, llvm::ArrayRef<ClassId> order) {
  auto [place, isNew] = found.try_emplace(hashOf(choice, order));
  Found &one = place->second;
  if (isNew) {
    one.cost = model.cost(choice, order);
    for (ClassId id : order)
      one.nodes.push_back(*choice[id]);
    std::ranges::sort(one.nodes);
  }
  return one;
}

std::optional<Search::Evaluated> Search::evaluate(const Choice &choice,
                                                  Corner corner) {
  if (left == 0)
    return std::nullopt;
  --left;
  std::optional<std::vector<ClassId>> order = model.order(choice);
  if (!order)
    return std::nullopt;
  Score own = score(look(choice, *order).cost, corner);
  return Evaluated{own, std::move(*order)};
}

/// In an order that does not depend on hashes.
std::vector<const Found *> Search::all() const {
  std::vector<const Found *> result;
  for (const auto &[hash, one] : found)
    result.push_back(&one);
  std::ranges::sort(result, {}, &Found::nodes);
  return result;
}

std::array<double, cornerCount> Search::least() const {
  std::array<double, cornerCount> result;
  result.fill(std::numeric_limits<double>::infinity());
  for (const auto &[hash, one] : found)
    for (unsigned corner = 0; corner < cornerCount; ++corner)
      result[corner] =
          std::min(result[corner], score(one.cost, Corner(corner))[0]);
  return result;
}

std::vector<NodeId> Search::ordered(const Found &one) const {
  Choice choice(graph.classCount());
  for (NodeId node : one.nodes)
    choice[graph.find(graph.node(node).owner)] = node;
  const std::vector<ClassId> order = *model.order(choice);
  std::vector<NodeId> result;
  for (ClassId id : order)
    result.push_back(*choice[id]);
  return result;
}

Choice Search::oldest() const {
  Choice choice(graph.classCount());
  for (ClassId id = 0; id < choice.size(); ++id)
    if (graph.isLive(id) && !graph[id].nodes.empty())
      choice[id] = graph.first(id);
  return choice;
}

/// What one node adds, as if it were alone.
double Search::nodeCost(NodeId node, Corner corner) const {
  double bytes = 0;
  if (model.isMaterialized(node)) {
    bytes = model.bytes(graph.node(node).owner);
    for (ClassId operand : graph.node(node).operands)
      bytes += model.bytes(operand);
  }
  switch (corner) {
  case Corner::Operations:
    return model.operations(node) + 1e-6 * bytes;
  case Corner::Bytes:
    return bytes + 1e-6 * model.operations(node);
  case Corner::Chain:
    return model.isHeavy(node) + 1e-20 * model.operations(node);
  case Corner::Peak:
    return model.isMaterialized(node) ? model.bytes(graph.node(node).owner) : 0;
  case Corner::Seconds:
    break;
  }
  return std::max(model.operations(node) / options.operationsPerSecond,
                  bytes / options.bytesPerSecond);
}

/// The cheapest tree below each class; of the chain, the shortest.
Choice Search::treeOptimum(Corner corner) const {
  Choice choice(graph.classCount());
  std::vector<double> cost(graph.classCount(),
                           std::numeric_limits<double>::infinity());
  bool isLongest = corner == Corner::Chain || corner == Corner::Peak;
  for (bool changed = true; changed;) {
    changed = false;
    for (ClassId id = 0; id < choice.size(); ++id) {
      if (!graph.isLive(id))
        continue;
      for (NodeId node : graph[id].nodes) {
        double below = 0;
        for (ClassId operand : graph.node(node).operands) {
          double one = cost[graph.find(operand)];
          below = isLongest ? std::max(below, one) : below + one;
        }
        double own = nodeCost(node, corner);
        double total = corner == Corner::Peak ? std::max(below, own) + 1e-9
                                              : below + own + 1e-30;
        // Every node costs something, so that nothing goes round in a circle.
        total += 1e-12 * std::abs(total);
        if (total < cost[id]) {
          cost[id] = total;
          choice[id] = node;
          changed = true;
        }
      }
    }
  }
  return choice;
}

/// Other choices for the classes in use that make a changed one worth while.
std::optional<Search::Evaluated> Search::repair(Choice &choice, Evaluated now,
                                                ClassId changed,
                                                const Score &goal,
                                                Corner corner) {
  const std::vector<ClassId> order = now.order; // `now` changes on the way
  for (ClassId id : llvm::reverse(order)) {
    if (id == changed)
      continue;
    for (NodeId node : graph[id].nodes) {
      if (choice[id] == node)
        continue;
      std::optional<NodeId> before = choice[id];
      choice[id] = node;
      std::optional<Evaluated> then = evaluate(choice, corner);
      if (then && then->score < now.score)
        now = std::move(*then);
      else
        choice[id] = before;
    }
  }
  return now.score < goal ? std::optional(now) : std::nullopt;
}

/// A change for the worse by more than this is not worth a repair.
constexpr double repairable = 1.5;

bool Search::improve(Choice &choice, Evaluated &now, Corner corner) {
  const std::vector<ClassId> order = now.order;
  for (ClassId id : llvm::reverse(order))
    for (NodeId node : graph[id].nodes) {
      if (choice[id] == node)
        continue;
      std::optional<NodeId> before = choice[id];
      choice[id] = node;
      std::optional<Evaluated> then = evaluate(choice, corner);
      if (then && !(then->score < now.score)) {
        Choice other = choice;
        bool mayHelp = then->score[0] <= repairable * now.score[0] + 1;
        then = mayHelp ? repair(other, std::move(*then), id, now.score, corner)
                       : std::nullopt;
        if (then)
          choice = std::move(other);
      }
      if (then) {
        now = std::move(*then);
        return true;
      }
      choice[id] = before;
    }
  return false;
}

void Search::climb(Choice choice, Corner corner) {
  std::optional<Evaluated> now = evaluate(choice, corner);
  while (now && left > 0 && improve(choice, *now, corner)) {
  }
}

void Search::run() {
  Choice given = oldest();
  if (std::optional<std::vector<ClassId>> order = model.order(given)) {
    originalHash = hashOf(given, *order);
    look(given, *order);
  }
  for (unsigned corner = 0; corner < cornerCount; ++corner) {
    Choice tree = treeOptimum(Corner(corner));
    // Where the program as it was given has no node, any will do.
    Choice start = given;
    for (ClassId id = 0; id < start.size(); ++id)
      if (!start[id])
        start[id] = tree[id];
    left = options.evaluations / cornerCount / 2;
    climb(start, Corner(corner));
    left += options.evaluations / cornerCount / 2;
    climb(tree, Corner(corner));
  }
}

/// Is `a` nowhere worse than `b` and somewhere better?
static bool beats(const VariantCost &a, const VariantCost &b) {
  bool nowhereWorse = a.operations <= b.operations && a.bytes <= b.bytes &&
                      a.chain <= b.chain && a.peak <= b.peak;
  return nowhereWorse && (a.operations < b.operations || a.bytes < b.bytes ||
                          a.chain < b.chain || a.peak < b.peak);
}

bool Search::isPareto(const Found &one) const {
  return llvm::none_of(found, [&](const auto &entry) {
    return beats(entry.second.cost, one.cost);
  });
}

/// One for each cost: the program as given, else the one of the fewest nodes.
/// What costs the same in everything is the same to whoever chooses.
std::vector<const Found *> Search::distinctCosts() const {
  std::map<Score, std::pair<size_t, const Found *>> best;
  for (const Found *one : all()) {
    size_t nodes = one == original() ? 0 : one->nodes.size();
    auto [place, isNew] =
        best.try_emplace(score(one->cost, Corner::Operations), nodes, one);
    if (!isNew && nodes < place->second.first)
      place->second = {nodes, one};
  }
  std::vector<const Found *> result;
  for (const auto &[cost, one] : best)
    result.push_back(one.second);
  return result;
}

std::vector<std::pair<const Found *, llvm::SmallVector<Corner, 5>>>
Search::best() const {
  std::vector<std::pair<const Found *, llvm::SmallVector<Corner, 5>>> result;
  auto at = [&](const Found *one) -> llvm::SmallVector<Corner, 5> & {
    for (auto &[known, corners] : result)
      if (known == one)
        return corners;
    return result.emplace_back(one, llvm::SmallVector<Corner, 5>()).second;
  };
  at(original());
  const std::vector<const Found *> distinct = distinctCosts();
  for (unsigned number = 0; number < cornerCount; ++number) {
    Corner corner = Corner(number);
    // Equal scores: in the order of all costs.
    std::vector<std::pair<Score, size_t>> order;
    for (auto [place, one] : llvm::enumerate(distinct))
      order.push_back({score(one->cost, corner), place});
    std::ranges::sort(order);
    for (size_t k = 0; k < std::min<size_t>(options.perCorner, order.size());
         ++k) {
      llvm::SmallVector<Corner, 5> &corners = at(distinct[order[k].second]);
      if (order[k].first == order[0].first)
        corners.push_back(corner);
    }
  }
  for (const Found *one : distinct)
    if (result.size() < options.atMost && isPareto(*one))
      at(one);
  if (result.size() > options.atMost)
    result.resize(options.atMost);
  return result;
}

// ------------------------------------------------------- what a choice means

static Program programOf(const Graph &graph, llvm::ArrayRef<NodeId> nodes) {
  const Program &source = graph.program();
  Program program = source;
  program.nodes.clear();
  program.types.clear();
  program.results.clear();
  std::map<ClassId, uint32_t> numbers;
  for (NodeId id : nodes) {
    const GraphNode &node = graph.node(id);
    ClassId owner = graph.find(node.owner);
    numbers[owner] = program.nodes.size();
    Node made{node.attribute, {}};
    for (ClassId operand : node.operands)
      made.operands.push_back(numbers.at(graph.find(operand)));
    program.nodes.push_back(std::move(made));
    program.types.push_back(*graph[owner].type);
  }
  for (ClassId root : graph.roots())
    program.results.push_back(numbers.at(root));
  return program;
}

namespace {
/// Which steps of the log made the nodes of a variant.
class Derivation {
public:
  explicit Derivation(Graph &graph);
  std::vector<unsigned> of(llvm::ArrayRef<NodeId> nodes);

private:
  std::optional<Ref> asNode(Ref expression);
  void record(unsigned step, Ref after);
  void explain(Ref ref);

  Graph &graph;
  std::map<Ref, unsigned> firstStep; // that wrote an expression
  std::map<ClassId, std::vector<unsigned>> joins;
  std::set<Ref> seen;
  std::set<unsigned> needed;
};
} // namespace

Derivation::Derivation(Graph &graph) : graph(graph) {
  for (auto [number, step] : llvm::enumerate(graph.log())) {
    if (number < graph.firstStep())
      continue;
    if (step.after.isClass())
      joins[graph.find(step.target)].push_back(number);
    else
      record(number, step.after);
  }
}

/// An expression with the classes of its operands in their place.
std::optional<Ref> Derivation::asNode(Ref expression) {
  llvm::SmallVector<Ref, 3> operands(graph.operands(expression)), classes;
  for (Ref operand : operands) {
    std::optional<ClassId> id = graph.lookup(operand);
    if (!id)
      return std::nullopt;
    classes.push_back(Ref::ofClass(graph.find(*id)));
  }
  return graph.refresh(graph.make(graph.attribute(expression), classes));
}

void Derivation::record(unsigned step, Ref after) {
  if (after.isClass())
    return;
  if (std::optional<Ref> node = asNode(after))
    firstStep.try_emplace(*node, step);
  llvm::SmallVector<Ref, 3> operands(graph.operands(after));
  for (Ref operand : operands)
    record(step, operand);
}

/// The step that wrote an operator, and what its own window is made of.
void Derivation::explain(Ref given) {
  if (given.isClass())
    return;
  std::optional<Ref> ref = asNode(given);
  if (!ref || !seen.insert(*ref).second)
    return;
  auto step = firstStep.find(*ref);
  if (step != firstStep.end() && needed.insert(step->second).second)
    explain(graph.log()[step->second].before);
  llvm::SmallVector<Ref, 3> operands(graph.operands(given));
  for (Ref operand : operands)
    explain(operand);
}

std::vector<unsigned> Derivation::of(llvm::ArrayRef<NodeId> nodes) {
  seen.clear();
  needed.clear();
  needed.insert(graph.startSteps().begin(), graph.startSteps().end());
  for (NodeId node : nodes) {
    // The nodes that the graph started with need no step. That classes have
    // joined may count wherever one is used; for the grade it is taken to.
    if (!graph.isStart(node))
      explain(graph.expand(node));
    ClassId owner = graph.find(graph.node(node).owner);
    if (auto joined = joins.find(owner); joined != joins.end())
      for (unsigned step : joined->second)
        if (node != graph.first(owner) ||
            graph.log()[step].grade != prove::Grade::Bitwise)
          needed.insert(step);
  }
  return {needed.begin(), needed.end()};
}

std::vector<unsigned> derivation(Graph &graph, llvm::ArrayRef<NodeId> nodes) {
  return Derivation(graph).of(nodes);
}

std::array<double, cornerCount> leastCosts(const Graph &graph,
                                           const Sizes &sizes,
                                           const ExtractOptions &options) {
  Search search(graph, sizes, options);
  search.run();
  return search.least();
}

std::vector<Variant> extract(Graph &graph, const Sizes &sizes,
                             const ExtractOptions &options) {
  Search search(graph, sizes, options);
  search.run();
  Derivation derivation(graph);
  std::vector<Variant> variants;
  for (auto &[found, corners] : search.best()) {
    Variant &variant = variants.emplace_back();
    variant.nodes = search.ordered(*found);
    variant.program = programOf(graph, variant.nodes);
    variant.cost = found->cost;
    variant.corners.assign(corners.begin(), corners.end());
    variant.isPareto = search.isPareto(*found);
    variant.isOriginal =
        found == search.original() && graph.startSteps().empty();
    if (!variant.isOriginal)
      variant.steps = derivation.of(variant.nodes);
    for (unsigned step : variant.steps)
      variant.grade = std::max(variant.grade, graph.log()[step].grade);
  }
  return variants;
}

} // namespace tesela::nugraph
