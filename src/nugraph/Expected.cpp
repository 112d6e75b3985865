#include "nugraph/Expected.h"

#include "nugraph/LookUp.h"

#include "llvm/ADT/STLExtras.h"

#include <chrono>

namespace tesela::nugraph {

namespace {
/// One move set: a graph is grown and looked at after each round.
class Attempt {
public:
  Attempt(Graph &graph, Proofs &proofs, llvm::ArrayRef<Expected> expected,
          std::vector<Finding> &findings)
      : graph(graph), proofs(proofs), expected(expected), findings(findings) {}

  void look(unsigned round, double seconds, const Finding &setting);
  std::vector<unsigned> found; // in this attempt

private:
  Graph &graph;
  Proofs &proofs;
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
      std::optional<FoundProgram> program = lookUp(graph, proofs, *way);
      if (!program)
        continue;
      finding = setting;
      finding.isFound = true;
      finding.isRearranged = program->isRearranged;
      finding.grade = program->grade;
      finding.round = round;
      finding.seconds = seconds;
      finding.nodes = graph.liveNodeCount();
      for (unsigned number : derivation(graph, program->nodes)) {
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

namespace {
class Search {
public:
  Search(Operators &operators, const Program &program,
         llvm::ArrayRef<Expected> expected, const ExpectedOptions &options)
      : operators(operators), program(program), expected(expected),
        options(options), findings(expected.size()) {}

  Result<std::vector<Finding>> run();

private:
  bool isDone() const {
    return !findings.empty() &&
           llvm::all_of(findings, [](const Finding &f) { return f.isFound; });
  }
  void explore(const Finding &setting, Graph &graph, Proofs &proofs,
               std::optional<Graph> *start = nullptr) {
    explore(setting, graph, proofs, setting.families, start);
  }
  void explore(const Finding &setting, Graph &graph, Proofs &proofs,
               std::vector<Family> families, std::optional<Graph> *start);
  void fromStart(const Graph &general, const Graph &start,
                 llvm::ArrayRef<Finding> tried);

  Operators &operators;
  const Program &program;
  llvm::ArrayRef<Expected> expected;
  const ExpectedOptions &options;
  std::vector<Finding> findings;
};
} // namespace

void Search::explore(const Finding &setting, Graph &graph, Proofs &proofs,
                     std::vector<Family> families,
                     std::optional<Graph> *start) {
  Proofs asked; // by the look-up; those of the exploration stay its own
  Attempt attempt(graph, asked, expected, findings);
  auto begin = std::chrono::steady_clock::now();
  auto seconds = [&] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() -
                                         begin)
        .count();
  };
  attempt.look(0, 0, setting);
  ExploreOptions explored{setting.level, std::move(families), options.limits};
  auto afterRound = [&](unsigned round) {
    attempt.look(round, seconds(), setting);
  };
  Exploration exploration =
      start ? exploreToStart(graph, proofs, explored, *start, afterRound)
            : nugraph::explore(graph, proofs, explored, afterRound);
  for (unsigned found : attempt.found)
    findings[found].counts = exploration.counts;
}

/// The families once more, from where the general moves lead, then one more
/// from the best of what they lead to: as `findVariants` has it.
void Search::fromStart(const Graph &general, const Graph &start,
                       llvm::ArrayRef<Finding> tried) {
  std::vector<Variants::OfFamily> made;
  for (const Finding &setting : tried) {
    if (isDone())
      return;
    if (setting.families.empty())
      continue;
    Variants::OfFamily one{setting.families, start, {}};
    Proofs own;
    explore(setting, one.graph, own);
    made.push_back(std::move(one));
  }
  if (!options.families.empty() || isDone())
    return;
  for (const Start &from : startsOf(general, made))
    for (Family family : introductionsAfter) {
      Finding setting;
      setting.level = Level::General;
      setting.families = from.families;
      setting.families.push_back(family);
      Graph graph = from.graph;
      Proofs own;
      explore(setting, graph, own, {family}, nullptr);
    }
}

Result<std::vector<Finding>> Search::run() {
  std::vector<Finding> tried = settings(options);
  Proofs general; // asked by the graph that families start from, too
  std::optional<Graph> start, whole;
  for (size_t number = 0; number != tried.size() && !isDone(); ++number) {
    const Finding setting = tried[number];
    bool isGeneral =
        setting.level == Level::General && setting.families.empty();
    Proofs own; // cold for each
    Proofs &proofs = isGeneral ? general : own;
    auto graph = Graph::create(operators, program, options.graph,
                               proofs.commutation(operators));
    if (!graph)
      return std::move(graph.error());
    explore(setting, *graph, proofs, isGeneral ? &start : nullptr);
    if (!isGeneral)
      continue;
    if (options.families.empty())
      for (std::vector<Family> &families : introductionsFor(*graph)) {
        Finding &with = tried.emplace_back();
        with.level = Level::General;
        with.families = std::move(families);
      }
    whole = std::move(*graph);
  }
  if (start)
    fromStart(*whole, *start, tried);
  return std::move(findings);
}

Result<std::vector<Finding>> findExpected(Operators &operators,
                                          const Program &program,
                                          llvm::ArrayRef<Expected> expected,
                                          const ExpectedOptions &options) {
  return Search(operators, program, expected, options).run();
}

} // namespace tesela::nugraph
