#include "Variants.h"

#include "ProgramInput.h"
#include "TimeProgram.h"

#include "import/Import.h"
#include "nugraph/Expected.h"
#include "nugraph/Export.h"
#include "nugraph/GraphText.h"
#include "nugraph/Import.h"
#include "nugraph/Report.h"
#include "simplify/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <set>

using namespace tesela::nugraph;

namespace tesela::tool {

namespace {
/// A module, its functions as programs, and the stores these live in.
struct Study {
  mlir::MLIRContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  prove::Terms terms;
  Operators operators{terms, context};
  std::vector<std::string> names; // of the functions, main first
  std::vector<Program> programs;
};
} // namespace

/// Cuts in the middle of an axis are the points where it is split.
static std::optional<Index> middle(prove::Terms &terms, SizeValue valueOf,
                                   Index full, int64_t value) {
  const prove::Atom *atom = terms.singleAtom(full);
  if (!atom || atom->kind != prove::AtomKind::Free ||
      value != (valueOf(full) + 1) / 2)
    return std::nullopt;
  return terms.index(terms.size((terms.name(atom->variable) + "0").str()));
}

static Result<void> simplified(mlir::ModuleOp module) {
  mlir::PassManager passes(module.getContext());
  simplify::addSimplification(passes);
  if (mlir::failed(passes.run(module)))
    return Error{ErrorCode::Internal, "the program cannot be simplified"};
  return success();
}

/// Imports @main, and where `all` the functions that stand beside it.
static Result<std::unique_ptr<Study>> open(std::string_view bytes, bool all) {
  auto study = std::make_unique<Study>();
  auto module = import::importModule(bytes, study->context);
  if (!module)
    return std::move(module.error());
  study->module = std::move(*module);
  if (auto done = simplified(*study->module); !done)
    return std::move(done.error());
  auto main = study->module->lookupSymbol<mlir::func::FuncOp>("main");
  if (!main)
    return Error{ErrorCode::InvalidArgument, "the program has no @main"};
  std::vector<mlir::func::FuncOp> functions{main};
  if (all)
    for (auto function : study->module->getOps<mlir::func::FuncOp>())
      if (function != main && function.isPublic())
        functions.push_back(function);
  for (mlir::func::FuncOp function : functions)
    study->names.push_back(function.getName().str());
  ImportOptions options;
  if (all)
    options.chooseCut = [&](SizeValue valueOf, Index full, int64_t value) {
      return middle(study->terms, valueOf, full, value);
    };
  auto programs = importFunctions(functions, study->operators, options);
  if (!programs)
    return std::move(programs.error());
  study->programs = std::move(*programs);
  return study;
}

static Result<GraphOptions> graphOptions(const VariantRequest &request) {
  GraphOptions options;
  for (auto numerics : {Numerics::Strict, Numerics::Standard, Numerics::Real})
    if (nugraph::name(numerics) == request.numerics) {
      options.numerics = numerics;
      return options;
    }
  return Error{ErrorCode::InvalidArgument,
               "unknown numerics '" + request.numerics + "'", "",
               "known: strict, standard, real"};
}

/// "split+telescope" as its families.
static Result<std::vector<Family>> familiesOf(const std::string &text) {
  std::vector<Family> families;
  llvm::SmallVector<llvm::StringRef> words;
  llvm::StringRef(text).split(words, '+');
  for (llvm::StringRef word : words) {
    std::optional<Family> family = familyNamed(word);
    if (!family)
      return Error{ErrorCode::InvalidArgument,
                   "unknown family '" + word.str() + "'"};
    families.push_back(*family);
  }
  return families;
}

static std::string text(llvm::ArrayRef<Family> families) {
  std::string text;
  for (Family family : families)
    text += (text.empty() ? "" : "+") + nugraph::name(family).str();
  return text;
}

// ---------------------------------------------------------------- measuring

/// A variant as StableHLO text, at the sizes of the graph.
static Result<std::string> stablehlo(const Study &study, const Graph &graph,
                                     const Variant &variant) {
  auto module = exportProgram(variant.program, study.operators,
                              representativeSizes(graph));
  if (!module)
    return std::move(module.error());
  std::string text;
  llvm::raw_string_ostream out(text);
  (*module)->print(out);
  return text;
}

/// Writes variants as FOLDER/variant0.mlir, ... from number `first` on.
static Result<void> write(const Study &study, const Graph &graph,
                          llvm::ArrayRef<Variant> variants, size_t first,
                          const std::string &folder) {
  llvm::sys::fs::create_directories(folder);
  for (auto [number, variant] : llvm::enumerate(variants)) {
    Result<std::string> text = stablehlo(study, graph, variant);
    if (!text)
      return std::move(text.error());
    std::string path =
        folder + "/variant" + std::to_string(first + number) + ".mlir";
    std::error_code error;
    llvm::raw_fd_ostream(path, error) << *text;
    if (error)
      return Error{ErrorCode::InvalidArgument,
                   path + " cannot be written: " + error.message()};
  }
  return success();
}

/// Times of the variants through the CPU path.
static Result<std::vector<double>> measure(const Study &study,
                                           const Graph &graph,
                                           llvm::ArrayRef<Variant> variants,
                                           const VariantRequest &request) {
  std::vector<double> seconds;
  for (const Variant &variant : variants) {
    Result<std::string> text = stablehlo(study, graph, variant);
    if (!text)
      return std::move(text.error());
    auto executable = compileBytes(*text, request.compileOptions);
    if (!executable)
      return std::move(executable.error());
    Result<double> time = timeProgram(**executable);
    if (!time)
      return std::move(time.error());
    seconds.push_back(*time);
  }
  return seconds;
}

// ---------------------------------------------------------------- expected

static llvm::json::Value toJson(const std::string &name,
                                const Finding &finding) {
  if (!finding.isFound)
    return llvm::json::Object{{"name", name}, {"found", false}};
  static constexpr llvm::StringLiteral levels[] = {"P0", "P1", "P2"};
  return llvm::json::Object{{"name", name},
                            {"found", true},
                            {"level", levels[unsigned(finding.level)]},
                            {"families", text(finding.families)},
                            {"round", int64_t(finding.round)},
                            {"moves", llvm::json::Array(finding.moves)},
                            {"grade", prove::name(finding.grade)},
                            {"nodes", int64_t(finding.nodes)},
                            {"candidates", int64_t(finding.counts.tried)},
                            {"admitted", int64_t(finding.counts.admitted)},
                            {"proofs", int64_t(finding.counts.proofs)},
                            {"seconds", finding.seconds}};
}

/// Functions called variant0, variant0_1, ... are one variant in several ways.
static Result<std::string> findReport(Study &study,
                                      const VariantRequest &request) {
  std::vector<std::string> names;
  std::vector<Expected> expected;
  for (size_t k = 1; k < study.programs.size(); ++k) {
    std::string name = llvm::StringRef(study.names[k]).split('_').first.str();
    auto known = llvm::find(names, name);
    if (known == names.end()) {
      names.push_back(name);
      expected.emplace_back();
      known = std::prev(names.end());
    }
    expected[known - names.begin()].push_back(&study.programs[k]);
  }
  ExpectedOptions options;
  auto graph = graphOptions(request);
  if (!graph)
    return std::move(graph.error());
  options.graph = std::move(*graph);
  options.limits.candidates = 50'000;
  options.limits.nodes = 1'500;
  options.limits.proofs = 2'000;
  for (const std::string &word : request.families) {
    auto families = familiesOf(word);
    if (!families)
      return std::move(families.error());
    options.families.push_back(std::move(*families));
  }
  auto findings =
      findExpected(study.operators, study.programs[0], expected, options);
  if (!findings)
    return std::move(findings.error());
  llvm::json::Array list;
  for (auto [name, finding] : llvm::zip_equal(names, *findings))
    list.push_back(toJson(name, finding));
  std::string text;
  llvm::raw_string_ostream(text)
      << llvm::formatv("{0:2}\n", llvm::json::Value(std::move(list)));
  return text;
}

// ----------------------------------------------------------------- variants

namespace {
/// What has been written so far, of one graph after the other.
struct Output {
  std::set<std::string> shown; // by algebra
  llvm::json::Object json;     // of the first graph, with the variants of all
  std::string text;
};
} // namespace

/// Adds a graph as JSON: its size, and its variants to those of the first.
static void addJson(llvm::json::Value value, llvm::ArrayRef<Family> families,
                    Output &output) {
  llvm::json::Object graph = std::move(*value.getAsObject());
  llvm::json::Array variants = std::move(*graph.getArray("variants"));
  for (llvm::json::Value &variant : variants)
    variant.getAsObject()->insert({"families", text(families)});
  llvm::json::Object size{{"families", text(families)},
                          {"nodes", *graph.getInteger("nodes")},
                          {"steps", *graph.getInteger("steps")}};
  if (output.json.empty()) {
    graph["variants"] = llvm::json::Array();
    graph["graphs"] = llvm::json::Array();
    output.json = std::move(graph);
  }
  output.json.getArray("graphs")->push_back(std::move(size));
  for (llvm::json::Value &variant : variants)
    output.json.getArray("variants")->push_back(std::move(variant));
}

static Result<void> addGraph(Study &study, Graph &graph,
                             llvm::ArrayRef<Family> families,
                             const VariantRequest &request, Output &output) {
  std::vector<Variant> variants = extract(graph, representativeSizes(graph));
  // A graph with introductions holds what the one without holds, too.
  llvm::erase_if(variants, [&](const Variant &variant) {
    auto lines = algebra(variant.program, study.operators);
    return !output.shown.insert(llvm::join(lines, "\n")).second;
  });
  if (variants.empty())
    return success();
  if (!request.folder.empty())
    if (auto done =
            write(study, graph, variants, output.shown.size() - variants.size(),
                  request.folder);
        !done)
      return std::move(done.error());
  std::vector<double> seconds;
  if (request.time) {
    auto measured = measure(study, graph, variants, request);
    if (!measured)
      return std::move(measured.error());
    seconds = std::move(*measured);
  }
  if (request.format == VariantFormat::Json) {
    addJson(nugraph::toJson(graph, variants, seconds), families, output);
    return success();
  }
  llvm::raw_string_ostream out(output.text);
  if (!families.empty())
    out << "\n-- with introductions: " << text(families) << '\n';
  print(graph, variants, seconds, out);
  return success();
}

static Result<std::string> allVariants(Study &study, Variants &variants,
                                       const VariantRequest &request) {
  Output output;
  if (auto done = addGraph(study, variants.graph, {}, request, output); !done)
    return std::move(done.error());
  for (Variants::OfFamily &family : variants.families)
    if (auto done =
            addGraph(study, family.graph, family.families, request, output);
        !done)
      return std::move(done.error());
  if (request.format == VariantFormat::Json)
    llvm::raw_string_ostream(output.text)
        << llvm::formatv("{0:2}\n", llvm::json::Value(std::move(output.json)));
  return output.text;
}

Result<std::string> variantReport(std::string_view bytes,
                                  const VariantRequest &request) {
  auto opened = open(bytes, request.find);
  if (!opened)
    return std::move(opened.error());
  Study &study = **opened;
  if (request.find)
    return findReport(study, request);
  auto options = graphOptions(request);
  if (!options)
    return std::move(options.error());
  Proofs proofs;
  VariantOptions settings;
  settings.introductions = request.introductions;
  auto variants = findVariants(study.operators, study.programs[0], *options,
                               proofs, settings);
  if (!variants)
    return std::move(variants.error());
  if (request.format == VariantFormat::Graph)
    return toText(variants->graph);
  if (request.format == VariantFormat::Dot) {
    std::string text;
    llvm::raw_string_ostream out(text);
    printDot(variants->graph, out);
    return text;
  }
  return allVariants(study, *variants, request);
}

} // namespace tesela::tool
