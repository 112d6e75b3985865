// Lone sums: what a contraction sums of one operand alone is summed before.
//
//     sum_k a[k,n] b[m]  ->  b[m] (sum_k a[k,n])
#include "nugraph/Folds.h"

#include <algorithm>

namespace tesela::nugraph {

using semantics::Monoid;
using semantics::ScalarOp;

/// The product, along the letters of both, where nothing is summed and each
/// operand has its letters in the order of the result.
static std::optional<Map> productOf(Operators &operators,
                                    const Contraction &product) {
  Map map{operators.body(ScalarOp::Multiply, product.element),
          uint8_t(product.output.size()),
          {},
          {}};
  for (const Letters *letters : {&product.left, &product.right}) {
    AccessMap &access = map.maps.emplace_back();
    for (uint8_t letter : *letters) {
      if (llvm::count(product.output, letter) != 1)
        return std::nullopt;
      access.push_back(llvm::find(product.output, letter) -
                       product.output.begin());
    }
    if (!llvm::is_sorted(access) ||
        std::adjacent_find(access.begin(), access.end()) != access.end())
      return std::nullopt;
  }
  return map;
}

void sumFirst(Bench &bench, ClassId target, NodeId node, const Move &move) {
  Graph &graph = bench.graph;
  const auto *given =
      bench.operators.as<Contraction>(graph.node(node).attribute);
  if (!given)
    return;
  Contraction product = *given;
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
  bool changes = false;
  for (unsigned side : {0u, 1u}) {
    Letters &own = side ? product.right : product.left;
    const Letters &other = side ? product.left : product.right;
    if (graph.type(operands[side])->element != product.element)
      return;
    for (size_t axis = own.size(); axis-- != 0;) {
      if (llvm::is_contained(other, own[axis]) ||
          llvm::is_contained(product.output, own[axis]) ||
          llvm::count(own, own[axis]) != 1)
        continue;
      operands[side] = graph.make(
          bench.operators.intern(Reduction{Monoid::Sum, uint8_t(axis)}),
          {operands[side]});
      own.erase(own.begin() + axis);
      changes = true;
    }
  }
  if (!changes)
    return;
  std::optional<Map> map = productOf(bench.operators, product);
  AttributeId made =
      map ? bench.operators.intern(*map) : bench.operators.intern(product);
  bench.offers.offer(target, graph.expand(node), graph.make(made, operands),
                     move);
}

} // namespace tesela::nugraph
