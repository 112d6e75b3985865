// Random tensor programs, as terms: sums, products, maxima and exponentials of
// elements of inputs, over sizes M, N and K.
#pragma once

#include "prove/Prover.h"

#include <random>

namespace tesela::prove {

/// A problem whose sides are one and the same value, of shape M x N.
Problem randomProblem(Terms &terms, std::mt19937_64 &random, ElementType type);

/// `value` with the term at its output index changed by `change`.
Value changedValue(Terms &terms, const Value &value,
                   const std::function<Term(Term)> &change);

} // namespace tesela::prove
