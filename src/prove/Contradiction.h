// The short proofs among the integer questions, without Z3: linear inequalities
// (LinearRows.h) and a few cases.
//
// Products, remainders and elements of tensors are columns of their own, of
// which the same is said as to Z3 (IntegerEncoding.h) as far as it follows
// without a case. Nearly all questions whose answer is "yes" end here; an
// engine of Z3 takes 4 ms to make.
#pragma once

#include "prove/IntegerQuestion.h"

namespace tesela::prove {

/// Is the answer to `question` certainly "yes"?
bool isEvident(const Terms &terms, const IntegerQuestion &question);

} // namespace tesela::prove
