// Where scalar terms, conditions and indices meet: a boolean term is a
// condition, a condition is a boolean term, and an integer term made of sizes,
// iterators and elements of index tensors is an index.
//
// An index is an integer of any size, an integer term one of 2^n. The two are
// taken for each other where a term counts positions (its width is 32 bits or
// more and it is made of iterators and sizes), and where an element of an index
// tensor is used as it is. See "limits" in docs/prove.md.
#pragma once

#include "prove/Terms.h"
#include "semantics/ScalarBody.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <optional>

namespace tesela::prove {

/// 1 where `guard` holds, else 0, as an i1.
Term booleanTerm(Terms &terms, Guard guard);
/// Is the i1 `term` true?
Guard guardOf(Terms &terms, Term term);

/// The index that an integer term is; nothing where it is no such term.
/// Arithmetic on elements of tensors that may wrap is not followed, and other
/// arithmetic on elements of which no bound is known only where `ofElements`.
std::optional<Index> indexOf(Terms &terms, Term term, bool ofElements);

/// An integer type wide enough to count the elements of a tensor.
bool countsPositions(ElementType type);

/// Does an integer type hold a position, whatever the sizes? 64 bits do. 32 are
/// taken to, as no tensor has more elements, unless the arithmetic goes further
/// than a tensor does: two positions multiplied, or constants of 2^16 or more.
bool holdsPosition(const Terms &terms, ElementType type, Index index);

/// Is the index seen to be at least 0 for all values of its variables, which
/// are sizes and positions?
bool isNotNegative(Terms &terms, Index index);

/// Is it seen to be at least 1?
bool isPositive(Terms &terms, Index index);

/// Is an element of an integer tensor, of which no bound is known, or its
/// remainder by a large number, part of it? What is added to that may wrap.
bool mayBeAnyInteger(const Terms &terms, Index index);

/// `use` of the index that `term` is; a choice between indices becomes a choice
/// between uses. Nothing where a part is no index.
std::optional<Term>
withIndex(Terms &terms, Term term,
          llvm::function_ref<std::optional<Term>(Index)> use);

/// The comparison of two values of one type, as the instruction of a scalar
/// body. Of indices a condition on them; else the truth of a function named
/// compare_eq, compare_lt or compare_le.
Guard comparison(Terms &terms, semantics::CompareDirection direction,
                 semantics::CompareType kind, Term a, Term b);

} // namespace tesela::prove
