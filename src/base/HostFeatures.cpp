#include "base/HostFeatures.h"

#include <cpuid.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace tesela {

namespace {
/// A bit of CPUID: leaf, subleaf, register ('a' to 'd') and number.
struct CpuidBit {
  uint32_t leaf = 0, subleaf = 0;
  char reg = 'a';
  uint8_t bit = 0;
};

/// Registers that the operating system must save for a feature to be usable.
enum class RegisterState : uint8_t { Basic, Avx, Avx512, Amx };

struct KnownFeature {
  std::string_view name;
  CpuidBit bit;
  RegisterState state;
};
} // namespace

static bool cpuidHas(CpuidBit bit) {
  unsigned a = 0, b = 0, c = 0, d = 0;
  // Fails where the leaf is above the highest one.
  if (!__get_cpuid_count(bit.leaf, bit.subleaf, &a, &b, &c, &d))
    return false;
  unsigned word = bit.reg == 'a'   ? a
                  : bit.reg == 'b' ? b
                  : bit.reg == 'c' ? c
                                   : d;
  return (word >> bit.bit) & 1;
}

static uint64_t extendedControlRegister() {
  constexpr CpuidBit osxsave{1, 0, 'c', 27};
  if (!cpuidHas(osxsave))
    return 0;
  uint32_t low, high;
  asm volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return uint64_t(high) << 32 | low;
}

/// Linux gives a process the tile registers only when it asks for them.
static bool requestTiles() {
  constexpr long requestPermission = 0x1023, tileData = 18;
  static const bool granted =
      syscall(SYS_arch_prctl, requestPermission, tileData) == 0;
  return granted;
}

static bool systemSaves(RegisterState state) {
  constexpr uint64_t avx = 0x6, avx512 = 0xe6, tiles = 0x60000;
  static const uint64_t saved = extendedControlRegister();
  switch (state) {
  case RegisterState::Basic:
    return true;
  case RegisterState::Avx:
    return (saved & avx) == avx;
  case RegisterState::Avx512:
    return (saved & avx512) == avx512;
  case RegisterState::Amx:
    return (saved & tiles) == tiles && requestTiles();
  }
  return false;
}

static constexpr KnownFeature knownFeatures[] = {
    {"fma", {1, 0, 'c', 12}, RegisterState::Avx},
    {"f16c", {1, 0, 'c', 29}, RegisterState::Avx},
    {"popcnt", {1, 0, 'c', 23}, RegisterState::Basic},
    {"avx", {1, 0, 'c', 28}, RegisterState::Avx},
    {"bmi", {7, 0, 'b', 3}, RegisterState::Basic},
    {"avx2", {7, 0, 'b', 5}, RegisterState::Avx},
    {"bmi2", {7, 0, 'b', 8}, RegisterState::Basic},
    {"lzcnt", {0x80000001, 0, 'c', 5}, RegisterState::Basic},
    {"avx512f", {7, 0, 'b', 16}, RegisterState::Avx512},
    {"avx512dq", {7, 0, 'b', 17}, RegisterState::Avx512},
    {"avx512cd", {7, 0, 'b', 28}, RegisterState::Avx512},
    {"avx512bw", {7, 0, 'b', 30}, RegisterState::Avx512},
    {"avx512vl", {7, 0, 'b', 31}, RegisterState::Avx512},
    {"avx512vbmi", {7, 0, 'c', 1}, RegisterState::Avx512},
    {"avx512vnni", {7, 0, 'c', 11}, RegisterState::Avx512},
    {"avx512bf16", {7, 1, 'a', 5}, RegisterState::Avx512},
    {"avx512fp16", {7, 0, 'd', 23}, RegisterState::Avx512},
    {"amx-tile", {7, 0, 'd', 24}, RegisterState::Amx},
    {"amx-bf16", {7, 0, 'd', 22}, RegisterState::Amx},
    {"amx-int8", {7, 0, 'd', 25}, RegisterState::Amx},
};

bool hostHas(std::string_view feature) {
  for (const KnownFeature &known : knownFeatures)
    if (known.name == feature)
      return cpuidHas(known.bit) && systemSaves(known.state);
  return false;
}

bool acquireFeatures(std::string_view features) {
  while (!features.empty()) {
    size_t comma = features.find(',');
    std::string_view name = features.substr(0, comma);
    features.remove_prefix(comma == features.npos ? features.size()
                                                  : comma + 1);
    if (!hostHas(name))
      return false;
  }
  return true;
}

uint64_t cacheBytes(int level) {
  long bytes = sysconf(level == 1   ? _SC_LEVEL1_DCACHE_SIZE
                       : level == 2 ? _SC_LEVEL2_CACHE_SIZE
                                    : _SC_LEVEL3_CACHE_SIZE);
  return bytes > 0 ? bytes : 0;
}

} // namespace tesela
