// Cut points: what two programs share, replaced by fresh tensors.
//
// Operator by operator a value with a reduction in it is given a tensor that
// stands for it, the same one where the element at the symbolic index is the
// same handle: the same operations on the same elements, of inputs and of what
// was cut before. What both programs give the same tensor they share:
//
//     left:  f(h), right: g(h), h = ten layers   ->   f(t) = g(t) for all t?
//
// What is proved of all tensors holds of this one, so a proof of the smaller
// question is a proof. A counterexample to it is none, for a cut loses what the
// elements have to do with the inputs and with each other.
//
// Over the reals a fresh tensor stands for numbers. So what is cut has to be a
// number wherever the inputs are, which is looked for in the term: no infinity
// that stays one, no quotient, root or logarithm whose operand is not evidently
// of the right sign (Definedness.h). What is evidently positive stays so.
#pragma once

#include "prove/Prover.h"

namespace tesela::prove {

class CutPoints {
public:
  /// What holds of the sizes and inputs is what `problem` says.
  explicit CutPoints(const Problem &problem);
  ~CutPoints();

  /// The number of the cut that stands for `value`; nothing where it is not to
  /// be cut: without a reduction it costs little and tells much.
  std::optional<unsigned> of(const Value &value);
  const Input &input(unsigned number) const;

private:
  struct State;
  std::unique_ptr<State> state;
};

} // namespace tesela::prove
