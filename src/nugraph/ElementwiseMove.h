// What moves on values made element by element share: elementwise operators on
// values of one shape, and the window down to where they begin.
#pragma once

#include "nugraph/Moves.h"

namespace tesela::nugraph {

class ElementwiseMove : public NodeMove {
public:
  ElementwiseMove(Bench &bench, ClassId target, const Move &move)
      : ElementwiseMove(bench, target, bench.graph.first(target), move) {}
  ElementwiseMove(Bench &bench, ClassId target, NodeId node, const Move &move)
      : NodeMove(bench, target, node, move), type(*graph[target].type) {}

protected:
  unsigned rank() const { return type.shape.size(); }
  Ref unary(semantics::ScalarOp op, Ref a) const;
  Ref binary(semantics::ScalarOp op, Ref a, Ref b) const;
  /// `ref` op `number`; `ref` itself where the number is `neutral`.
  Ref withNumber(semantics::ScalarOp op, Ref ref, double number,
                 std::optional<double> neutral = std::nullopt) const;
  Ref over(double number, Ref ref) const;
  /// A class down to `stops`, by its oldest elementwise nodes.
  Ref written(ClassId id, llvm::ArrayRef<ClassId> stops,
              unsigned depth = 0) const;

  const TensorType &type;

private:
  Ref applied(const semantics::ScalarBody &body, Ref ref) const;
};

} // namespace tesela::nugraph
