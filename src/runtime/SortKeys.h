// Keys: unsigned integers whose order is that of elements of some type, and
// sorting them.
#pragma once

#include "base/ElementType.h"
#include "runtime/Threads.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <memory>
#include <type_traits>
#include <vector>

namespace tesela::runtime {

/// How to make keys of elements; a value, so that the inner loop is branch-free
/// per element type.
struct KeyOrder {
  ElementType element;
  bool descending = false;
  bool canonical = false; // zeros equal, NaNs equal and greatest

  bool isFloat() const { return tesela::isFloat(element) && !unsignedFloat(); }
  bool unsignedFloat() const { return element == ElementType::F8E8M0FNU; }
};

/// The least pattern that is a NaN (or the first above infinity), without sign;
/// 0 where the type has none that this test finds.
inline uint64_t firstNan(ElementType element) {
  switch (element) {
  case ElementType::F64:
    return 0x7ff0000000000001;
  case ElementType::F32:
    return 0x7f800001;
  case ElementType::F16:
    return 0x7c01;
  case ElementType::BF16:
    return 0x7f81;
  case ElementType::F8E5M2:
    return 0x7d;
  case ElementType::F8E4M3FN:
    return 0x7f;
  case ElementType::F8E4M3:
  case ElementType::F8E3M4:
    return element == ElementType::F8E4M3 ? 0x79 : 0x71;
  default:
    return 0;
  }
}

template <typename Key> struct KeyMaker {
  explicit KeyMaker(const KeyOrder &order)
      : sign(Key{1} << (order.isFloat() ? bitWidth(order.element) - 1
                                        : 8 * sizeof(Key) - 1)),
        nan(order.canonical ? static_cast<Key>(firstNan(order.element)) : 0),
        isFloat(order.isFloat()), canonical(order.canonical && isFloat),
        flip(isSignedInteger(order.element) ? sign : 0),
        invert(order.descending ? static_cast<Key>(~Key{0}) : 0) {}

  Key operator()(Key bits) const {
    if (isFloat) {
      if (canonical) {
        Key magnitude = bits & static_cast<Key>(sign - 1);
        if (magnitude == 0)
          bits = 0;
        else if (nan && magnitude >= nan)
          bits = nan;
      }
      // Negative ones are reversed and put below.
      Key lower = static_cast<Key>(sign | (sign - 1));
      bits = bits & sign ? static_cast<Key>(~bits & lower)
                         : static_cast<Key>(bits | sign);
    } else {
      bits ^= flip;
    }
    return bits ^ invert;
  }

  /// The bits of a key, where the order is not canonical.
  Key undo(Key key) const {
    key ^= invert;
    if (!isFloat)
      return key ^ flip;
    Key lower = static_cast<Key>(sign | (sign - 1));
    return key & sign ? static_cast<Key>(key ^ sign)
                      : static_cast<Key>(~key & lower);
  }

  Key sign, nan;
  bool isFloat, canonical;
  Key flip, invert;
};

/// A key with the place its element had, as one integer: sorting these is
/// stable, and places may be recovered from the low bits.
struct Wide { // as hwy::uint128_t
  uint64_t index, key;
};
inline bool operator<(const Wide &a, const Wide &b) {
  return a.key != b.key ? a.key < b.key : a.index < b.index;
}
template <typename Key>
using Indexed = std::conditional_t<sizeof(Key) == 8, Wide, uint64_t>;

inline void pack(Wide &item, uint64_t key, uint32_t index) {
  item = {index, key};
}
template <typename Key> void pack(uint64_t &item, Key key, uint32_t index) {
  item = uint64_t{key} << 32 | index;
}
inline uint32_t indexOf(const Wide &item) {
  return static_cast<uint32_t>(item.index);
}
inline uint32_t indexOf(uint64_t item) { return static_cast<uint32_t>(item); }

/// Stable; makes sense of any `less`, and never leaves the array even where it
/// is no order. Scratch `other` is as large as `items`.
template <typename Item, typename Less>
void mergeSort(Item *items, Item *other, size_t count, Less less) {
  if (count < 16) {
    for (size_t i = 1; i < count; ++i) {
      Item item = items[i];
      size_t j = i;
      for (; j > 0 && less(item, items[j - 1]); --j)
        items[j] = items[j - 1];
      items[j] = item;
    }
    return;
  }
  size_t half = count / 2;
  mergeSort(items, other, half, less);
  mergeSort(items + half, other + half, count - half, less);
  std::merge(items, items + half, items + half, items + count, other, less);
  std::copy(other, other + count, items);
}

/// Sorts on this thread, ascending, by the vector code of Highway.
void sortChunk(uint8_t *items, size_t count);
void sortChunk(uint16_t *items, size_t count);
void sortChunk(uint32_t *items, size_t count);
void sortChunk(uint64_t *items, size_t count);
void sortChunk(Wide *items, size_t count);

/// How many of the first `taken` items of the merge of a and b come from a.
template <typename Item>
size_t splitMerge(const Item *a, size_t aCount, const Item *b, size_t bCount,
                  size_t taken) {
  size_t low = taken > bCount ? taken - bCount : 0;
  size_t high = std::min(taken, aCount);
  while (low < high) {
    size_t middle = (low + high) / 2;
    // Items of a come first among equals.
    if (b[taken - middle - 1] < a[middle])
      high = middle;
    else
      low = middle + 1;
  }
  return low;
}

/// Merges two neighbouring runs of `from` into `to`, in parallel pieces.
template <typename Item>
void mergeRuns(const Item *from, size_t first, size_t second, Item *to) {
  size_t total = first + second;
  auto pieces = int64_t{4} * threadCount();
  const Item *a = from, *b = from + first;
  parallelFor(pieces,
              static_cast<double>(total) * 2 / static_cast<double>(pieces),
              [&](int64_t begin, int64_t end) {
                size_t start = total * begin / pieces;
                size_t stop = total * end / pieces;
                size_t a0 = splitMerge(a, first, b, second, start);
                size_t a1 = splitMerge(a, first, b, second, stop);
                std::merge(a + a0, a + a1, b + (start - a0), b + (stop - a1),
                           to + start);
              });
}

/// A few items, each to the place that the number of lesser ones says: no
/// branch depends on them. 10000 rows of 5 take a fifth of the time of vector
/// code made for long ones. Scratch `other` is as large as `items`.
template <typename Item> void sortFew(Item *items, Item *other, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    size_t place = 0;
    for (size_t j = 0; j < count; ++j)
      place += j < i ? !(items[i] < items[j]) : items[j] < items[i];
    other[place] = items[i];
  }
  std::copy(other, other + count, items);
}

/// Large arrays by all threads: each sorts a part, then parts merge. Scratch
/// `other` is as large as `items`.
template <typename Item> void sortAll(Item *items, Item *other, size_t count) {
  constexpr size_t worthSplitting = 65536, few = 24;
  if (count <= few)
    return sortFew(items, other, count);
  size_t parts = std::bit_ceil(threadCount());
  if (parts == 1 || count < worthSplitting)
    return sortChunk(items, count);
  auto start = [&](size_t part) { return count * part / parts; };
  parallelFor(static_cast<int64_t>(parts), 1e6,
              [&](int64_t begin, int64_t end) {
                for (auto i = static_cast<size_t>(begin);
                     i < static_cast<size_t>(end); ++i)
                  sortChunk(items + start(i), start(i + 1) - start(i));
              });
  Item *from = items, *to = other;
  for (size_t width = 1; width < parts; width *= 2) {
    for (size_t part = 0; part < parts; part += 2 * width) {
      size_t a = start(part), b = start(part + width);
      mergeRuns(from + a, b - a, start(part + 2 * width) - b, to + a);
    }
    std::swap(from, to);
  }
  if (from != items)
    std::copy(from, from + count, items);
}

} // namespace tesela::runtime
