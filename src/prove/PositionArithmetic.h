// Integers that are positions: arithmetic on them carried out on indices, and
// elements at positions that an argmax or an argsort gives.
#pragma once

#include "prove/Prover.h"
#include "semantics/ScalarBody.h"

#include <optional>

namespace tesela::prove {

/// The operation on operands that are positions or constants, as a position or
/// a choice between constants; nothing where it is no such.
std::optional<Term> ofPositions(Terms &terms, semantics::ScalarOp op,
                                llvm::ArrayRef<Term> operands,
                                ElementType type);

/// a / b and a mod b of integers, rounded towards 0, for b > 0:
///     max(a, 0) div b - max(-a, 0) div b
///     max(a, 0) mod b - max(-a, 0) mod b
Index truncatedQuotient(Terms &terms, Index a, Index b);
Index truncatedRemainder(Terms &terms, Index a, Index b);

/// `term` where `guard` holds: x + n of an element x that is negative there and
/// n >= 0 is a position, for it does not wrap.
Term positionWhere(Terms &terms, Guard guard, Term term);

/// `meaning`, an integer at the output indices, at `at`: an element of a tensor
/// that stands for it, by the variables that it depends on.
Index positionOf(Terms &terms, Term meaning, llvm::ArrayRef<Index> at);

/// The element of `operand` at `at` where one of these is the position that is
/// picked from, or sorted by, the elements of `operand` themselves:
///
///     x[argmax x] = max x        x[argsort x][i] = sort(x)[i]
std::optional<Term> elementAtPosition(Terms &terms, const Value &operand,
                                      llvm::ArrayRef<Index> at);

} // namespace tesela::prove
