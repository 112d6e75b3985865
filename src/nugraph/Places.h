// Where the dimensions of a value lie in a class that holds it in another
// order.
#pragma once

#include "nugraph/Operator.h"

#include "llvm/ADT/Sequence.h"

namespace tesela::nugraph {

using Dims = llvm::SmallVector<uint8_t, 4>;

/// Dimension d of the value is dimension dims[d] of the class.
struct ClassPlace {
  ClassId id = 0;
  Dims dims;
  bool operator==(const ClassPlace &) const = default;
};

inline Dims identity(unsigned rank) {
  return llvm::to_vector_of<uint8_t, 4>(llvm::seq(0u, rank));
}
/// `dims` after `axis` was taken out or put in.
inline Dims without(const Dims &dims, unsigned axis) {
  Dims result;
  for (auto [d, dim] : llvm::enumerate(dims))
    if (d != axis)
      result.push_back(dim - (dim > dims[axis]));
  return result;
}
inline Dims with(const Dims &dims, unsigned axis, uint8_t place) {
  Dims result;
  for (uint8_t dim : dims)
    result.push_back(dim + (dim >= place));
  result.insert(result.begin() + axis, place);
  return result;
}

/// Rows and columns exchanged.
inline Mask transposed(const Mask &mask, prove::Terms &terms) {
  using Kind = Mask::Kind;
  Mask result = mask;
  result.kind = mask.kind == Kind::Upper   ? Kind::Lower
                : mask.kind == Kind::Lower ? Kind::Upper
                                           : Kind::Diagonal;
  result.offset = terms.multiply(mask.offset, -1);
  std::swap(result.type.shape[0], result.type.shape[1]);
  return result;
}

} // namespace tesela::nugraph
