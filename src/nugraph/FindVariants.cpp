// The recipe: which families are tried, from where.
#include "nugraph/Explore.h"

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

static std::vector<std::vector<Family>> familiesFor(const Graph &graph) {
  std::vector<std::vector<Family>> result{
      {Family::Split},      {Family::Tile},      {Family::Remainder},
      {Family::Siblings},   {Family::Open},      {Family::Scan},
      {Family::Transposes}, {Family::Broadcasts}};
  if (subtractsMaximum(graph)) {
    result.push_back({Family::Split, Family::Telescope});
    result.push_back({Family::Tile, Family::Telescope});
  }
  return result;
}

Result<Variants> findVariants(Operators &operators, const Program &program,
                              const GraphOptions &graphOptions, Proofs &proofs,
                              const VariantOptions &options) {
  auto graph = Graph::create(operators, program, graphOptions,
                             proofs.commutation(operators));
  if (!graph)
    return graph.error();
  ExploreOptions explored{Level::General, {}, options.limits};
  Exploration first = explore(*graph, proofs, explored);
  Variants result{std::move(*graph), std::move(first), {}};
  if (!options.introductions)
    return result;
  for (std::vector<Family> &families : familiesFor(result.graph)) {
    Variants::OfFamily made{std::move(families), result.graph, {}};
    explored.families = made.families;
    explored.fromSaturated = true;
    made.exploration = explore(made.graph, proofs, explored);
    if (made.exploration.counts.admitted)
      result.families.push_back(std::move(made));
  }
  return result;
}

} // namespace tesela::nugraph
