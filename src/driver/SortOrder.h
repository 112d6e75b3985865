// What a sort's comparator orders by, where it is one of the usual ones.
#pragma once

#include "semantics/ScalarBody.h"

#include <optional>

namespace tesela::driver {

struct SortOrder {
  bool descending = false;
  /// Zeros are equal, NaNs are equal and last; else the total order.
  bool canonical = false;
};

/// Recognises comparisons of operand 0 alone: `a < b` on integers, `a < b` in
/// total order on floats, and the same after both sides went through
/// x -> x == 0 ? 0 : x != x ? NaN : x, however that is written. `a < b` on
/// floats as they stand leaves the place of NaNs open: last. One that maps
/// the zeros only, or the NaNs only, or to a negative NaN, is another order; so
/// is this one on formats whose NaN lies where others have -0. Inputs are left
/// 0, right 0, left 1, ...
std::optional<SortOrder> recognizeSortOrder(const semantics::ScalarBody &body);

} // namespace tesela::driver
