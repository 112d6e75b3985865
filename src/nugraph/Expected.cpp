#include "nugraph/Expected.h"

#include "llvm/ADT/STLExtras.h"

#include <chrono>

namespace tesela::nugraph {

/// The nodes of `program` in the graph, if it holds all of them and its results
/// are in the classes of the graph's.
static std::optional<std::vector<NodeId>> lookUp(Graph &graph,
                                                 const Program &program) {
  std::vector<ClassId> classes;
  std::vector<NodeId> nodes;
  for (const Node &node : program.nodes) {
    llvm::SmallVector<Ref, 3> operands;
    for (uint32_t operand : node.operands)
      operands.push_back(Ref::ofClass(classes[operand]));
    Ref ref = graph.make(node.attribute, operands);
    std::optional<ClassId> found = graph.lookup(ref);
    if (!found)
      return std::nullopt;
    classes.push_back(*found);
    for (NodeId id : graph[*found].nodes)
      if (graph.refresh(graph.expand(id)) == graph.refresh(ref)) {
        nodes.push_back(id);
        break;
      }
  }
  for (auto [result, root] : llvm::zip_equal(program.results, graph.roots()))
    if (graph.find(classes[result]) != root)
      return std::nullopt;
  return nodes;
}

namespace {
/// One move set: a graph is grown and looked at after each round.
class Attempt {
public:
  Attempt(Graph &graph, llvm::ArrayRef<Expected> expected,
          std::vector<Finding> &findings)
      : graph(graph), expected(expected), findings(findings) {}

  void look(unsigned round, double seconds, const Finding &setting);
  std::vector<unsigned> found; // in this attempt

private:
  Graph &graph;
  llvm::ArrayRef<Expected> expected;
  std::vector<Finding> &findings;
};
} // namespace

void Attempt::look(unsigned round, double seconds, const Finding &setting) {
  for (auto [number, ways] : llvm::enumerate(expected)) {
    Finding &finding = findings[number];
    if (finding.isFound)
      continue;
    for (const Program *way : ways) {
      std::optional<std::vector<NodeId>> nodes = lookUp(graph, *way);
      if (!nodes)
        continue;
      finding = setting;
      finding.isFound = true;
      finding.round = round;
      finding.seconds = seconds;
      finding.nodes = graph.liveNodeCount();
      for (unsigned number : derivation(graph, *nodes)) {
        const Step &step = graph.log()[number];
        if (!llvm::is_contained(finding.moves, step.move))
          finding.moves.push_back(step.move);
        finding.grade = std::max(finding.grade, step.grade);
      }
      found.push_back(number);
      break;
    }
  }
}

/// The move sets to try, the smallest first.
static std::vector<Finding> settings(const ExpectedOptions &options) {
  std::vector<Finding> result(3);
  result[1].level = Level::Open;
  result[2].level = Level::General;
  for (const std::vector<Family> &families : options.families) {
    Finding &with = result.emplace_back();
    with.level = Level::General;
    with.families = families;
  }
  return result;
}

Result<std::vector<Finding>> findExpected(Operators &operators,
                                          const Program &program,
                                          llvm::ArrayRef<Expected> expected,
                                          const ExpectedOptions &options) {
  std::vector<Finding> findings(expected.size());
  auto all = [&] {
    return llvm::all_of(findings, [](const Finding &f) { return f.isFound; });
  };
  for (const Finding &setting : settings(options)) {
    if (!findings.empty() && all())
      break;
    Proofs proofs; // cold for each
    auto graph = Graph::create(operators, program, options.graph,
                               proofs.commutation(operators));
    if (!graph)
      return std::move(graph.error());
    Attempt attempt(*graph, expected, findings);
    auto begin = std::chrono::steady_clock::now();
    auto seconds = [&] {
      return std::chrono::duration<double>(std::chrono::steady_clock::now() -
                                           begin)
          .count();
    };
    attempt.look(0, 0, setting);
    ExploreOptions explore{setting.level, setting.families, options.limits};
    Exploration exploration =
        nugraph::explore(*graph, proofs, explore, [&](unsigned round) {
          attempt.look(round, seconds(), setting);
        });
    for (unsigned number : attempt.found)
      findings[number].counts = exploration.counts;
  }
  return findings;
}

} // namespace tesela::nugraph
