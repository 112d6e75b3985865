// A fold over v < c d whose body looks at v div d alone, or at v mod d alone:
//
//     FOLD_{v < c d} f(v mod d) = FOLD_{b < c} FOLD_{t < d} f(t)
//     FOLD_{v < c d} f(v div d) = FOLD_{b < c} FOLD_{t < d} f(b)
//
// as a row that is repeated, or each of whose elements is, is folded. (Where
// the body looks at both, v is found to be (b, t) where two folds are compared:
// Bijections.cpp.)
#pragma once

#include "prove/Terms.h"

namespace tesela::prove {

/// The fold inside a fold that `reduce` is; nothing where it is none of those.
std::optional<Term> splitByRadix(Terms &terms, Term reduce);

} // namespace tesela::prove
