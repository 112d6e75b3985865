// Every program of tests/variants with all moves: what the classes hold is the
// same value on sizes and inputs that no step was tried on.
#include "import/Import.h"
#include "nugraph/Explore.h"
#include "nugraph/Import.h"
#include "nugraph/Recheck.h"
#include "prove/ProofCache.h"
#include "simplify/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassManager.h"
#include "gtest/gtest.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace tesela::nugraph {
namespace {

std::vector<std::string> programs() {
  std::vector<std::string> names;
  for (const auto &entry : std::filesystem::directory_iterator(TESELA_VARIANTS))
    if (entry.path().extension() == ".mlir")
      names.push_back(entry.path().stem().string());
  std::ranges::sort(names);
  return names;
}

class Programs : public testing::TestWithParam<std::string> {};

TEST_P(Programs, HoldNothingFalse) {
  std::ifstream file(std::string(TESELA_VARIANTS) + "/" + GetParam() + ".mlir");
  std::stringstream text;
  text << file.rdbuf();
  mlir::MLIRContext context;
  auto module = import::importModule(text.str(), context);
  ASSERT_TRUE(module) << module.error().render();
  mlir::PassManager passes(&context);
  simplify::addSimplification(passes);
  ASSERT_TRUE(mlir::succeeded(passes.run(**module)));
  prove::Terms terms;
  Operators operators(terms, context);
  auto imported = importFunctions(
      {(*module)->lookupSymbol<mlir::func::FuncOp>("main")}, operators);
  ASSERT_TRUE(imported) << imported.error().render();
  prove::ProofCache cache(prove::ProofCache::defaultPath());
  Proofs proofs(&cache);
  auto variants = findVariants(operators, (*imported)[0], {}, proofs);
  ASSERT_TRUE(variants) << variants.error().render();
  auto check = [](const Graph &graph, uint64_t seed) {
    Recheck report = recheck(graph, 3, seed);
    EXPECT_GE(report.evaluations, graph.liveNodeCount());
    for (const std::string &wrong : report.disagreements)
      ADD_FAILURE() << wrong;
  };
  for (uint64_t seed : {1, 2026}) {
    check(variants->graph, seed);
    for (const auto &family : variants->families)
      check(family.graph, seed);
  }
}

std::string programName(const testing::TestParamInfo<std::string> &info) {
  return info.param;
}
INSTANTIATE_TEST_SUITE_P(Variants, Programs, testing::ValuesIn(programs()),
                         programName);

} // namespace
} // namespace tesela::nugraph
