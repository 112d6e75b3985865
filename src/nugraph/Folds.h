// What combines two values of one shape whatever their order: sums, products,
// maxima and minima, as elementwise operators and along an axis; moves on them
// and on axes.
#pragma once

#include "nugraph/Moves.h"

namespace tesela::nugraph {

/// Of a node that combines two values of its own shape.
std::optional<semantics::ScalarOp> combinerOf(const Graph &graph, NodeId node);

/// The reduction by a combiner.
std::optional<semantics::Monoid> monoidOf(semantics::ScalarOp combiner);

/// A maximum for a minimum, and back, along an axis or of two values; nothing
/// for other operators.
std::optional<AttributeId> dualOf(Operators &operators, AttributeId attribute);

/// A minimum as what is negative of a maximum.
void negateDual(Bench &, ClassId, NodeId, const Move &);
/// What is summed of one operand of a contraction alone, before.
void sumFirst(Bench &, ClassId, NodeId, const Move &);
/// What combines an axis of two as what combines the two.
void foldFew(Bench &, ClassId, NodeId, const Move &);
/// What combines all slices of a value as a reduction of it.
void foldSlices(Bench &, ClassId, NodeId, const Move &);
/// Which of several axes become one first, or are split first.
void orderAxes(Bench &, ClassId, NodeId, const Move &);

} // namespace tesela::nugraph
