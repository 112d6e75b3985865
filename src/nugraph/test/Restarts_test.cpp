// Graphs that start again from a program that another one held.
#include "Exploring.h"

#include "nugraph/Recheck.h"
#include "nugraph/Restarts.h"

using namespace tesela;
using namespace tesela::nugraph;
using namespace tesela::nugraph::test;

namespace {

class Restarts : public testing::Test {
protected:
  /// What the general moves make of a kernel, and the best program of it.
  Restart best(const char *kernel) {
    held.emplace(e.graph(e.kernel(kernel)));
    LeastCosts given = leastCosts(*held);
    explore(*held, e.proofs, {});
    std::vector<Restart> found = restarts(&*held, given, 1);
    EXPECT_EQ(found.size(), 1u);
    EXPECT_GT(found[0].gain, 0);
    return found[0];
  }

  Exploring e;
  std::optional<Graph> held;
};

TEST_F(Restarts, HoldOneProgramWithTheStepsThatLedToIt) {
  Restart restart = best("12");
  EXPECT_FALSE(restart.steps.empty());
  Graph graph = startAgain(restart);
  EXPECT_EQ(graph.liveNodeCount(), restart.nodes.size());
  EXPECT_LT(graph.liveNodeCount(), held->liveNodeCount());
  std::vector<Variant> found = extract(graph, representativeSizes(graph));
  ASSERT_EQ(found.size(), 1u);
  EXPECT_FALSE(found[0].isOriginal);
  EXPECT_EQ(found[0].nodes.size(), restart.nodes.size());
  EXPECT_EQ(found[0].steps, restart.steps);
}

TEST_F(Restarts, GrowAndKeepThoseSteps) {
  Restart restart = best("12");
  Graph graph = startAgain(restart);
  explore(graph, e.proofs, {Level::General, {Family::Split}, {}});
  EXPECT_GT(graph.log().size(), graph.firstStep());
  bool goesOn = false;
  for (const Variant &variant : extract(graph, representativeSizes(graph))) {
    for (unsigned step : restart.steps)
      EXPECT_TRUE(llvm::is_contained(variant.steps, step));
    goesOn |= variant.steps.size() > restart.steps.size();
  }
  EXPECT_TRUE(goesOn);
  Recheck report = recheck(graph, 3, 5);
  EXPECT_GE(report.evaluations, graph.liveNodeCount());
  EXPECT_TRUE(report.disagreements.empty());
}

// The root's class is older than those below it, which later steps made.
TEST_F(Restarts, AreOldestFromTheInputsOn) {
  Restart restart = best("12");
  Graph graph = startAgain(restart);
  ClassId root = graph.roots()[0];
  ClassId below = graph.node(restart.nodes.back()).operands[0];
  ASSERT_GT(below, root);
  NodeId under = graph.first(below);
  graph.join(root, below);
  EXPECT_EQ(graph.first(root), under);
}

} // namespace
