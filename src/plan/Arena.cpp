#include "plan/Arena.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace tesela::plan {

static uint64_t align(uint64_t bytes) { return (bytes + 63) / 64 * 64; }

// The tightest gap between the ranges in use; behind the last where none fits.
static uint64_t bestOffset(std::vector<std::pair<uint64_t, uint64_t>> &used,
                           uint64_t bytes) {
  std::sort(used.begin(), used.end());
  uint64_t best = 0, end = 0, tightest = UINT64_MAX;
  for (auto [from, to] : used) {
    if (from > end && from - end >= bytes && from - end < tightest) {
      tightest = from - end;
      best = end;
    }
    end = std::max(end, to);
  }
  return tightest == UINT64_MAX ? end : best;
}

uint64_t allocateArena(std::vector<ArenaRequest> &requests) {
  std::vector<unsigned> order(requests.size());
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](unsigned a, unsigned b) {
    return requests[a].bytes > requests[b].bytes;
  });
  uint64_t total = 0;
  std::vector<unsigned> placed;
  std::vector<std::pair<uint64_t, uint64_t>> used;
  for (unsigned number : order) {
    ArenaRequest &request = requests[number];
    uint64_t bytes = align(request.bytes);
    used.clear();
    for (unsigned other : placed)
      if (requests[other].begin <= request.end &&
          request.begin <= requests[other].end)
        used.push_back({requests[other].offset,
                        requests[other].offset + align(requests[other].bytes)});
    request.offset = bestOffset(used, bytes);
    total = std::max(total, request.offset + bytes);
    placed.push_back(number);
  }
  return total;
}

uint64_t peakOf(const std::vector<ArenaRequest> &requests) {
  std::map<int, int64_t> change;
  for (const ArenaRequest &request : requests) {
    change[request.begin] += align(request.bytes);
    change[request.end + 1] -= align(request.bytes);
  }
  int64_t now = 0, most = 0;
  for (auto [time, bytes] : change) {
    now += bytes;
    most = std::max(most, now);
  }
  return most;
}

} // namespace tesela::plan
