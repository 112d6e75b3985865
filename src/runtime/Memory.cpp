#include "runtime/Memory.h"

#include "runtime/Guard.h"
#include "runtime/KeptForms.h"
#include "runtime/Machine.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <climits>
#include <cstring>
#include <mutex>
#include <new>
#include <string>
#include <sys/mman.h>

namespace tesela::runtime {
namespace {

constexpr size_t alignment = 64;
constexpr size_t hugePage = size_t{2} << 20;
constexpr size_t chunkBytes = size_t{4} << 20;
constexpr size_t smallest = 64, smallLimit = size_t{1} << 20;
/// Blocks a thread keeps of one size, and bytes.
constexpr size_t cachedBlocks = 64, cachedBytes = size_t{1} << 20;

/// Small sizes: four classes for each doubling, so a quarter is wasted at most.
constexpr unsigned classOf(size_t bytes) {
  if (bytes <= smallest)
    return 0;
  unsigned doubling = std::bit_width(bytes - 1) - 1; // 2^doubling < bytes
  size_t quarter = (bytes - 1 - (size_t{1} << doubling)) >> (doubling - 2);
  return (doubling - 6) * 4 + static_cast<unsigned>(quarter) + 1;
}
constexpr size_t classBytes(unsigned index) {
  if (index == 0)
    return smallest;
  unsigned doubling = (index - 1) / 4 + 6, quarter = (index - 1) % 4 + 1;
  size_t bytes =
      (size_t{1} << doubling) + quarter * (size_t{1} << (doubling - 2));
  return (bytes + alignment - 1) / alignment * alignment;
}
constexpr unsigned classCount = classOf(smallLimit) + 1;
static_assert(classBytes(classOf(64)) == 64);
static_assert(classBytes(classOf(65)) == 128);
static_assert(classBytes(classOf(smallLimit)) == smallLimit);

/// Large sizes: whole huge pages, from 16 of them on in steps of an eighth.
size_t roundLarge(size_t bytes) {
  size_t pages = (bytes + hugePage - 1) / hugePage;
  if (pages > 16) {
    size_t step = std::bit_floor(pages) / 8;
    pages = (pages + step - 1) / step * step;
  }
  return pages * hugePage;
}

/// Sizes as roundLarge makes them, numbered from the least.
constexpr size_t largeClass(size_t bytes) {
  size_t pages = bytes / hugePage;
  if (pages <= 16)
    return pages - 1;
  auto doubling = static_cast<size_t>(std::bit_width(pages)) - 1;
  return 8 * (doubling - 2) + (pages >> (doubling - 3)) - 8;
}
static_assert(largeClass(16 * hugePage) == 15);
static_assert(largeClass(18 * hugePage) == 17);
static_assert(largeClass(30 * hugePage) == 23);
static_assert(largeClass(32 * hugePage) == 24);
constexpr size_t largeBytes(size_t index) {
  if (index < 16)
    return (index + 1) * hugePage;
  size_t doubling = index / 8 + 2;
  return ((8 + index % 8) << (doubling - 3)) * hugePage;
}
static_assert(largeBytes(17) == 18 * hugePage);
static_assert(largeBytes(24) == 32 * hugePage);
/// What a process can address; no limit lies above it.
constexpr size_t addressable = size_t{1} << 47;
constexpr size_t largeClasses = largeClass(addressable) + 1;

/// Free blocks, linked through their first bytes: giving one back needs no
/// memory and so cannot fail.
class FreeList {
public:
  bool empty() const { return !first; }
  size_t size() const { return count; }
  void push(void *data) {
    first = new (data) Node{first};
    ++count;
  }
  void *pop() {
    Node *node = first;
    first = node->next;
    --count;
    return node;
  }
  void moveTo(FreeList &other, size_t most) {
    for (size_t left = std::min(most, count); left > 0; --left)
      other.push(pop());
  }

private:
  struct Node {
    Node *next;
  };
  Node *first = nullptr;
  size_t count = 0;
};

/// Maps `bytes`, a multiple of a huge page, at a huge-page boundary.
void *mapPages(size_t bytes) {
  if (bytes > SIZE_MAX - hugePage)
    return nullptr;
  void *raw = mmap(nullptr, bytes + hugePage, PROT_READ | PROT_WRITE,
                   MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (raw == MAP_FAILED)
    return nullptr;
  auto address = reinterpret_cast<uintptr_t>(raw);
  uintptr_t aligned = (address + hugePage - 1) / hugePage * hugePage;
  if (aligned > address)
    munmap(raw, aligned - address);
  if (size_t tail = address + hugePage - aligned)
    munmap(reinterpret_cast<void *>(aligned + bytes), tail);
  auto result = reinterpret_cast<void *>(aligned);
  madvise(result, bytes, MADV_HUGEPAGE);
  return result;
}

/// What all threads share. Never destroyed: blocks may outlive main().
struct Pool {
  struct SmallClass {
    std::mutex mutex;
    FreeList free;
  };
  SmallClass classes[classCount];

  std::mutex chunkMutex;
  char *chunk = nullptr, *chunkEnd = nullptr;

  std::mutex largeMutex;
  FreeList large[largeClasses];
  uint64_t pooled = 0;

  std::atomic<uint64_t> inUse = 0, peak = 0, allocations = 0, largest = 0;
  uint64_t limit, poolLimit;

  Pool()
      : limit(std::min<uint64_t>(
            environmentBytes("TESELA_MEMORY_LIMIT", machineMemory()),
            addressable)),
        poolLimit(environmentBytes("TESELA_POOL_LIMIT", machineMemory() / 4)) {}

  static Pool &get() {
    static Pool *pool = new Pool;
    return *pool;
  }

  void *cutSmall(unsigned index) {
    std::lock_guard lock(chunkMutex);
    size_t bytes = classBytes(index);
    if (static_cast<size_t>(chunkEnd - chunk) < bytes) {
      auto fresh = static_cast<char *>(mapPages(chunkBytes));
      if (!fresh)
        return nullptr;
      chunk = fresh;
      chunkEnd = fresh + chunkBytes;
    }
    return std::exchange(chunk, chunk + bytes);
  }

  /// Moves up to `count` free blocks into `to`.
  void takeSmall(unsigned index, FreeList &to, size_t count) {
    SmallClass &from = classes[index];
    std::lock_guard lock(from.mutex);
    from.free.moveTo(to, count);
  }
  void giveSmall(unsigned index, FreeList &from, size_t count) {
    SmallClass &to = classes[index];
    std::lock_guard lock(to.mutex);
    from.moveTo(to.free, count);
  }

  void *takeLarge(size_t bytes) {
    {
      std::lock_guard lock(largeMutex);
      if (FreeList &free = large[largeClass(bytes)]; !free.empty()) {
        pooled -= bytes;
        return free.pop();
      }
      // What is kept must not push the process over its limit.
      uint64_t used = inUse.load(std::memory_order_relaxed);
      trimLocked(used < limit ? limit - used : 0);
    }
    if (void *data = mapPages(bytes))
      return data;
    trim(0);
    return mapPages(bytes);
  }
  void giveLarge(void *data, size_t bytes) {
    std::lock_guard lock(largeMutex);
    large[largeClass(bytes)].push(data);
    pooled += bytes;
    trimLocked(poolLimit);
  }
  void trim(uint64_t keep) {
    std::lock_guard lock(largeMutex);
    trimLocked(keep);
  }
  /// Frees the largest first: few calls, much memory.
  void trimLocked(uint64_t keep) {
    for (size_t i = largeClasses; i-- > 0 && pooled > keep;)
      while (pooled > keep && !large[i].empty()) {
        munmap(large[i].pop(), largeBytes(i));
        pooled -= largeBytes(i);
      }
  }
};

struct ThreadCache {
  FreeList free[classCount];
  ~ThreadCache();
};
thread_local bool cacheGone = false; // during the end of a thread
thread_local ThreadCache cache;

ThreadCache::~ThreadCache() {
  cacheGone = true;
  for (unsigned i = 0; i < classCount; ++i)
    if (!free[i].empty())
      Pool::get().giveSmall(i, free[i], free[i].size());
}

size_t cacheCapacity(unsigned index) {
  return std::clamp<size_t>(cachedBytes / classBytes(index), 1, cachedBlocks);
}

void *allocateSmall(unsigned index) {
  Pool &pool = Pool::get();
  if (cacheGone) {
    FreeList one;
    pool.takeSmall(index, one, 1);
    return one.empty() ? pool.cutSmall(index) : one.pop();
  }
  FreeList &mine = cache.free[index];
  if (mine.empty())
    pool.takeSmall(index, mine, cacheCapacity(index) / 2 + 1);
  if (mine.empty())
    return pool.cutSmall(index);
  return mine.pop();
}

void releaseSmall(void *data, uint64_t index) {
  Pool &pool = Pool::get();
  pool.inUse.fetch_sub(classBytes(index), std::memory_order_relaxed);
  if (cacheGone) {
    FreeList one;
    one.push(data);
    pool.giveSmall(index, one, 1);
    return;
  }
  FreeList &mine = cache.free[index];
  size_t capacity = cacheCapacity(index);
  if (mine.size() >= capacity)
    pool.giveSmall(index, mine, (capacity + 1) / 2);
  mine.push(data);
}

void releaseLarge(void *data, uint64_t bytes) {
  Pool &pool = Pool::get();
  pool.inUse.fetch_sub(bytes, std::memory_order_relaxed);
  pool.giveLarge(data, bytes);
}

void raise(std::atomic<uint64_t> &maximum, uint64_t value) {
  uint64_t old = maximum.load(std::memory_order_relaxed);
  while (old < value &&
         !maximum.compare_exchange_weak(old, value, std::memory_order_relaxed))
    ;
}

Error noRoom(size_t bytes, const Pool &pool) {
  return {ErrorCode::ResourceExhausted,
          "out of memory: cannot allocate " + std::to_string(bytes) + " bytes",
          "",
          std::to_string(pool.inUse.load()) + " bytes are in use, " +
              std::to_string(pool.limit) + " are allowed (TESELA_MEMORY_LIMIT)",
          "donate arguments, use smaller batches, or recompute instead of "
          "keeping intermediate results"};
}

/// Of what the pool allows the system gives no more: a limit of the process, or
/// of what it runs in.
Error refusedBySystem(size_t bytes) {
  return {ErrorCode::ResourceExhausted,
          "out of memory: cannot allocate " + std::to_string(bytes) + " bytes",
          "", "the system gives this process no more",
          "higher limits of memory and processes, or smaller batches"};
}

} // namespace

Result<Block> allocate(size_t bytes) {
  Result<Block> block = allocateSpare(bytes);
  while (!block && bytes <= Pool::get().limit && KeptForms::giveUp())
    block = allocateSpare(bytes);
  return block;
}

Result<Block> allocateSpare(size_t bytes) {
  Pool &pool = Pool::get();
  bool small = bytes <= smallLimit;
  if (bytes > pool.limit)
    return noRoom(bytes, pool);
  unsigned index = small ? classOf(bytes) : 0;
  size_t taken = small ? classBytes(index) : roundLarge(bytes);
  uint64_t inUse =
      pool.inUse.fetch_add(taken, std::memory_order_relaxed) + taken;
  void *data = nullptr;
  if (inUse <= pool.limit)
    data = small ? allocateSmall(index) : pool.takeLarge(taken);
  if (!data) {
    pool.inUse.fetch_sub(taken, std::memory_order_relaxed);
    return inUse <= pool.limit ? refusedBySystem(bytes) : noRoom(bytes, pool);
  }
  if (guarding()) [[unlikely]]
    std::memset(data, guardPattern, bytes);
  raise(pool.peak, inUse);
  raise(pool.largest, bytes);
  pool.allocations.fetch_add(1, std::memory_order_relaxed);
  return Block(data, bytes, small ? releaseSmall : releaseLarge,
               small ? index : taken);
}

MemoryStatistics memoryStatistics() {
  Pool &pool = Pool::get();
  std::lock_guard lock(pool.largeMutex);
  return {pool.inUse,       pool.peak,    pool.pooled,
          pool.allocations, pool.largest, pool.limit};
}

void resetPeakMemory() {
  Pool &pool = Pool::get();
  pool.peak = pool.inUse.load();
}

void trimMemory() { Pool::get().trim(0); }

} // namespace tesela::runtime
