#include "plugin/StridedCopy.h"

#include <algorithm>
#include <cstring>
#include <vector>

namespace tesela::plugin {
namespace {

struct Axis {
  int64_t size, to, from; // strides in bytes
};

/// Outermost first in the destination; neighbours that are one run are merged,
/// axes of size one are dropped.
std::vector<Axis> normalise(std::span<const int64_t> to,
                            std::span<const int64_t> from,
                            std::span<const int64_t> sizes) {
  std::vector<Axis> axes;
  for (size_t i = 0; i < sizes.size(); ++i)
    if (sizes[i] != 1)
      axes.push_back({sizes[i], to[i], from[i]});
  std::sort(axes.begin(), axes.end(),
            [](const Axis &a, const Axis &b) { return a.to > b.to; });
  std::vector<Axis> merged;
  for (const Axis &axis : axes) {
    if (!merged.empty() && merged.back().to == axis.to * axis.size &&
        merged.back().from == axis.from * axis.size) {
      merged.back() = {merged.back().size * axis.size, axis.to, axis.from};
      continue;
    }
    merged.push_back(axis);
  }
  return merged;
}

/// Two axes in tiles, so that both sides stay in the first-level cache when one
/// is walked across its lines.
template <typename Element>
void copyPlane(std::byte *to, const std::byte *from, Axis outer, Axis inner) {
  constexpr int64_t size = sizeof(Element), tile = 32;
  if (inner.to == size && inner.from == size) {
    for (int64_t i = 0; i < outer.size; ++i)
      std::memcpy(to + i * outer.to, from + i * outer.from, inner.size * size);
    return;
  }
  for (int64_t i0 = 0; i0 < outer.size; i0 += tile)
    for (int64_t j0 = 0; j0 < inner.size; j0 += tile)
      for (int64_t i = i0; i < std::min(i0 + tile, outer.size); ++i)
        for (int64_t j = j0; j < std::min(j0 + tile, inner.size); ++j)
          std::memcpy(to + i * outer.to + j * inner.to,
                      from + i * outer.from + j * inner.from, size);
}

template <typename Element>
void copyNest(std::byte *to, const std::byte *from, std::span<const Axis> loops,
              Axis outer, Axis inner) {
  if (loops.empty())
    return copyPlane<Element>(to, from, outer, inner);
  const Axis &axis = loops.front();
  for (int64_t i = 0; i < axis.size; ++i)
    copyNest<Element>(to + i * axis.to, from + i * axis.from, loops.subspan(1),
                      outer, inner);
}

/// The plane is made of the destination's fastest axis and the source's.
template <typename Element>
void copyAs(std::byte *to, const std::byte *from, std::vector<Axis> axes) {
  Axis inner{1, 0, 0}, outer{1, 0, 0};
  if (!axes.empty()) {
    inner = axes.back();
    axes.pop_back();
  }
  if (!axes.empty()) {
    auto fastest = std::min_element(
        axes.begin(), axes.end(), [](const Axis &a, const Axis &b) {
          return std::abs(a.from) < std::abs(b.from);
        });
    outer = *fastest;
    axes.erase(fastest);
  }
  copyNest<Element>(to, from, axes, outer, inner);
}

struct Sixteen {
  char bytes[16];
};

} // namespace

void copyStrided(std::byte *destination,
                 std::span<const int64_t> destinationStrides,
                 const std::byte *source,
                 std::span<const int64_t> sourceStrides,
                 std::span<const int64_t> dimensions, size_t elementBytes) {
  if (std::find(dimensions.begin(), dimensions.end(), 0) != dimensions.end())
    return;
  std::vector<Axis> axes =
      normalise(destinationStrides, sourceStrides, dimensions);
  switch (elementBytes) {
  case 1:
    return copyAs<uint8_t>(destination, source, axes);
  case 2:
    return copyAs<uint16_t>(destination, source, axes);
  case 4:
    return copyAs<uint32_t>(destination, source, axes);
  case 8:
    return copyAs<uint64_t>(destination, source, axes);
  default:
    return copyAs<Sixteen>(destination, source, axes);
  }
}

} // namespace tesela::plugin
