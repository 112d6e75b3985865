// A word to the thread sanitizer. Debian's oneTBB is not compiled for it, so it
// does not see that a task begins after it was handed out and ends before the
// call that hands out returns. Both sides say so with one HandOver each:
//
//     HandOver begun, ended;
//     begun.leave();
//     tbb::parallel_for(..., [&] { begun.take(); ...; ended.leave(); });
//     ended.take();
//
// Nothing in other builds.
#pragma once

#ifdef __has_feature
#if __has_feature(thread_sanitizer)
#include <sanitizer/tsan_interface.h>
#define TESELA_THREAD_SANITIZER
#endif
#endif

namespace tesela {

class HandOver {
public:
#ifdef TESELA_THREAD_SANITIZER
  void leave() { __tsan_release(this); }
  void take() { __tsan_acquire(this); }
#else
  void leave() {}
  void take() {}
#endif
};

} // namespace tesela
