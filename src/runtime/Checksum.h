// Hashes for files and fingerprints: quick, the same on every machine, not for
// secrets.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tesela::runtime {

uint64_t checksum(std::string_view bytes, uint64_t seed = 0);
/// 32 hexadecimal digits.
std::string fingerprintOf(std::string_view bytes);

} // namespace tesela::runtime
