// May the elements of a reduction change places?
//
// The specification lets a reduction associate as it likes, but not commute:
// what an accumulator holds came before what it takes in. Lanes of a vector
// that take every n-th element each do not keep that order. They may for
// combiners that commute, and for those that pick one of two elements, if what
// the lanes hold is compared in order at last.
//
// Worked example, argmax as JAX writes it, on (value, index):
//
//     p = a.value > b.value or a.value is NaN
//     value = p ? a.value : b.value
//     index = p or (a.value = b.value and a.index < b.index) ? a.index
//                                                            : b.index
//
// does not commute: of two NaNs it keeps the one on the left. With the lesser
// index always on the left it is the same in every order.
#pragma once

#include "semantics/ScalarBody.h"

#include <optional>

namespace tesela::semantics {

/// Is combiner(a, b) = combiner(b, a) for all a and b? `true` is certain;
/// `false` may mean that it was not seen. Inputs as in Combiner::body.
bool commutes(const ScalarBody &combiner);

/// Of a combiner of two results that keeps one of two elements whole, by
/// comparing values with values and indices with indices: which result is the
/// index. None for all others.
std::optional<unsigned> pickedIndex(const ScalarBody &combiner);

/// combiner(a, b) where a's result `index` is at most b's, else
/// combiner(b, a).
ScalarBody inIndexOrder(const ScalarBody &combiner, unsigned index);

} // namespace tesela::semantics
