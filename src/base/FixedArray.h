// An array whose length is known at the start; short ones need no heap.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <type_traits>

namespace tesela {

/// `size` elements, T() each.
template <typename T, size_t inlineSize> class FixedArray {
public:
  explicit FixedArray(size_t size) : length(size) {
    if (size > inlineSize)
      heap = std::make_unique<T[]>(size);
    else if constexpr (std::is_trivially_default_constructible_v<T>)
      std::fill_n(local, size, T());
  }
  T *data() { return heap ? heap.get() : local; }
  T &operator[](size_t i) { return data()[i]; }
  size_t size() const { return length; }

private:
  T local[inlineSize]; // of trivial types, what is not in use stays as it is
  std::unique_ptr<T[]> heap;
  size_t length;
};

} // namespace tesela
