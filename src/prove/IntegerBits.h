// Equality of integers by their bits.
//
// The scalar operations on integers around two terms are encoded as bit-vectors
// of the width of their type, with the choices of semantics/ScalarBody.h where
// StableHLO leaves one; what is no such operation is a variable, one for terms
// that are structurally equal. Proves laws of and, or, xor, shifts, absolute
// values, minima and narrowing that the ring of integers modulo 2^n does not
// know. Grade BITWISE.
#pragma once

#include "prove/Structural.h"

namespace tesela::prove {

/// Are the integers or booleans `a` and `b` equal? "No" where that is not shown
/// with `resources` units of Z3.
bool equalBits(Terms &terms, Structural &structural, Term a, Term b,
               const Scope &scope, unsigned resources);

} // namespace tesela::prove
