// Regroup: what is a sum of products is added and multiplied in another order.
// Expand: a product of sums under a sum becomes a sum of products, each summed
// for itself.
//
//     contract(contract(x, w), g)   ->  contract(multiply(x, g), w), ...
//     sum(multiply(a - b, a - b))   ->  contract(a, a) - 2 contract(a, b) + ...
#include "nugraph/SumOfProducts.h"

namespace tesela::nugraph {

static bool isSum(const Operators &operators, AttributeId id) {
  if (const auto *sum = operators.as<Reduction>(id))
    return sum->monoid == semantics::Monoid::Sum;
  return operators.kind(id) == OperatorKind::Contraction;
}

void regroup(Bench &bench, ClassId target, NodeId node, const Move &move) {
  Graph &graph = bench.graph;
  AttributeId attribute = graph.node(node).attribute;
  bool sums = isSum(bench.operators, attribute);
  if (!sums && bench.operators.kind(attribute) != OperatorKind::Map)
    return;
  Ref before = graph.expand(node);
  for (unsigned factors : {2u, 3u, 4u, 5u}) {
    SumOfProducts read(graph, target, node,
                       {.contractions = true, .factors = factors});
    llvm::ArrayRef<Product> products = read.products();
    if (products.size() != 1 || products[0].factors.size() != factors ||
        products[0].coefficient != 1 || products[0].summed.empty())
      continue;
    for (const Part &part : read.forms(products[0], factors <= 3 ? 9 : 4))
      bench.offers.offer(target, before, part.ref, move);
  }
}

void expand(Bench &bench, ClassId target, NodeId node, const Move &move) {
  Graph &graph = bench.graph;
  if (!isSum(bench.operators, graph.node(node).attribute))
    return;
  SumOfProducts read(graph, target, node, {.sums = true, .factors = 4});
  if (read.products().size() < 2)
    return;
  if (std::optional<Ref> after = read.expanded())
    bench.offers.offer(target, graph.expand(node), *after, move);
}

} // namespace tesela::nugraph
