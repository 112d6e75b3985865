// What is read as a sum of products and put together again is the same value,
// and what products have in common is taken out.
#include "Exploring.h"

#include "nugraph/SumOfProducts.h"

using namespace tesela;
using namespace tesela::nugraph;
using namespace tesela::nugraph::test;
using semantics::ScalarOp;

namespace {

constexpr Reading whole{
    .sums = true, .levels = 6, .whole = true, .factors = 8, .products = 12};

/// A program of one result, and what is read of its root.
struct Case {
  Case(Exploring &e, Term root)
      : graph(e.graph({"", {root}, {}, {}, {}})), target(graph.roots()[0]),
        read(graph, target, graph.first(target), whole) {}

  bool agrees(Ref ref) {
    for (unsigned number = 0; number != sampleCount; ++number) {
      const Sample *mine = graph.sample(ref, number);
      const Sample *wanted = graph.sample(Ref::ofClass(target), number);
      if (!mine || !wanted || !agree(*mine, *wanted))
        return false;
    }
    return graph.type(ref) == graph[target].type;
  }

  /// What the graph holds as a class.
  Ref onClasses(Ref ref) {
    if (std::optional<ClassId> known = graph.lookup(ref))
      return Ref::ofClass(*known);
    llvm::SmallVector<Ref, 2> operands(graph.operands(ref));
    for (Ref &operand : operands)
      operand = onClasses(operand);
    return graph.make(graph.attribute(ref), operands);
  }

  Graph graph;
  ClassId target;
  SumOfProducts read;
};

struct SumsOfProducts : testing::Test {
  Exploring e;
  Builder &b = e.builder;
  Term x = b.input("x", "MK"), y = b.input("y", "MK"), w = b.input("w", "KN"),
       v = b.input("v", "KN"), m = b.input("m", "M"), n = b.input("n", "N");

