// Cutting arrays along a dimension and joining them again.
#pragma once

#include "interpret/Array.h"

namespace tesela::interpret {

/// `size` elements of `dimension` from `start` on.
Array slice(const Array &array, size_t dimension, int64_t start, int64_t size);

/// Arrays that agree in all dimensions but `dimension`; at least one.
Array concatenate(std::span<const Array> arrays, size_t dimension);

/// The array without `dimension`, which has size 1, or with such a one added.
Array withoutDimension(const Array &array, size_t dimension);
Array withDimension(const Array &array, size_t dimension);

} // namespace tesela::interpret
