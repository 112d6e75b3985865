// Transpose twice: a computed operand of a contraction is the transpose of its
// transpose, in its last two dimensions. Symmetry: what is the transpose of
// itself, a sum of Gram matrices, say, or what it lacks to a number, or to 0:
//
//     sigmoid(x[j] - x[i])  ->  1 - transpose(sigmoid(x[j] - x[i]))
#include "nugraph/Moves.h"

#include "ir/ElementTypes.h"

#include <cmath>

namespace tesela::nugraph {

void transposeTwice(Bench &bench, ClassId, NodeId node, const Move &move) {
  Graph &graph = bench.graph;
  Operators &operators = bench.operators;
  if (!operators.as<Contraction>(graph.node(node).attribute))
    return;
  for (Ref operand : bench.operandsOf(node)) {
    unsigned rank = *graph.rank(operand);
    OperatorKind first =
        operators.kind(graph.node(graph.first(operand.classId())).attribute);
    if (rank < 2 || first == OperatorKind::Input ||
        first == OperatorKind::Transpose)
      continue;
    Transpose last{};
    for (unsigned d = 0; d != rank; ++d)
      last.permutation.push_back(d);
    std::swap(last.permutation[rank - 2], last.permutation[rank - 1]);
    AttributeId id = operators.intern(last);
    bench.offers.offer(operand.classId(), operand,
                       graph.make(id, {graph.make(id, {operand})}), move);
  }
}

/// The whole number that a value and its transpose add up to.
static std::optional<double> sumWithTranspose(Graph &graph, ClassId id) {
  std::optional<double> result;
  bool isSeen = false; // in more than one element
  for (unsigned number = 0; number != sampleCount; ++number) {
    const Sample *sample = graph.sample(Ref::ofClass(id), number);
    if (!sample || sample->values.empty())
      return std::nullopt;
    const std::vector<double> &values = sample->values;
    size_t n = graph.sampleSizes(number).value(graph[id].type->shape[0]);
    if (!result)
      result = std::round(2 * values[0]);
    for (size_t i = 0; i != n; ++i)
      for (size_t j = 0; j != n; ++j)
        if (!(std::abs(values[i * n + j] + values[j * n + i] - *result) < 1e-9))
          return std::nullopt;
    isSeen |= n > 1;
  }
  return isSeen ? result : std::nullopt;
}

/// `number` less the transpose.
static Ref lessTranspose(Bench &bench, ClassId id, double number) {
  Graph &graph = bench.graph;
  Operators &operators = bench.operators;
  mlir::Type element =
      ir::toMlir(graph[id].type->element, &operators.context());
  semantics::ScalarBody body;
  unsigned from = body.constant(number, element), in = body.input(0, element);
  body.results = {
      body.apply(semantics::ScalarOp::Subtract, element, {from, in})};
  if (number == 0) {
    body = {};
    in = body.input(0, element);
    body.results = {body.apply(semantics::ScalarOp::Negate, element, {in})};
  }
  Ref transposed =
      graph.make(operators.intern(Transpose{{1, 0}}), {Ref::ofClass(id)});
  return graph.make(operators.elementwise(operators.intern(body), 2),
                    {transposed});
}

void symmetry(Bench &bench, ClassId target, NodeId node, const Move &move) {
  Graph &graph = bench.graph;
  const Shape &shape = graph[target].type->shape;
  OperatorKind kind = bench.operators.kind(graph.node(node).attribute);
  if (node != graph.first(target) || shape.size() != 2 ||
      shape[0] != shape[1] ||
      (kind != OperatorKind::Contraction && kind != OperatorKind::Map))
    return;
  bench.offers.offer(target, graph.expand(node),
                     graph.make(bench.operators.intern(Transpose{{1, 0}}),
                                {Ref::ofClass(target)}),
                     move);
  if (kind == OperatorKind::Map && isFloat(graph[target].type->element))
    if (std::optional<double> number = sumWithTranspose(graph, target))
      bench.offers.offer(target, graph.expand(node),
                         lessTranspose(bench, target, *number), move);
}

} // namespace tesela::nugraph
