// Proofs against samples: what is proved has no counterexample, and what is
// equal by construction is not refuted.
//
// TESELA_PROVE_MUTANTS and TESELA_PROVE_SEED make a longer or another run.
#include "RandomChange.h"
#include "RandomProgram.h"

#include "gtest/gtest.h"

#include <chrono>
#include <cstdlib>

namespace tesela::prove {

namespace {

uint64_t setting(const char *name, uint64_t otherwise) {
  const char *text = std::getenv(name);
  return text ? std::strtoull(text, nullptr, 10) : otherwise;
}
uint64_t seed() { return setting("TESELA_PROVE_SEED", 1); }
uint64_t wantedMutants() { return setting("TESELA_PROVE_MUTANTS", 1000); }

Term elementOf(const Problem &problem, const Value &value) {
  llvm::SmallVector<Index, 4> outputs;
  for (unsigned d = 0; d < value.shape.size(); ++d)
    outputs.push_back(problem.terms.index(problem.terms.output(d)));
  return value.at(outputs);
}

std::string shown(const Problem &problem) {
  std::string text;
  for (auto [left, right] : llvm::zip(problem.left, problem.right))
    text += "left  " + problem.terms.text(elementOf(problem, left)) +
            "\nright " + problem.terms.text(elementOf(problem, right)) + "\n";
  return text;
}

std::string shown(const Counterexample &example) {
  std::string text = "sizes";
  for (const auto &[name, value] : example.sizes)
    text += " " + name + "=" + std::to_string(value);
  text += ", left " + example.left + ", right " + example.right + "\n ";
  for (const auto &[name, value] : example.elements)
    text += " " + name + "=" + value;
  return text;
}

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

TEST(Soundness, NoMutantIsProvedThatHasACounterexample) {
  unsigned proved = 0;
  for (uint64_t number = 0; number < wantedMutants() / 2; ++number) {
    Terms terms;
    std::mt19937_64 random(seed() * 3'000'017 + number);
    Problem problem = randomProblem(terms, random, someType(random));
    problem.right[0] = changedValue(terms, problem.right[0], [&](Term term) {
      return mutate(terms, term, random).term;
    });
    Options options;
    options.refute = false;
    if (check(problem, options).verdict != Verdict::Proved)
      continue;
    ++proved;
    options.budget.refuterSamples = 200;
    std::optional<Counterexample> example = refute(problem, options);
    ASSERT_FALSE(example) << "program " << number << "\n"
                          << shown(problem) << shown(*example);
  }
  std::printf("%u proved\n", proved);
}

TEST(Soundness, EqualProgramsAreProved) {
  unsigned proved = 0, total = 0;
  for (uint64_t number = 0; number < wantedMutants() / 2; ++number) {
    Terms terms;
    std::mt19937_64 random(seed() * 4'000'037 + number);
    Problem problem = equalProblem(terms, random);
    Options options;
    options.refute = false;
    ++total;
    auto start = std::chrono::steady_clock::now();
    Answer answer = check(problem, options);
    double ms = std::chrono::duration<double, std::milli>(
                    std::chrono::steady_clock::now() - start)
                    .count();
    if (ms > 500 && std::getenv("TESELA_PROVE_SHOW"))
      std::printf("%.0f ms, %llu questions, %s %s\n%s", ms,
                  (unsigned long long)answer.statistics.queries,
                  name(answer.verdict).data(), name(answer.grade).data(),
                  shown(problem).c_str());
    proved += answer.verdict == Verdict::Proved;
    if (answer.verdict != Verdict::Proved && std::getenv("TESELA_PROVE_SHOW"))
      std::printf("%s\n%s", answer.reason.c_str(), shown(problem).c_str());
  }
  std::printf("%u of %u proved\n", proved, total);
  EXPECT_GT(proved * 10, total * 8);
}

} // namespace tesela::prove
