#include "Variants.h"

#include "ProgramInput.h"
#include "TimeProgram.h"
#include "VariantStudy.h"

#include "../run/OutputFile.h"

#include "nugraph/CutProgram.h"
#include "nugraph/Export.h"
#include "nugraph/GraphText.h"
#include "prove/ProofCache.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <set>

using namespace tesela::nugraph;

namespace tesela::tool {

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
    variant.getAsObject()->insert({"families", familyText(families)});
  llvm::json::Object size{{"families", familyText(families)},
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
    out << "\n-- with introductions: " << familyText(families) << '\n';
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
  auto opened = openStudy(bytes, request.find);
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
