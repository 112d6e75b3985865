// Few: a sum, product, maximum or minimum over an axis of two is that of the
// two, where one of them is taken already.
//
//     sum_e exp(x[i,e]), e < 2  ->  exp(x[i,0]) + exp(x[i,1])
#include "nugraph/Folds.h"

#include "semantics/forms/Combiners.h"

namespace tesela::nugraph {

using semantics::ScalarOp;

/// Is one of the two taken along that axis?
static bool isTaken(const Graph &graph, ClassId id, unsigned axis) {
  return llvm::any_of(graph[id].users, [&](NodeId user) {
    const auto *take = graph.operators().as<Take>(graph.node(user).attribute);
    return graph.node(user).alive && take && take->axis == axis &&
           graph.find(graph.node(user).operands[0]) == graph.find(id);
  });
}

void foldFew(Bench &bench, ClassId target, NodeId node, const Move &move) {
  Graph &graph = bench.graph;
  Operators &operators = bench.operators;
  const auto *given = operators.as<Reduction>(graph.node(node).attribute);
  std::optional<ScalarOp> combiner =
      given ? semantics::operationOf(given->monoid) : std::nullopt;
  if (!combiner)
    return;
  unsigned axis = given->axis;
  Ref whole = bench.operandsOf(node)[0];
  const TensorType *type = graph.type(whole);
  if (operators.terms().constantValue(type->shape[axis]) != 2 ||
      !isTaken(graph, whole.classId(), axis))
    return;
  auto one = [&](int64_t place) {
    Fill index{prove::Rational(place), std::nullopt, {ElementType::S32, {}}};
    return graph.make(operators.intern(Take{uint8_t(axis), 0}),
                      {whole, graph.make(operators.intern(index), {})});
  };
  BodyId body = operators.body(*combiner, type->element);
  bench.offers.offer(
      target, graph.expand(node),
      graph.make(operators.elementwise(body, type->shape.size() - 1),
                 {one(0), one(1)}),
      move);
}

} // namespace tesela::nugraph
