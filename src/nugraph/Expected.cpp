#include "nugraph/Expected.h"

#include "nugraph/LookUp.h"
#include "nugraph/Restarts.h"

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
  Result<void> runFromProgram();
  std::vector<Variants::OfFamily> runFrom(const Graph &from);
  void runAgain(std::vector<Variants::OfFamily> made);
  void explore(const Finding &setting, Graph &graph, Proofs &proofs,
               std::optional<Graph> *start = nullptr);

  Operators &operators;
  const Program &program;
  llvm::ArrayRef<Expected> expected;
  const ExpectedOptions &options;
  std::vector<Finding> findings;
  std::vector<Finding> tried;
  bool isAgain = false;       // from a program that was found
  std::vector<Family> before; // what led to that
  Proofs general; // asked by the graph that families start from, too
  std::optional<Graph> start;
};
} // namespace

void Search::explore(const Finding &setting, Graph &graph, Proofs &proofs,
                     std::optional<Graph> *start) {
  Proofs asked; // by the look-up; those of the exploration stay its own
  Attempt attempt(graph, asked, expected, findings);
  auto begin = std::chrono::steady_clock::now();
  auto seconds = [&] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() -
                                         begin)
        .count();
  };
  Finding told = setting;
  told.families.insert(told.families.begin(), before.begin(), before.end());
  attempt.look(0, 0, told);
  ExploreOptions explored{setting.level, setting.families, options.limits};
  explored.followsSums = isAgain && start;
  auto afterRound = [&](unsigned round) {
    attempt.look(round, seconds(), told);
  };
  Exploration exploration =
      start ? exploreToStart(graph, proofs, explored, *start, afterRound)
            : nugraph::explore(graph, proofs, explored, afterRound);
  for (unsigned found : attempt.found)
    findings[found].counts = exploration.counts;
}

/// Each move set from the program as it is given.
Result<void> Search::runFromProgram() {
  tried = settings(options);
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
  }
  return success();
}

/// The families from where the general moves lead; gives their graphs.
std::vector<Variants::OfFamily> Search::runFrom(const Graph &from) {
  std::vector<Variants::OfFamily> made;
  for (const Finding &setting : tried) {
    if (isDone())
      break;
    if (setting.families.empty())
      continue;
    Variants::OfFamily one{setting.families, from, {}};
    Proofs own;
    explore(setting, one.graph, isAgain ? general : own);
    if (!isAgain) // nothing starts from there
      made.push_back(std::move(one));
  }
  return made;
}

/// All of it from the cheapest programs that were found, and from the given
/// one: sums go on at once now.
void Search::runAgain(std::vector<Variants::OfFamily> made) {
  isAgain = true;
  LeastCosts least = leastCosts(*start);
  made.push_back({{}, std::move(*start), {}});
  std::vector<Graph *> graphs;
  for (Variants::OfFamily &one : made)
    graphs.push_back(&one.graph);
  Finding setting;
  setting.level = Level::General;
  auto runFromHere = [&](Graph graph) {
    std::optional<Graph> again;
    explore(setting, graph, general, &again);
    runFrom(*again);
  };
  std::vector<Restart> found = restarts(graphs, least, options.restarts);
  for (const Restart &restart : found) {
    if (isDone())
      return;
    before = made[llvm::find(graphs, restart.graph) - graphs.begin()].families;
    runFromHere(startAgain(restart));
  }
  before.clear();
  if (auto given = Graph::create(operators, program, options.graph,
                                 general.commutation(operators));
      given && !isDone())
    runFromHere(std::move(*given));
}

Result<std::vector<Finding>> Search::run() {
  if (auto done = runFromProgram(); !done)
    return std::move(done.error());
  if (!isDone() && start) {
    std::vector<Variants::OfFamily> made = runFrom(*start);
    if (!isDone())
      runAgain(std::move(made));
  }
  return std::move(findings);
}

Result<std::vector<Finding>> findExpected(Operators &operators,
                                          const Program &program,
                                          llvm::ArrayRef<Expected> expected,
                                          const ExpectedOptions &options) {
  return Search(operators, program, expected, options).run();
}

} // namespace tesela::nugraph
