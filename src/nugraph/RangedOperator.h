// Operators that run along a range and have a combiner: reductions,
// contractions (along a summed letter) and scans. What cuts a range knows
// nothing else of them.
#pragma once

#include "nugraph/Moves.h"

namespace tesela::nugraph {

class RangedOperator {
public:
  /// The ranges of a node; none for other operators.
  static llvm::SmallVector<RangedOperator, 2> of(Graph &graph, NodeId node);

  Index extent() const { return range; }
  /// The node itself, written out.
  Ref whole() const { return node; }
  /// The operands, those with the range cut to [start, start + length).
  llvm::SmallVector<Ref, 2> cut(Index start, Index length) const;
  llvm::SmallVector<Ref, 2> operands() const { return values; }
  /// The axis of an operand along which the range runs, if it does, and that
  /// of dimension `axis` of the result.
  std::optional<unsigned> axisIn(unsigned operand) const;
  std::optional<unsigned> axisOf(unsigned operand, unsigned axis) const;
  semantics::Monoid combiner() const { return monoid; }
  /// The operator on operands like its own.
  Ref on(llvm::ArrayRef<Ref> operands) const;
  /// The operator on operands whose range is blocks * size, block by block.
  Ref tiled(llvm::ArrayRef<Ref> operands, Index blocks, Index size) const;
  /// The result for a range whose parts are those of `first` and `second`.
  /// `operands` are those of the first.
  Ref combine(Ref first, Ref second, llvm::ArrayRef<Ref> operands) const;

private:
  RangedOperator(Graph &graph, NodeId node);
  Ref combined(Ref a, Ref b, llvm::ArrayRef<AccessMap> maps) const;
  Ref tiledScan(Ref operand, Index blocks, Index size) const;

  Graph *graph;
  AttributeId attribute;
  Ref node;
  llvm::SmallVector<Ref, 2> values;
  Index range;
  unsigned axis = 0;  // reduction, scan
  uint8_t letter = 0; // contraction
  semantics::Monoid monoid = semantics::Monoid::Sum;
};

/// The size that `index` is, if it is one of the program's own.
std::optional<prove::Variable> plainSize(const Graph &graph, Index index);

} // namespace tesela::nugraph
