// Which classes are positive: by the operators of their oldest nodes, down to
// the inputs, over the reals. A window whose leaves are known to be positive
// says so, and a root of a product of two is a product of roots:
//
//     sqrt(r[i] c[j])  =  sqrt(r[i]) sqrt(c[j]),   r, c sums of squares plus
//     1e-5
//
// All of it holds over the reals only: an exponential may be rounded to 0. That
// of -inf is 0: what has an infinity below it is not said to be positive.
#pragma once

#include "nugraph/Windows.h"

namespace tesela::nugraph {

enum class Sign : uint8_t { Unknown, NotNegative, Positive };

class Signs {
public:
  explicit Signs(const Graph &graph) : graph(graph) {}

  Sign of(ClassId id);

private:
  struct Fact {
    Sign sign = Sign::Unknown;
    bool isFinite = true; // all below it too
  };
  Fact factOf(ClassId id);
  Fact compute(NodeId node);
  Fact ofMap(const Map &map, llvm::ArrayRef<ClassId> operands);
  bool isAtLeastOne(Index size) const;

  const Graph &graph;
  llvm::DenseMap<ClassId, Fact> known;
};

/// Does it contain a function or a maximum: something that signs decide?
bool dependsOnSigns(const Graph &graph, Ref ref);

/// A window whose key says of each leaf whether it is positive: "in f32 d0 >
/// 0".
Window cutSignedWindow(Graph &graph, Ref before, Ref after);
/// By the key, of each leaf.
llvm::SmallVector<bool> positiveLeaves(const Window &window);

} // namespace tesela::nugraph
