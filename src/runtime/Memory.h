// Memory for arrays: a pool of blocks aligned to 64 bytes.
//
// Fresh memory from the system costs a page fault per 4 KiB at first touch,
// which for large arrays is more than the work on them. So freed blocks are
// kept and handed out again, and blocks of 1 MiB and more are made of 2 MiB
// pages (madvise). Blocks below 1 MiB are cut from chunks of 4 MiB and cached
// per thread; larger ones are mappings of their own, kept up to a cap.
//
// Two limits, in bytes, both settable (docs/options.md):
//   TESELA_MEMORY_LIMIT  all blocks in use; default: the machine's memory, or
//                        the cgroup's where that is less
//   TESELA_POOL_LIMIT    large blocks kept unused; default: a quarter of that
// Chunks of small blocks never go back to the system.
#pragma once

#include "base/Error.h"

#include <cstddef>
#include <cstdint>
#include <utility>

namespace tesela::runtime {

/// Owns memory; what is done with it at the end depends on where it came from.
class Block {
public:
  using Release = void (*)(void *data, uint64_t context);

  Block() = default;
  /// Memory of someone else: `release(data, context)` is called at the end.
  Block(void *data, size_t bytes, Release release, uint64_t context)
      : start(data), length(bytes), release(release), context(context) {}
  Block(Block &&other) noexcept { swap(other); }
  Block &operator=(Block &&other) noexcept {
    Block moved(std::move(other));
    swap(moved);
    return *this;
  }
  ~Block() {
    if (release)
      release(start, context);
  }

  void *data() const { return start; }
  size_t bytes() const { return length; }
  explicit operator bool() const { return start != nullptr; }

private:
  void swap(Block &other) noexcept {
    std::swap(start, other.start);
    std::swap(length, other.length);
    std::swap(release, other.release);
    std::swap(context, other.context);
  }

  void *start = nullptr;
  size_t length = 0;
  Release release = nullptr;
  uint64_t context = 0;
};

/// A block of the pool; its contents are arbitrary. ResourceExhausted, naming
/// the bytes asked for, in use and allowed, where there is no room, not even
/// without the forms that are kept of arrays (KeptForms.h).
Result<Block> allocate(size_t bytes);
/// The same, but no form is given up for it.
Result<Block> allocateSpare(size_t bytes);

struct MemoryStatistics {
  uint64_t inUse, peakInUse; // bytes of blocks handed out
  uint64_t pooled;           // bytes of large blocks kept unused
  uint64_t allocations;      // calls of allocate that succeeded
  uint64_t largest;          // bytes of the largest of them
  uint64_t limit;            // most bytes that may be in use
};
MemoryStatistics memoryStatistics();
/// The peak counts anew from what is in use now.
void resetPeakMemory();
/// Gives the large unused blocks back to the system.
void trimMemory();

} // namespace tesela::runtime
