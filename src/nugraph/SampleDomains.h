// Where the numbers of an input are drawn from. A logarithm of a number below 0
// is none, and values that are none tell candidates apart no more: what a
// program takes logarithms or roots of is drawn so that it has them.
//
//     sum_i p[i] log(p[i] / q[i])      p and q are greater than 0
//     exp(x - log(-log u))             u is between 0 and 1, x any number
#pragma once

#include "nugraph/Graph.h"

namespace tesela::nugraph {

enum class Domain : uint8_t {
  Any,
  Positive,
  Unit, // between 0 and 1
};

/// Of each input, by trying: another than any number only where fewer values
/// of the program are none.
std::vector<Domain> domainsOf(const Operators &operators,
                              const Program &program, const Sizes &sizes);

void restrictTo(Domain domain, Sample &sample);

} // namespace tesela::nugraph
