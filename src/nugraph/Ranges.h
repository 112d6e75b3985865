// Ranges of a value: a part of it in the simplest form that the graph knows,
// and parts that lie side by side put together again.
//
// Slices, concatenations, pads, masks, counters, constants and what only moves
// elements are one thing, a value laid out along an axis:
//
//     (x ++ y)[A:A+B]                     y
//     x[P:Q][a:b]                         x[P+a:P+b]
//     mask[i <= j] of rows from P on      mask[i + P <= j]
//     mask[i <= j], rows after columns    0
//     x[0:P] ++ x[P:N]                    x
//     w[0] ++ w[1] ++ w[2]                w[0:3] with two axes merged
//
// With `deep` a part is taken through arithmetic down to where something is
// known: the block of where(mask, q k, 0) below the diagonal is the block of
// q k. With `carries` a part of a running sum is one too, with the sum of all
// before added. Which of two points comes first is read from the samples: a
// guess, as all candidates are.
//
// Classes that were looked through are remembered, so that `written` gives the
// window that a proof is about.
#pragma once

#include "nugraph/Graph.h"

#include <map>
#include <set>

namespace tesela::nugraph {

class Ranges {
public:
  explicit Ranges(Graph &graph, bool deep = false, bool carries = false)
      : graph(graph), operators(graph.operators()), deep(deep),
        carries(carries) {}

  /// [start, start + length) along `axis`.
  Ref slice(Ref ref, unsigned axis, Index start, Index length);
  /// What lies side by side along `axis`, from the first on; a value that is
  /// no concatenation and not padded is one part.
  llvm::SmallVector<Ref, 4> parts(Ref ref, unsigned axis);
  /// The reverse of `parts`; neighbours in one value are one part.
  Ref concatenate(llvm::ArrayRef<Ref> parts, unsigned axis);

  /// `ref` with every class that was looked through written out as it was.
  Ref written(Ref ref);
  /// Was a part of a running sum made of what is before it and its own?
  bool hasCarry() const { return hasCarried; }
  /// Was a part of a mask 0 or 1 throughout?
  bool hasDecided() const { return decided; }

  Index extent(Ref ref, unsigned axis) const {
    return graph.type(ref)->shape[axis];
  }
  /// On all samples.
  bool isAtMost(Index a, Index b) const;
  bool isZero(Ref ref) const { return isFill(ref, 0); }

private:
  struct Run;
  struct Narrower;
  friend struct Narrower;

  Ref make(const Attribute &attribute, llvm::ArrayRef<Ref> operands) {
    return graph.make(operators.intern(attribute), operands);
  }
  unsigned extentsOfIndex(Ref ref) const;
  Ref plain(Ref ref, unsigned axis, Index start, Index length);
  Ref fill(const prove::Rational &value, const TensorType &type);
  bool isFill(Ref ref, int64_t value) const;
  const Attribute *constant(Ref ref);
  Ref folded(Ref made);
  Run runOf(Ref ref, unsigned axis);
  Ref valueOf(const Run &run, unsigned axis);
  void open(ClassId id, NodeId node) { opened.try_emplace(id, node); }

  Graph &graph;
  Operators &operators;
  bool deep, carries, hasCarried = false;
  std::map<ClassId, NodeId> opened;
  bool decided = false;
  std::set<ClassId> entered; // of the slices being taken
};

} // namespace tesela::nugraph
