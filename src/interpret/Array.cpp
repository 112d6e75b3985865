#include "interpret/Array.h"

#include "interpret/SmallFloat.h"

#include <cstring>

namespace tesela::interpret {

using enum ElementType;

Array::Array(Shape shape)
    : type(std::move(shape)),
      bytes(std::make_shared<std::vector<std::byte>>(type.byteCount())) {}

Array::Array(Shape shape, const void *source) : Array(std::move(shape)) {
  if (!bytes->empty())
    std::memcpy(bytes->data(), source, bytes->size());
}

std::byte *Array::mutableData() {
  if (!bytes)
    return nullptr;
  if (bytes.use_count() > 1)
    bytes = std::make_shared<std::vector<std::byte>>(*bytes);
  return bytes->data();
}

Array Array::reshaped(std::vector<int64_t> dimensions) const {
  Array result = *this;
  result.type.dimensions = std::move(dimensions);
  return result;
}

Array Array::retyped(ElementType element) const {
  Array result = *this;
  result.type.element = element;
  return result;
}

namespace {

template <typename T> T load(const std::byte *data, int64_t position) {
  T value;
  std::memcpy(&value, data + position * sizeof(T), sizeof(T));
  return value;
}

template <typename T> void store(std::byte *data, int64_t position, T value) {
  std::memcpy(data + position * sizeof(T), &value, sizeof(T));
}

} // namespace

int64_t Array::integerAt(int64_t position) const {
  const std::byte *from = data();
  switch (type.element) {
  case S2:
  case S4:
  case S8:
    return load<int8_t>(from, position);
  case I1:
  case U2:
  case U4:
  case U8:
    return load<uint8_t>(from, position);
  case S16:
    return load<int16_t>(from, position);
  case U16:
    return load<uint16_t>(from, position);
  case S32:
    return load<int32_t>(from, position);
  case U32:
    return load<uint32_t>(from, position);
  case S64:
  case U64:
    return load<int64_t>(from, position);
  default:
    return int64_t(realAt(position));
  }
}

double Array::realAt(int64_t position) const {
  const std::byte *from = data();
  switch (type.element) {
  case F64:
    return load<double>(from, position);
  case F32:
    return load<float>(from, position);
  case F16:
  case BF16:
    return decodeFloat(load<uint16_t>(from, position), type.element);
  case U64:
    return double(load<uint64_t>(from, position));
  case C64:
    return load<float>(from, 2 * position);
  case C128:
    return load<double>(from, 2 * position);
  default:
    if (isFloat(type.element))
      return decodeFloat(load<uint8_t>(from, position), type.element);
    return double(integerAt(position));
  }
}

std::complex<double> Array::complexAt(int64_t position) const {
  if (type.element == C64)
    return {load<float>(data(), 2 * position),
            load<float>(data(), 2 * position + 1)};
  if (type.element == C128)
    return {load<double>(data(), 2 * position),
            load<double>(data(), 2 * position + 1)};
  return realAt(position);
}

void Array::setInteger(int64_t position, int64_t value) {
  if (isFloat(type.element) || isComplex(type.element))
    return setReal(position, double(value));
  const unsigned width = bitWidth(type.element);
  if (type.element == I1)
    value = value != 0;
  else if (width < 64) {
    const uint64_t high = uint64_t(value) << (64 - width);
    value = isSignedInteger(type.element) ? int64_t(high) >> (64 - width)
                                          : int64_t(high >> (64 - width));
  }
  const size_t size = byteSize(type.element);
  std::memcpy(mutableData() + position * size, &value, size);
}

void Array::setReal(int64_t position, double value) {
  std::byte *to = mutableData();
  switch (type.element) {
  case F64:
    return store<double>(to, position, value);
  case F32:
    return store<float>(to, position, float(value));
  case F16:
  case BF16:
    return store<uint16_t>(to, position, encodeFloat(value, type.element));
  case C64:
  case C128:
    return setComplex(position, value);
  default:
    if (isFloat(type.element))
      return store<uint8_t>(to, position, encodeFloat(value, type.element));
    setInteger(position, int64_t(value));
  }
}

void Array::setComplex(int64_t position, std::complex<double> value) {
  std::byte *to = mutableData();
  if (type.element == C64) {
    store<float>(to, 2 * position, float(value.real()));
    store<float>(to, 2 * position + 1, float(value.imag()));
  } else if (type.element == C128) {
    store<double>(to, 2 * position, value.real());
    store<double>(to, 2 * position + 1, value.imag());
  } else {
    setReal(position, value.real());
  }
}

std::vector<int64_t> rowMajorStrides(std::span<const int64_t> dimensions) {
  std::vector<int64_t> strides(dimensions.size(), 1);
  for (size_t i = dimensions.size(); i-- > 1;)
    strides[i - 1] = strides[i] * dimensions[i];
  return strides;
}

bool nextIndex(std::vector<int64_t> &index,
               std::span<const int64_t> dimensions) {
  for (size_t i = index.size(); i-- > 0;) {
    if (++index[i] < dimensions[i])
      return true;
    index[i] = 0;
  }
  return false;
}

std::vector<int64_t> toIntegers(const Array &array) {
  std::vector<int64_t> values(array.elementCount());
  for (size_t i = 0; i < values.size(); ++i)
    values[i] = array.integerAt(i);
  return values;
}

} // namespace tesela::interpret
