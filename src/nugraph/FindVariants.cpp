// The recipe: which families are tried, from where.
#include "nugraph/Explore.h"
#include "nugraph/Selection.h"

#include <cmath>

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

/// The least of each cost that is found in a graph.
using Best = std::array<double, cornerCount>;
static Best bestCosts(const Graph &graph) {
  ExtractOptions options;
  options.evaluations = 4'000; // families are compared, no program is chosen
  return leastCosts(graph, representativeSizes(graph), options);
}

/// How much cheaper `a` is, over all costs in which it is cheaper than `b`.
static double gain(const Best &a, const Best &b) {
  double sum = 0;
  for (auto [mine, other] : llvm::zip_equal(a, b))
    if (mine < 0.999 * other)
      sum += std::log((other + 1) / (mine + 1));
  return sum;
}

std::vector<std::vector<Family>>
combinationsOf(const Graph &general, llvm::ArrayRef<Variants::OfFamily> families,
               unsigned atMost) {
  Best without = bestCosts(general);
  std::vector<std::pair<double, size_t>> winners;
  for (auto [number, family] : llvm::enumerate(families))
    if (double one = gain(bestCosts(family.graph), without); one > 0)
      winners.push_back({-one, number});
  llvm::sort(winners);
  std::vector<std::vector<Family>> result;
  auto add = [&](size_t winner, llvm::ArrayRef<Family> others) {
    std::vector<Family> both = families[winner].families;
    for (Family one : others)
      if (!llvm::is_contained(both, one))
        both.push_back(one);
    auto isSame = [&](llvm::ArrayRef<Family> known) {
      return known.size() == both.size() && llvm::all_of(both, [&](Family one) {
               return llvm::is_contained(known, one);
             });
    };
    if (llvm::none_of(families,
                      [&](const auto &known) { return isSame(known.families); }) &&
        llvm::none_of(result, isSame))
      result.push_back(std::move(both));
  };
  for (size_t second = 1; second < winners.size(); ++second)
    for (size_t first = 0; first != second && result.size() < atMost; ++first)
      add(winners[second].second, families[winners[first].second].families);
  // What a family makes of a program may be several of what can be one: here
  // siblings alone need not lead to anything cheaper.
  if (atMost)
    for (size_t number = 0; number < std::min<size_t>(winners.size(), 2);
         ++number)
      add(winners[number].second, Family::Siblings);
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

Result<Variants> findVariants(Operators &operators, const Program &program,
                              const GraphOptions &graphOptions, Proofs &proofs,
                              const VariantOptions &options) {
  auto graph = Graph::create(operators, program, graphOptions,
                             proofs.commutation(operators));
  if (!graph)
    return graph.error();
  ExploreOptions explored{Level::General, {}, options.limits};
  std::optional<Graph> start;
  Exploration first = exploreToStart(*graph, proofs, explored, start);
  Variants result{std::move(*graph), std::move(first), {}};
  if (!options.introductions)
    return result;
  explored.fromSaturated = !result.exploration.limited;
  // A family that introduces nothing leaves its copy to the next.
  std::optional<Graph> spare;
  auto with = [&](std::vector<Family> families) {
    Variants::OfFamily made{
        std::move(families), spare ? std::move(*spare) : *start, {}};
    spare.reset();
    explored.families = made.families;
    made.exploration = explore(made.graph, proofs, explored);
    if (introduces(made.graph, start->log().size()))
      result.families.push_back(std::move(made));
    else if (!made.exploration.counts.admitted &&
             made.graph.derivedSizes().size() == start->derivedSizes().size())
      spare = std::move(made.graph);
  };
  for (std::vector<Family> &families : introductionsFor(result.graph))
    with(std::move(families));
  for (std::vector<Family> &both : combinationsOf(
           result.graph, result.families, options.combinations))
    with(std::move(both));
  return result;
}

} // namespace tesela::nugraph
