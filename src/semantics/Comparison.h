// What a comparison says of two numbers.
#pragma once

#include "semantics/ScalarBody.h"

namespace tesela::semantics {

/// `a` direction `b`; of floats as IEEE has it, so only NE holds of NaN.
template <typename Number>
bool holds(CompareDirection direction, Number a, Number b) {
  switch (direction) {
  case CompareDirection::EQ:
    return a == b;
  case CompareDirection::NE:
    return a != b;
  case CompareDirection::GE:
    return a >= b;
  case CompareDirection::GT:
    return a > b;
  case CompareDirection::LE:
    return a <= b;
  case CompareDirection::LT:
    return a < b;
  }
  return false;
}

} // namespace tesela::semantics
