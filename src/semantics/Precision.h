// Bodies in another precision than they were written in.
#pragma once

#include "semantics/ScalarBody.h"

#include <optional>

namespace tesela::semantics {

/// The same body on f64 and complex<f64> in place of f32 and complex<f32>; none
/// where another type takes part (but i1) or an instruction whose meaning is
/// its width: bits, neighbours, a rounding that was asked for.
std::optional<ScalarBody> inDoublePrecision(const ScalarBody &body);

/// The same body on f32 in place of narrower floats; none where types other
/// than floats of up to 32 bits and i1 take part, or as above.
std::optional<ScalarBody> inSinglePrecision(const ScalarBody &body);

} // namespace tesela::semantics
