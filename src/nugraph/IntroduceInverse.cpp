// Inverse functions: what is combined with a function of x goes into the
// function, by the inverse.
//
//     exp(x) / d  ->  exp(x - log d)
//     log(x) + d  ->  log(x exp(d))
#include "nugraph/ElementwiseMove.h"
#include "nugraph/FunctionMoves.h"

namespace tesela::nugraph {

using semantics::ScalarOp;

static std::optional<ScalarOp> inverseOf(std::optional<ScalarOp> function) {
  if (function == ScalarOp::Exponential)
    return ScalarOp::Log;
  if (function == ScalarOp::Log)
    return ScalarOp::Exponential;
  return std::nullopt;
}

namespace {

class InverseMove : NodeMove {
public:
  using NodeMove::NodeMove;

  void run();

private:
  void into(const Map &outer, unsigned slot, NodeId function);
};

} // namespace

void InverseMove::into(const Map &outer, unsigned slot, NodeId function) {
  const auto *map = operators.as<Map>(graph.node(function).attribute);
  if (!map || map->maps.size() != 1)
    return;
  std::optional<ScalarOp> inverse = inverseOf(operators.single(map->body));
  if (!inverse)
    return;
  const BodyId body = map->body;
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
  Ref other = operands[1 - slot];
  ElementType element = graph[target].type->element;
  if (graph.isConstant(other.classId()) ||
      graph.type(other)->element != element)
    return;
  llvm::SmallVector<Ref, 3> written(operands), inner(operands);
  written[slot] = graph.expand(function);
  inner[slot] = bench.operandsOf(function)[0];
  inner[1 - slot] =
      graph.make(operators.elementwise(operators.body(*inverse, element),
                                       *graph.rank(other)),
                 {other});
  Ref before = graph.make(graph.node(node).attribute, written);
  for (BodyId word : operators.vocabulary(element)) {
    Map combined = outer;
    combined.body = word;
    Ref sum = make(combined, inner);
    offer(before, graph.make(operators.elementwise(body, outer.rank), {sum}));
  }
}

void InverseMove::run() {
  const auto *given = operators.as<Map>(graph.node(node).attribute);
  if (!given || given->maps.size() != 2 || !given->parameters.empty() ||
      operators.vocabulary(graph[target].type->element).empty() ||
      !operators.single(given->body))
    return;
  const Map outer = *given;
  for (unsigned slot : {0u, 1u}) {
    std::vector<NodeId> functions =
        graph[graph.node(node).operands[slot]].nodes;
    for (NodeId function : functions)
      into(outer, slot, function);
  }
}

void intoFunction(Bench &bench, ClassId target, NodeId node, const Move &move) {
  InverseMove(bench, target, node, move).run();
}

} // namespace tesela::nugraph
