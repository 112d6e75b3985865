// Push: consumer and producer change places.
//
//     c(p(a, b), w)  ->  p(c(a, w), b),  p(a, c(b, w)),  p(c(a, w), c(b, w))
//
// and all orders of the operands of p. How many clones of c there are is the
// degree of the exchange; with attributes open none is a choice too: then c
// dissolves into the attributes of p.
#include "nugraph/Moves.h"

#include <algorithm>
#include <numeric>

namespace tesela::nugraph {

/// All orders of `operands`; only the given one where others mean nothing new.
static void offerOrders(Bench &bench, const Pair &pair, AttributeId producer,
                        llvm::ArrayRef<Ref> operands, bool allOrders,
                        const Move &move) {
  llvm::SmallVector<unsigned, 3> order(operands.size());
  std::iota(order.begin(), order.end(), 0);
  do {
    llvm::SmallVector<Ref, 3> permuted;
    for (unsigned place : order)
      permuted.push_back(operands[place]);
    for (Ref after : bench.forms(producer, permuted, bench.freedom()))
      bench.offers.offer(pair.target, pair.before, after, move);
  } while (allOrders && std::next_permutation(order.begin(), order.end()));
}

void push(Bench &bench, const Pair &pair, const Move &move) {
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(pair.producer);
  AttributeId producer = bench.graph.node(pair.producer).attribute;
  unsigned count = operands.size();
  if (count > 3)
    return;
  bool open = bench.freedom() == Freedom::Open;
  OperatorKind kind = bench.operators.kind(producer);
  bool allOrders =
      !open ||
      (kind != OperatorKind::Contraction &&
       !(kind == OperatorKind::Map && bench.graph.commutesOperands(producer)));
  // By degree, then by which operands are behind a clone.
  for (unsigned degree = open ? 0 : 1; degree <= count; ++degree)
    for (unsigned subset = 0; subset != 1u << count; ++subset) {
      if (unsigned(std::popcount(subset)) != degree)
        continue;
      llvm::SmallVector<llvm::SmallVector<Ref, 8>, 3> choices;
      for (unsigned i = 0; i != count; ++i)
        if (subset >> i & 1)
          choices.push_back(pair.clones[i]);
        else
          choices.push_back({operands[i]});
      Bench::combine(choices, [&](llvm::ArrayRef<Ref> chosen) {
        offerOrders(bench, pair, producer, chosen, allOrders, move);
      });
    }
}

} // namespace tesela::nugraph
