#include "nugraph/Restarts.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

namespace tesela::nugraph {

namespace {

/// Graphs are compared and starts are chosen, no program is: a short search.
constexpr unsigned evaluations = 4'000;
/// Starts of one graph.
constexpr unsigned perGraph = 4;

LeastCosts costsOf(const VariantCost &cost) {
  return {cost.operations, cost.bytes, double(cost.chain), cost.peak,
          cost.seconds};
}

} // namespace

LeastCosts leastCosts(const Graph &graph) {
  ExtractOptions options;
  options.evaluations = evaluations;
  return leastCosts(graph, representativeSizes(graph), options);
}

double gainOver(const LeastCosts &other, const LeastCosts &one) {
  double sum = 0;
  for (auto [theirs, mine] : llvm::zip_equal(other, one))
    if (mine < 0.999 * theirs)
      sum += std::log((theirs + 1) / (mine + 1));
  return sum;
}

/// The best few of one graph, the best first.
static std::vector<Restart> startsIn(Graph &graph, const LeastCosts &general,
                                     std::set<LeastCosts> &seen) {
  ExtractOptions options;
  options.evaluations = evaluations;
  options.perCorner = 1;
  std::vector<std::pair<LeastCosts, Restart>> found;
  for (Variant &variant : extract(graph, representativeSizes(graph), options)) {
    LeastCosts costs = costsOf(variant.cost);
    if (!variant.isOriginal && !seen.contains(costs))
      found.push_back({costs,
                       {&graph, std::move(variant.nodes),
                        std::move(variant.steps), gainOver(general, costs)}});
  }
  llvm::stable_sort(found, [](const auto &a, const auto &b) {
    return a.second.gain > b.second.gain;
  });
  std::vector<Restart> result;
  for (auto &[costs, start] : found)
    if (result.size() < perGraph && seen.insert(costs).second)
      result.push_back(std::move(start));
  return result;
}

std::vector<Restart> restarts(llvm::ArrayRef<Graph *> graphs,
                              const LeastCosts &general, unsigned atMost) {
  std::set<LeastCosts> seen;
  std::vector<std::tuple<size_t, double, size_t, Restart>> ranked;
  for (Graph *graph : graphs)
    for (auto [rank, start] : llvm::enumerate(startsIn(*graph, general, seen)))
      ranked.push_back({rank, -start.gain, ranked.size(), std::move(start)});
  std::ranges::sort(ranked, {}, [](const auto &one) {
    return std::tuple(std::get<0>(one), std::get<1>(one), std::get<2>(one));
  });
  std::vector<Restart> result;
  for (const auto &one : llvm::ArrayRef(ranked).take_front(atMost))
    result.push_back(std::get<3>(one));
  return result;
}

Graph startAgain(const Restart &restart) {
  Graph graph = *restart.graph;
  graph.startFrom(restart.nodes, restart.steps);
  return graph;
}

} // namespace tesela::nugraph
