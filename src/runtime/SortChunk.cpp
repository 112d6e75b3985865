// The innermost sort, of integers: Highway's, which picks the vector
// instructions of the machine. An own one would only repeat it.
#include "runtime/SortKeys.h"

#include <hwy/contrib/sort/vqsort.h>

namespace tesela::runtime {

template <typename Item> static void sortVector(Item *items, size_t count) {
  thread_local const hwy::Sorter sorter; // holds scratch memory
  sorter(items, count, hwy::SortAscending());
}

void sortChunk(uint8_t *items, size_t count) {
  size_t counts[256] = {};
  for (size_t i = 0; i < count; ++i)
    ++counts[items[i]];
  for (size_t value = 0; value < 256; ++value)
    items = std::fill_n(items, counts[value], static_cast<uint8_t>(value));
}
void sortChunk(uint16_t *items, size_t count) { sortVector(items, count); }
void sortChunk(uint32_t *items, size_t count) { sortVector(items, count); }
void sortChunk(uint64_t *items, size_t count) { sortVector(items, count); }
void sortChunk(Wide *items, size_t count) {
  static_assert(sizeof(Wide) == sizeof(hwy::uint128_t));
  sortVector(reinterpret_cast<hwy::uint128_t *>(items), count);
}

} // namespace tesela::runtime