  Term times(AccessMap ofA, AccessMap ofB, Term a, Term c) {
    return b.binary(ScalarOp::Multiply, ofA, ofB, a, c);
  }
  Term plus(AccessMap ofA, AccessMap ofB, Term a, Term c) {
    return b.binary(ScalarOp::Add, ofA, ofB, a, c);
  }
  Term minus(AccessMap ofA, AccessMap ofB, Term a, Term c) {
    return b.binary(ScalarOp::Subtract, ofA, ofB, a, c);
  }
  Term rowMean(Term a, llvm::StringRef extent) {
    return b.over(b.sum(a, 1), b.size(extent));
  }
  /// Is `wanted` among what `forms` makes of `root`?
  bool factors(Term root, Term wanted) {
    Case one(e, root);
    Ref known = one.onClasses(b.in(one.graph, wanted));
    return llvm::any_of(one.read.factored(8),
                        [&](Ref form) { return one.onClasses(form) == known; });
  }
};

TEST_F(SumsOfProducts, AreTheSameValueInEveryForm) {
  Term h = plus({0, 1}, {1}, b.matmul(x, w), n);
  Term centred = minus({0, 1}, {0}, h, rowMean(h, "N"));
  Term u = b.input("u", {b.terms.add(b.size("L"), b.terms.constant(4))});
  auto shifted = [&](int64_t by) {
    return b.slice(u, 0, b.terms.constant(by), b.size("L"));
  };
  Term p = b.slice(b.multiply(u, u), 0, b.terms.constant(2), b.size("L"));
  for (Term root :
       {centred, b.multiply(centred, h), b.sum(b.multiply(h, h), 1),
        b.divide(centred, m), b.add(b.matmul(x, w), b.matmul(x, v)),
        b.subtract(b.add(p, shifted(0)), b.multiply(shifted(1), shifted(2))),
        b.contract("ik,jk->ij", minus({0, 1}, {0}, x, rowMean(x, "K")),
                   minus({0, 1}, {0}, x, m)),
        times({0, 1}, {0}, b.subtract(b.matmul(x, w), b.matmul(y, v)), m)}) {
    Case one(e, root);
    EXPECT_FALSE(one.read.products().empty());
    EXPECT_TRUE(one.agrees(one.read.before()));
    std::vector<Ref> forms = one.read.factored(8);
    llvm::append_range(forms, one.read.apart());
    if (std::optional<Ref> expanded = one.read.expanded())
      forms.push_back(*expanded);
    EXPECT_FALSE(forms.empty());
    for (Ref form : forms)
      EXPECT_TRUE(one.agrees(form)) << one.graph.text(form);
  }
}

TEST_F(SumsOfProducts, GiveWhatTheyHaveInCommon) {
  Term xw = b.matmul(x, w), xv = b.matmul(x, v);
  EXPECT_TRUE(factors(b.add(xw, xv), b.matmul(x, b.add(w, v))) ||
              factors(b.add(xw, xv), b.matmul(x, b.add(v, w))));
  // A third one between them that has nothing of it.
  Term other = times({0}, {1}, m, n);
  Case one(e, b.add(b.add(xw, other), xv));
  EXPECT_TRUE(llvm::any_of(one.read.factored(8), [&](Ref form) {
    std::string text = one.graph.text(form);
    return llvm::StringRef(text).count("contraction") == 1;
  }));
  // Centred weights.
  EXPECT_TRUE(factors(minus({0, 1}, {0}, xw, rowMean(xw, "N")),
                      b.matmul(x, minus({0, 1}, {0}, w, rowMean(w, "N")))));
}

// A matrix along the last two of three dimensions and a vector along the last,
// the next value, once had the same code: they counted as a common factor, and
// letters were read that the vector does not have.
TEST_F(SumsOfProducts, TellMatricesFromVectors) {
  Builder other{e.operators};
  Term a = other.input("a", "MK"), c = other.input("c", "K"),
       x = other.input("x", "LMK"), y = other.input("y", "LMK");
  Term both = other.binary(ScalarOp::Multiply, {0, 1}, {1}, a, c);
  Case one(
      e, other.add(other.binary(ScalarOp::Multiply, {1, 2}, {0, 1, 2}, both, x),
                   other.binary(ScalarOp::Multiply, {2}, {0, 1, 2}, c, y)));
  EXPECT_EQ(one.read.products().size(), 2u);
  std::vector<Ref> forms = one.read.factored(8);
  EXPECT_FALSE(forms.empty());
  for (Ref form : forms)
    EXPECT_TRUE(one.agrees(form)) << one.graph.text(form);
}

TEST_F(SumsOfProducts, ThatHaveNothingInCommonStayApart) {
  Case one(e, b.add(b.matmul(x, w), b.matmul(y, v)));
  for (Ref form : one.read.factored(8)) {
    std::string text = one.graph.text(form);
    EXPECT_EQ(llvm::StringRef(text).count("contraction"), 2u) << text;
  }
}

TEST_F(SumsOfProducts, CountWhatIsSummedOverNothing) {
  Term wide = b.make(Broadcast{1, b.size("K")}, {m});
  Case one(e, b.sum(b.add(x, wide), 1));
  bool counts = false;
  for (const Product &product : one.read.products())
    counts |= product.times.size() == 1 && product.summed.empty();
  EXPECT_TRUE(counts);
}

TEST_F(SumsOfProducts, AreSeparatedByTheLettersTheyLieAlong) {
  // (x - m) (k - m)^2 and the like: a row's part comes last.
  Term scores = b.contract("ik,jk->ij", x, b.input("k", "NK"));
  Case one(e, minus({0, 1}, {0}, b.add(scores, times({0}, {1}, m, n)), m));
  std::vector<Ref> forms = one.read.apart();
  ASSERT_EQ(forms.size(), 1u);
  const auto *last = e.operators.as<Map>(one.graph.attribute(forms[0]));
  ASSERT_TRUE(last);
  EXPECT_EQ(e.operators.single(last->body), ScalarOp::Subtract);
  EXPECT_EQ(last->maps[1], AccessMap{0});
}

TEST_F(SumsOfProducts, HaveTheSameFactorsEverywhere) {
  // g is one factor though one of its uses lies deeper than the other.
  Term g = b.contract("ik,jk->ij", x, x);
  Term gg = b.matmul(g, g);
  Term y = b.input("u", "MN");
  Case one(e, b.matmul(b.add(g, gg), y));
  SumOfProducts read(
      one.graph, one.target, one.graph.first(one.target),
      {.sums = true, .levels = 2, .whole = true, .factors = 8, .products = 12});
  Ref wanted =
      one.onClasses(b.in(one.graph, b.matmul(g, b.add(y, b.matmul(g, y)))));
  Ref other =
      one.onClasses(b.in(one.graph, b.matmul(g, b.add(b.matmul(g, y), y))));
  EXPECT_TRUE(llvm::any_of(read.factored(8), [&](Ref form) {
    return one.onClasses(form) == wanted || one.onClasses(form) == other;
  }));
}

TEST_F(SumsOfProducts, OfOneMatrixAreProvedEqual) {
  // x x' x x' x from either side.
  Term left = b.contract("ik,jk->ij", x, x);
  Term right = b.contract("ki,kj->ij", x, x);
  Graph graph = e.graph({"", {b.matmul(b.matmul(left, left), x)}, {}, {}, {}});
  Ref before = b.in(graph, b.matmul(b.matmul(left, left), x));
  Ref after = b.in(graph, b.matmul(x, b.matmul(right, right)));
  EXPECT_TRUE(e.proofs.decide(graph, cutWindow(graph, before, after, false))
                  .isProved());
  Ref wrong = b.in(graph, b.matmul(x, b.matmul(right, b.transpose(right))));
  EXPECT_TRUE(e.proofs.decide(graph, cutWindow(graph, before, wrong, false))
                  .isProved()); // symmetric
  Ref other = b.in(graph, b.matmul(x, right));
  EXPECT_FALSE(e.proofs.decide(graph, cutWindow(graph, before, other, false))
                   .isProved());
}

TEST_F(SumsOfProducts, AreKnownToBeSymmetricWhereTheyAre) {
  for (bool same : {true, false}) {
    Term gram = b.contract("ik,jk->ij", x, same ? x : y);
    Graph graph = e.graph({"", {b.exp(gram)}, {}, {}, {}});
    explore(graph, e.proofs, {Level::General, {Family::Open}, {}});
    std::optional<ClassId> known = graph.lookup(b.in(graph, gram));
    std::optional<ClassId> turned =
        graph.lookup(b.in(graph, b.transpose(gram)));
    ASSERT_TRUE(known);
    EXPECT_EQ(turned == known, same);
  }
}

TEST_F(SumsOfProducts, ReadCountersAlongTheirDimension) {
  // scores + m_i (column - row): the row's part comes last.
  Index n = b.size("N");
  TensorType square{ElementType::F32, {n, n}};
  Term row = b.make(Iota{0, square}, {}), column = b.make(Iota{1, square}, {});
  Term slope = b.input("slope", std::vector<Index>{});
  Term bias = times({}, {0, 1}, slope, b.subtract(column, row));
  Case one(e, b.add(b.input("scores", "NN"), bias));
  std::vector<Ref> forms = one.read.apart();
  EXPECT_EQ(forms.size(), 2u);
  for (Ref form : forms) {
    EXPECT_TRUE(one.agrees(form));
    const auto *last = e.operators.as<Map>(one.graph.attribute(form));
    ASSERT_TRUE(last);
    EXPECT_TRUE(llvm::any_of(last->maps, [](const AccessMap &access) {
      return access.size() == 1;
    }));
  }
}

TEST_F(SumsOfProducts, LeaveOutDiagonals) {
  // (a + I) v = a v + v, and the rows of a + I sum to one more.
  Index k = b.size("K");
  TensorType square{ElementType::F32, {k, k}};
  Term identity =
      b.make(Mask{Mask::Kind::Diagonal, b.terms.constant(0), square}, {});
  Term a = b.input("a", "KK"), rows = b.input("rows", "KN");
  Case one(e, b.matmul(b.add(a, identity), rows));
  Ref wanted = one.onClasses(b.in(one.graph, b.add(b.matmul(a, rows), rows)));
  Ref other = one.onClasses(b.in(one.graph, b.add(rows, b.matmul(a, rows))));
  std::optional<Ref> expanded = one.read.expanded();
  ASSERT_TRUE(expanded);
  EXPECT_TRUE(one.agrees(*expanded));
  Ref found = one.onClasses(*expanded);
  EXPECT_TRUE(found == wanted || found == other) << one.graph.text(found);
  Case sums(e, b.sum(b.add(a, identity), 1));
  std::optional<Ref> plusOne = sums.read.expanded();
  ASSERT_TRUE(plusOne);
  EXPECT_TRUE(sums.agrees(*plusOne));
  EXPECT_FALSE(llvm::StringRef(sums.graph.text(*plusOne)).contains("mask"));
  // A diagonal of one value stays: a[i, i] is no product.
  Case trace(e, b.sum(b.multiply(a, identity), 1));
  std::optional<Ref> stays = trace.read.expanded();
  ASSERT_TRUE(stays);
  EXPECT_TRUE(trace.agrees(*stays));
  ASSERT_EQ(trace.read.products().size(), 1u);
  EXPECT_EQ(trace.read.products()[0].factors.size(), 2u);
  // That of a product does not.
  Case inner(
      e, b.sum(b.multiply(b.contract("ik,jk->ij", rows, rows), identity), 1));
  std::optional<Ref> squares = inner.read.expanded();
  ASSERT_TRUE(squares);
  EXPECT_TRUE(inner.agrees(*squares));
  EXPECT_FALSE(llvm::StringRef(inner.graph.text(*squares)).contains("mask"));
}

TEST_F(SumsOfProducts, AreCentredWhereAMeanIsTakenOff) {
  // x x' / M - m m' of the means m of the columns of x.
  Term mean = b.over(b.sum(x, 0), b.size("M"));
  Term moments = b.over(b.contract("ki,kj->ij", x, x), b.size("M"));
  Case one(e, b.subtract(moments,
                         b.binary(ScalarOp::Multiply, {0}, {1}, mean, mean)));
  Term d = minus({0, 1}, {1}, x, mean);
  Ref wanted = one.onClasses(
      b.in(one.graph, b.over(b.contract("ki,kj->ij", d, d), b.size("M"))));
  std::vector<Ref> forms = one.read.centred(4);
  for (Ref form : forms)
    EXPECT_TRUE(one.agrees(form)) << one.graph.text(form);
  EXPECT_TRUE(llvm::any_of(
      forms, [&](Ref form) { return one.onClasses(form) == wanted; }));
  // Nothing to centre about.
  Case other(e, b.contract("ki,kj->ij", x, x));
  EXPECT_TRUE(other.read.centred(4).empty());
}

} // namespace
