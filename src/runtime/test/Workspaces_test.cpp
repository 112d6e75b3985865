#include "runtime/Threads.h"
#include "runtime/Workspaces.h"

#include <gtest/gtest.h>

#include <set>
#include <thread>
#include <vector>

using namespace tesela::runtime;

namespace {

TEST(Workspaces, TwoLoansAreTwoWorkspaces) {
  setThreadCount(4);
  auto spaces = Workspaces::make(1000, 100);
  ASSERT_TRUE(bool(spaces));
  std::set<std::byte *> seen;
  {
    Workspaces::Loan a(*spaces), b(*spaces), c(*spaces), d(*spaces);
    for (const Workspaces::Loan *loan : {&a, &b, &c, &d})
      seen.insert(static_cast<std::byte *>(loan->data()));
    EXPECT_EQ(seen.size(), 4u);
    std::byte *before = nullptr;
    for (std::byte *each : seen) {
      EXPECT_EQ(reinterpret_cast<uintptr_t>(each) % 64, 0u);
      if (before) {
        EXPECT_GE(each - before, 1000);
      }
      before = each;
    }
  }
  // What was returned is lent again.
  Workspaces::Loan again(*spaces);
  EXPECT_TRUE(seen.contains(static_cast<std::byte *>(again.data())));
  setThreadCount(1);
}

TEST(Workspaces, NoMoreThanTasks) {
  setThreadCount(4);
  EXPECT_EQ(Workspaces::bytesFor(1000, 2) * 2, Workspaces::bytesFor(1000, 9));
  EXPECT_EQ(Workspaces::bytesFor(0, 9), 0u);
  setThreadCount(1);
}

TEST(Workspaces, MoreThreadsThanWorkspacesWait) {
  setThreadCount(2);
  auto spaces = Workspaces::make(sizeof(int), 2);
  ASSERT_TRUE(bool(spaces));
  std::atomic<int> shared = 0;
  std::vector<std::thread> threads;
  for (int number = 0; number < 6; ++number)
    threads.emplace_back([&, number] {
      for (int i = 0; i < 200; ++i) {
        Workspaces::Loan loan(*spaces);
        auto *mine = static_cast<volatile int *>(loan.data());
        *mine = number;
        for (int spin = 0; spin < 50; ++spin)
          shared += *mine != number;
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(shared, 0);
  setThreadCount(1);
}

TEST(Workspaces, MoreThanThereIsIsRefused) {
  auto spaces = Workspaces::make(UINT64_MAX - 10, 1);
  ASSERT_FALSE(bool(spaces));
  EXPECT_EQ(spaces.error().code, tesela::ErrorCode::ResourceExhausted);
}

} // namespace
