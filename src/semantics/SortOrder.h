// What a sort's comparator orders by, where it is one of the usual orders.
//
// A comparator that looks at nothing but how its two numbers compare with each
// other, with zero and with NaN is known from what it says of a few of them: of
// two on either side of zero, the zeros, the infinities, and NaNs below, at and
// above the one that constants are.
//
//     a < b in total order                                   Total
//     a < b in total order, both after
//       x -> x == 0 ? 0 : x != x ? NaN : x                   ZerosAndNansEqual
//     a < b as IEEE compares                                 Numbers
//     a < b in total order, after x -> x == 0 ? 0 : x        none of these
#pragma once

#include "semantics/ScalarBody.h"

#include <optional>

namespace tesela::semantics {

enum class NumberOrder : uint8_t {
  Total,             // IEEE 754 §5.10: by sign, then size; integers' only one
  ZerosAndNansEqual, // -0 and 0 equal, NaNs equal and greatest
  Numbers,           // as the one before, but nothing is said of NaNs
};

struct SortOrder {
  NumberOrder numbers = NumberOrder::Total;
  bool descending = false;
};

/// Of a comparator whose inputs are left 0, right 0, left 1, ..., one that
/// reads the first two. The greatest comes last, or first where it descends.
std::optional<SortOrder> sortOrderOf(const ScalarBody &body);

} // namespace tesela::semantics
