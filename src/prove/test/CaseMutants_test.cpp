// Mutants of the true questions of tests/prove/cases: none that is proved has a
// counterexample.
//
// TESELA_PROVE_MUTANTS and TESELA_PROVE_SEED make a longer or another run;
// TESELA_PROVE_SHOW=1 prints every mutant that is proved.
#include "ProblemFile.h"
#include "RandomChange.h"
#include "RandomProgram.h"
#include "TestSettings.h"

#include "ir/Dialects.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"

#include "gtest/gtest.h"

namespace tesela::prove {

namespace {

struct Counts {
  unsigned unchanged = 0, notProved = 0, provedEqual = 0, provedFalsely = 0;
};

/// One mutant of one result of `file`.
void tryMutant(const ProblemFile &file, mlir::MLIRContext &context,
               std::mt19937_64 &random, Counts &counts) {
  Terms terms;
  std::unique_ptr<EncodedPair> pair = problemOf(file, terms, context);
  if (!pair || pair->problem.right.empty())
    return;
  Problem &problem = pair->problem;
  Value &result = problem.right[random() % problem.right.size()];
  Term before = elementOf(problem, result);
  ChangedTerm mutant = mutate(terms, before, random);
  if (mutant.term == before) {
    ++counts.unchanged;
    return;
  }
  result = changedValue(terms, result, [&](Term) { return mutant.term; });
  Options prover, samples;
  prover.refute = false;
  samples.budget.refuterSamples = 200;
  Answer answer = check(problem, prover);
  if (answer.verdict != Verdict::Proved) {
    ++counts.notProved;
    return;
  }
  std::optional<Counterexample> example = refute(problem, samples);
  ++(example ? counts.provedFalsely : counts.provedEqual);
  if (setting("TESELA_PROVE_SHOW", 0))
    std::printf("%s %s: %s\n", file.name.c_str(),
                name(answer.grade).str().c_str(), mutant.change.c_str());
  EXPECT_FALSE(example) << file.name << " is proved "
                        << name(answer.grade).str() << " after "
                        << mutant.change << "\n"
                        << shown(problem) << shown(*example);
}

} // namespace

TEST(CaseMutants, NoneWithACounterexampleIsProved) {
  std::vector<ProblemFile> files = problemFiles("cases");
  llvm::erase_if(files, [](const ProblemFile &file) {
    return !llvm::StringRef(file.expectation).starts_with("PROVED");
  });
  ASSERT_FALSE(files.empty());
  mlir::DialectRegistry registry;
  ir::registerDialects(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  mlir::ScopedDiagnosticHandler quiet(&context,
                                      [](mlir::Diagnostic &) { return; });
  Counts counts;
  for (uint64_t number = 0; number < wantedMutants(); ++number) {
    std::mt19937_64 random(seed() * 5'000'011 + number);
    tryMutant(files[number % files.size()], context, random, counts);
  }
  std::printf("%u not proved, %u proved and without a counterexample, "
              "%u proved falsely, %u unchanged\n",
              counts.notProved, counts.provedEqual, counts.provedFalsely,
              counts.unchanged);
  EXPECT_EQ(counts.provedFalsely, 0u);
  EXPECT_GT(counts.notProved, counts.provedEqual);
}

} // namespace tesela::prove
