// Each pair of Cases.cpp gets its grade, without the refuter.
#include "Cases.h"

#include <chrono>
#include <gtest/gtest.h>

using namespace tesela;
using namespace tesela::prove;
using namespace tesela::prove::test;

namespace {

class Cases : public testing::TestWithParam<Case> {};

TEST_P(Cases, grade) {
  const Case &given = GetParam();
  Sizes sizes;
  Pair sides = given.make(sizes);
  auto start = std::chrono::steady_clock::now();
  Answer answer = sizes.check(sides.first, sides.second);
  auto end = std::chrono::steady_clock::now();
  RecordProperty(
      "milliseconds",
      int(std::chrono::duration<double, std::milli>(end - start).count()));
  bool proved = answer.verdict == Verdict::Proved;
  std::string grade = proved ? name(answer.grade).str() : "-";
  printf("%-44s %-14s %6.1f ms %4llu questions %s\n", given.name, grade.c_str(),
         std::chrono::duration<double, std::milli>(end - start).count(),
         (unsigned long long)answer.statistics.queries, answer.reason.c_str());
  EXPECT_EQ(grade, given.grade) << answer.reason;
}

INSTANTIATE_TEST_SUITE_P(Prover, Cases,
                         testing::ValuesIn(cases().begin(), cases().end()),
                         [](const testing::TestParamInfo<Case> &info) {
                           std::string result;
                           for (char c : std::string(info.param.name))
                             result += isalnum((unsigned char)c) ? c : '_';
                           return result;
                         });

} // namespace
