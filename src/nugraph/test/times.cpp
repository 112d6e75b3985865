// How long exploration takes, for one program after the other, each from
// nothing: no proof, no operator and no graph is left from what was before.
//
//     nugraph_times FILE.mlir...
//
// A line of tab-separated fields for each measurement:
//
//     FILE  general   seconds  proofs        propagation and general moves
//     FILE  split     seconds  proofs        that family, on the graph of
//     these,
//                                            knowing no proof
//     FILE  all       seconds  proofs        the whole recipe, knowing none
//     FILE  warm      seconds  0             again, with the proofs on disk
//     FILE  extract   seconds  variants      choosing programs out of all
//     graphs
//
// To profile one of them: --only=general, --only=split, --only=warm; the last
// with --proofs=FILE, a store that is kept and that an earlier run has filled.
// What is to find the same in less time prints the same with --steps=all.
#include "import/Import.h"
#include "nugraph/Explore.h"
#include "nugraph/Extract.h"
#include "nugraph/Import.h"
#include "prove/ProofCache.h"
#include "simplify/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <chrono>
#include <malloc.h>

using namespace tesela;
using namespace tesela::nugraph;
namespace cl = llvm::cl;

static cl::list<std::string> files(cl::Positional, cl::OneOrMore);
static cl::opt<std::string>
    steps("steps", cl::desc("print the steps of these families instead: "
                            "general, split, split+telescope; all: of the "
                            "whole recipe"));
static cl::opt<std::string> only("only", cl::desc("measure nothing else"));
static cl::opt<std::string>
    proofFile("proofs", cl::desc("file that keeps the proofs of the recipe"));

namespace {

/// @main of a file and the stores it lives in.
struct Study {
  explicit Study(llvm::StringRef bytes) {
    auto read = import::importModule(bytes.str(), context);
    if (!read)
      llvm::report_fatal_error(llvm::Twine(read.error().render()), false);
    module = std::move(*read);
    mlir::PassManager passes(&context);
    simplify::addSimplification(passes);
    auto main = module->lookupSymbol<mlir::func::FuncOp>("main");
    if (mlir::failed(passes.run(*module)) || !main)
      llvm::report_fatal_error("no @main that can be simplified", false);
    auto programs = importFunctions({main}, operators);
    if (!programs)
      llvm::report_fatal_error(llvm::Twine(programs.error().render()), false);
    program = std::move(programs->front());
  }

  mlir::MLIRContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  prove::Terms terms;
  Operators operators{terms, context};
  Program program;
};

class Stopwatch {
public:
  double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() -
                                         start)
        .count();
  }

private:
  std::chrono::steady_clock::time_point start =
      std::chrono::steady_clock::now();
};

class Times {
public:
  Times(llvm::StringRef path, llvm::StringRef bytes)
      : name(llvm::sys::path::stem(path)), bytes(bytes) {}

  void run() {
    if (!steps.empty())
      return printSteps();
    if (only == "all" || only == "warm")
      return recipe();
    std::vector<std::vector<Family>> families = general();
    for (const std::vector<Family> &one : families)
      if (wants(nameOf(one)))
        introduction(one);
    if (only.empty())
      recipe();
  }

private:
  void line(llvm::StringRef what, double seconds, size_t count) {
    llvm::outs() << name << '\t' << what << '\t'
                 << llvm::format("%.3f", seconds) << '\t' << count << '\n';
    llvm::outs().flush();
  }

  static bool wants(llvm::StringRef what) {
    return only.empty() || only == what;
  }
  static std::string nameOf(llvm::ArrayRef<Family> families) {
    std::string result;
    for (Family family : families)
      result += (result.empty() ? "" : "+") + nugraph::name(family).str();
    return result;
  }

  Graph create(Study &study, Proofs &proofs) {
    auto graph = Graph::create(study.operators, study.program, {},
                               proofs.commutation(study.operators));
    if (!graph)
      llvm::report_fatal_error(llvm::Twine(graph.error().render()), false);
    return std::move(*graph);
  }

  static Variants find(Study &study, Proofs &proofs) {
    auto found = findVariants(study.operators, study.program, {}, proofs);
    if (!found)
      llvm::report_fatal_error(llvm::Twine(found.error().render()), false);
    return std::move(*found);
  }

