// Proof by cases of the maxima in a term.
//
// A maximum of two is one of them: where a - b is negative max(a, b) is b, else
// a. Both sides are written out in each case and compared there. An absolute
// value is max(x, -x); what has the same sign is one distinction,
//
//     max(x, 0) + log(1 + exp(-|x|)) = log(1 + exp x)
//         x < 0:   0 + log(1 + exp x)
//         else:    x + log(1 + exp(-x))
//
// and a comparison of the same two, in a choice, is decided with it.
#pragma once

#include "prove/NormalForm.h"

namespace tesela::prove {

/// Is `prove` true of both terms in every case? False where there is nothing to
/// distinguish, and after three distinctions.
bool provedByCases(Polynomials &polynomials, SignAnalysis &signs, Term a,
                   Term b, const Scope &scope,
                   llvm::function_ref<bool(Term, Term, const Scope &)> prove);

} // namespace tesela::prove
