// The threads that kernels share, of oneTBB.
//
// One number for the whole process: TESELA_NUM_THREADS, or the client option
// "threads", else the cores the process may use (Machine.h). The caller's
// thread counts as one of them; with 1 nothing is ever handed to another.
#pragma once

#include <cstdint>
#include <memory>
#include <type_traits>

namespace tesela::runtime {

unsigned threadCount();
void setThreadCount(unsigned count);

/// Refers to a callable `void(int64_t begin, int64_t end)` without owning it.
class RangeBody {
public:
  template <typename F>
    requires(!std::is_same_v<std::remove_cvref_t<F>, RangeBody>)
  RangeBody(F &&callable)
      : object(const_cast<void *>(
            static_cast<const void *>(std::addressof(callable)))),
        call([](void *object, int64_t begin, int64_t end) {
          (*static_cast<std::remove_reference_t<F> *>(object))(begin, end);
        }) {}
  void operator()(int64_t begin, int64_t end) const {
    call(object, begin, end);
  }

private:
  void *object;
  void (*call)(void *, int64_t, int64_t);
};

/// Work below this is done on the caller's thread: waking another one takes a
/// good part of it.
constexpr double smallestShare = 25000; // nanoseconds

/// Calls `body` on ranges that cover 0 <= i < count, from several threads where
/// the work, estimated at `nanosecondsEach` per unit, is worth it. Returns when
/// all is done.
void parallelFor(int64_t count, double nanosecondsEach, RangeBody body);

} // namespace tesela::runtime
