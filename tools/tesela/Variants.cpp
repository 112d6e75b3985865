#include "Variants.h"

#include "ProgramInput.h"
#include "TimeProgram.h"

#include "../run/OutputFile.h"

#include "import/Import.h"
#include "nugraph/CutProgram.h"
#include "nugraph/Expected.h"
#include "nugraph/Export.h"
#include "nugraph/GraphText.h"
#include "nugraph/Import.h"
#include "nugraph/Report.h"
#include "prove/ProofCache.h"
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

// -------------------------------------------------------------------- sizes

namespace {
using Numbers = std::map<std::string, int64_t>;
} // namespace

/// The points that the request names, one after the other.
static Result<std::vector<Numbers>> points(const VariantRequest &request) {
  std::vector<Numbers> result;
  std::set<std::string> said; // in this point
  for (const std::string &option : request.sizes)
    for (llvm::StringRef part : llvm::split(option, ',')) {
      auto [name, number] = part.split('=');
      int64_t value = 0;
      if (name.trim().empty() || number.trim().getAsInteger(10, value) ||
          value < 1)
        return Error{ErrorCode::InvalidArgument,
                     "no size: '" + part.str() + "'", "",
                     "a size is a name and a number of at least 1",
                     "--size=M=1024,N=64"};
      if (result.empty() || !said.insert(name.trim().str()).second) {
        result.push_back(result.empty() ? Numbers() : result.back());
        said = {name.trim().str()};
      }
      result.back()[name.trim().str()] = value;
    }
  return result;
}

/// Is the program one at these sizes? Elsewhere nothing is proved, and arrays
/// of fewer elements than none cost less than nothing.
static Result<void> checkSizes(const prove::Terms &terms,
                               const Program &program, const Sizes &sizes) {
  auto refuse = [&](const std::string &what) {
    return Error{ErrorCode::InvalidArgument, "the program is none at this size",
                 "", "it has " + what};
  };
  for (auto [less, more] : program.assumptions)
    if (sizes.value(less) > sizes.value(more))
      return refuse(terms.text(less) + " <= " + terms.text(more));
  for (const TensorType &type : program.types)
    for (Index extent : type.shape)
      if (sizes.value(extent) < 0)
        return refuse(terms.text(extent) + " >= 0");
  return success();
}

/// Puts the numbers into the programs and, where there are several points, into
/// the options.
static Result<void> setSizes(Study &study, const VariantRequest &request,
                             GraphOptions &options) {
  auto all = points(request);
  if (!all)
    return std::move(all.error());
  std::set<std::string> known;
  for (const Program &program : study.programs)
    for (const ProgramSize &size : program.sizes)
      known.insert(study.terms.name(size.variable).str());
  for (const Numbers &point : *all)
    for (const auto &[name, value] : point)
      if (!known.contains(name))
        return Error{ErrorCode::InvalidArgument,
                     "the program has no size '" + name + "'", "",
                     "its sizes are " + llvm::join(known, ", ")};
  for (const Numbers &point : *all) {
    Sizes &sizes = options.sizesOfInterest.emplace_back(study.terms);
    for (const ProgramSize &size : study.programs[0].sizes) {
      auto number = point.find(study.terms.name(size.variable).str());
      sizes.set(size.variable, number != point.end()
                                   ? number->second
                                   : size.value.value_or(1024));
    }
    if (auto fit = checkSizes(study.terms, study.programs[0], sizes); !fit)
      return std::move(fit.error());
  }
  if (!all->empty())
    for (Program &program : study.programs)
      for (ProgramSize &size : program.sizes)
        if (auto number =
                all->front().find(study.terms.name(size.variable).str());
            number != all->front().end())
          size.value = number->second;
  return success();
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
  if (std::error_code error = llvm::sys::fs::create_directories(folder))
    return Error{ErrorCode::ResourceExhausted,
                 folder + " cannot be made: " + error.message()};
  for (auto [number, variant] : llvm::enumerate(variants)) {
    Result<std::string> text = stablehlo(study, graph, variant);
    if (!text)
      return std::move(text.error());
    std::string path =
        folder + "/variant" + std::to_string(first + number) + ".mlir";
    if (auto written = writeFile(path, {*text}); !written)
      return std::move(written.error());
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
                            {"rearranged", finding.isRearranged},
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
  std::optional<size_t> part;  // of a large program: the one at hand
  std::set<std::string> shown; // by part and algebra
  size_t count = 0;            // of variants
  llvm::json::Object json;     // of the first graph, with the variants of all
  std::string text;
};
} // namespace

/// Adds a graph as JSON: its size, and its variants to those of the first.
static void addJson(llvm::json::Value value, llvm::ArrayRef<Family> families,
                    size_t leftOut, Output &output) {
  llvm::json::Object graph = std::move(*value.getAsObject());
  llvm::json::Array variants = std::move(*graph.getArray("variants"));
  for (llvm::json::Value &variant : variants)
    variant.getAsObject()->insert({"families", text(families)});
  llvm::json::Object size{{"families", text(families)},
                          {"nodes", *graph.getInteger("nodes")},
                          {"steps", *graph.getInteger("steps")}};
  if (leftOut)
    size["leftOut"] = int64_t(leftOut);
  if (output.part) {
    for (llvm::json::Value &variant : variants)
      variant.getAsObject()->insert({"part", int64_t(*output.part)});
    size["part"] = int64_t(*output.part);
  }
  if (output.json.empty()) {
    graph["variants"] = llvm::json::Array();
    graph["graphs"] = llvm::json::Array();
    output.json = std::move(graph);
  }
  output.json.getArray("graphs")->push_back(std::move(size));
  for (llvm::json::Value &variant : variants)
    output.json.getArray("variants")->push_back(std::move(variant));
}

