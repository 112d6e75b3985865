#include "runtime/Threads.h"

#include <atomic>
#include <gtest/gtest.h>
#include <thread>

namespace tesela::runtime {
namespace {

/// There are always threads to work with, also while their number changes.
TEST(Threads, AreResizedWhileOthersWork) {
  unsigned before = threadCount();
  std::atomic<bool> stop = false;
  std::atomic<int64_t> wrong = 0;
  std::thread worker([&] {
    while (!stop) {
      std::atomic<int64_t> sum = 0;
      parallelFor(100, 1e6, [&](int64_t begin, int64_t end) {
        for (int64_t i = begin; i < end; ++i)
          sum += i;
      });
      wrong += sum != 4950;
    }
  });
  for (unsigned i = 0; i < 50; ++i) {
    setThreadCount(2 + i % 3);
    std::this_thread::yield();
  }
  stop = true;
  worker.join();
  EXPECT_EQ(wrong, 0);
  setThreadCount(before);
}

} // namespace
} // namespace tesela::runtime