  std::vector<std::vector<Family>> general() {
    Study study(bytes);
    Proofs proofs;
    Stopwatch watch;
    Graph graph = create(study, proofs);
    explore(graph, proofs, {});
    line("general", watch.seconds(), proofs.size());
    return introductionsFor(graph);
  }

  void introduction(const std::vector<Family> &families) {
    Study study(bytes);
    Proofs before, proofs;
    Graph graph = create(study, before);
    explore(graph, before, {});
    Stopwatch watch;
    explore(graph, proofs, {Level::General, families, {}, true});
    line(nameOf(families), watch.seconds(), proofs.size());
  }

  static void print(const Graph &graph, const Exploration &done, size_t first) {
    for (auto [number, round] : llvm::enumerate(done.rounds))
      llvm::outs() << "-- round " << number + 1 << ", " << round.nodes
                   << " nodes, " << round.counts.tried << " tried, "
                   << round.counts.admitted << " steps\n";
    const Counts &c = done.counts;
    llvm::outs() << c.tried << " tried, " << c.guard << " too dear, "
                 << c.refuted << " refuted, " << c.trivial << " trivial, "
                 << c.unproved << " unproved, " << c.proofs << " proofs\n";
    for (const Step &step : graph.log().drop_front(first))
      llvm::outs() << "+ " << step.move << " c" << step.target << "  "
                   << graph.text(step.before) << "\n      "
                   << graph.text(step.after) << '\n';
    for (auto &[candidate, reason] : done.unproved)
      llvm::outs() << "? " << candidate.move->name << "  "
                   << graph.text(candidate.before) << "\n      "
                   << graph.text(candidate.after) << "\n      " << reason
                   << '\n';
  }

  void printSteps() {
    Study study(bytes);
    std::optional<prove::ProofCache> cache;
    if (!proofFile.empty())
      cache.emplace(proofFile);
    Proofs proofs(cache ? &*cache : nullptr);
    if (steps == "all") {
      Variants all = find(study, proofs);
      print(all.graph, all.exploration, 0);
      size_t general = all.graph.log().size();
      for (const Variants::OfFamily &one : all.families) {
        llvm::outs() << "== " << nameOf(one.families) << '\n';
        print(one.graph, one.exploration,
              std::min(general, one.graph.log().size()));
      }
      return;
    }
    Graph graph = create(study, proofs);
    ExploreOptions options;
    if (steps != "general")
      for (llvm::StringRef word : llvm::split(llvm::StringRef(steps), '+'))
        options.families.push_back(*familyNamed(word));
    Exploration done = explore(graph, proofs, options);
    print(graph, done, 0);
  }

  void recipe() {
    if (!proofFile.empty()) {
      prove::ProofCache cache(proofFile);
      return all(only == "warm" ? "warm" : "all", cache);
    }
    llvm::SmallString<128> folder;
    if (llvm::sys::fs::createUniqueDirectory("nugraph", folder))
      llvm::report_fatal_error("no folder for proofs", false);
    {
      prove::ProofCache cache(folder.str().str() + "/proofs");
      all("all", cache);
      all("warm", cache);
    }
    llvm::sys::fs::remove_directories(folder);
  }

  void all(llvm::StringRef what, prove::ProofCache &cache) {
    Study study(bytes);
    Proofs proofs(&cache);
    Stopwatch watch;
    Variants found = find(study, proofs);
    line(what, watch.seconds(), proofs.size());
    if (what == "warm") {
      Stopwatch extracting;
      size_t count =
          extract(found.graph, representativeSizes(found.graph)).size();
      for (Variants::OfFamily &family : found.families)
        count +=
            extract(family.graph, representativeSizes(family.graph)).size();
      line("extract", extracting.seconds(), count);
    }
  }

  std::string name;
  llvm::StringRef bytes;
};

} // namespace

int main(int argc, char **argv) {
  cl::ParseCommandLineOptions(argc, argv);
  mallopt(M_TRIM_THRESHOLD, 1 << 30); // as tesela does
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TOP_PAD, 16 << 20);
  for (const std::string &file : files) {
    auto buffer = llvm::MemoryBuffer::getFile(file);
    if (!buffer)
      llvm::report_fatal_error(llvm::Twine(file + " cannot be read"), false);
    Times(file, (*buffer)->getBuffer()).run();
  }
  return 0;
}
