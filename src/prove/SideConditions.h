// What a side of a proof over the reals divides by, or takes the logarithm of,
// as the conditions that an answer names.
#pragma once

#include "prove/NormalForm.h"
#include "prove/Prover.h"

namespace tesela::prove {

/// Adds `conditions` to those of an answer: a product that is not 0 as its
/// factors, and each once, whatever its locals are called and whatever sizes,
/// which are 1 or more but for those that `mayBeZero`, it is multiplied by.
void addConditions(Polynomials &polynomials, std::vector<Condition> conditions,
                   llvm::function_ref<bool(Variable)> mayBeZero,
                   std::vector<SideCondition> &to);

} // namespace tesela::prove
