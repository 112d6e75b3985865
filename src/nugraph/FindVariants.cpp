// The recipe: which families are tried, from where.
#include "nugraph/Explore.h"
#include "nugraph/Restarts.h"

namespace tesela::nugraph {

/// Is a maximum subtracted anywhere? Telescoping is of use there only.
static bool subtractsMaximum(const Graph &graph) {
  Operators &operators = graph.operators();
  auto isMaximum = [&](ClassId id) {
    return llvm::any_of(graph[id].nodes, [&](NodeId node) {
      AttributeId attribute = graph.node(node).attribute;
      const auto *reduction = operators.as<Reduction>(attribute);
      const auto *map = operators.as<Map>(attribute);
      return (reduction && reduction->monoid == semantics::Monoid::Maximum) ||
             (map &&
              operators.single(map->body) == semantics::ScalarOp::Maximum);
    });
  };
  for (NodeId id = 0; id != graph.nodeCount(); ++id) {
    const GraphNode &node = graph.node(id);
    const auto *map = operators.as<Map>(node.attribute);
    if (node.alive && map && node.operands.size() == 2 &&
        operators.single(map->body) == semantics::ScalarOp::Subtract &&
        isMaximum(node.operands[1]))
      return true;
  }
  return false;
}

std::vector<std::vector<Family>> introductionsFor(const Graph &graph) {
  std::vector<std::vector<Family>> result{
      {Family::Split},      {Family::Tile},       {Family::Remainder},
      {Family::Siblings},   {Family::Open},       {Family::Scan},
      {Family::Transposes}, {Family::Broadcasts}, {Family::Functions},
      {Family::Shift}};
  if (subtractsMaximum(graph)) {
    result.push_back({Family::Split, Family::Telescope});
    result.push_back({Family::Tile, Family::Telescope});
  }
  return result;
}

/// Is a step of the log, from `first` on, an introduction?
static bool introduces(const Graph &graph, size_t first) {
  return llvm::any_of(graph.log().drop_front(first), [](const Step &step) {
    return llvm::any_of(moves(), [&](const Move &move) {
      return move.isIntroduction() && move.name == step.move;
    });
  });
}

namespace {
class Recipe {
public:
  Recipe(Proofs &proofs, const VariantOptions &options, Variants &result)
      : proofs(proofs), options(options), result(result) {}

  /// Each of them from there, in a graph of its own.
  void tryEach(const Graph &start, bool isSaturated,
               std::vector<std::vector<Family>> families,
               llvm::ArrayRef<Family> before = {});
  void tryPairs();

private:
  void tryAfter(size_t number, std::vector<std::vector<Family>> families,
                const LeastCosts &general);
  std::vector<size_t> winners(const LeastCosts &general) const;

  Proofs &proofs;
  const VariantOptions &options;
  Variants &result;
};
} // namespace

void Recipe::tryEach(const Graph &start, bool isSaturated,
                     std::vector<std::vector<Family>> families,
                     llvm::ArrayRef<Family> before) {
  // A family that introduces nothing leaves its copy to the next.
  std::optional<Graph> spare;
  auto copy = [&] {
    if (!spare)
      return start;
    Graph graph = std::move(*spare);
    spare.reset();
    return graph;
  };
  for (std::vector<Family> &some : families) {
    ExploreOptions explored{Level::General, some, options.limits, isSaturated};
    some.insert(some.begin(), before.begin(), before.end());
    Variants::OfFamily made{std::move(some), copy(), {}};
    made.exploration = explore(made.graph, proofs, explored);
    if (introduces(made.graph, start.log().size()))
      result.families.push_back(std::move(made));
    else if (!made.exploration.counts.admitted &&
             made.graph.derivedSizes().size() == start.derivedSizes().size())
      spare = std::move(made.graph);
  }
}

/// Families that led to something cheaper, the best first.
std::vector<size_t> Recipe::winners(const LeastCosts &general) const {
  std::vector<std::pair<double, size_t>> order;
  for (auto [number, family] : llvm::enumerate(result.families))
    if (double gain = gainOver(general, leastCosts(family.graph)); gain > 0)
      order.push_back({-gain, number});
  llvm::sort(order);
  std::vector<size_t> best;
  for (auto [gain, number] : order)
    best.push_back(number);
  return best;
}

/// From the cheapest program of a family, each of others.
void Recipe::tryAfter(size_t number, std::vector<std::vector<Family>> families,
                      const LeastCosts &general) {
  Variants::OfFamily &before = result.families[number];
  std::vector<Restart> found = restarts(&before.graph, general, 1);
  if (found.empty())
    return;
  Graph graph = startAgain(found[0]);
  std::optional<Graph> start;
  ExploreOptions explored{Level::General, {}, options.limits};
  explored.followsSums = true;
  Exploration exploration = exploreToStart(graph, proofs, explored, start);
  std::vector<Family> first = before.families; // the list grows
  tryEach(*start, !exploration.limited, std::move(families), first);
}

/// Families after a better one. What a family makes may be several of what can
/// be one, so siblings come after the best even if they led to nothing alone.
void Recipe::tryPairs() {
  const std::vector<Family> siblings{Family::Siblings};
  LeastCosts general = leastCosts(result.graph);
  std::vector<size_t> best = winners(general);
  std::vector<std::vector<std::vector<Family>>> after(best.size());
  unsigned left = options.pairs;
  for (size_t second = 1; second < best.size(); ++second)
    for (size_t first = 0; first != second && left; ++first, --left)
      after[first].push_back(result.families[best[second]].families);
  for (size_t first = 0; first < std::min<size_t>(best.size(), 2); ++first)
    if (result.families[best[first]].families != siblings &&
        !llvm::is_contained(after[first], siblings))
      after[first].push_back(siblings);
  for (auto [number, families] : llvm::zip_equal(best, after))
    if (!families.empty())
      tryAfter(number, std::move(families), general);
}

Result<Variants> findVariants(Operators &operators, const Program &program,
                              const GraphOptions &graphOptions, Proofs &proofs,
                              const VariantOptions &options) {
  auto graph = Graph::create(operators, program, graphOptions,
                             proofs.commutation(operators));
  if (!graph)
    return graph.error();
  std::optional<Graph> start;
  Exploration first = exploreToStart(
      *graph, proofs, {Level::General, {}, options.limits}, start);
  Variants result{std::move(*graph), std::move(first), {}};
  if (!options.introductions)
    return result;
  Recipe recipe(proofs, options, result);
  recipe.tryEach(*start, !result.exploration.limited,
                 introductionsFor(result.graph));
  recipe.tryPairs();
  return result;
}

} // namespace tesela::nugraph
