#include "runtime/Threads.h"

#include "base/PlainThreads.h"
#include "runtime/Machine.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>
#include <pthread.h>
#include <tbb/blocked_range.h>
#include <tbb/global_control.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

namespace tesela::runtime {
namespace {

/// Never destroyed: kernels may still run while statics are.
struct Team {
  std::mutex mutex;
  std::atomic<unsigned> count;
  std::atomic<tbb::task_arena *> arena = nullptr; // one of the following
  std::map<unsigned, std::unique_ptr<tbb::task_arena>> arenas;
  std::unique_ptr<tbb::global_control> control;

  Team() {
    resize(environmentCount("TESELA_NUM_THREADS", machineCores()));
    // Only the forking thread lives on in a child; waiting for the others
    // would never end.
    pthread_atfork(nullptr, nullptr, [] { get().count = 1; });
  }
  void resize(unsigned threads) {
    std::lock_guard lock(mutex);
    threads = std::max(threads, 1u);
    // Others may be at work meanwhile, so there is always an arena, and the one
    // they are in must not go away: one of each size stays.
    std::unique_ptr<tbb::task_arena> &sized = arenas[threads];
    if (!sized)
      sized = std::make_unique<tbb::task_arena>(static_cast<int>(threads));
    arena = sized.get();
    count = threads;
    // More threads than cores are allowed where someone asks for them.
    control = std::make_unique<tbb::global_control>(
        tbb::global_control::max_allowed_parallelism, threads);
  }
  static Team &get() {
    static Team *team = new Team;
    return *team;
  }
};

} // namespace

unsigned threadCount() { return Team::get().count; }
void setThreadCount(unsigned count) { Team::get().resize(count); }

void parallelFor(int64_t count, double nanosecondsEach, RangeBody body) {
  double total = static_cast<double>(count) * nanosecondsEach;
  if (count <= 1 || total < 2 * smallestShare)
    return body(0, count);
  Team &team = Team::get();
  unsigned threads = team.count;
  if (threads == 1)
    return body(0, count);
  // A few ranges per thread even out what the estimate gets wrong.
  auto ranges = static_cast<int64_t>(
      std::min<double>(total / smallestShare, 4.0 * threads));
  int64_t grain = std::max<int64_t>((count + ranges - 1) / ranges, 1);
  if constexpr (threadSanitizer)
    return onPlainThreads(threads, count, grain, body);
  team.arena.load()->execute([&] {
    tbb::parallel_for(
        tbb::blocked_range<int64_t>(0, count, static_cast<size_t>(grain)),
        [&](const tbb::blocked_range<int64_t> &range) {
          body(range.begin(), range.end());
        },
        tbb::simple_partitioner());
  });
}

} // namespace tesela::runtime
