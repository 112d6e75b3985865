// Sorting: element i of the sorted row is a function of i and of what the row
// holds, each value as often as it occurs.
//
// What a row x holds is written as a sum over its elements, in integers, of a
// function about which nothing is known:
//
//     M = SUM_{k < n} occurrence(x[k])        sorted(i, M)
//
// Two rows have the same M exactly where they are permutations of each other,
// and laws of sums are laws of M. Further,
//
//     FOLD_{i < n} g(sorted(i, M)) = FOLD_{k < n} g(x[k])     for a FOLD in any
//                                                             order
//     sorted(0, M) = MIN x,  sorted(n - 1, M) = MAX x
//
// of which the first makes sort(sort(x)) = sort(x). Zeros of either sign and
// NaN of any payload count as equal, as they do where results are compared.
#pragma once

#include "prove/Prover.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace tesela::prove {

/// An element of a row in whose order -0 and 0 are two: of another row than the
/// same elements in an order where they are equal.
inline constexpr const char *signedZerosName = "with_signed_zeros";

/// The element at `position`, in ascending order, of a row of `extent` elements
/// that has `element` at `variable`. Where it is not `exact`, as where it is
/// not said which place NaN have, M is a sum of floats: one in another order is
/// equal to no better a grade than theirs.
Term sortedElement(Terms &terms, Index position, Variable variable,
                   Index extent, Term element, bool exact);

/// A sorted element, as parts; nothing where `node` is none.
struct SortedElement {
  Index position, extent;
  Term occurrences; // M
};
std::optional<SortedElement> sortedElementOf(const Terms &terms,
                                             const TermNode &node);
/// x[index] of the row.
Term unsortedElement(Terms &terms, const SortedElement &sorted, Index index);

/// `body` of a fold over `variable` < `extent` with the row in place of the
/// sorted one; nothing where it is not used like that.
std::optional<Term> unsortedBody(Terms &terms, Variable variable, Index extent,
                                 Term body);

/// The same element in terms of a simpler row, over the reals, where the row is
/// an increasing function of another or its negation:
///
///     sorted(i, f(x)) = f(sorted(i, x))     sorted(i, -x) = -sorted(n - 1 - i,
///     x) sorted(i, x + c) = sorted(i, x) + c   sorted(i, c x) = c sorted(i, x)
///
/// of which the last needs `isPositive` of c.
std::optional<Term> sortedSimpler(Terms &terms, const SortedElement &sorted,
                                  llvm::function_ref<bool(Term)> isPositive);

/// The extremum that a sorted element is, where it is the first or the last.
std::optional<Term> extremeOfRow(Terms &terms, const SortedElement &sorted);

/// Where the element that a stable sort puts at `position` was before: a
/// function of that and of the row as it is,
///
///     order(i, SUM_{k < n} place(k, x[k]))
///
/// about which is known that x[order(i)] = sorted(i, x), by `ascends` from the
/// first or from the last.
struct OrderedPosition {
  Index position, extent;
  bool ascends = true, exact = true;
  Term row; // the sum
  Term elementAt(Terms &terms, Index index) const;
};
Term orderedPosition(Terms &terms, Index position, Variable variable,
                     Index extent, Term element, bool ascends, bool exact);
std::optional<OrderedPosition> orderedPositionOf(const Terms &terms,
                                                 const TermNode &node);

} // namespace tesela::prove
