#include "nugraph/Expected.h"

#include "llvm/ADT/STLExtras.h"

#include <chrono>
#include <deque>

namespace tesela::nugraph {

/// `program` with transposes that a contraction reads as part of its letters:
/// x @ y.T and the sum over the last letters of x and y are one variant.
static Program withoutTransposes(Operators &operators, const Program &given) {
  Program program = given;
  for (Node &node : program.nodes) {
    const auto *product = operators.as<Contraction>(node.attribute);
    if (!product)
      continue;
    Contraction direct = *product;
    for (auto [letters, operand] : llvm::zip_equal(
             llvm::ArrayRef{&direct.left, &direct.right}, node.operands))
      while (const auto *order =
                 operators.as<Transpose>(program.nodes[operand].attribute)) {
        Letters read = *letters;
        for (auto [d, from] : llvm::enumerate(order->permutation))
          (*letters)[from] = read[d];
        operand = program.nodes[operand].operands[0];
      }
    node.attribute = operators.intern(direct);
  }
  // Without what nobody reads any more.
  std::vector<bool> needed(program.nodes.size(), false);
  for (uint32_t result : program.results)
    needed[result] = true;
  for (size_t id = program.nodes.size(); id-- > 0;)
    if (needed[id])
      for (uint32_t operand : program.nodes[id].operands)
        needed[operand] = true;
  std::vector<uint32_t> places(program.nodes.size());
  Program result = program;
  result.nodes.clear(), result.types.clear();
  for (auto [id, node] : llvm::enumerate(program.nodes)) {
    if (!needed[id])
      continue;
    places[id] = result.nodes.size();
    for (uint32_t &operand : node.operands)
      operand = places[operand];
    result.nodes.push_back(node);
    result.types.push_back(program.types[id]);
  }
  for (uint32_t &number : result.results)
    number = places[number];
  return result;
}

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
                                          llvm::ArrayRef<Expected> given,
                                          const ExpectedOptions &options) {
  std::deque<Program> direct; // addresses stay valid
  std::vector<Expected> expected(given);
  for (auto [ways, all] : llvm::zip_equal(given, expected))
    for (const Program *way : ways)
      all.push_back(&direct.emplace_back(withoutTransposes(operators, *way)));
  std::vector<Finding> findings(expected.size());
  auto all = [&] {
    return llvm::all_of(findings, [](const Finding &f) { return f.isFound; });
  };
  std::vector<Finding> tried = settings(options);
  for (size_t number = 0; number != tried.size(); ++number) {
    const Finding setting = tried[number];
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
    for (unsigned found : attempt.found)
      findings[found].counts = exploration.counts;
    if (setting.level == Level::General && setting.families.empty() &&
        options.families.empty())
      for (std::vector<Family> &families : introductionsFor(*graph)) {
        Finding &with = tried.emplace_back();
        with.level = Level::General;
        with.families = std::move(families);
      }
  }
  return findings;
}

} // namespace tesela::nugraph
