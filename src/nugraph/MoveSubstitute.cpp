// Substitute: the producer, pushed outwards, becomes another binary operator.
//
//     c(p(a, b), w)  ->  q(c(a, w), c(b, w)),  q(c(a, w), b), ...
//
// with q one of add, subtract, multiply, divide, maximum. exp(a - b) is
// exp(a) / exp(b) this way.
#include "nugraph/Moves.h"

namespace tesela::nugraph {

void substitute(Bench &bench, const Pair &pair, const Move &move) {
  AttributeId producer = bench.graph.node(pair.producer).attribute;
  const auto *map = bench.operators.as<Map>(producer);
  if (!map || map->maps.size() != 2)
    return;
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(pair.producer);
  ElementType element = bench.graph[pair.target].type->element;
  llvm::SmallVector<AttributeId, 5> words;
  for (BodyId body : bench.operators.vocabulary(element))
    if (body != map->body)
      words.push_back(
          bench.operators.intern(Map{body, map->rank, map->maps, {}}));
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
}

} // namespace tesela::nugraph
