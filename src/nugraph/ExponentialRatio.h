// What is computed element by element from exponentials by arithmetic, as a
// quotient of sums of products of exponentials:
//
//     1 - 1 / (1 + exp(-s))  =  exp(-s) / (1 + exp(-s))  =  1 / (exp(s) + 1)
//
// so that its logarithm is linear but for the logarithms of sums.
#pragma once

#include "nugraph/Graph.h"

#include <map>

namespace tesela::nugraph {

/// Powers of exponentials of classes, in order; no power is 0.
using ExponentialPowers = llvm::SmallVector<std::pair<ClassId, int>, 2>;

struct ExponentialSum {
  std::map<ExponentialPowers, double> terms;
  bool isOne() const {
    return terms.size() == 1 && terms.begin()->first.empty() &&
           terms.begin()->second == 1;
  }
  bool operator==(const ExponentialSum &) const = default;
};

/// `shift` stands for the exponential of the sum of its classes, each so many
/// times. Neither sum has a factor in common of all its terms.
struct ExponentialRatio {
  ExponentialPowers shift;
  double coefficient = 1;
  ExponentialSum above, below;
  Ref written; // the value down to what is exponentiated
};

/// Of the class; nothing where it is no quotient of positive sums, or one of
/// too many terms.
std::optional<ExponentialRatio> exponentialRatio(Graph &graph, ClassId id);

} // namespace tesela::nugraph
