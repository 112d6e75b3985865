#include "prove/ProblemText.h"

#include "gtest/gtest.h"

using namespace tesela;
using namespace tesela::prove;

namespace {

/// x @ w against its transposed self, with names and an order of making to
/// choose.
struct Program {
  Terms terms;
  std::string x = "x", w = "w", m = "M", k = "K", n = "N";
  bool makeNoiseFirst = false, exchange = false, positive = false;
  ElementType type = ElementType::F32;
  std::vector<Guard> assumptions;

  ProblemText text() {
    if (makeNoiseFirst) {
      terms.tensor(w, type);
      terms.index(terms.size(n));
      terms.add(terms.index(terms.size(k)), terms.index(terms.size(m)));
      terms.read(terms.tensor(w, type),
                 {terms.bound(0), terms.index(terms.output(1))}, type);
    }
    Problem problem{.terms = terms};
    Input left{.tensor = terms.tensor(x, type), .positive = positive};
    Input right{.tensor = terms.tensor(w, type)};
    Index M = terms.index(terms.size(m)), K = terms.index(terms.size(k));
    Index N = terms.index(terms.size(n));
    left.shape = {M, K};
    right.shape = {K, N};
    problem.inputs = {left, right};
    Value value{.type = type, .shape = {M, N}};
    value.at = [&, K](llvm::ArrayRef<Index> i) {
      Variable v = terms.fresh("k");
      Term a = terms.read(left.tensor, {i[0], terms.index(v)}, type);
      Term b = terms.read(right.tensor, {terms.index(v), i[1]}, type);
      return terms.reduce(Reduction::Sum, v, K,
                          exchange ? terms.multiply(b, a)
                                   : terms.multiply(a, b));
    };
    problem.left = problem.right = {value};
    problem.assumptions = assumptions;
    return problemText(problem);
  }
};

TEST(ProblemText, NamesDoNotMatter) {
  Program plain, renamed;
  renamed.x = "activations";
  renamed.w = "x";
  renamed.m = "N";
  renamed.n = "M";
  ProblemText a = plain.text(), b = renamed.text();
  EXPECT_EQ(a.text, b.text);
  EXPECT_EQ(a.tensors, (std::vector<std::string>{"x", "w"}));
  EXPECT_EQ(b.tensors, (std::vector<std::string>{"activations", "x"}));
  ASSERT_EQ(a.sizes.size(), b.sizes.size());
}

TEST(ProblemText, TheOrderOfMakingDoesNotMatter) {
  Program plain, noisy, exchanged;
  noisy.makeNoiseFirst = true;
  exchanged.exchange = true;
  EXPECT_EQ(plain.text().text, noisy.text().text);
  EXPECT_EQ(plain.text().text, exchanged.text().text);
}

TEST(ProblemText, WhatMattersShows) {
  Program plain;
  std::string text = plain.text().text;
  Program typed, positive, same, assuming;
  typed.type = ElementType::BF16;
  EXPECT_NE(typed.text().text, text);
  positive.positive = true;
  EXPECT_NE(positive.text().text, text);
  same.n = "K"; // a square matrix
  EXPECT_NE(same.text().text, text);
  Index K = assuming.terms.index(assuming.terms.size("K"));
  assuming.assumptions = {assuming.terms.atMost(assuming.terms.constant(2), K)};
  EXPECT_NE(assuming.text().text, text);
  std::string two = assuming.text().text;
  assuming.assumptions = {assuming.terms.atMost(assuming.terms.constant(3), K)};
  EXPECT_NE(assuming.text().text, two);
}

} // namespace
