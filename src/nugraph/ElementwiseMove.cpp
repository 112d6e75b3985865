#include "nugraph/ElementwiseMove.h"

#include "ir/ElementTypes.h"

namespace tesela::nugraph {

using semantics::ScalarBody;
using semantics::ScalarOp;

Ref ElementwiseMove::unary(ScalarOp op, Ref a) const {
  return graph.make(
      operators.elementwise(operators.body(op, type.element), rank()), {a});
}

Ref ElementwiseMove::binary(ScalarOp op, Ref a, Ref b) const {
  return graph.make(
      operators.elementwise(operators.body(op, type.element), rank()), {a, b});
}

Ref ElementwiseMove::applied(const ScalarBody &body, Ref ref) const {
  return graph.make(operators.elementwise(operators.intern(body),
                                          graph.type(ref)->shape.size()),
                    {ref});
}

Ref ElementwiseMove::withNumber(ScalarOp op, Ref ref, double number,
                                std::optional<double> neutral) const {
  if (number == neutral)
    return ref;
  mlir::Type scalar = ir::toMlir(type.element, &operators.context());
  ScalarBody body;
  unsigned in = body.input(0, scalar);
  unsigned constant = body.constant(number, scalar);
  body.results = {body.apply(op, scalar, {in, constant})};
  return applied(body, ref);
}

Ref ElementwiseMove::over(double number, Ref ref) const {
  mlir::Type scalar = ir::toMlir(type.element, &operators.context());
  ScalarBody body;
  unsigned in = body.input(0, scalar);
  unsigned constant = body.constant(number, scalar);
  body.results = {body.apply(ScalarOp::Divide, scalar, {constant, in})};
  return applied(body, ref);
}

Ref ElementwiseMove::written(ClassId id, llvm::ArrayRef<ClassId> stops,
                             unsigned depth) const {
  if (depth < 8 && !llvm::is_contained(stops, id))
    for (NodeId node : graph[id].nodes) {
      AttributeId attribute = graph.node(node).attribute;
      if (operators.kind(attribute) != OperatorKind::Map)
        continue;
      llvm::SmallVector<Ref, 3> parts;
      for (ClassId operand : graph.node(node).operands)
        parts.push_back(written(graph.find(operand), stops, depth + 1));
      return graph.make(attribute, parts);
    }
  return Ref::ofClass(id);
}

} // namespace tesela::nugraph
