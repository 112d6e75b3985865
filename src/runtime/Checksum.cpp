#include "runtime/Checksum.h"

#include <cstdio>
#include <cstring>

namespace tesela::runtime {

static uint64_t mix(uint64_t a, uint64_t b) {
  auto product = static_cast<unsigned __int128>(a) * b;
  return static_cast<uint64_t>(product) ^ static_cast<uint64_t>(product >> 64);
}

uint64_t checksum(std::string_view bytes, uint64_t seed) {
  constexpr uint64_t first = 0x9e3779b97f4a7c15, second = 0xd1b54a32d192ed03;
  uint64_t hash = mix(seed ^ first, bytes.size() ^ second);
  while (!bytes.empty()) {
    uint64_t words[2] = {};
    size_t count = bytes.size() < 16 ? bytes.size() : 16;
    std::memcpy(words, bytes.data(), count);
    hash = mix(words[0] ^ hash ^ first, words[1] ^ second);
    bytes.remove_prefix(count);
  }
  return mix(hash ^ second, first);
}

std::string fingerprintOf(std::string_view bytes) {
  char text[33];
  std::snprintf(text, sizeof text, "%016llx%016llx",
                static_cast<unsigned long long>(checksum(bytes, 1)),
                static_cast<unsigned long long>(checksum(bytes, 2)));
  return text;
}

} // namespace tesela::runtime
