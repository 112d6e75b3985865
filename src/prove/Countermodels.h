// Models of earlier negative answers, and whether one of them answers "no" to
// a new question. That takes microseconds where Z3 takes a millisecond, and
// most questions whose answer is "no" end here.
//
// A model is tried on questions that it was not found for, so variables that it
// does not know get small values. Any assignment that satisfies the hypotheses
// and falsifies the goal is proof enough of "no".
#pragma once

#include "prove/IntegerEncoding.h"

#include <deque>
#include <map>
#include <vector>

namespace tesela::prove {

struct Countermodel {
  llvm::DenseMap<uint32_t, int64_t> variables;
  std::map<std::pair<uint32_t, std::vector<int64_t>>, int64_t> reads;
  llvm::DenseMap<uint32_t, bool> truths; // by number of the term
};

class Countermodels {
public:
  explicit Countermodels(const Terms &terms) : terms(terms) {}

  /// Takes over the model of the question that `encoding` asserted last.
  void add(z3::model model, IntegerEncoding &encoding);
  /// Does a stored model answer "no"?
  bool refute(const IntegerQuestion &question);

private:
  const Terms &terms;
  std::deque<Countermodel> models; // the newest first
};

} // namespace tesela::prove
