// Parts of values, gathers and reshapes: what the moves of MoveRanges.cpp do,
// and what import makes of reshapes.
#include "Exploring.h"

#include "nugraph/DissolveReshapes.h"
#include "nugraph/Ranges.h"

using namespace tesela;
using namespace tesela::nugraph;
using namespace tesela::nugraph::test;

namespace {

struct Parts : testing::Test {
  Exploring e;
  Builder &b = e.builder;
  Index m = b.size("M"), n = b.size("N"), k = b.size("K"),
        none = e.terms.constant(0);

  Graph graph(Term result, GraphOptions options = {}) {
    return e.graph({"parts", {result}, {}, {}, {}}, options);
  }
  /// A number made of an input of P x Q: its sizes are sizes of the program.
  Term other() { return b.sum(b.sum(b.input("s", "PQ"), 1), 0); }
  /// P lies within `whole`.
  GraphOptions inside(Index whole) {
    GraphOptions options;
    options.assumptions.push_back(
        {e.terms.add(b.size("P"), e.terms.constant(1)), whole});
    return options;
  }
  /// The steps of one move in a graph explored with the general moves and
  /// `families`.
  unsigned steps(Graph &graph, llvm::StringRef move,
                 std::vector<Family> families = {}) {
    explore(graph, e.proofs, {Level::General, std::move(families), {}});
    return llvm::count_if(graph.log(),
                          [&](const Step &step) { return step.move == move; });
  }
  bool holds(Graph &graph, Term term) {
    return graph.lookup(b.in(graph, term)) == graph.roots()[0];
  }
  /// Does the prover say that the two are equal?
  bool areEqual(Graph &graph, Term left, Term right) {
    return nugraph::prove(graph, cutWindow(graph, b.in(graph, left),
                                           b.in(graph, right), true))
               .verdict == prove::Verdict::Proved;
  }
};

TEST_F(Parts, OfAConcatenationAreItsParts) {
  Term x = b.input("x", "MK"), y = b.input("y", "NK");
  Index p = b.size("P");
  Term both = b.concatenate(0, x, y), part = b.slice(both, 0, m, p);
  Graph graph = this->graph(b.multiply(part, other()), inside(n));
  Ranges ranges(graph);
  EXPECT_EQ(ranges.slice(b.in(graph, both), 0, m, n), b.in(graph, y));
  EXPECT_EQ(steps(graph, "narrow"), 1u);
  EXPECT_TRUE(holds(graph, b.multiply(b.slice(y, 0, none, p), other())));
  // One row off it is another value, which the prover knows.
  Index one = e.terms.constant(1);
  EXPECT_TRUE(areEqual(graph, b.slice(both, 0, m, n), y));
  EXPECT_FALSE(
      areEqual(graph, b.slice(both, 0, e.terms.subtract(m, one), n), y));
}

TEST_F(Parts, OfPartsAreParts) {
  Term x = b.input("x", "MK");
  Index p = b.size("P"), rest = e.terms.subtract(m, p), half = b.size("Q");
  Term low = b.slice(x, 0, p, half),
       high = b.slice(x, 0, e.terms.add(p, half), e.terms.subtract(rest, half));
  GraphOptions options = inside(m);
  options.assumptions.push_back({e.terms.add(half, e.terms.constant(1)), rest});
  Graph graph = this->graph(
      b.exp(b.multiply(b.concatenate(0, low, high), other())), options);
  EXPECT_EQ(steps(graph, "join neighbours"), 1u);
  auto result = [&](Term part) { return b.exp(b.multiply(part, other())); };
  EXPECT_TRUE(holds(graph, result(b.slice(x, 0, p, rest))));
  EXPECT_FALSE(holds(graph, result(b.concatenate(0, high, low))));
}

TEST_F(Parts, OfMasksAreMasksOrNumbers) {
  Term mask = b.mask(b.size("T")); // 1 where row <= column
  Index t = b.size("T"), p = b.size("P"), rest = e.terms.subtract(t, p);
  Graph graph = this->graph(
      b.multiply(b.slice(b.matmul(mask, b.input("x", "TK")), 0, none, p),
                 other()),
      inside(t));
  Ranges ranges(graph);
  Ref whole = b.in(graph, mask);
  auto block = [&](Index row, Index rows, Index column, Index columns) {
    return ranges.slice(ranges.slice(whole, 0, row, rows), 1, column, columns);
  };
  EXPECT_TRUE(ranges.isZero(block(p, rest, none, p)));
  Ref square = block(p, rest, p, rest);
  EXPECT_EQ(e.operators.kind(graph.attribute(square)), OperatorKind::Mask);
  EXPECT_EQ(e.operators.kind(graph.attribute(block(none, p, p, rest))),
            OperatorKind::Fill);
}

TEST_F(Parts, AreSummedEachForItself) {
  Term x = b.input("x", "MK"), y = b.input("y", "MN");
  Index p = b.size("P"), kn = e.terms.add(k, n);
  Term z = b.input("z", {m, p}), w = b.input("w", {e.terms.add(kn, p), m});
  Term all = b.concatenate(1, b.concatenate(1, x, y), z);
  Graph graph = this->graph(b.matmul(all, w));
  EXPECT_GE(steps(graph, "cut at borders"), 1u);
  EXPECT_TRUE(holds(graph, b.add(b.add(b.matmul(x, b.slice(w, 0, none, k)),
                                       b.matmul(y, b.slice(w, 0, k, n))),
                                 b.matmul(z, b.slice(w, 0, kn, p)))));
}

TEST_F(Parts, OfOneOperandMeetPartsOfTheOther) {
  Term x = b.input("x", "MK"), y = b.input("y", "NK");
  Index both = e.terms.add(m, n);
  Term v = b.input("v", {both, k});
  Graph graph = this->graph(b.maximum(b.concatenate(0, x, y), v));
  EXPECT_GE(steps(graph, "cut at borders"), 1u);
  EXPECT_TRUE(
      holds(graph, b.concatenate(0, b.maximum(x, b.slice(v, 0, none, m)),
                                 b.maximum(y, b.slice(v, 0, m, n)))));
}

TEST_F(Parts, OfMaskedSumsAreBlocks) {
  Index t = b.size("T"), half = b.size("T0"), rest = e.terms.subtract(t, half);
  Term x = b.input("x", "TK"), y = b.input("y", {t, t});
  Term masked = b.multiply(b.mask(t), y); // rows up to columns
  Graph graph = this->graph(b.matmul(masked, x));
  EXPECT_GE(steps(graph, "split into blocks", {Family::Split}), 1u);
  auto block = [&](Index row, Index rows, Index column, Index columns) {
    return b.slice(b.slice(y, 0, row, rows), 1, column, columns);
  };
  Term low = b.slice(x, 0, none, half), high = b.slice(x, 0, half, rest);
  Term first = b.add(
      b.matmul(b.multiply(b.mask(half), block(none, half, none, half)), low),
      b.matmul(block(none, half, half, rest), high));
  Term second =
      b.matmul(b.multiply(b.mask(rest), block(half, rest, half, rest)), high);
  EXPECT_TRUE(holds(graph, b.concatenate(0, first, second)));
  EXPECT_FALSE(holds(graph, b.concatenate(0, second, first)));
}

TEST_F(Parts, OfContractionsAreProductsToo) {
  using enum semantics::ScalarOp;
  Term q = b.input("q", "MK"), y = b.input("y", "NK");
  Term left = b.input("left", "M"), right = b.input("right", "N");
  auto outer = [&](Term a, Term c) {
    return b.binary(Multiply, {0}, {1}, a, c);
  };
  Term scores = b.contract("ik,jk->ij", q, y);
  Graph graph = this->graph(b.add(scores, outer(left, right)));
  EXPECT_GE(steps(graph, "one more term"), 1u);
  Index one = e.terms.constant(1);
  auto longer = [&](Term side, Term factor) {
    return b.concatenate(1, side, b.broadcast(factor, 1, one));
  };
  EXPECT_TRUE(
      holds(graph, b.contract("ik,jk->ij", longer(q, left), longer(y, right))));
  EXPECT_FALSE(holds(graph, b.contract("ik,jk->ij", longer(q, left),
                                       longer(y, b.negate(right)))));
}

TEST_F(Parts, OfDifferencesAreOuterProducts) {
  using enum semantics::ScalarOp;
  Term slope = b.input("slope", "K");
  Term row = b.input("row", "M"), column = b.input("column", "N");
  Term distance = b.binary(Subtract, {1}, {0}, column, row);
  Graph graph = this->graph(b.binary(Multiply, {0}, {1, 2}, slope, distance));
  EXPECT_GE(steps(graph, "push"), 1u);
  auto outer = [&](Term a) { return b.binary(Multiply, {0}, {1}, slope, a); };
  EXPECT_TRUE(holds(
      graph, b.binary(Subtract, {0, 2}, {0, 1}, outer(column), outer(row))));
}

struct Windows : Parts {
  Term x = b.input("x", {m});
  Term window(int64_t start, unsigned count) { // of x, after `start`
    Index length = e.terms.subtract(m, e.terms.constant(3));
    Term sum = nullptr;
    for (unsigned k = 0; k != count; ++k) {
      Term part = b.slice(x, 0, e.terms.constant(start + k), length);
      sum = sum ? b.add(sum, part) : part;
    }
    return sum;
  }
  GraphOptions atLeastFour() {
    GraphOptions options;
    options.assumptions.push_back({e.terms.constant(4), m});
    return options;
  }
};

TEST_F(Windows, AreDifferencesOfRunningSumsAndSumsOfPairs) {
  Graph graph = this->graph(window(0, 4), atLeastFour());
  EXPECT_GE(steps(graph, "windows"), 2u);
  Index one = e.terms.constant(1), length = e.terms.subtract(m, one),
        three = e.terms.constant(3), shorter = e.terms.subtract(m, three);
  Term sums = b.make(Pad{0, one, none, 0}, {b.scan(x, 0)});
  Term low = b.slice(sums, 0, none, shorter);
  auto upTo = [&](int64_t end) {
    return b.subtract(b.slice(sums, 0, e.terms.constant(end), shorter), low);
  };
  EXPECT_TRUE(holds(graph, upTo(4)));
  EXPECT_FALSE(holds(graph, upTo(3)));
  Term pairs = b.add(b.slice(x, 0, none, length), b.slice(x, 0, one, length));
  EXPECT_TRUE(
      holds(graph, b.add(b.slice(pairs, 0, none, shorter),
                         b.slice(pairs, 0, e.terms.constant(2), shorter))));
}

TEST_F(Windows, WithAGapAreNone) {
  Graph graph = this->graph(b.add(window(0, 2), window(3, 1)), atLeastFour());
  EXPECT_EQ(steps(graph, "windows"), 0u);
}

// ---------------------------------------------------------------- reshapes

TEST_F(Parts, MergedAxesAreLettersOfTheirOwn) {
  Term u = b.input("u", "MKN"), w = b.input("w", "KNP");
  Term merged = b.contract("ij,jk->ik", b.merge(u, 1), b.merge(w, 0));
  Program program = b.program({merged}, {});
  dissolveReshapes(e.operators, program);
  ASSERT_EQ(program.nodes.size(), 3u);
  const auto *product = e.operators.as<Contraction>(program.nodes[2].attribute);
  ASSERT_TRUE(product);
  EXPECT_EQ(product->left.size(), 3u);
  EXPECT_EQ(product->right.size(), 3u);
  EXPECT_EQ(product->output.size(), 2u);
}

TEST_F(Parts, AnOperandOfFullLengthIsSplitToMatch) {
  Term u = b.input("u", "MKN"), v = b.input("v", {m, e.terms.multiply(k, n)});
  Term result = b.split(b.multiply(b.merge(u, 1), v), 1, k, n);
  Program program = b.program({result}, {});
  dissolveReshapes(e.operators, program);
  EXPECT_EQ(e.operators.kind(program.nodes[program.results[0]].attribute),
            OperatorKind::Map);
  // Blocks of another size: the axis has to be whole in between.
  Term other = b.split(b.multiply(b.merge(u, 1), v), 1, n, k);
  program = b.program({other}, {});
  dissolveReshapes(e.operators, program);
  EXPECT_EQ(e.operators.kind(program.nodes[program.results[0]].attribute),
            OperatorKind::Split);
  EXPECT_EQ(program.types[program.results[0]].shape, (Shape{m, n, k}));
}

} // namespace
