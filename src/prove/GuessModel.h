// Countermodels by repair: numbers that satisfy the hypotheses of a question
// and falsify its goal, found without Z3.
//
// From small numbers on, whatever condition is not met is met by the least
// change of one variable, a few dozen times at most. Nine of ten questions
// whose answer is "no" end here, in microseconds.
#pragma once

#include "prove/Countermodels.h"

namespace tesela::prove {

/// Something that may be a countermodel; whoever asks has to try it.
/// `attempt` 0, 1, ...: begins with other numbers.
Countermodel guessCountermodel(const Terms &terms,
                               const IntegerQuestion &question,
                               unsigned attempt);

} // namespace tesela::prove
