// Offsets in one block of memory for intervals of time.
#pragma once

#include <cstdint>
#include <vector>

namespace tesela::plan {

struct ArenaRequest {
  uint64_t bytes = 0;
  int begin = 0, end = 0; // both inclusive
  uint64_t offset = 0;    // filled in, a multiple of 64
};

/// Gives requests whose times overlap disjoint ranges: large ones first, each
/// in the tightest gap. Returns the bytes of the block.
uint64_t allocateArena(std::vector<ArenaRequest> &requests);

/// The most bytes requested at any one time.
uint64_t peakOf(const std::vector<ArenaRequest> &requests);

} // namespace tesela::plan
