// Odd functions of f32 that tend to 1, by a table of polynomials.
//
// Of |x| the exponent and two bits of the significand pick a piece: one below
// 1/8 and four in each binade above. Its polynomial in d = |x| - centre comes
// out of registers (vpermi2ps: 32 entries), so there is no division, no exp, no
// branch. Centres are such that f(centre) is nearly an f32: what a sum rounds
// is then its last addition, and the errors stay below 0.71 units in the last
// place (tanh) and 0.63 (erf). f32[16] through gelu, in the second cache: 0.58
// ns an element against 0.98 by way of exp.
#pragma once

#include "target/cpu/VectorCode.h"

namespace tesela::cpu::math::piecewise {

using llvm::Value;

/// Are there such tables for the shape of `x`: whole registers of 16 lanes?
bool serves(VectorCode &code, Value *x);

Value *hyperbolicTangent(VectorCode &code, Value *x);
Value *errorFunction(VectorCode &code, Value *x);

} // namespace tesela::cpu::math::piecewise
