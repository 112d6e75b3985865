// Which moves reach which variant, in which round: nothing but blind candidates
// and the prover.
#include "Exploring.h"

#include "nugraph/Recheck.h"

using namespace tesela;
using namespace tesela::nugraph;
using namespace tesela::nugraph::test;

namespace {

struct Row {
  const char *kernel, *variant;
  Level level;
  std::vector<Family> families;
  unsigned round;
};

const Row rows[] = {
    {"05",
     "one pass: sums of x and x*x only",
     Level::General,
     {Family::Open},
     1},
    {"06", "triangular matmul", Level::General, {Family::Scan}, 1},
    {"06", "two blocks with carry", Level::General, {Family::Split}, 1},
    {"09", "no transpose, contract over rows", Level::Open, {}, 1},
    {"09", "(w.T@x).T", Level::Open, {}, 3},
    {"10", "w.T@x.T", Level::Push, {}, 1},
    {"10", "swapped operands, no transpose", Level::Open, {}, 1},
    {"12", "division after matmul", Level::Push, {}, 1},
    {"13", "row scale after matmul", Level::Push, {}, 1},
    {"13g", "row scale after matmul", Level::Push, {}, 2},
    {"13g", "weight folding", Level::General, {}, 1},
    {"13g", "folding and scale after", Level::General, {}, 2},
    {"14", "row scale after matmul", Level::Push, {}, 1},
    {"15", "two clones", Level::Open, {}, 1},
    {"15", "b (x) column sum of w", Level::General, {}, 1},
    {"15b", "two clones", Level::Push, {}, 1},
    {"15b", "b (x) column sum of w", Level::General, {}, 2},
    {"16", "gate and up fused", Level::General, {Family::Siblings}, 1},
    {"17", "gate and up fused", Level::General, {Family::Siblings}, 1},
    {"17", "transposed intermediate", Level::General, {Family::Transposes}, 1},
    {"18", "division after P@V", Level::Push, {}, 1},
    {"18", "flash, two key blocks", Level::General, {Family::Split}, 1},
    {"18b", "broadcast eliminated", Level::Open, {}, 1},
    {"18b", "eliminated and division after", Level::Open, {}, 2},
    {"18t",
     "flash, B blocks of T, one division",
     Level::General,
     {Family::Tile},
     3},
    {"19", "x@w + x@(a@b)", Level::Push, {}, 1},
    {"19", "merged", Level::General, {}, 1},
    {"19", "one contraction [x|x@a]@[w;b]", Level::General, {}, 1},
    {"19b", "unmerged", Level::Push, {}, 2},
    {"20", "row scale after matmul", Level::Push, {}, 1},
    {"21", "max removed", Level::General, {}, 1},
    {"21",
     "online: block sums rescaled",
     Level::General,
     {Family::Split, Family::Telescope},
     3},
    // Any number of blocks.
    {"06t",
     "blocks, each with the sum of those before",
     Level::General,
     {Family::Tile},
     1},
    {"21t",
     "online: any number of blocks rescaled",
     Level::General,
     {Family::Tile, Family::Telescope},
     3},
    {"08r", "tiles and a remainder", Level::General, {Family::Remainder}, 1},
};

/// The round in which the variant appears; 0 where it does not.
unsigned roundOf(Exploring &e, const Row &row, Level level,
                 std::vector<Family> families) {
  const Kernel &kernel = e.kernel(row.kernel);
  const Expectation *wanted = nullptr;
  for (const Expectation &one : kernel.expected)
    if (one.name == row.variant)
      wanted = &one;
  EXPECT_NE(wanted, nullptr) << row.kernel << ' ' << row.variant;
  if (!wanted)
    return 0;
  Graph graph = e.graph(kernel);
  unsigned found = 0;
  explore(graph, e.proofs, {level, std::move(families), {}},
          [&](unsigned round) {
            if (!found && holds(graph, e.builder, *wanted))
              found = round;
          });
  return found;
}

class ExpertVariants : public testing::TestWithParam<size_t> {};

TEST_P(ExpertVariants, AppearWithTheirLeastMoves) {
  const Row &row = rows[GetParam()];
  Exploring e;
  EXPECT_EQ(roundOf(e, row, row.level, row.families), row.round);
  // With less they do not.
  if (!row.families.empty())
    EXPECT_EQ(roundOf(e, row, row.level, {}), 0u);
  else if (row.level != Level::Push)
    EXPECT_EQ(roundOf(e, row, Level(unsigned(row.level) - 1), {}), 0u);
}

std::string rowName(const testing::TestParamInfo<size_t> &info) {
  std::string name = std::string(rows[info.param].kernel) + "_";
  for (const char *c = rows[info.param].variant; *c; ++c)
    name += std::isalnum(*c) ? *c : '_';
  return name;
}
INSTANTIATE_TEST_SUITE_P(Kernels, ExpertVariants,
                         testing::Range<size_t>(0, std::size(rows)), rowName);

/// No move was chosen for these. Three contractions in a row need more
/// candidates than the rest.
TEST(OtherKernels, HaveTheirVariantsToo) {
  Exploring e;
  for (const Kernel &kernel : otherKernels(e.builder)) {
    std::vector<bool> found(kernel.expected.size());
    for (const std::vector<Family> &families : {std::vector<Family>{},
                                                {Family::Siblings},
                                                {Family::Open},
                                                {Family::Broadcasts}}) {
      Graph graph = e.graph(kernel);
      ExploreOptions options{Level::General, families, {}};
      options.limits.candidates = families.empty() ? 60'000 : 10'000;
      explore(graph, e.proofs, options);
      for (size_t i = 0; i != found.size(); ++i)
        if (holds(graph, e.builder, kernel.expected[i]))
          found[i] = true;
    }
    for (size_t i = 0; i != found.size(); ++i)
      EXPECT_TRUE(found[i]) << kernel.name << ": " << kernel.expected[i].name;
  }
}

TEST(SiluMatmul, NeverCommutes) {
  Exploring e;
  const Kernel &kernel = e.kernel("11");
  ASSERT_EQ(kernel.forbidden.size(), 2u);
  auto variants = findVariants(e.operators, e.program(kernel), {}, e.proofs);
  ASSERT_TRUE(variants);
  EXPECT_EQ(variants->exploration.counts.admitted, 0u);
  for (const Expectation &forbidden : kernel.forbidden) {
    EXPECT_FALSE(holds(variants->graph, e.builder, forbidden));
    for (auto &family : variants->families)
      EXPECT_FALSE(holds(family.graph, e.builder, forbidden));
  }
}

/// Ceilings of the general moves alone: nodes, candidates, proofs.
struct Ceiling {
  const char *kernel;
  unsigned nodes, candidates, proofs;
};
const Ceiling ceilings[] = {
    {"01", 2, 5, 0},      {"02", 5, 20, 0},     {"03", 4, 40, 0},
    {"04", 9, 130, 1},    {"05", 24, 900, 6},   {"06", 2, 5, 0},
    {"07", 10, 30, 0},    {"08", 3, 5, 0},      {"09", 16, 700, 20},
    {"10", 16, 950, 20},  {"11", 7, 110, 0},    {"12", 8, 420, 2},
    {"13", 13, 480, 3},   {"13g", 20, 1900, 7}, {"14", 8, 330, 2},
    {"15", 46, 1100, 45}, {"15b", 32, 800, 20}, {"16", 14, 330, 3},
    {"17", 16, 400, 3},   {"18", 10, 700, 2},   {"18b", 15, 2000, 5},
    {"18t", 10, 700, 2},  {"19", 19, 1150, 6},  {"19b", 19, 1150, 6},
    {"20", 23, 1100, 5},  {"21", 38, 1700, 33},
};

TEST(Growth, StaysBelowItsCeiling) {
  Exploring e;
  for (const Ceiling &ceiling : ceilings) {
    Graph graph = e.graph(e.kernel(ceiling.kernel));
    Exploration done = explore(graph, e.proofs, {});
    EXPECT_FALSE(done.limited) << ceiling.kernel;
    EXPECT_LE(graph.liveNodeCount(), ceiling.nodes) << ceiling.kernel;
    EXPECT_LE(done.counts.tried, ceiling.candidates) << ceiling.kernel;
    EXPECT_LE(done.counts.proofs, ceiling.proofs) << ceiling.kernel;
  }
}

TEST(Recheck, SeesValuesThatAreNotEqual) {
  Exploring e;
  Graph graph = e.graph(e.kernel("02")); // x / (1 + exp(-x)), of one shape
  EXPECT_TRUE(recheck(graph).disagreements.empty());
  graph.join(0, graph.roots()[0]);
  EXPECT_FALSE(recheck(graph).disagreements.empty());
}

class EveryKernel : public testing::TestWithParam<const char *> {};

TEST_P(EveryKernel, HoldsNothingFalse) {
  Exploring e;
  auto variants =
      findVariants(e.operators, e.program(e.kernel(GetParam())), {}, e.proofs);
  ASSERT_TRUE(variants);
  auto check = [](const Graph &graph) {
    Recheck report = recheck(graph);
    EXPECT_GE(report.evaluations, 4 * graph.liveNodeCount());
    EXPECT_EQ(report.skipped, 0u);
    for (const std::string &wrong : report.disagreements)
      ADD_FAILURE() << wrong;
  };
  check(variants->graph);
  for (const auto &family : variants->families)
    check(family.graph);
}

TEST_P(EveryKernel, NoRefutedCandidateIsProved) {
  Exploring e;
  Graph graph = e.graph(e.kernel(GetParam()));
  unsigned asked = 0;
  ExploreOptions options;
  options.families = {Family::Split, Family::Open,       Family::Siblings,
                      Family::Scan,  Family::Transposes, Family::Tile};
  options.limits.rounds = 2;
  options.limits.nodes = 60;
  explore(
      graph, e.proofs, options, {}, [&](const Offers::Candidate &candidate) {
        if (asked == 60)
          return;
        ++asked;
        Window window =
            cutWindow(graph, candidate.before, candidate.after, false);
        EXPECT_NE(nugraph::prove(graph, window).verdict, prove::Verdict::Proved)
            << window.key;
      });
}

INSTANTIATE_TEST_SUITE_P(Kernels, EveryKernel,
                         testing::Values("03", "04", "05", "06", "06t", "08r",
                                         "09", "10", "11", "12", "13", "13g",
                                         "14", "15", "15b", "16", "17", "18",
                                         "18b", "18t", "19", "19b", "20", "21",
                                         "21t"));

} // namespace
