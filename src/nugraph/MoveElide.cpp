// Elide: the producer vanishes.
//
//     c(p(a, b), w)  ->  c(a, w),  c(b, w),  a,  b
#include "nugraph/Moves.h"

namespace tesela::nugraph {

void elide(Bench &bench, const Pair &pair, const Move &move) {
  for (auto [i, operand] : llvm::enumerate(bench.operandsOf(pair.producer))) {
    if (i < pair.clones.size())
      for (Ref after : pair.clones[i])
        bench.offers.offer(pair.target, pair.before, after, move);
    bench.offers.offer(pair.target, pair.before, operand, move);
  }
}

} // namespace tesela::nugraph
