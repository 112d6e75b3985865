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
  /// A tensor by its number, and a place in it.
  using Place = std::pair<uint32_t, std::vector<int64_t>>;

  llvm::DenseMap<uint32_t, int64_t> variables;
  std::map<Place, int64_t> reads;
  std::map<Place, bool> flags;           // elements of tensors of i1
  llvm::DenseMap<uint32_t, bool> truths; // other terms, by number
};

class IndexEvaluator;

/// Where a read of a tensor reads; nothing where an index has no value.
std::optional<Countermodel::Place> placeOf(const TermNode &read,
                                           IndexEvaluator &evaluator);

class Countermodels {
public:
  explicit Countermodels(const Terms &terms) : terms(terms) {}

  /// Takes over the model of the question that `encoding` asserted last.
  void add(const z3::model &model, IntegerEncoding &encoding);
  /// Does a stored model answer "no"?
  bool refute(const IntegerQuestion &question) const;
  /// Does one that is found by repair (GuessModel.h)? It is stored.
  bool guess(const IntegerQuestion &question, unsigned attempt);

private:
  void store(Countermodel model);

  const Terms &terms;
  std::deque<Countermodel> models; // the newest first
};

} // namespace tesela::prove
