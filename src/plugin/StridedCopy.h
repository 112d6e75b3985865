// Copies an array between two orders in memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace tesela::plugin {

/// `elementBytes` is 1, 2, 4, 8 or 16; strides are in bytes and may be zero or
/// negative in the source. Source and destination do not overlap.
void copyStrided(std::byte *destination,
                 std::span<const int64_t> destinationStrides,
                 const std::byte *source,
                 std::span<const int64_t> sourceStrides,
                 std::span<const int64_t> dimensions, size_t elementBytes);

} // namespace tesela::plugin
