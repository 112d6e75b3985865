#include "plan/Arena.h"

#include <gtest/gtest.h>

#include <random>

namespace tesela::plan {
namespace {

bool meet(const ArenaRequest &a, const ArenaRequest &b) {
  return a.begin <= b.end && b.begin <= a.end;
}

TEST(ArenaTest, ReusesWhatIsFree) {
  std::vector<ArenaRequest> requests = {
      {1000, 0, 1}, {1000, 1, 2}, {1000, 2, 3}};
  EXPECT_EQ(allocateArena(requests), 2048u);
  EXPECT_EQ(requests[0].offset, requests[2].offset);
}

TEST(ArenaTest, NothingOverlaps) {
  std::mt19937 random(1);
  std::vector<ArenaRequest> requests;
  for (int n = 0; n < 200; ++n) {
    int begin = random() % 100;
    requests.push_back(
        {random() % 5000 + 1, begin, begin + int(random() % 20)});
  }
  uint64_t total = allocateArena(requests);
  for (size_t a = 0; a < requests.size(); ++a) {
    EXPECT_LE(requests[a].offset + requests[a].bytes, total);
    EXPECT_EQ(requests[a].offset % 64, 0u);
    for (size_t b = 0; b < a; ++b)
      if (meet(requests[a], requests[b])) {
        bool apart =
            requests[a].offset + requests[a].bytes <= requests[b].offset ||
            requests[b].offset + requests[b].bytes <= requests[a].offset;
        EXPECT_TRUE(apart);
      }
  }
  EXPECT_GE(total, peakOf(requests));
  EXPECT_LE(total, 2 * peakOf(requests));
}

} // namespace
} // namespace tesela::plan
