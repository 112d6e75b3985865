// Memory that a library function needs while it works, from the pool, so that
// it counts against the limit and its lack is an Error.
#pragma once

#include "runtime/Memory.h"

#include <algorithm>
#include <mutex>
#include <optional>

namespace tesela::runtime {

/// `count` elements of arbitrary contents.
template <typename T> class Scratch {
public:
  static Result<Scratch> make(size_t count) {
    // More than there is, and refused as such.
    count = std::min(count, SIZE_MAX / sizeof(T));
    Result<Block> block = allocate(count * sizeof(T));
    if (!block)
      return std::move(block.error());
    return Scratch(std::move(*block));
  }
  T *data() const { return static_cast<T *>(block.data()); }
  size_t size() const { return block.bytes() / sizeof(T); }
  T &operator[](size_t i) const { return data()[i]; }
  Block release() && { return std::move(block); }

private:
  explicit Scratch(Block block) : block(std::move(block)) {}
  Block block;
};

/// The first error of tasks that run at the same time.
class FirstError {
public:
  void note(Error error) {
    std::lock_guard lock(mutex);
    if (!first)
      first = std::move(error);
  }
  void note(Result<void> result) {
    if (!result)
      note(std::move(result.error()));
  }
  /// Once all tasks have ended.
  Result<void> result() {
    return first ? Result<void>(std::move(*first)) : success();
  }

private:
  std::mutex mutex;
  std::optional<Error> first;
};

} // namespace tesela::runtime
