// One more term: a product added to a contraction is a contraction like it,
// over a range of one.
//
//     sum_d q[h,i,d] k[h,j,d] + m[h] p[j]
//         sum_d q[h,i,d] k[h,j,d] + sum_{d<1} m[h,i,d] p[h,j,d],  m and p
//                                  stretched to the dimensions of q and k
//
// `joint` makes one contraction of the two: (q ++ m) with (k ++ p).
#include "nugraph/Moves.h"

#include <algorithm>

namespace tesela::nugraph {

namespace {

using semantics::ScalarOp;

class TermMove : NodeMove {
public:
  using NodeMove::NodeMove;

  void run();

private:
  bool is(const Map *map, ScalarOp op) const {
    return map && map->maps.size() == 2 && operators.single(map->body) == op;
  }
  void join(unsigned slot, NodeId contraction, NodeId product);
  std::optional<Ref> stretched(Ref factor, const AccessMap &lies,
                               const Letters &output, Ref side,
                               const Letters &letters, uint8_t summed);
};

} // namespace

/// The factor with the dimensions of an operand of the contraction, of which it
/// has some, but for the summed one, of extent 1.
std::optional<Ref> TermMove::stretched(Ref factor, const AccessMap &lies,
                                       const Letters &output, Ref side,
                                       const Letters &letters, uint8_t summed) {
  llvm::SmallVector<std::pair<unsigned, uint8_t>, 4> places; // and dimensions
  for (auto [dimension, of] : llvm::enumerate(lies)) {
    auto place = llvm::find(letters, output[of]);
    if (place == letters.end())
      return std::nullopt;
    places.push_back({unsigned(place - letters.begin()), uint8_t(dimension)});
  }
  llvm::sort(places);
  Transpose order{};
  for (auto [place, dimension] : places)
    order.permutation.push_back(dimension);
  if (!llvm::is_sorted(order.permutation))
    factor = make(order, {factor});
  const Shape shape = graph.type(side)->shape;
  unsigned axis = llvm::find(letters, summed) - letters.begin();
  for (unsigned d = 0; d != shape.size(); ++d)
    if (llvm::none_of(places, [&](auto each) { return each.first == d; }))
      factor =
          graph.make(operators.intern(Broadcast{
                         uint8_t(d),
                         d == axis ? operators.terms().constant(1) : shape[d]}),
                     {factor});
  return factor;
}

void TermMove::join(unsigned slot, NodeId contraction, NodeId product) {
  const Map outer = *operators.as<Map>(graph.node(node).attribute);
  const Map inner = *operators.as<Map>(graph.node(product).attribute);
  const Contraction given =
      *operators.as<Contraction>(graph.node(contraction).attribute);
  Letters summed;
  for (uint8_t letter : given.left)
    if (llvm::is_contained(given.right, letter) &&
        !llvm::is_contained(given.output, letter))
      summed.push_back(letter);
  size_t all = given.left.size() + given.right.size();
  if (summed.size() != 1 || all > 12 || outer.maps[slot].size() != outer.rank)
    return;
  llvm::SmallVector<Ref, 3> sides = bench.operandsOf(contraction),
                            factors = bench.operandsOf(product);
  std::array<AccessMap, 2> lies;
  for (unsigned i : {0u, 1u}) {
    for (uint8_t d : inner.maps[i])
      lies[i].push_back(outer.maps[1 - slot][d]);
    if (inner.maps[i].size() == inner.rank)
      return; // no outer product
  }
  for (unsigned first : {0u, 1u}) {
    auto left = stretched(factors[first], lies[first], given.output, sides[0],
                          given.left, summed[0]);
    auto right = stretched(factors[1 - first], lies[1 - first], given.output,
                           sides[1], given.right, summed[0]);
    if (!left || !right)
      continue;
    llvm::SmallVector<Ref, 2> written(2);
    written[slot] = Ref::ofClass(graph.node(node).operands[slot]);
    written[1 - slot] = graph.expand(product);
    Ref before = graph.make(graph.node(node).attribute, written);
    Map sum = outer;
    sum.maps[1 - slot] = sum.maps[slot];
    written[1 - slot] = make(given, {*left, *right});
    offer(before, make(sum, written));
  }
}

void TermMove::run() {
  if (!is(operators.as<Map>(graph.node(node).attribute), ScalarOp::Add))
    return;
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
  for (unsigned slot : {0u, 1u}) {
    std::vector<NodeId> sums = graph[operands[slot].classId()].nodes;
    std::vector<NodeId> products = graph[operands[1 - slot].classId()].nodes;
    for (NodeId sum : sums)
      for (NodeId product : products)
        if (operators.as<Contraction>(graph.node(sum).attribute) &&
            is(operators.as<Map>(graph.node(product).attribute),
               ScalarOp::Multiply))
          join(slot, sum, product);
  }
}

void oneMoreTerm(Bench &bench, ClassId target, NodeId node, const Move &move) {
  TermMove(bench, target, node, move).run();
}

} // namespace tesela::nugraph
