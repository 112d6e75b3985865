// What numbers the types of integers and floats hold.
#pragma once

#include "base/ElementType.h"

namespace tesela::prove {

/// Has `to` every value of the integer type `from`?
bool holdsEvery(ElementType to, ElementType from);

} // namespace tesela::prove
