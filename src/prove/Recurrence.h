// What becomes of a value that a loop or a scan carries from step to step.
//
// The body is taken once, at an open step k, with the carry an unknown c; how
// the next carry depends on c then says what the carry is after t steps:
//
//     c + e(k)             c0 + SUM_{k < t} e(k)      as is, max, min, product
//     a(k) * c + b(k)      c0 PROD_{k < t} a(k)
//                          + SUM_{k < t} b(k) PROD_{k < l < t} a(l)
//
// The second is true over the reals only, which bounds the grade of a proof.
#pragma once

#include "prove/Prover.h"

#include <optional>

namespace tesela::prove {

/// A linear function of the carry, or a fold.
struct Step {
  std::optional<Reduction> fold; // of `b`; else a * carry + b
  std::optional<Term> a, b;      // absent: 1, 0
};

/// Is an element of `tensor` read, by way of what other tensors are defined to
/// be too?
bool reads(const Terms &terms, Term term, Tensor tensor);

/// One carry after any number of steps.
struct Recurrence {
  Terms &terms;
  Variable step;  // k, open in `next`
  Tensor unknown; // stands for the carry in `next`
  Value next, init;

  std::optional<Step> stepAt(llvm::ArrayRef<Index> at) const;
  Term after(Index steps, llvm::ArrayRef<Index> at) const;
  /// Is `term` the carry itself, at that index?
  bool isCarry(Term term, llvm::ArrayRef<Index> at) const;

private:
  bool dependsOnCarry(Term term) const;
  std::optional<Step> stepByOutputs(llvm::ArrayRef<Index> at) const;
  std::optional<Step> linear(Term term, llvm::ArrayRef<Index> at) const;
};

} // namespace tesela::prove
