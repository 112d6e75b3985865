// Reductions of two operands that pick an element and say where it was: argmax
// and argmin as frameworks write them.
//
// The combiner takes (value, position) pairs. It is one of these if it behaves
// as "the greater (lesser) value, on equal values the lesser (greater)
// position" does. A combiner made of comparisons, choices and logic alone sees
// of its operands only how they are ordered, so trying all orders of small
// numbers proves it. NaN they treat in ways of their own, so the value picked
// is the function "picked" of the maximum (minimum): equal to it where maxima
// may be regrouped, which leaves NaN aside, and not bit for bit.
#pragma once

#include "prove/FormEncoder.h"

namespace tesela::prove {

bool picksElement(const semantics::GranularForm &form);

/// The two results from the contributions (value, position) at an open point.
std::vector<Term> pickedElement(AppliedForm &applied,
                                llvm::ArrayRef<Term> contributions,
                                llvm::ArrayRef<Variable> variables);

/// The position of the greatest (least) element of a row, in parts; nothing
/// where `term` is none.
struct PickedPosition {
  Index extent;
  Term best; // the element there
  Variable place;
  Term element; // of the row, at `place`
  Term elementAt(Terms &terms, Index index) const;
};
std::optional<PickedPosition> pickedPosition(Terms &terms, Term term);

} // namespace tesela::prove
