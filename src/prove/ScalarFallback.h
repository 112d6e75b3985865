// The last resort for differences without bound variables in which a maximum of
// a few values, a sign or a comparison occurs: factors become real variables,
// one for each class of provably equal ones, maxima, signs and guards become
// case distinctions, and Z3 decides in nonlinear real arithmetic. This proves
// min + max = x + y, relu(x) - relu(-x) = x, max min = x y, and, with what is
// known of increasing functions, exp(min(x, 0)) = min(exp x, 1).
#pragma once

#include "prove/NormalForm.h"

namespace tesela::prove {

class Equality;

/// Is there anything to distinguish in `difference`?
bool mayFallBack(Normalizer &normalizer, Polynomial difference,
                 const Scope &scope);
/// Does `difference` vanish? "No" where that is not shown.
bool scalarFallback(Equality &equality, Normalizer &normalizer,
                    Polynomial difference, const Scope &scope);

} // namespace tesela::prove
