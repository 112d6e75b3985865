#include "plugin/ArrayType.h"

#include <algorithm>
#include <numeric>

namespace tesela::plugin {
namespace {

using enum ElementType;
/// By ElementCode. One-bit integers other than Pred do not exist here.
constexpr std::optional<ElementType> elements[] = {
    std::nullopt, I1,           S8,       S16,           S32,
    S64,          U8,           U16,      U32,           U64,
    F16,          F32,          F64,      BF16,          C64,
    C128,         F8E5M2,       F8E4M3FN, F8E4M3B11FNUZ, F8E5M2FNUZ,
    F8E4M3FNUZ,   S4,           U4,       Token,         S2,
    U2,           F8E4M3,       F8E3M4,   F8E8M0FNU,     F4E2M1FN,
    std::nullopt, std::nullopt, F6E2M3FN, F6E3M2FN};
static_assert(std::size(elements) == 34);
static_assert(elements[static_cast<int>(abi::ElementCode::S4)] == S4);
static_assert(elements[static_cast<int>(abi::ElementCode::F8E3M4)] == F8E3M4);

std::vector<int64_t> descending(size_t rank) {
  std::vector<int64_t> order(rank);
  for (size_t i = 0; i < rank; ++i)
    order[i] = static_cast<int64_t>(rank - 1 - i);
  return order;
}

bool isPermutation(std::vector<int64_t> order, size_t rank) {
  std::sort(order.begin(), order.end());
  for (size_t i = 0; i < order.size(); ++i)
    if (order[i] != static_cast<int64_t>(i))
      return false;
  return order.size() == rank;
}

/// The dense order that the strides describe; empty where there is none.
std::vector<int64_t> orderOf(const Shape &shape,
                             abi::List<const int64_t> strides) {
  size_t rank = shape.dimensions.size();
  if (strides.size != rank)
    return {};
  std::vector<int64_t> order = descending(rank);
  std::sort(order.begin(), order.end(), [&](int64_t a, int64_t b) {
    return strides.data[a] < strides.data[b];
  });
  int64_t expected = static_cast<int64_t>(byteSize(shape.element));
  for (int64_t dimension : order) {
    if (shape.dimensions[dimension] == 1)
      continue;
    if (strides.data[dimension] != expected)
      return {};
    expected *= shape.dimensions[dimension];
  }
  return order;
}

} // namespace

std::optional<ElementType> elementOf(abi::ElementCode code) {
  auto index = static_cast<size_t>(code);
  return index < std::size(elements) ? elements[index] : std::nullopt;
}

abi::ElementCode codeOf(ElementType element) {
  auto found = std::find(std::begin(elements), std::end(elements), element);
  return static_cast<abi::ElementCode>(found - std::begin(elements));
}

bool ArrayType::isRowMajor() const {
  // Dimensions of size 1 may stand anywhere.
  int64_t last = INT64_MAX;
  for (int64_t dimension : minorToMajor) {
    if (dimensions[dimension] == 1)
      continue;
    if (dimension > last)
      return false;
    last = dimension;
  }
  return true;
}

std::vector<int64_t> ArrayType::byteStrides() const {
  std::vector<int64_t> strides(dimensions.size());
  int64_t stride = static_cast<int64_t>(byteSize(element));
  for (int64_t dimension : minorToMajor) {
    strides[dimension] = stride;
    stride *= dimensions[dimension];
  }
  return strides;
}

SharedType makeType(const Shape &shape) {
  auto type = std::make_shared<ArrayType>();
  type->element = shape.element;
  type->code = codeOf(shape.element);
  type->dimensions = shape.dimensions;
  type->minorToMajor = shape.minorToMajor.empty()
                           ? descending(shape.dimensions.size())
                           : shape.minorToMajor;
  type->bytes = shape.byteCount();
  return type;
}

Result<SharedType> readType(abi::ElementCode code,
                            abi::List<const int64_t> dimensions,
                            const abi::MemoryLayout *layout) {
  std::optional<ElementType> element = elementOf(code);
  if (!element)
    return Error{ErrorCode::InvalidArgument,
                 "unknown element type " +
                     std::to_string(static_cast<uint32_t>(code))};
  Shape shape{*element, {dimensions.data, dimensions.data + dimensions.size}};
  size_t bytes = byteSize(*element);
  for (int64_t dimension : shape.dimensions)
    if (dimension < 0 || __builtin_mul_overflow(bytes, dimension, &bytes))
      return Error{ErrorCode::InvalidArgument,
                   "negative or too large dimensions"};
  if (layout && layout->type == abi::MemoryLayout::IsTiled) {
    const abi::MemoryLayout::Tiled &tiled = layout->tiled;
    if (tiled.tileCount)
      return Error{ErrorCode::Unimplemented, "tiled layouts"};
    if (tiled.minorToMajor.size)
      shape.minorToMajor.assign(tiled.minorToMajor.data,
                                tiled.minorToMajor.data +
                                    tiled.minorToMajor.size);
  } else if (layout) {
    shape.minorToMajor = orderOf(shape, layout->strides.byteStrides);
    if (shape.minorToMajor.empty() && !shape.dimensions.empty())
      return Error{ErrorCode::Unimplemented, "layouts that are not dense"};
  }
  if (!shape.minorToMajor.empty() &&
      !isPermutation(shape.minorToMajor, shape.dimensions.size()))
    return Error{ErrorCode::InvalidArgument,
                 "the layout is no permutation of the dimensions"};
  return makeType(shape);
}

} // namespace tesela::plugin
