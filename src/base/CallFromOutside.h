// Order that callers make and the thread sanitizer does not see. Programs that
// are not compiled for it (Python, JAX) hand an object from one thread to the
// next by means of their own: that one call had ended before another began is
// all that can be known. Calls that overlap are checked against each other.
#pragma once

#include "base/PlainThreads.h"

#ifdef TESELA_THREAD_SANITIZER
#include <sanitizer/tsan_interface.h>
#endif

namespace tesela {

/// Lives while a function that others call runs.
class CallFromOutside {
public:
#ifdef TESELA_THREAD_SANITIZER
  CallFromOutside() { __tsan_acquire(&place); }
  ~CallFromOutside() { __tsan_release(&place); }

private:
  static inline char place;
#else
  CallFromOutside() {}
#endif
  CallFromOutside(const CallFromOutside &) = delete;
  CallFromOutside &operator=(const CallFromOutside &) = delete;
};

} // namespace tesela
