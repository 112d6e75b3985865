#include "interpret/Comparison.h"

#include "interpret/SmallFloat.h"

#include <cstring>

namespace tesela::interpret {
namespace {

/// A number on the line of all floats of a type, zeros in the middle.
int64_t place(double value, ElementType type) {
  uint64_t bits;
  unsigned width;
  if (type == ElementType::F64 || type == ElementType::C128) {
    bits = std::bit_cast<uint64_t>(value);
    width = 64;
  } else if (type == ElementType::F32 || type == ElementType::C64) {
    bits = std::bit_cast<uint32_t>(float(value));
    width = 32;
  } else {
    bits = encodeFloat(value, type);
    width = bitWidth(type);
  }
  const uint64_t sign = uint64_t(1) << (width - 1);
  const auto magnitude = int64_t(bits & (sign - 1));
  return bits & sign ? -magnitude : magnitude;
}

bool nearEnough(double actual, double expected, ElementType type,
                const Tolerance &tolerance) {
  if (std::isnan(actual) && std::isnan(expected))
    return tolerance.lowest == 0;
  switch (tolerance.kind) {
  case Tolerance::Kind::Equal:
    return actual == expected;
  case Tolerance::Kind::Ulps: {
    const uint64_t apart = ulpDifference(actual, expected, type);
    return tolerance.lowest <= apart && apart <= tolerance.highest;
  }
  case Tolerance::Kind::Absolute:
    return actual == expected ||
           std::fabs(actual - expected) <= tolerance.distance;
  }
  return false;
}

bool elementNear(const Array &actual, const Array &expected, int64_t i,
                 const Tolerance &tolerance) {
  const ElementType type = actual.element();
  if (!isFloat(type) && !isComplex(type))
    return actual.integerAt(i) == expected.integerAt(i);
  const auto a = actual.complexAt(i), b = expected.complexAt(i);
  return nearEnough(a.real(), b.real(), type, tolerance) &&
         (!isComplex(type) || nearEnough(a.imag(), b.imag(), type, tolerance));
}

std::string indexText(int64_t position, const Array &array) {
  std::string text = "[";
  const auto strides = rowMajorStrides(array.dimensions());
  for (size_t d = 0; d < strides.size(); ++d)
    text += (d ? ", " : "") +
            std::to_string(position / strides[d] % array.dimensions()[d]);
  return text + "]";
}

std::string distanceText(const Array &actual, const Array &expected, int64_t i,
                         const Tolerance &tolerance) {
  const auto a = actual.complexAt(i), b = expected.complexAt(i);
  if (tolerance.kind != Tolerance::Kind::Ulps)
    return tolerance.describe();
  const uint64_t apart =
      std::max(ulpDifference(a.real(), b.real(), actual.element()),
               ulpDifference(a.imag(), b.imag(), actual.element()));
  return (apart == UINT64_MAX ? "not both finite"
                              : std::to_string(apart) + " ULP apart") +
         ", " + tolerance.describe();
}

} // namespace

std::string Tolerance::describe() const {
  switch (kind) {
  case Kind::Equal:
    return "must be equal";
  case Kind::Ulps:
    return (lowest ? "at least " + std::to_string(lowest) + " and " : "") +
           "at most " + std::to_string(highest) + " ULP allowed";
  case Kind::Absolute:
    return "at most " + std::to_string(distance) + " apart allowed";
  }
  return "";
}

uint64_t ulpDifference(double a, double b, ElementType type) {
  if (std::isnan(a) && std::isnan(b))
    return 0;
  if (!std::isfinite(a) || !std::isfinite(b))
    return a == b ? 0 : UINT64_MAX;
  const int64_t x = place(a, type), y = place(b, type);
  return x > y ? uint64_t(x) - uint64_t(y) : uint64_t(y) - uint64_t(x);
}

std::optional<std::string> compare(const Array &actual, const Array &expected,
                                   const Tolerance &tolerance) {
  if (actual.shape() != expected.shape())
    return "shapes differ: " +
           print(actual).substr(0, print(actual).find(' ')) + " and " +
           print(expected).substr(0, print(expected).find(' '));
  for (int64_t i = 0; i < actual.elementCount(); ++i)
    if (!elementNear(actual, expected, i, tolerance))
      return "element " + indexText(i, actual) + " is " +
             printElement(actual, i) + ", expected " +
             printElement(expected, i) + " (" +
             distanceText(actual, expected, i, tolerance) + ")";
  return std::nullopt;
}

} // namespace tesela::interpret
