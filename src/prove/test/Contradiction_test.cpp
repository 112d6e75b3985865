#include "prove/Contradiction.h"
#include "prove/LinearRows.h"

#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

#include <random>

using namespace tesela;
using namespace tesela::prove;

namespace {

/// Small random rows over three columns.
llvm::SmallVector<LinearRow, 16> randomRows(std::mt19937 &random) {
  llvm::SmallVector<LinearRow, 16> rows;
  for (unsigned i = 0, count = 2 + random() % 6; i != count; ++i) {
    LinearRow row;
    for (unsigned column = 0; column != 3; ++column)
      if (int64_t value = int64_t(random() % 7) - 3)
        row.terms.push_back({column, value});
    row.constant = int64_t(random() % 13) - 6;
    rows.push_back(row);
  }
  return rows;
}

bool hold(llvm::ArrayRef<LinearRow> rows, std::array<int64_t, 3> at) {
  return llvm::all_of(rows, [&](const LinearRow &row) {
    int64_t sum = row.constant;
    for (auto [column, value] : row.terms)
      sum += value * at[column];
    return sum <= 0;
  });
}

bool haveSmallSolution(llvm::ArrayRef<LinearRow> rows) {
  for (int64_t x = -8; x <= 8; ++x)
    for (int64_t y = -8; y <= 8; ++y)
      for (int64_t z = -8; z <= 8; ++z)
        if (hold(rows, {x, y, z}))
          return true;
  return false;
}

TEST(LinearRowsTest, WhatHasASolutionDoesNotContradict) {
  std::mt19937 random(3);
  unsigned contradictions = 0, missed = 0;
  for (unsigned i = 0; i != 3000; ++i) {
    auto rows = randomRows(random);
    bool solved = haveSmallSolution(rows), found = contradict(rows);
    EXPECT_FALSE(solved && found);
    contradictions += found;
    missed += !solved && !found; // solutions lie further out, or are fractions
  }
  EXPECT_GT(contradictions, 300u);
  EXPECT_LT(missed, contradictions / 3);
}

TEST(LinearRowsTest, BoundsAreRounded) {
  // 2 x <= 1 and 1 <= 2 x: only by a half.
  LinearRow above{{{0, 2}}, -1}, below{{{0, -2}}, 1};
  EXPECT_TRUE(contradict({above, below}));
  EXPECT_FALSE(contradict({above}));
}

TEST(LinearRowsTest, NothingIsSaidOfWhatLeaves64Bits) {
  LinearRow low{{{0, -INT64_MAX}, {1, 1}}, INT64_MAX};
  LinearRow high{{{0, INT64_MAX - 1}, {1, INT64_MAX}}, INT64_MAX};
  EXPECT_FALSE(contradict({low, high}));
  LinearRow least{{{0, INT64_MIN}}, INT64_MIN};
  EXPECT_FALSE(contradict({least, high}));
}

struct ContradictionTest : testing::Test {
  Terms terms;
  Index K = terms.index(terms.size("K")), T = terms.index(terms.size("T"));
  Index k = terms.index(terms.fresh("k")), t = terms.index(terms.fresh("t"));
  Guard sizes = terms.conjunction(
      {terms.atMost(terms.constant(1), K), terms.atMost(terms.constant(1), T)});

  bool implies(llvm::ArrayRef<Guard> hypotheses, Guard goal) {
    IntegerQuestion question;
    question.hypotheses.push_back(sizes);
    question.hypotheses.append(hypotheses.begin(), hypotheses.end());
    question.goal = goal;
    return isEvident(terms, question);
  }
  bool countsToZero(
      llvm::ArrayRef<std::pair<int64_t, llvm::SmallVector<Guard, 4>>> domains) {
    IntegerQuestion question;
    question.kind = IntegerQuestion::Kind::CountsToZero;
    question.hypotheses = {sizes};
    for (const auto &[coefficient, guards] : domains)
      question.domains.push_back({coefficient, guards});
    return isEvident(terms, question);
  }
};

TEST_F(ContradictionTest, ProductsAndRemainders) {
  Guard inside = terms.conjunction({terms.inRange(k, K), terms.inRange(t, T)});
  Index flat = terms.add(terms.multiply(k, T), t);
  EXPECT_TRUE(implies(inside, terms.lessThan(flat, terms.multiply(K, T))));
  EXPECT_FALSE(implies(inside, terms.lessThan(flat, terms.multiply(K, K))));
  Guard whole = terms.inRange(k, terms.multiply(K, T));
  EXPECT_TRUE(implies(whole, terms.inRange(terms.modulo(k, T), T)));
  EXPECT_FALSE(implies(whole, terms.inRange(terms.modulo(k, T), K)));
  // Of a divisor that may not be positive nothing is known.
  EXPECT_FALSE(implies({}, terms.atMost({}, terms.modulo(k, t))));
}

TEST_F(ContradictionTest, DivisionsOfDivisions) {
  Index whole = terms.multiply(K, T), count = terms.index(terms.size("M"));
  Guard inside =
      terms.conjunction({terms.inRange(k, terms.multiply(whole, count)),
                         terms.atMost(terms.constant(1), count)});
  Index block = terms.floorDivide(k, whole), rest = terms.modulo(k, whole);
  Index row = terms.floorDivide(rest, T);
  EXPECT_TRUE(implies(inside, terms.lessThan(block, count)));
  EXPECT_TRUE(implies(inside, terms.inRange(row, K)));
  EXPECT_TRUE(
      implies(inside, terms.lessThan(terms.add(terms.multiply(block, K), row),
                                     terms.multiply(K, count))));
  EXPECT_FALSE(implies(inside, terms.inRange(row, T)));
  EXPECT_FALSE(implies(inside, terms.inRange(block, K)));
}

TEST_F(ContradictionTest, CasesAreAllLookedAt) {
  Guard outside = terms.disjunction(
      {terms.atMost(k, terms.constant(-1)), terms.atMost(K, k)});
  EXPECT_TRUE(implies(outside, terms.negate(terms.inRange(k, K))));
  EXPECT_FALSE(implies(outside, terms.atMost(K, k)));
  Guard different = terms.negate(terms.equal(k, t));
  EXPECT_TRUE(implies({different, terms.atMost(k, t)}, terms.lessThan(k, t)));
  EXPECT_FALSE(implies({different}, terms.lessThan(k, t)));
}

TEST_F(ContradictionTest, Counts) {
  Index half = terms.floorDivide(K, terms.constant(2));
  Guard low = terms.inRange(k, half), all = terms.inRange(k, K);
  Guard high = terms.conjunction({terms.atMost(half, k), terms.lessThan(k, K)});
  EXPECT_TRUE(countsToZero({{1, {all}}, {-1, {low}}, {-1, {high}}}));
  EXPECT_FALSE(countsToZero({{1, {all}}, {-1, {low}}, {-2, {high}}}));
  EXPECT_FALSE(countsToZero({{1, {all}}, {-1, {low}}}));
}

} // namespace
