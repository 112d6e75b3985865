// What moves on values made element by element share: elementwise operators on
// values of one shape, and the window down to where they begin.
#pragma once

#include "nugraph/Moves.h"

namespace tesela::nugraph {

class ElementwiseMove : public NodeMove {
public:
  ElementwiseMove(Bench &bench, ClassId target, const Move &move)
      : NodeMove(bench, target, bench.graph.first(target), move),
        type(*graph[target].type) {}

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

/// What is chosen between functions of one value as pieces of it.
void introducePieces(Bench &, const Move &);
/// What is chosen between two values, by what else is.
void complement(Bench &, ClassId, NodeId, const Move &);
/// What is combined with a function, inside it by the inverse.
void intoFunction(Bench &, ClassId, NodeId, const Move &);

} // namespace tesela::nugraph
