// Explores the kernels and prints a line for each: what was tried, admitted and
// found. For measurements; the expectations are in Kernels_test.cpp.
//
//     nugraph_table [filter] [--level 0|1|2] [--family NAME]... [--rounds N]
//                   [--log] [--unproved] [--samples-only] [--repeat N]
//
// --samples-only takes every candidate that the samples do not refute for true:
// no result, but it shows what the moves alone do.
#include "Terms.h"

#include "nugraph/Explore.h"
#include "nugraph/GraphText.h"
#include "nugraph/Recheck.h"

#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <chrono>

using namespace tesela;
using namespace tesela::nugraph;
namespace cl = llvm::cl;

static cl::opt<std::string> filter(cl::Positional, cl::init(""));
static cl::opt<unsigned> level("level", cl::init(2));
static cl::list<std::string> families("family", cl::CommaSeparated);
static cl::opt<unsigned> rounds("rounds", cl::init(4));
static cl::opt<unsigned> maxNodes("nodes", cl::init(300));
static cl::opt<unsigned> maxCandidates("candidates", cl::init(10'000));
static cl::opt<unsigned> maxProofs("proofs", cl::init(300));
static cl::opt<double> slow("slow", cl::init(1e9)); // seconds
static cl::opt<unsigned> repeat("repeat", cl::init(1));
static cl::opt<bool> recipe("recipe"); // findVariants, all families
static cl::opt<bool> showLog("log"), showUnproved("unproved"),
    samplesOnly("samples-only");

static prove::Answer believe(const Graph &graph, const Window &window) {
  prove::Answer answer;
  answer.verdict = prove::Verdict::Proved;
  Graph copy = graph;
  for (unsigned number = 0; number != sampleCount; ++number)
    if (!agree(*copy.sample(window.before, number),
               *copy.sample(window.after, number)))
      answer.verdict = prove::Verdict::Unknown;
  return answer;
}

/// The prover, with a word about windows that take long.
static prove::Answer timed(const Graph &graph, const Window &window) {
  auto start = std::chrono::steady_clock::now();
  prove::Answer answer = nugraph::prove(graph, window);
  double spent =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count();
  if (spent > slow)
    llvm::outs() << llvm::format("  slow: %.3f s ", spent)
                 << prove::name(answer.verdict) << ' '
                 << prove::name(answer.grade) << ' '
                 << answer.statistics.queries << " questions\n"
                 << window.key;
  return answer;
}

static void run(Operators &operators, const test::Builder &builder,
                const test::Kernel &kernel, Proofs &proofs) {
  auto start = std::chrono::steady_clock::now();
  double provedBefore = proofs.seconds();
  Program program = builder.program(kernel.results, kernel.sizes);
  auto graph =
      Graph::create(operators, program, {}, proofs.commutation(operators));
  if (!graph) {
    llvm::outs() << kernel.name << ": " << graph.error().render() << '\n';
    return;
  }
  ExploreOptions options;
  options.level = Level(unsigned(level));
  options.limits = {.rounds = rounds,
                    .candidates = maxCandidates,
                    .nodes = maxNodes,
                    .proofs = maxProofs};
  for (const std::string &family : families)
    options.families.push_back(*familyNamed(family));
  std::vector<unsigned> foundIn(kernel.expected.size());
  double apart = 0;
  auto seconds = [&](auto since) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() -
                                         since)
        .count();
  };
  Exploration result = explore(*graph, proofs, options, [&](unsigned round) {
    auto pause = std::chrono::steady_clock::now();
    for (auto [found, expected] : llvm::zip_equal(foundIn, kernel.expected))
      if (!found && test::holds(*graph, builder, expected))
        found = round;
    apart += seconds(pause);
  });
  double spent = seconds(start) - apart;
  const Counts &c = result.counts;
  llvm::outs() << llvm::format(
      "%-24s tried %5u shape %5u guard %4u dup %4u ref %4u triv %3u unpr %3u "
      "adm %3u plain %3u | proofs %3u deep %3u | nodes",
      kernel.name.c_str(), c.tried, c.shape, c.guard, c.duplicate, c.refuted,
      c.trivial, c.unproved, c.admitted, c.plainWindows, c.proofs,
      c.deepProofs);
  for (const Round &round : result.rounds)
    llvm::outs() << ' ' << round.nodes;
  llvm::outs() << (result.limited ? "!" : "")
               << llvm::format(" | %.3f s, proofs %.3f s\n", spent,
                               proofs.seconds() - provedBefore);
  for (auto [found, expected] : llvm::zip_equal(foundIn, kernel.expected))
    llvm::outs() << "      "
                 << (found ? "round " + std::to_string(found)
                           : std::string("NOT FOUND"))
                 << "  " << expected.name << '\n';
  for (const test::Expectation &forbidden : kernel.forbidden)
    if (test::holds(*graph, builder, forbidden))
      llvm::outs() << "      WRONG  " << forbidden.name << '\n';
  if (showLog)
    for (const Step &step : graph->log())
      llvm::outs() << "    + " << step.move << " c" << step.target << " "
                   << prove::name(step.grade) << (step.deep ? " deep" : "")
                   << "\n        " << graph->text(step.before) << "\n        "
                   << graph->text(step.after) << '\n';
  if (showUnproved)
    for (auto &[candidate, reason] : result.unproved)
      llvm::outs() << "    ? " << candidate.move->name << ": " << reason
                   << "\n        " << graph->text(candidate.before)
                   << "\n        " << graph->text(candidate.after) << '\n';
}

