// What generated code may call. Anything else is refused, so that loading an
// object cannot reach arbitrary functions of the process.
#include "runtime/Interrupt.h"
#include "runtime/ObjectCode.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <iterator>

// Of the compiler's support library; no header declares them. Half floats
// travel in vector registers, as _Float16 does.
extern "C" {
float __extendhfsf2(_Float16);
_Float16 __truncsfhf2(float);
_Float16 __truncdfhf2(double);
__int128 __divti3(__int128, __int128);
__int128 __modti3(__int128, __int128);
unsigned __int128 __udivti3(unsigned __int128, unsigned __int128);
unsigned __int128 __umodti3(unsigned __int128, unsigned __int128);
float __powisf2(float, int);
double __powidf2(double, int);
}

/// The upper half of a float, rounded to nearest even; NaN stays NaN.
static uint16_t roundToBrain(float value) {
  auto bits = std::bit_cast<uint32_t>(value);
  if (std::isnan(value))
    return static_cast<uint16_t>(bits >> 16 | 0x40);
  return static_cast<uint16_t>((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

// Conversions to bf16 that the support library of GCC 12 lacks; weak, so that
// a newer one's are taken where there are any. A bf16 is returned in the low
// bits of xmm0, as _Float16 is.
extern "C" __attribute__((weak)) _Float16 __truncsfbf2(float value) {
  return std::bit_cast<_Float16>(roundToBrain(value));
}
/// Through a float rounded to odd, so that the two roundings are as one.
extern "C" __attribute__((weak)) _Float16 __truncdfbf2(double value) {
  auto single = static_cast<float>(value);
  if (!std::isnan(value) && static_cast<double>(single) != value &&
      !std::isinf(single)) {
    auto bits = std::bit_cast<uint32_t>(single);
    if (std::abs(static_cast<double>(single)) > std::abs(value))
      --bits;
    single = std::bit_cast<float>(bits | 1);
  }
  return std::bit_cast<_Float16>(roundToBrain(single));
}

namespace tesela::runtime {
namespace {

struct Entry {
  std::string_view name;
  void *address;
};

#define UNARY(name)                                                            \
  {#name, reinterpret_cast<void *>(static_cast<double (*)(double)>(name))}, {  \
    #name "f", reinterpret_cast<void *>(&name##f)                              \
  }
#define BINARY(name)                                                           \
  {#name,                                                                      \
   reinterpret_cast<void *>(static_cast<double (*)(double, double)>(name))},   \
  {                                                                            \
    #name "f", reinterpret_cast<void *>(&name##f)                              \
  }
#define PLAIN(name) {#name, reinterpret_cast<void *>(&name)}

const Entry entries[] = {
    PLAIN(memcmp),
    {"memcpy",
     reinterpret_cast<void *>(
         static_cast<void *(*)(void *, const void *, size_t)>(std::memcpy))},
    PLAIN(memmove),
    PLAIN(memset),
    UNARY(acos),
    UNARY(acosh),
    UNARY(asin),
    UNARY(asinh),
    UNARY(atan),
    UNARY(atanh),
    UNARY(cbrt),
    UNARY(ceil),
    UNARY(cos),
    UNARY(cosh),
    UNARY(erf),
    UNARY(erfc),
    UNARY(exp),
    UNARY(exp2),
    UNARY(expm1),
    UNARY(fabs),
    UNARY(floor),
    UNARY(lgamma),
    UNARY(log),
    UNARY(log10),
    UNARY(log1p),
    UNARY(log2),
    UNARY(nearbyint),
    UNARY(rint),
    UNARY(round),
    UNARY(roundeven),
    UNARY(sin),
    UNARY(sinh),
    UNARY(sqrt),
    UNARY(tan),
    UNARY(tanh),
    UNARY(tgamma),
    UNARY(trunc),
    BINARY(atan2),
    BINARY(copysign),
    BINARY(fdim),
    BINARY(fmax),
    BINARY(fmin),
    BINARY(fmod),
    BINARY(hypot),
    BINARY(nextafter),
    BINARY(pow),
    BINARY(remainder),
    {"fma", reinterpret_cast<void *>(
                static_cast<double (*)(double, double, double)>(fma))},
    {"fmaf", reinterpret_cast<void *>(&fmaf)},
    {"ldexp",
     reinterpret_cast<void *>(static_cast<double (*)(double, int)>(ldexp))},
    {"ldexpf", reinterpret_cast<void *>(&ldexpf)},
    {"frexp",
     reinterpret_cast<void *>(static_cast<double (*)(double, int *)>(frexp))},
    {"frexpf", reinterpret_cast<void *>(&frexpf)},
    {"sincos", reinterpret_cast<void *>(&sincos)},
    {"sincosf", reinterpret_cast<void *>(&sincosf)},
    PLAIN(__extendhfsf2),
    PLAIN(__truncsfhf2),
    PLAIN(__truncdfhf2),
    PLAIN(__truncsfbf2),
    PLAIN(__truncdfbf2),
    PLAIN(__divti3),
    PLAIN(__modti3),
    PLAIN(__udivti3),
    PLAIN(__umodti3),
    PLAIN(__powisf2),
    PLAIN(__powidf2),
    // Long loops ask from time to time whether to go on.
    {"tesela_interrupted", reinterpret_cast<void *>(&interrupted)},
};

} // namespace

void *externalSymbol(std::string_view name) {
  static const auto &table = *new std::map<std::string_view, void *>([] {
    std::map<std::string_view, void *> map;
    for (const Entry &entry : entries)
      map.emplace(entry.name, entry.address);
    return map;
  }());
  auto found = table.find(name);
  return found == table.end() ? nullptr : found->second;
}

} // namespace tesela::runtime
