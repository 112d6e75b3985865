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

/// Leaves the program and what is found to be the best.
static void keepBest(Graph &graph) {
  ExtractOptions options;
  options.evaluations = 4'000;
  options.perCorner = 1;
  options.atMost = 4;
  std::vector<NodeId> kept;
  for (const Variant &variant :
       extract(graph, representativeSizes(graph), options))
    for (NodeId node : variant.nodes)
      if (!llvm::is_contained(kept, node))
        kept.push_back(node);
  keepOnly(graph, kept);
}

std::vector<Start> startsOf(const Graph &general,
                            llvm::ArrayRef<Variants::OfFamily> families,
                            unsigned atMost) {
  Best known = bestCosts(general);
  std::vector<std::pair<double, size_t>> winners;
  for (auto [number, family] : llvm::enumerate(families))
    if (double one = gain(bestCosts(family.graph), known); one > 0)
      winners.push_back({-one, number});
  llvm::sort(winners);
  if (winners.size() > atMost)
    winners.resize(atMost);
  std::vector<Start> result;
  for (auto [one, number] : winners) {
    Start &start = result.emplace_back(
        Start{families[number].families, families[number].graph});
    keepBest(start.graph);
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
  explored.fromSaturated = false;
  for (Start &from : startsOf(result.graph, result.families, options.starts))
    for (Family family : introductionsAfter) {
      Variants::OfFamily made{from.families, from.graph, {}};
      made.families.push_back(family);
      explored.families = {family};
      made.exploration = explore(made.graph, proofs, explored);
      if (introduces(made.graph, from.graph.log().size()))
        result.families.push_back(std::move(made));
    }
  return result;
}

} // namespace tesela::nugraph
