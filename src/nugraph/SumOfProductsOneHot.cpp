// One-hot rows: what is 1 at one place along an axis, if at all, and else 0. Of
// two along the same rows only where both are 1 counts.
//
//     sum_c o[t,c] o[t,d] f[c,d]  =  o[t,d] f[d,d]
//     o[t,d] o[t,d]               =  o[t,d]
#include "nugraph/OneHot.h"
#include "nugraph/SumOfProducts.h"

namespace tesela::nugraph {

std::optional<uint8_t> SumOfProducts::oneHotAxis(ClassId id) const {
  auto [known, isNew] = oneHots.try_emplace(id);
  if (isNew)
    known->second = nugraph::oneHotAxis(graph, id);
  return known->second;
}

/// Leaves out one of two along the same rows.
bool SumOfProducts::takeOneHot(Product &product) const {
  auto &factors = product.factors;
  for (size_t i = 0; i < factors.size(); ++i)
    for (size_t j = i + 1; j < factors.size(); ++j) {
      const Factor &one = factors[i], &other = factors[j];
      if (!one.oneHot || one.value != other.value || one.isDivisor ||
          other.isDivisor)
        continue;
      uint8_t to = one.letters[*one.oneHot], from = other.letters[*one.oneHot];
      LetterList renamed(other.letters);
      renamed[*one.oneHot] = to;
      if (!(renamed == one.letters))
        continue;
      if (!llvm::is_contained(product.summed, from))
        std::swap(from, to);
      if (from == to) {
        factors.erase(factors.begin() + j);
        return true;
      }
      Product rest = product;
      rest.factors.erase(rest.factors.begin() + j);
      rest.factors[i].letters[*one.oneHot] = to;
      if (!llvm::is_contained(product.summed, from) ||
          !takeDiagonals(rest, from, to))
        continue;
      for (Factor &factor : rest.factors)
        llvm::replace(factor.letters, from, to);
      llvm::erase(rest.summed, from);
      product = std::move(rest);
      return true;
    }
  return false;
}

} // namespace tesela::nugraph
