// Mutants of the pairs of Cases.cpp: none that is proved has a counterexample.
#include "Cases.h"
#include "RandomChange.h"

#include <chrono>
#include <gtest/gtest.h>

using namespace tesela;
using namespace tesela::prove;
using namespace tesela::prove::test;

namespace {

/// The right side with one random change, and whether it is one.
bool mutateRight(Sizes &sizes, Value &right, std::mt19937_64 &random,
                 std::string &change) {
  Shape outputs;
  for (unsigned i = 0; i < right.shape.size(); ++i)
    outputs.push_back(sizes.terms.index(sizes.terms.output(i)));
  Term before = right.at(outputs);
  ChangedTerm changed = mutate(sizes.terms, before, random);
  right.at = [term = changed.term](At) { return term; };
  change = changed.change;
  return changed.term != before;
}

TEST(Mutants, NoneIsProvedThatHasACounterexample) {
  const char *wanted = std::getenv("TESELA_PROVE_MUTANTS");
  const char *seed = std::getenv("TESELA_PROVE_SEED");
  unsigned rounds = wanted ? unsigned(std::stoul(wanted) / cases().size()) : 3;
  std::mt19937_64 random(seed ? std::stoul(seed) : 1);
  unsigned total = 0, proved = 0, refuted = 0;
  for (unsigned round = 0; round < rounds; ++round)
    for (const Case &given : cases()) {
      Sizes sizes;
      auto [left, right] = given.make(sizes);
      std::string change;
      if (!mutateRight(sizes, right, random, change))
        continue;
      ++total;
      auto start = std::chrono::steady_clock::now();
      bool isProved = sizes.check(left, right).verdict == Verdict::Proved;
      auto end = std::chrono::steady_clock::now();
      double ms =
          std::chrono::duration<double, std::milli>(end - start).count();
      if (ms > 1000)
        printf("%s, %s: %.0f ms\n", given.name, change.c_str(), ms);
      Options options;
      options.budget.refuterSamples = isProved ? 200 : 20;
      std::optional<Counterexample> example = refute(
          {sizes.terms, sizes.inputs, {left}, {right}, sizes.assumptions},
          options);
      proved += isProved;
      refuted += example.has_value();
      EXPECT_FALSE(isProved && example)
          << given.name << ", " << change << ": " << example->left << " and "
          << example->right;
      if (isProved && !example && getenv("TESELA_PROVE_SHOW"))
        printf("equal: %s, %s\n", given.name, change.c_str());
    }
  printf("%u mutants, %u proved, %u refuted\n", total, proved, refuted);
}

} // namespace
