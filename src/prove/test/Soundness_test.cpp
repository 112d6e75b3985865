// Proofs against samples: what is proved has no counterexample, and what is
// equal by construction is not refuted.
//
// TESELA_PROVE_MUTANTS and TESELA_PROVE_SEED make a longer or another run.
#include "RandomChange.h"
#include "RandomProgram.h"
#include "TestSettings.h"

#include "gtest/gtest.h"

namespace tesela::prove {

namespace {

ElementType someType(std::mt19937_64 &random) {
  return random() % 3 ? ElementType::F32 : ElementType::S32;
}

/// A random program and itself after a few changes that keep its value.
Problem equalProblem(Terms &terms, std::mt19937_64 &random) {
  Problem problem = randomProblem(terms, random, someType(random));
  for (unsigned step = 1 + random() % 4; step; --step)
    problem.right[0] = changedValue(terms, problem.right[0], [&](Term term) {
      return rewriteEqually(terms, term, random).term;
    });
  return problem;
}

} // namespace

TEST(Soundness, EqualProgramsAreNotRefuted) {
  uint64_t programs = wantedMutants() / 2;
  for (uint64_t number = 0; number < programs; ++number) {
    Terms terms;
    std::mt19937_64 random(seed() * 1'000'003 + number);
    Problem problem = equalProblem(terms, random);
    std::optional<Counterexample> example = refute(problem);
    ASSERT_FALSE(example) << "program " << number << "\n"
                          << shown(problem) << shown(*example);
  }
}

TEST(Soundness, MostMutantsAreRefuted) {
  unsigned refuted = 0, total = 0;
  for (uint64_t number = 0; number < wantedMutants() / 2; ++number) {
    Terms terms;
    std::mt19937_64 random(seed() * 2'000'003 + number);
    Problem problem = randomProblem(terms, random, someType(random));
    Term before = elementOf(problem, problem.right[0]);
    problem.right[0] = changedValue(terms, problem.right[0], [&](Term term) {
      return mutate(terms, term, random).term;
    });
    if (elementOf(problem, problem.right[0]) == before)
      continue;
    ++total;
    refuted += refute(problem).has_value();
  }
  std::printf("%u mutants, %u refuted\n", total, refuted);
  EXPECT_GT(refuted * 10, total * 7);
}

TEST(Soundness, NoMutantWithACounterexampleIsProved) {
  Options prover, samples;
  prover.refute = false;
  samples.budget.refuterSamples = 200;
  unsigned total = 0, proved = 0;
  for (uint64_t number = 0; number < wantedMutants() / 2; ++number) {
    Terms terms;
    std::mt19937_64 random(seed() * 3'000'003 + number);
    Problem problem = equalProblem(terms, random);
    std::string change;
    problem.right[0] = changedValue(terms, problem.right[0], [&](Term term) {
      ChangedTerm mutant = mutate(terms, term, random);
      change = mutant.change;
      return mutant.term;
    });
    ++total;
    Answer answer = check(problem, prover);
    if (answer.verdict != Verdict::Proved)
      continue;
    ++proved;
    std::optional<Counterexample> example = refute(problem, samples);
    EXPECT_FALSE(example) << "program " << number << ", " << change << "\n"
                          << name(answer.grade).str() << "\n"
                          << shown(problem) << shown(*example);
  }
  std::printf("%u mutants of random programs, %u proved\n", total, proved);
}

TEST(Soundness, MostEqualProgramsAreProved) {
  Options prover;
  prover.refute = false;
  unsigned total = 0, proved = 0;
  for (uint64_t number = 0; number < wantedMutants() / 4; ++number) {
    Terms terms;
    std::mt19937_64 random(seed() * 4'000'037 + number);
    Problem problem = equalProblem(terms, random);
    ++total;
    Answer answer = check(problem, prover);
    proved += answer.verdict == Verdict::Proved;
    if (answer.verdict != Verdict::Proved && setting("TESELA_PROVE_SHOW", 0))
      std::printf("%s %s\n%s\n", name(answer.verdict).str().c_str(),
                  answer.reason.c_str(), shown(problem).c_str());
  }
  std::printf("%u equal programs, %u proved\n", total, proved);
  EXPECT_GT(proved * 10, total * 8);
}

} // namespace tesela::prove