/// The whole recipe: a line for the general moves and one for each family.
static void runRecipe(Operators &operators, const test::Builder &builder,
                      const test::Kernel &kernel, Proofs &proofs) {
  auto start = std::chrono::steady_clock::now();
  Program program = builder.program(kernel.results, kernel.sizes);
  auto variants = findVariants(operators, program, {}, proofs);
  double spent =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count();
  if (!variants) {
    llvm::outs() << kernel.name << ": " << variants.error().render() << '\n';
    return;
  }
  llvm::outs() << llvm::format("%-24s %.3f s in all\n", kernel.name.c_str(),
                               spent);
  auto line = [&](llvm::StringRef what, Graph &graph,
                  const Exploration &exploration) {
    const Counts &c = exploration.counts;
    std::string again = toText(graph);
    auto loaded = fromText(again, operators, proofs.commutation(operators));
    Recheck check = recheck(graph);
    llvm::outs() << llvm::format(
        "    %-16s tried %5u admitted %3u unproved %2u proofs %3u nodes %3zu%s"
        " rechecked %zu wrong %zu, %zu bytes%s:",
        what.str().c_str(), c.tried, c.admitted, c.unproved, c.proofs,
        graph.liveNodeCount(), exploration.limited ? "!" : " ",
        check.evaluations, check.disagreements.size(), again.size(),
        loaded ? "" : " NOT LOADED");
    if (!loaded)
      llvm::outs() << loaded.error().render();
    for (const test::Expectation &expected : kernel.expected)
      if (test::holds(graph, builder, expected))
        llvm::outs() << " [" << expected.name << ']';
    llvm::outs() << '\n';
    for (const std::string &wrong : check.disagreements)
      llvm::outs() << "      " << wrong << '\n';
  };
  line("general", variants->graph, variants->exploration);
  for (auto &family : variants->families) {
    std::string names;
    for (Family one : family.families)
      names += (names.empty() ? "" : ",") + name(one).str();
    line(names, family.graph, family.exploration);
  }
}

int main(int argc, char **argv) {
  cl::ParseCommandLineOptions(argc, argv);
  mlir::MLIRContext context;
  prove::Terms terms;
  Operators operators(terms, context);
  test::Builder builder(operators);
  Proofs proofs(Proofs::Prover(samplesOnly ? believe : timed));
  auto start = std::chrono::steady_clock::now();
  std::vector<test::Kernel> kernels = test::kernels(builder);
  llvm::append_range(kernels, test::blockedKernels(builder));
  llvm::append_range(kernels, test::otherKernels(builder));
  for (unsigned i = 0; i != repeat; ++i)
    for (const test::Kernel &kernel : kernels)
      if (llvm::StringRef(kernel.name).starts_with(filter))
        (recipe ? runRecipe : run)(operators, builder, kernel, proofs);
  llvm::outs() << llvm::format(
      "%.3f s in all, %zu windows\n",
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count(),
      proofs.size());
  return 0;
}
