// Tile: a range of B T elements as B blocks of T, both symbolic.
#include "nugraph/RangedOperator.h"

namespace tesela::nugraph {

/// The two factors of an extent that is a product of two sizes, the older
/// first.
static std::optional<std::pair<Index, Index>> factors(prove::Terms &terms,
                                                      Index extent) {
  llvm::SmallVector<prove::Monomial, 2> monomials(terms.monomials(extent));
  if (monomials.size() != 1 || monomials[0].coefficient != 1 ||
      monomials[0].factors.size() != 2)
    return std::nullopt;
  return std::pair(terms.index(monomials[0].factors[0]),
                   terms.index(monomials[0].factors[1]));
}

void tileRange(Bench &bench, ClassId target, NodeId node, const Move &move) {
  for (const RangedOperator &ranged : RangedOperator::of(bench.graph, node))
    if (auto parts = factors(bench.operators.terms(), ranged.extent()))
      bench.offers.offer(
          target, ranged.whole(),
          ranged.tiled(ranged.operands(), parts->first, parts->second), move);
}

} // namespace tesela::nugraph
