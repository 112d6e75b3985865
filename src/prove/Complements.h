// Complements, not x = -1 - x, under maxima and bitwise operations.
// (NormalLattices.cpp)
#pragma once

#include "prove/Polynomials.h"

namespace tesela::prove {

/// Are more of the elements complements than not, or, if that is asked, as
/// many?
bool hasComplements(const Polynomials &polynomials,
                    llvm::ArrayRef<Element> elements, bool orAsMany);
Polynomial complement(Polynomials &polynomials, Polynomial value, Ring ring);
void complementAll(Polynomials &polynomials, std::vector<Element> &elements,
                   Ring ring, unsigned level);

} // namespace tesela::prove
