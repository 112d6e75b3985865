// The last resort for differences without bound variables in which a maximum of
// a few values or a comparison occurs: factors become real variables, one for
// each class of provably equal ones, maxima and guards become case
// distinctions, and Z3 decides in nonlinear real arithmetic. This proves
// min + max = x + y, relu(x) - relu(-x) = x, max min = x y.
#pragma once

#include "prove/NormalForm.h"

namespace tesela::prove {

class Equality;

/// Does `difference` vanish? "No" where that is not shown.
bool scalarFallback(Equality &equality, Normalizer &normalizer,
                    Polynomial difference, const Scope &scope);

} // namespace tesela::prove
