// Substitute: the producer, pushed outwards, becomes another binary operator.
//
//     c(p(a, b), w)  ->  q(c(a, w), c(b, w)),  q(c(a, w), b), ...
//
// with q one of add, subtract, multiply, divide, maximum. exp(a - b) is
// exp(a) / exp(b) this way; exp(a) * exp(-b), too. What undoes a function below
// leaves nothing of both: log(exp(m) * z) is m + log(z).
#include "nugraph/Moves.h"

namespace tesela::nugraph {

using semantics::ScalarOp;

namespace {

/// A function of one operand of a binary operator.
class OfFunction {
public:
  OfFunction(Bench &bench, const Pair &pair, const Map &producer,
             llvm::ArrayRef<AttributeId> words, const Move &move)
      : bench(bench), graph(bench.graph), operators(bench.operators),
        pair(pair), producer(producer), words(words), move(move),
        operands(bench.operandsOf(pair.producer)) {}

  void run() {
    const auto *map = operators.as<Map>(graph.node(pair.consumer).attribute);
    if (!map || map->maps.size() != 1 || pair.clones.size() != 2)
      return;
    function = map->body;
    withNegated();
    withUndone();
  }

private:
  void offer(Ref before, Ref first, Ref second) {
    for (AttributeId word : words)
      for (Ref after : bench.forms(word, {first, second}, Freedom::Verbatim))
        bench.offers.offer(pair.target, before, after, move);
  }
  void withNegated();
  void withUndone();

  Bench &bench;
  Graph &graph;
  Operators &operators;
  const Pair &pair;
  const Map &producer;
  llvm::ArrayRef<AttributeId> words;
  const Move &move;
  llvm::SmallVector<Ref, 3> operands;
  BodyId function;
};

} // namespace

/// c(a[i] - b[j]) -> q(c(a[i]), c(-b[j])): between values along different
/// dimensions, where what is along j may go elsewhere.
void OfFunction::withNegated() {
  if (operators.single(producer.body) != ScalarOp::Subtract ||
      llvm::any_of(producer.maps, [&](const AccessMap &access) {
        return access.size() == producer.rank;
      }))
    return;
  const TensorType &type = *graph.type(operands[1]);
  unsigned rank = type.shape.size();
  Ref negated =
      graph.make(operators.elementwise(
                     operators.body(ScalarOp::Negate, type.element), rank),
                 {operands[1]});
  Ref clone = graph.make(operators.elementwise(function, rank), {negated});
  for (Ref first : pair.clones[0])
    offer(pair.before, first, clone);
}

/// c(p(f(y), b)) -> q(y, c(b)), where c undoes f: log(exp(m) * z) is m + log z.
void OfFunction::withUndone() {
  for (unsigned side : {0u, 1u}) {
    std::vector<NodeId> nodes = graph[operands[side].classId()].nodes;
    for (NodeId node : nodes) {
      const auto *map = operators.as<Map>(graph.node(node).attribute);
      if (!map || map->maps.size() != 1 || !operators.single(map->body) ||
          operands[0] == operands[1])
        continue;
      Ref inner = bench.operandsOf(node)[0];
      llvm::SmallVector<Ref, 3> given(operands);
      given[side] = graph.expand(node);
      Ref before =
          graph.make(graph.node(pair.consumer).attribute,
                     {graph.make(graph.node(pair.producer).attribute, given)});
      for (Ref other : pair.clones[1 - side])
        side == 0 ? offer(before, inner, other) : offer(before, other, inner);
    }
  }
}

void substitute(Bench &bench, const Pair &pair, const Move &move) {
  AttributeId producer = bench.graph.node(pair.producer).attribute;
  const auto *map = bench.operators.as<Map>(producer);
  if (!map || map->maps.size() != 2)
    return;
  const Map given = *map;
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(pair.producer);
  ElementType element = bench.graph[pair.target].type->element;
  llvm::SmallVector<AttributeId, 5> words;
  for (BodyId body : bench.operators.vocabulary(element))
    if (body != given.body)
      words.push_back(
          bench.operators.intern(Map{body, given.rank, given.maps, {}}));
  for (unsigned subset = 1; subset != 4; ++subset) {
    llvm::SmallVector<llvm::SmallVector<Ref, 8>, 3> choices;
    for (unsigned i : {0u, 1u})
      if (subset >> i & 1)
        choices.push_back(pair.clones[i]);
      else
        choices.push_back({operands[i]});
    Bench::combine(choices, [&](llvm::ArrayRef<Ref> chosen) {
      for (AttributeId word : words)
        for (Ref after : bench.forms(word, chosen, Freedom::Verbatim))
          bench.offers.offer(pair.target, pair.before, after, move);
    });
  }
  OfFunction(bench, pair, given, words, move).run();
}

} // namespace tesela::nugraph
