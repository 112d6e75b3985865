// Which variants that somebody expects are found, and how.
#include "VariantStudy.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace tesela::nugraph;

namespace tesela::tool {

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

static llvm::json::Value toJson(const std::string &name,
                                const Finding &finding) {
  if (!finding.isFound)
    return llvm::json::Object{{"name", name}, {"found", false}};
  static constexpr llvm::StringLiteral levels[] = {"P0", "P1", "P2"};
  return llvm::json::Object{{"name", name},
                            {"found", true},
                            {"rearranged", finding.isRearranged},
                            {"level", levels[unsigned(finding.level)]},
                            {"families", familyText(finding.families)},
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
Result<std::string> findReport(Study &study, const VariantRequest &request) {
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

} // namespace tesela::tool
