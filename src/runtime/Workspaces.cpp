#include "runtime/Workspaces.h"

#include "runtime/Threads.h"

#include <algorithm>
#include <bit>
#include <thread>

namespace tesela::runtime {

/// As many as `lent` has bits: with more threads than that some wait.
constexpr unsigned most = 64;

static unsigned countFor(int64_t tasks) {
  int64_t threads = std::min(threadCount(), most);
  return static_cast<unsigned>(std::clamp<int64_t>(tasks, 1, threads));
}

/// Neighbours share no page, and do not begin at the same place of one.
static uint64_t strideFor(uint64_t bytes) {
  return (bytes + 4095) / 4096 * 4096 + 64;
}

uint64_t Workspaces::bytesFor(uint64_t bytes, int64_t tasks) {
  return bytes ? strideFor(bytes) * countFor(tasks) : 0;
}

Result<Workspaces> Workspaces::make(uint64_t bytes, int64_t tasks) {
  if (bytes > SIZE_MAX / 2 / most)
    bytes = SIZE_MAX / 2 / most; // more than there is, and refused as such
  unsigned count = countFor(tasks);
  uint64_t stride = strideFor(bytes);
  Result<Block> block = allocate(stride * count);
  if (!block)
    return std::move(block.error());
  return Workspaces(std::move(*block), stride, count);
}

unsigned Workspaces::borrow() {
  uint64_t all = count == 64 ? ~uint64_t{0} : (uint64_t{1} << count) - 1;
  uint64_t now = lent.load(std::memory_order_relaxed);
  while (true) {
    uint64_t free = ~now & all;
    if (!free) {
      std::this_thread::yield();
      now = lent.load(std::memory_order_relaxed);
      continue;
    }
    auto number = static_cast<unsigned>(std::countr_zero(free));
    if (lent.compare_exchange_weak(now, now | uint64_t{1} << number,
                                   std::memory_order_acquire))
      return number;
  }
}

} // namespace tesela::runtime
