// A problem as text that does not depend on names, nor on the order in which
// its terms were made.
//
// Sizes and tensors are numbered by first use. Equal texts mean equal problems
// up to names; equal problems nearly always have equal texts (where operands of
// a commutative operation look alike but for names, their order may differ).
#pragma once

#include "prove/Prover.h"

#include <string>
#include <vector>

namespace tesela::prove {

struct ProblemText {
  std::string text;
  /// The problem's names, by number.
  std::vector<std::string> sizes, tensors;
};

ProblemText problemText(const Problem &problem);

} // namespace tesela::prove
