// A host array: what the judge computes with.
//
// Elements are dense and row-major, each in the whole bytes that
// base/ElementType.h says. Copies share their bytes until one is written to,
// so that passing arrays around (calls, loops, tuples) costs nothing.
// A token is an array of element type Token without bytes.
#pragma once

#include "base/Error.h"
#include "base/Shape.h"

#include <complex>
#include <cstddef>
#include <memory>
#include <span>
#include <string>

namespace mlir {
class ElementsAttr;
class DenseElementsAttr;
class Type;
} // namespace mlir

namespace tesela::interpret {

class Array {
public:
  /// A token.
  Array() : type{ElementType::Token, {}, {}} {}
  /// All zero.
  explicit Array(Shape shape);
  /// Copies `shape.byteCount()` bytes from `bytes`.
  Array(Shape shape, const void *bytes);

  const Shape &shape() const { return type; }
  ElementType element() const { return type.element; }
  std::span<const int64_t> dimensions() const { return type.dimensions; }
  int64_t elementCount() const { return type.elementCount(); }
  size_t byteCount() const { return bytes ? bytes->size() : 0; }

  const std::byte *data() const { return bytes ? bytes->data() : nullptr; }
  /// For writing: first makes the bytes this array's own.
  std::byte *mutableData();

  /// The same elements under other dimensions of the same product.
  Array reshaped(std::vector<int64_t> dimensions) const;
  /// The same bytes read as another type of the same size.
  Array retyped(ElementType element) const;

  // The element at a row-major position; integerAt for integers and i1 (u64
  // as its bits), realAt for floats too, complexAt for all.
  int64_t integerAt(int64_t position) const;
  double realAt(int64_t position) const;
  std::complex<double> complexAt(int64_t position) const;
  /// Stores with one rounding, or wrapping.
  void setInteger(int64_t position, int64_t value);
  void setReal(int64_t position, double value);
  void setComplex(int64_t position, std::complex<double> value);

private:
  Shape type;
  std::shared_ptr<std::vector<std::byte>> bytes;
};

/// Row-major strides, in elements.
std::vector<int64_t> rowMajorStrides(std::span<const int64_t> dimensions);

/// Moves `index` to the next point of the box in row-major order; false after
/// the last one.
bool nextIndex(std::vector<int64_t> &index,
               std::span<const int64_t> dimensions);

/// Integers of an array of any integer type, row-major.
std::vector<int64_t> toIntegers(const Array &array);

/// "tensor<2x2xi64> {\n  [1, 2],\n  [3, 4]\n}"
std::string print(const Array &array);
/// One element: "-3", "0x7FC0"-free readable floats, "(1, 2)".
std::string printElement(const Array &array, int64_t position);

/// Dense constants and resource blobs of every element type, splats included.
Result<Array> fromElements(mlir::ElementsAttr elements);
/// `type` is a ranked tensor type of the array's shape.
mlir::DenseElementsAttr toElements(const Array &array, mlir::Type type);

} // namespace tesela::interpret