/// A variant that is to be run or written and has a part without elements at
/// these sizes is left out.
static Result<void> addGraph(Study &study, Graph &graph,
                             llvm::ArrayRef<Family> families,
                             const VariantRequest &request, Output &output) {
  std::vector<Variant> variants = extract(graph, representativeSizes(graph));
  // A graph with introductions holds what the one without holds, too.
  llvm::erase_if(variants, [&](const Variant &variant) {
    auto lines = algebra(variant.program, study.operators);
    std::string part = std::to_string(output.part.value_or(0)) + ": ";
    return !output.shown.insert(part + llvm::join(lines, "\n")).second;
  });
  size_t leftOut = variants.size();
  if (!request.folder.empty() || request.time)
    llvm::erase_if(variants, [&](const Variant &variant) {
      return !variant.isOriginal && !stablehlo(study, graph, variant);
    });
  leftOut -= variants.size();
  if (variants.empty() && leftOut == 0)
    return success();
  if (!request.folder.empty())
    if (auto done = write(study, graph, variants, output.count, request.folder);
        !done)
      return std::move(done.error());
  output.count += variants.size();
  std::vector<double> seconds;
  if (request.time) {
    auto measured = measure(study, graph, variants, request);
    if (!measured)
      return std::move(measured.error());
    seconds = std::move(*measured);
  }
  if (request.format == VariantFormat::Json) {
    addJson(nugraph::toJson(graph, variants, seconds), families, leftOut,
            output);
    return success();
  }
  llvm::raw_string_ostream out(output.text);
  if (!families.empty())
    out << "\n-- with introductions: " << text(families) << '\n';
  if (leftOut)
    out << leftOut << " left out: no programs of StableHLO at these sizes\n";
  print(graph, variants, seconds, out);
  return success();
}

/// All graphs of a program, or of a part of one.
static Result<void> addVariants(Study &study, Variants &variants,
                                const VariantRequest &request, Output &output) {
  if (auto done = addGraph(study, variants.graph, {}, request, output); !done)
    return std::move(done.error());
  for (Variants::OfFamily &family : variants.families)
    if (auto done =
            addGraph(study, family.graph, family.families, request, output);
        !done)
      return std::move(done.error());
  return success();
}

static std::string rendered(Output output, const VariantRequest &request) {
  if (request.format == VariantFormat::Json)
    llvm::raw_string_ostream(output.text)
        << llvm::formatv("{0:2}\n", llvm::json::Value(std::move(output.json)));
  return output.text;
}

/// Numbers of the parts that are the same as part `number`, it included.
static llvm::SmallVector<size_t> partsLike(llvm::ArrayRef<ProgramPart> parts,
                                           size_t number) {
  llvm::SmallVector<size_t> result;
  for (auto [other, part] : llvm::enumerate(parts))
    if (part.sharedWith == number)
      result.push_back(other);
  return result;
}

/// "== part 1 of 40, like 5, 9: x, m12 -> m30", or the same as JSON.
static void addTitle(const PartVariants &found, size_t number,
                     const VariantRequest &request, Output &output,
                     llvm::json::Array &list) {
  const ProgramPart &part = found.parts[number];
  llvm::SmallVector<std::string> inputs, results, likeNames;
  for (const ProgramInput &input : part.program.inputs)
    inputs.push_back(input.name);
  for (uint32_t result : part.results)
    results.push_back("m" + std::to_string(result));
  llvm::json::Array like;
  for (size_t other : partsLike(found.parts, number)) {
    like.push_back(int64_t(other));
    if (other != number)
      likeNames.push_back(std::to_string(other));
  }
  if (request.format == VariantFormat::Json) {
    list.push_back(llvm::json::Object{{"part", int64_t(number)},
                                      {"parts", std::move(like)},
                                      {"inputs", llvm::json::Array(inputs)},
                                      {"results", llvm::json::Array(results)}});
    return;
  }
  llvm::raw_string_ostream out(output.text);
  out << (number ? "\n" : "") << "== part " << number << " of "
      << found.parts.size();
  if (!likeNames.empty())
    out << ", the same as " << llvm::join(likeNames, ", ");
  out << ": " << llvm::join(inputs, ", ") << " -> " << llvm::join(results, ", ")
      << '\n';
}

/// A large program in parts, each different one once.
static Result<std::string> partsReport(Study &study,
                                       const GraphOptions &options,
                                       Proofs &proofs,
                                       const VariantRequest &request) {
  VariantOptions settings;
  settings.introductions = request.introductions;
  auto found = findVariantsByParts(study.operators, study.programs[0],
                                   options.numerics, proofs, settings);
  if (!found)
    return std::move(found.error());
  Output output;
  llvm::json::Array parts;
  for (auto [number, variants] : llvm::enumerate(found->variants)) {
    if (!variants)
      continue;
    output.part = number;
    addTitle(*found, number, request, output, parts);
    if (auto done = addVariants(study, *variants, request, output); !done)
      return std::move(done.error());
  }
  output.json["parts"] = std::move(parts);
  return rendered(std::move(output), request);
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
  if (auto done = setSizes(study, request, *options); !done)
    return std::move(done.error());
  prove::ProofCache cache(prove::ProofCache::defaultPath());
  Proofs proofs(&cache);
  if (isLarge(study.programs[0]) && (request.format == VariantFormat::Text ||
                                     request.format == VariantFormat::Json))
    return partsReport(study, *options, proofs, request);
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
  Output output;
  if (auto done = addVariants(study, *variants, request, output); !done)
    return std::move(done.error());
  return rendered(std::move(output), request);
}

} // namespace tesela::tool
