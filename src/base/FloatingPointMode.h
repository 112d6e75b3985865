// How this thread's floating-point unit rounds and treats subnormal numbers.
#pragma once

#if defined(__SSE__)
#include <immintrin.h>
#endif

namespace tesela {

/// While it lives, the thread computes as IEEE 754 says: rounding to nearest,
/// subnormals kept, no traps. A caller may have set something else (JAX
/// compiles on threads that flush subnormals), and folded constants, kernels
/// and the threads that join in would take it over.
class StandardFloatingPoint {
public:
#if defined(__SSE__)
  StandardFloatingPoint() : before(_mm_getcsr()) { _mm_setcsr(kStandard); }
  ~StandardFloatingPoint() { _mm_setcsr(before); }
#else
  StandardFloatingPoint() = default;
#endif
  StandardFloatingPoint(const StandardFloatingPoint &) = delete;
  StandardFloatingPoint &operator=(const StandardFloatingPoint &) = delete;

private:
#if defined(__SSE__)
  static constexpr unsigned kStandard = 0x1F80; // every exception masked
  unsigned before;
#endif
};

} // namespace tesela
