// A model of two layers is cut on its residual stream, and explored as one.
#include "Exploring.h"

#include "nugraph/CutProgram.h"
#include "nugraph/Recheck.h"

using namespace tesela;
using namespace tesela::nugraph;
using namespace tesela::nugraph::test;
using semantics::ScalarOp;

namespace {

/// Pre-norm attention and gated feed-forward layers.
class Model {
public:
  Model(Builder &b, unsigned layers) : b(b) {
    Term x = b.input("x", {size("Q"), size("E")});
    for (unsigned layer = 0; layer != layers; ++layer) {
      suffix = std::to_string(layer);
      x = b.add(x, attention(normed(x, "g1")));
      x = b.add(x, feedForward(normed(x, "g2")));
    }
    result = x;
  }

  Term result;

private:
  Index size(llvm::StringRef name) { return b.size(name); }
  Term weight(const char *name, std::vector<Index> shape) {
    return b.input(name + suffix, std::move(shape));
  }
  Term normed(Term x, const char *weightName) {
    Term r =
        b.sqrt(b.plusEpsilon(b.over(b.sum(b.multiply(x, x), 1), size("E"))));
    return b.binary(ScalarOp::Multiply, {0, 1}, {1}, b.divide(x, r),
                    weight(weightName, {size("E")}));
  }
  Term attention(Term x) {
    std::vector<Index> heads{size("E"), size("H"), size("D")};
    Term q = b.contract("se,ehd->hsd", x, weight("wq", heads));
    Term k = b.contract("se,ehd->hsd", x, weight("wk", heads));
    Term v = b.contract("se,ehd->hsd", x, weight("wv", heads));
    Term e = b.exp(b.contract("hsd,htd->hst", q, k));
    Term o = b.contract("hst,htd->hsd", b.divide(e, b.sum(e, 2)), v);
    return b.contract("hsd,hde->se", o,
                      weight("wo", {size("H"), size("D"), size("E")}));
  }
  Term feedForward(Term x) {
    std::vector<Index> wide{size("E"), size("F")};
    Term gate = b.matmul(x, weight("w1", wide));
    Term up = b.matmul(x, weight("w2", wide));
    return b.matmul(b.multiply(b.silu(gate), up),
                    weight("w3", {size("F"), size("E")}));
  }

  Builder &b;
  std::string suffix;
};

const std::map<std::string, int64_t> sizes{
    {"Q", 128}, {"E", 256}, {"H", 4}, {"D", 64}, {"F", 1024}};

TEST(CutProgram, CutsOnTheResidualStreamAndSharesLayers) {
  Exploring e;
  Model model(e.builder, 2);
  Program program = e.builder.program({model.result}, sizes);
  std::vector<ProgramPart> parts = cutProgram(e.operators, program);
  ASSERT_EQ(parts.size(), 4u);
  for (const ProgramPart &part : parts) {
    // One tensor leaves each: that on the residual stream.
    EXPECT_EQ(part.results.size(), 1u);
    EXPECT_EQ(program.types[part.results[0]], model.result->type);
  }
  EXPECT_EQ(parts[2].sharedWith, 0u);
  EXPECT_EQ(parts[3].sharedWith, 1u);
  EXPECT_EQ(parts.back().results[0], program.results[0]);
}

TEST(CutProgram, ExploresEachDifferentPartOnce) {
  Exploring e;
  Builder &b = e.builder;
  Model model(b, 2);
  Program program = b.program({model.result}, sizes);
  VariantOptions options;
  options.introductions = false;
  auto found = findVariantsByParts(e.operators, program, Numerics::Real,
                                   e.proofs, options);
  ASSERT_TRUE(found);
  ASSERT_EQ(found->parts.size(), 4u);
  EXPECT_TRUE(found->variants[0] && found->variants[1]);
  EXPECT_FALSE(found->variants[2] || found->variants[3]);
  for (size_t number : {0, 1}) {
    const Graph &graph = found->variants[number]->graph;
    EXPECT_GT(graph.log().size(), 3u);
    EXPECT_TRUE(recheck(graph).disagreements.empty());
    // A division is past a contraction now: one of rank 2 or 3 that divides
    // what a contraction makes.
    bool scaleAfter = false;
    for (NodeId id = 0; id != graph.nodeCount(); ++id) {
      const GraphNode &node = graph.node(id);
      const auto *map = e.operators.as<Map>(node.attribute);
      if (!node.alive || !map ||
          e.operators.single(map->body) != ScalarOp::Divide)
        continue;
      for (NodeId below : graph[node.operands[0]].nodes)
        scaleAfter |= e.operators.kind(graph.node(below).attribute) ==
                      OperatorKind::Contraction;
    }
    EXPECT_TRUE(scaleAfter) << "part " << number;
  }
}

TEST(CutProgram, KeepsSmallProgramsWhole) {
  Exploring e;
  Program program = e.program(e.kernel("13"));
  std::vector<ProgramPart> parts = cutProgram(e.operators, program);
  ASSERT_EQ(parts.size(), 1u);
  EXPECT_EQ(parts[0].program.results.size(), program.results.size());
  EXPECT_EQ(parts[0].results, program.results);
}

} // namespace
