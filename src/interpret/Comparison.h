// How near an array must be to the expected one.
#pragma once

#include "interpret/Array.h"

#include <optional>

namespace tesela::interpret {

struct Tolerance {
  enum class Kind : uint8_t {
    Equal,    // same values; NaN equals NaN, -0 equals +0
    Ulps,     // lowest..highest floats apart, per component; what is not
              // finite must agree bit for bit, but any NaN equals any other
    Absolute, // |actual - expected| <= distance; integers must be equal
  };
  Kind kind = Kind::Equal;
  uint64_t lowest = 0, highest = 0;
  double distance = 0;

  std::string describe() const;
};

/// The floats that lie between two of the same type; 2^64 - 1 where one is not
/// finite and they differ. Both zeros count as one number.
uint64_t ulpDifference(double a, double b, ElementType type);

/// Nothing where `actual` is near enough, else the first element that is not:
/// "element [1, 2] is 3.5, expected 4 (7 ULP apart, at most 3 are allowed)".
std::optional<std::string> compare(const Array &actual, const Array &expected,
                                   const Tolerance &tolerance);

} // namespace tesela::interpret
