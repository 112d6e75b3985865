#include "TensorOperators.h"

#include "prove/ProofCache.h"

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <gtest/gtest.h>

using namespace tesela;
using namespace tesela::prove;
using namespace tesela::prove::test;

namespace {

/// (x + y) z against x z + y z, or against x z + y.
struct Question : Builder {
  std::string x = "x", y = "y", m = "M";
  bool wrong = false;

  Problem problem() {
    Index M = size(m);
    Value a = input(x, {M}), b = input(y, {M}), c = input("z", {M});
    Value left = multiply(add(a, b), c);
    Value right = add(multiply(a, c), wrong ? b : multiply(b, c));
    return {terms, inputs, {left}, {right}, {}};
  }
};

struct CachedCheckTest : testing::Test {
  std::string folder;
  std::unique_ptr<ProofCache> cache;

  void SetUp() override {
    folder = testing::TempDir() + "checks-XXXXXX";
    ASSERT_TRUE(mkdtemp(folder.data()));
    cache = std::make_unique<ProofCache>(folder + "/proofs.sqlite");
  }
  void TearDown() override {
    cache.reset();
    std::filesystem::remove_all(folder);
  }
  Answer ask(Question &&question, Options options = {}) {
    return checkCached(question.problem(), options, cache.get());
  }
};

TEST_F(CachedCheckTest, ProofsAreFoundAgain) {
  Answer first = ask({}), second = ask({});
  EXPECT_FALSE(first.fromCache);
  EXPECT_TRUE(second.fromCache);
  EXPECT_EQ(second.verdict, Verdict::Proved);
  EXPECT_EQ(second.grade, first.grade);
  cache = std::make_unique<ProofCache>(folder + "/proofs.sqlite");
  EXPECT_TRUE(ask({}).fromCache);
}

TEST_F(CachedCheckTest, WithoutACacheEverythingIsProved) {
  cache.reset();
  EXPECT_EQ(ask({}).verdict, Verdict::Proved);
  cache = std::make_unique<ProofCache>("");
  EXPECT_EQ(ask({}).verdict, Verdict::Proved);
  EXPECT_FALSE(ask({}).fromCache);
}

TEST_F(CachedCheckTest, NamesAreTranslated) {
  Question plain, other;
  plain.wrong = other.wrong = true;
  other.x = "y"; // exchanged
  other.y = "x";
  other.m = "Rows";
  Answer first = ask(std::move(plain)), second = ask(std::move(other));
  ASSERT_EQ(first.verdict, Verdict::Refuted);
  ASSERT_TRUE(second.fromCache);
  const Counterexample &a = *first.counterexample, &b = *second.counterexample;
  EXPECT_EQ(a.left, b.left);
  EXPECT_EQ(a.sizes.at("M"), b.sizes.at("Rows"));
  std::string at = "[" + std::to_string(a.index[0]) + "]";
  EXPECT_EQ(a.elements.at("x" + at), b.elements.at("y" + at));
  EXPECT_EQ(a.elements.at("y" + at), b.elements.at("x" + at));
}

TEST_F(CachedCheckTest, UnknownServesSmallerBudgetsOnly) {
  Question wrong;
  wrong.wrong = true;
  Problem problem = wrong.problem();
  Options options;
  options.refute = false; // so that it stays unknown
  auto ask = [&] { return checkCached(problem, options, cache.get()); };
  EXPECT_EQ(ask().verdict, Verdict::Unknown);
  Answer again = ask();
  EXPECT_TRUE(again.fromCache);
  EXPECT_FALSE(again.reason.empty());
  options.budget.products *= 2;
  EXPECT_FALSE(ask().fromCache);
  EXPECT_TRUE(ask().fromCache);
  options.budget.products /= 2;
  EXPECT_TRUE(ask().fromCache);
  options.budget.integers.perQuery += 1;
  EXPECT_FALSE(ask().fromCache);
}

TEST_F(CachedCheckTest, OptionsAndAssumptionsTellQuestionsApart) {
  Options noRefuter;
  noRefuter.refute = false;
  ask({});
  EXPECT_FALSE(ask({}, noRefuter).fromCache);
  Question assuming;
  Problem problem = assuming.problem();
  problem.assumptions = {
      assuming.terms.atMost(assuming.number(7), assuming.size("M"))};
  EXPECT_FALSE(checkCached(problem, {}, cache.get()).fromCache);
  EXPECT_TRUE(checkCached(problem, {}, cache.get()).fromCache);
}

TEST_F(CachedCheckTest, CertificatesAreMadeAnew) {
  ask({});
  Options options;
  options.certificate = true;
  Answer answer = ask({}, options);
  EXPECT_FALSE(answer.fromCache);
  EXPECT_FALSE(answer.certificate.steps.empty());
}

TEST_F(CachedCheckTest, WarmAnswersTakeLittle) {
  Question question;
  Problem problem = question.problem();
  checkCached(problem, {}, cache.get());
  auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < 20; ++i)
    ASSERT_TRUE(checkCached(problem, {}, cache.get()).fromCache);
  std::chrono::duration<double, std::milli> took =
      std::chrono::steady_clock::now() - start;
  EXPECT_LT(took.count() / 20, 1.0);
}

} // namespace
