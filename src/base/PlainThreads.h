// What takes oneTBB's place in builds for the thread sanitizer. Debian's oneTBB
// is not compiled for it: the order that its queues and waits make is not seen,
// and every task would look like a race with whoever handed it out. Plain
// threads are understood, so all that Tesela shares between tasks is checked,
// and nothing has to be suppressed.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

namespace tesela {

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define TESELA_THREAD_SANITIZER 1
#endif
#endif
#ifdef TESELA_THREAD_SANITIZER
inline constexpr bool threadSanitizer = true;
#else
inline constexpr bool threadSanitizer = false;
#endif

/// Calls `body(begin, end)` on ranges of `grain` that cover 0 <= i < count,
/// from `threads` threads, the caller's among them.
template <typename F>
void onPlainThreads(unsigned threads, int64_t count, int64_t grain,
                    const F &body) {
  // Relaxed: an order between the tasks would hide races between them.
  std::atomic<int64_t> next = 0;
  auto work = [&] {
    int64_t at;
    while ((at = next.fetch_add(grain, std::memory_order_relaxed)) < count)
      body(at, std::min(at + grain, count));
  };
  std::vector<std::thread> others(threads > 1 ? threads - 1 : 0);
  for (std::thread &other : others)
    other = std::thread(work);
  work();
  for (std::thread &other : others)
    other.join();
}

} // namespace tesela
