// Candidates for maps between the bound variables of two summands, from
// equating the indices of reads of the same tensor:
//
//   x + .. = e           x = e - ..
//   s x = e              x = e div s
//   s1 x1 + .. + xn = e  the digits of e, by descending stride (mixed radix)
//   p div d = a and      p = d a + b, and then as above
//   p mod d = b          where b may come from the domain
//
// then in the same way what guards bound, for variables that no read mentions,
// and last the variables in their order. At most `limit` combinations. A
// candidate is a guess: Equality.h checks it.
#pragma once

#include "prove/Polynomials.h"

namespace tesela::prove {

/// For each variable bound in `from` an expression in the variables of `to`.
std::vector<Substitution> candidateMaps(Polynomials &polynomials,
                                        const OpenBody &from,
                                        const OpenBody &to,
                                        unsigned limit = 24);

} // namespace tesela::prove
