// Arrays from and to the constants of the IR.
#include "interpret/Array.h"
#include "interpret/Types.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/DialectResourceBlobManager.h"

#include <cstring>

namespace tesela::interpret {
namespace {

/// Puts every byte of a sub-byte or i1 array into its one valid form.
void normalizeBytes(Array &array) {
  const unsigned width = bitWidth(array.element());
  if (width >= 8 || array.element() == ElementType::Token)
    return;
  std::byte *bytes = array.mutableData();
  for (size_t i = 0; i < array.byteCount(); ++i) {
    const uint8_t high = uint8_t(uint8_t(bytes[i]) << (8 - width));
    bytes[i] = isSignedInteger(array.element())
                   ? std::byte(int8_t(high) >> (8 - width))
                   : std::byte(high >> (8 - width));
  }
}

Array splat(Shape shape, const char *element) {
  Array array(std::move(shape));
  const size_t size = byteSize(array.element());
  std::byte *to = array.mutableData();
  for (size_t at = 0; at < array.byteCount(); at += size)
    std::memcpy(to + at, element, size);
  return array;
}

Array fromBooleans(Shape shape, mlir::DenseElementsAttr dense) {
  Array array(std::move(shape));
  std::byte *to = array.mutableData();
  for (bool value : dense.getValues<bool>())
    *to++ = std::byte(value);
  return array;
}

Result<Array> fromBytes(Shape shape, llvm::ArrayRef<char> bytes) {
  const size_t count = shape.elementCount();
  if (shape.element == ElementType::I1 && bytes.size() == (count + 7) / 8 &&
      bytes.size() != count) {
    Array array(std::move(shape));
    for (size_t i = 0; i < count; ++i)
      array.mutableData()[i] = std::byte(bytes[i / 8] >> (i % 8) & 1);
    return array;
  }
  if (bytes.size() != shape.byteCount())
    return Error{ErrorCode::InvalidArgument,
                 "constant: " + std::to_string(bytes.size()) +
                     " bytes of data for a tensor of " +
                     std::to_string(shape.byteCount()) + " bytes"};
  return Array(std::move(shape), bytes.data());
}

} // namespace

Result<Array> fromElements(mlir::ElementsAttr elements) {
  auto shape = shapeOf(elements.getShapedType());
  if (!shape)
    return Error{ErrorCode::InvalidArgument,
                 "constant of a type that is not a static tensor"};
  if (auto dense = llvm::dyn_cast<mlir::DenseElementsAttr>(elements)) {
    if (shape->element == ElementType::I1)
      return fromBooleans(*shape, dense);
    const auto raw = dense.getRawData();
    if (shape->elementCount() == 0)
      return Array(*shape);
    auto array = dense.isSplat() ? Result<Array>(splat(*shape, raw.data()))
                                 : fromBytes(*shape, raw);
    if (array)
      normalizeBytes(*array);
    return array;
  }
  if (auto resource =
          llvm::dyn_cast<mlir::DenseResourceElementsAttr>(elements)) {
    const mlir::AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    if (!blob)
      return Error{ErrorCode::NotFound, "constant: its resource is missing"};
    auto array = fromBytes(*shape, blob->getData());
    if (array)
      normalizeBytes(*array);
    return array;
  }
  return Error{ErrorCode::Unimplemented,
               "constant of an attribute kind without dense data"};
}

mlir::DenseElementsAttr toElements(const Array &array, mlir::Type type) {
  auto shaped = llvm::cast<mlir::ShapedType>(type);
  if (array.element() == ElementType::I1) {
    llvm::SmallVector<bool> values;
    for (size_t i = 0; i < array.byteCount(); ++i)
      values.push_back(array.data()[i] != std::byte(0));
    return mlir::DenseElementsAttr::get(shaped, values);
  }
  return mlir::DenseElementsAttr::getFromRawBuffer(
      shaped, llvm::ArrayRef(reinterpret_cast<const char *>(array.data()),
                             array.byteCount()));
}

} // namespace tesela::interpret
