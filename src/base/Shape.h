// The type of a dense array as the runtime knows it: dimensions, no MLIR.
#pragma once

#include "base/ElementType.h"

#include <cstdint>
#include <vector>

namespace tesela {

struct Shape {
  ElementType element = ElementType::F32;
  std::vector<int64_t> dimensions = {};
  /// Dimensions from the fastest varying to the slowest; empty means the
  /// default, row-major order.
  std::vector<int64_t> minorToMajor = {};

  int64_t elementCount() const {
    int64_t count = 1;
    for (int64_t dimension : dimensions)
      count *= dimension;
    return count;
  }
  size_t byteCount() const { return elementCount() * byteSize(element); }
  bool operator==(const Shape &) const = default;
};

} // namespace tesela
