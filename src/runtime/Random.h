// Counter-based generators (Salmon et al., "Parallel random numbers: as easy as
// 1, 2, 3", 2011): a block of words for each key and counter.
#pragma once

#include <array>
#include <cstdint>

namespace tesela::runtime {

/// 20 rounds.
std::array<uint32_t, 2> threefry2x32(uint64_t key, uint64_t counter);
/// 10 rounds; the counter has 128 bits.
std::array<uint32_t, 4> philox4x32(uint64_t key, uint64_t low, uint64_t high);

} // namespace tesela::runtime
