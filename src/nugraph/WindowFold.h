// A window: what is combined of parts of one value, each some places after the
// other, along any axes. It is read from a tree of one combiner, down to slices
// of the base.
//
//     max(max(x[0:L], x[1:L+1]), x[2:L+2])
//         places 0, 1 and 2 of x, from 0 on, L long
#pragma once

#include "nugraph/Folds.h"

#include <set>

namespace tesela::nugraph {

/// By axis.
using Offsets = llvm::SmallVector<int64_t, 4>;
using OffsetSet = std::set<Offsets>;

/// x[start + offset, ... + length) for each of some offsets, combined.
class WindowFold : public NodeMove {
public:
  WindowFold(Bench &bench, ClassId target, NodeId node,
             semantics::ScalarOp combiner, ClassId base, const Move &move);

  bool isWindow() const {
    return isRead && places.size() >= 3 &&
           (overlaps() || places.size() == found.size());
  }
  /// Does a value that is combined twice count once?
  bool overlaps() const {
    return op == semantics::ScalarOp::Maximum ||
           op == semantics::ScalarOp::Minimum;
  }
  /// Part of a value from these places on, so long.
  Ref part(Ref of, llvm::ArrayRef<Index> from, llvm::ArrayRef<Index> count);
  /// What lies at these places after `from`, combined.
  Ref fold(Ref of, llvm::ArrayRef<Index> from, const OffsetSet &at,
           llvm::ArrayRef<Index> count);
  Ref combined(semantics::ScalarOp by, Ref a, Ref b);
  Index after(Index start, int64_t places) const {
    return terms.add(start, terms.constant(places));
  }

  Ref whole; // written out down to the parts
  semantics::ScalarOp op;
  ClassId base;
  llvm::SmallVector<Index, 4> starts, lengths; // of the first place
  OffsetSet places;

private:
  struct Part {
    Ref ref;
    llvm::SmallVector<Index, 4> starts, lengths;
  };
  bool readFold(NodeId node, Ref &written);
  bool readTerm(ClassId id, Ref &written);
  std::optional<Part> partOf(ClassId id, unsigned depth);
  void fromFirst();

  static constexpr size_t most = 25; // terms
  size_t depth = 0;
  unsigned steps = 0;
  std::vector<Offsets> found; // of each part
  bool isRead = false;
};

/// The values that a window of the node may be of.
std::vector<ClassId> windowBases(const Graph &graph, NodeId node,
                                 semantics::ScalarOp op);
/// The window that a node is, unless one above it is a larger one.
std::optional<WindowFold> largestWindow(Bench &bench, ClassId target,
                                        NodeId node, semantics::ScalarOp op,
                                        ClassId base, const Move &move);

} // namespace tesela::nugraph
