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
// of which the first makes sort(sort(x)) = sort(x). NaN of any payload count as
// equal, as they do where results are compared. In another order, as where -0
// comes before 0, the function is another one.
#pragma once

#include "prove/Prover.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace tesela::prove {

/// By numbers, what is said of floats that are none: nothing of NaN; they are
/// behind all others, and -0 and 0 equal, or -0 before 0. Integers have one
/// order, ZerosEqual.
enum class RowOrder : uint8_t { Numbers, ZerosEqual, ZerosApart };

/// The element at `position`, in ascending order, of a row of `extent` elements
/// that has `element` at `variable`. By Numbers, M is a sum of floats: one in
/// another order is equal to no better a grade than theirs.
Term sortedElement(Terms &terms, Index position, Variable variable,
                   Index extent, Term element, RowOrder order);

/// A sorted element, as parts; nothing where `node` is none.
struct SortedElement {
  Index position, extent;
  Term occurrences; // M
  RowOrder order = RowOrder::ZerosEqual;
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

/// The same element, over the reals, for which -0 is 0.
Term withEqualZeros(Terms &terms, const SortedElement &sorted);

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
  bool ascends = true;
  RowOrder order = RowOrder::ZerosEqual;
  Term row; // the sum
  Term elementAt(Terms &terms, Index index) const;
};
Term orderedPosition(Terms &terms, Index position, Variable variable,
                     Index extent, Term element, bool ascends, RowOrder order);
std::optional<OrderedPosition> orderedPositionOf(const Terms &terms,
                                                 const TermNode &node);

} // namespace tesela::prove
