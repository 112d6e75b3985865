#include "nugraph/Folds.h"

namespace tesela::nugraph {

using semantics::Monoid;
using semantics::ScalarOp;

std::optional<ScalarOp> combinerOf(const Graph &graph, NodeId node) {
  const auto *map = graph.operators().as<Map>(graph.node(node).attribute);
  if (!map || map->maps.size() != 2 ||
      llvm::any_of(map->maps, [&](const AccessMap &access) {
        return access.size() != map->rank;
      }))
    return std::nullopt;
  std::optional<ScalarOp> op = graph.operators().single(map->body);
  return op && monoidOf(*op) ? op : std::nullopt;
}

std::optional<Monoid> monoidOf(ScalarOp combiner) {
  switch (combiner) {
  case ScalarOp::Add:
    return Monoid::Sum;
  case ScalarOp::Multiply:
    return Monoid::Product;
  case ScalarOp::Maximum:
    return Monoid::Maximum;
  case ScalarOp::Minimum:
    return Monoid::Minimum;
  default:
    return std::nullopt;
  }
}

std::optional<AttributeId> dualOf(Operators &operators, AttributeId attribute) {
  if (const auto *given = operators.as<Reduction>(attribute)) {
    if (given->monoid != Monoid::Maximum && given->monoid != Monoid::Minimum)
      return std::nullopt;
    Reduction dual = *given;
    dual.monoid =
        given->monoid == Monoid::Maximum ? Monoid::Minimum : Monoid::Maximum;
    return operators.intern(dual);
  }
  const auto *given = operators.as<Map>(attribute);
  std::optional<ScalarOp> op = given && given->maps.size() == 2
                                   ? operators.single(given->body)
                                   : std::nullopt;
  if (op != ScalarOp::Maximum && op != ScalarOp::Minimum)
    return std::nullopt;
  Map dual = *given;
  auto type = mlir::Type(operators[given->body].typeOf(0));
  semantics::ScalarBody body;
  unsigned a = body.input(0, type), b = body.input(1, type);
  body.results = {body.apply(op == ScalarOp::Maximum ? ScalarOp::Minimum
                                                     : ScalarOp::Maximum,
                             type, {a, b})};
  dual.body = operators.intern(body);
  return operators.intern(dual);
}

/// min(x, y) -> -max(-x, -y), also along an axis.
void negateDual(Bench &bench, ClassId target, NodeId node, const Move &move) {
  Graph &graph = bench.graph;
  Operators &operators = bench.operators;
  AttributeId attribute = graph.node(node).attribute;
  const auto *map = operators.as<Map>(attribute);
  const auto *fold = operators.as<Reduction>(attribute);
  bool isMinimum = map ? operators.single(map->body) == ScalarOp::Minimum
                       : fold && fold->monoid == Monoid::Minimum;
  ElementType element = graph[target].type->element;
  std::optional<AttributeId> dual = isMinimum && isFloat(element)
                                        ? dualOf(operators, attribute)
                                        : std::nullopt;
  if (!dual)
    return;
  auto negated = [&](Ref ref) {
    return graph.make(
        operators.elementwise(operators.body(ScalarOp::Negate, element),
                              *graph.rank(ref)),
        {ref});
  };
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
  for (Ref &operand : operands)
    operand = negated(operand);
  bench.offers.offer(target, graph.expand(node),
                     negated(graph.make(*dual, operands)), move);
}

} // namespace tesela::nugraph
