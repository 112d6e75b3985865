// Element type, dimensions and layout of a buffer, shared by all buffers that
// an executable makes of one result.
#pragma once

#include "base/Error.h"
#include "base/Shape.h"
#include "plugin/abi/Api.h"

#include <memory>
#include <optional>

namespace tesela::plugin {

struct ArrayType {
  ElementType element;
  abi::ElementCode code;
  std::vector<int64_t> dimensions;
  std::vector<int64_t> minorToMajor; // always given in full
  size_t bytes;

  bool isRowMajor() const;
  /// Distances in bytes between neighbours along each dimension.
  std::vector<int64_t> byteStrides() const;
};
using SharedType = std::shared_ptr<const ArrayType>;

std::optional<ElementType> elementOf(abi::ElementCode code);
abi::ElementCode codeOf(ElementType element);

SharedType makeType(const Shape &shape);
/// From a caller's description. The layout is null for row-major, without
/// tiles, and strides must be those of a dense order; else Unimplemented or
/// InvalidArgument.
Result<SharedType> readType(abi::ElementCode code,
                            abi::List<const int64_t> dimensions,
                            const abi::MemoryLayout *layout);

} // namespace tesela::plugin
