// Regroup: what is a sum of products is added and multiplied in another order.
// Expand: a product of sums under a sum becomes a sum of products, each summed
// for itself. Factor: a sum of products at several depths, with what some have
// in common taken out.
//
//     contract(contract(x, w), g)   ->  contract(multiply(x, g), w), ...
//     sum(multiply(a - b, a - b))   ->  contract(a, a) - 2 contract(a, b) + ...
//     contract(x, w) - contract(x, v) * m  ->  contract(x, w - v * m)
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
  // What contractions are of as it is, too: (r @ w) (r @ w) is of four factors,
  // whatever r is a product of.
  llvm::SmallVector<Ref, 8> done;
  for (bool opensMaps : {true, false})
    for (unsigned factors = 2, next; factors <= 5; factors = next) {
      SumOfProducts read(
          graph, target, node,
          {.levels = 6, .opensMaps = opensMaps, .factors = factors});
      llvm::ArrayRef<Product> products = read.products();
      next = read.factorsRefused();
      if (products.size() != 1 || products[0].factors.size() != factors ||
          products[0].coefficient != 1 || products[0].summed.empty() ||
          (!opensMaps && llvm::is_contained(done, read.before())))
        continue;
      done.push_back(read.before());
      for (const Part &part : read.forms(products[0], factors <= 3 ? 9 : 4))
        bench.offers.offer(target, read.before(), part.ref, move);
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
    bench.offers.offer(target, read.before(), *after, move);
}

/// Nothing but elementwise operators along the same dimensions is fusion's.
static bool isOfInterest(Graph &graph, Ref ref, unsigned rank) {
  if (ref.isClass())
    return false;
  const auto *map = graph.operators().as<Map>(graph.attribute(ref));
  return !map || llvm::any_of(map->maps, [&](const AccessMap &access) {
    return access.size() != rank;
  }) || llvm::any_of(graph.operands(ref), [&](Ref operand) {
    return isOfInterest(graph, operand, rank);
  });
}

void factor(Bench &bench, ClassId target, NodeId node, const Move &move) {
  Graph &graph = bench.graph;
  bool sums = isSum(bench.operators, graph.node(node).attribute);
  if (!sums &&
      bench.operators.kind(graph.node(node).attribute) != OperatorKind::Map)
    return;
  unsigned rank = graph[target].type->shape.size();
  llvm::SmallVector<Ref, 6> done;
  // Nothing else is read where the first reading had no more to open.
  unsigned enough = ~0u;
  bool distributed = true, functions = false;
  using Way = std::tuple<unsigned, bool, bool, bool>;
  for (auto [levels, distributes, inner, opensFunctions] :
       {Way(6, true, true, false), Way(3, true, true, false),
        Way(2, true, true, false), Way(1, true, true, false),
        Way(0, true, true, false), Way(6, false, true, false),
        Way(2, false, true, false), Way(6, true, false, false),
        Way(6, true, true, true), Way(1, true, true, true)}) {
    if ((levels != 6 && levels >= enough) ||
        ((!distributes || !inner) && !distributed) ||
        (opensFunctions && !functions))
      continue;
    SumOfProducts read(graph, target, node,
                       {.sums = true,
                        .levels = levels,
                        .whole = true,
                        .distributes = distributes,
                        .inner = inner,
                        .functions = opensFunctions,
                        .factors = 8,
                        .products = 12});
    if (levels == 6 && distributes && inner && !read.products().empty()) {
      enough = read.levelsUsed();
      distributed = read.hasDistributed();
    }
    functions |= read.hasFunctions();
    if (read.products().empty() ||
        (!opensFunctions && llvm::is_contained(done, read.before())) ||
        !isOfInterest(graph, read.before(), rank))
      continue;
    done.push_back(read.before());
    // A product of which nothing is summed is fusion's too.
    if (read.products().size() == 1 && read.products()[0].summed.empty() &&
        read.products()[0].times.empty())
      continue;
    std::vector<Ref> forms = read.factored(2);
    llvm::append_range(forms, read.apart());
    llvm::append_range(forms, read.centred(2));
    llvm::append_range(forms, read.halved());
    if (std::optional<Ref> expanded = read.expanded();
        expanded && (!sums || levels > 1))
      forms.push_back(*expanded);
    for (Ref after : forms)
      bench.offers.offer(target, read.opened(read.before()), read.opened(after),
                         move);
  }
}

} // namespace tesela::nugraph
