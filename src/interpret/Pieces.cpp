#include "interpret/Pieces.h"

#include <cstring>

namespace tesela::interpret {

Array slice(const Array &array, size_t dimension, int64_t start, int64_t size) {
  Shape shape = array.shape();
  const int64_t whole = shape.dimensions[dimension];
  shape.dimensions[dimension] = size;
  size_t inner = byteSize(shape.element);
  for (size_t d = dimension + 1; d < shape.dimensions.size(); ++d)
    inner *= shape.dimensions[d];
  Array result(shape);
  std::byte *to = result.mutableData();
  if (const size_t run = inner * size; run > 0)
    for (size_t i = 0; i < result.byteCount() / run; ++i)
      std::memcpy(to + i * run,
                  array.data() + i * inner * whole + inner * start, run);
  return result;
}

Array concatenate(std::span<const Array> arrays, size_t dimension) {
  Shape shape = arrays[0].shape();
  shape.dimensions[dimension] = 0;
  for (const Array &array : arrays)
    shape.dimensions[dimension] += array.dimensions()[dimension];
  size_t inner = byteSize(shape.element), outer = 1;
  for (size_t d = 0; d < dimension; ++d)
    outer *= shape.dimensions[d];
  for (size_t d = dimension + 1; d < shape.dimensions.size(); ++d)
    inner *= shape.dimensions[d];
  Array result(shape);
  std::byte *to = result.mutableData();
  for (size_t i = 0; i < outer; ++i)
    for (const Array &array : arrays)
      if (const size_t run = inner * array.dimensions()[dimension]; run > 0) {
        std::memcpy(to, array.data() + i * run, run);
        to += run;
      }
  return result;
}

Array withoutDimension(const Array &array, size_t dimension) {
  std::vector<int64_t> dimensions = array.shape().dimensions;
  dimensions.erase(dimensions.begin() + dimension);
  return array.reshaped(std::move(dimensions));
}

Array withDimension(const Array &array, size_t dimension) {
  std::vector<int64_t> dimensions = array.shape().dimensions;
  dimensions.insert(dimensions.begin() + dimension, 1);
  return array.reshaped(std::move(dimensions));
}

} // namespace tesela::interpret
