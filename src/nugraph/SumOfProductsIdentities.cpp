// Identities: what is added to its own product with a matrix is a product with
// the identity, and so the identity is added to the matrix.
//
//     sum_k x[t,k] w[k,n] + 2 x[t,n]  =  sum_k x[t,k] (w[k,n] + 2 [k = n])
#include "nugraph/SumOfProducts.h"

namespace tesela::nugraph {

/// Where `one` has a letter of the value and `other`, the same elsewhere, one
/// that is summed.
static std::optional<unsigned> differsIn(const Factor &one, const Factor &other,
                                         const Product &ofOther,
                                         unsigned rank) {
  if (one.value != other.value || one.isDivisor || other.isDivisor ||
      one.condition || other.condition)
    return std::nullopt;
  std::optional<unsigned> result;
  for (auto [place, letters] :
       llvm::enumerate(llvm::zip_equal(one.letters, other.letters))) {
    auto [mine, its] = letters;
    if (mine == its)
      continue;
    if (result || mine >= rank || !llvm::is_contained(ofOther.summed, its) ||
        llvm::is_contained(other.letters, mine) ||
        llvm::count(one.letters, mine) != 1)
      return std::nullopt;
    result = place;
  }
  return result;
}

std::optional<Products>
SumOfProducts::withIdentities(const Products &products) {
  Products result = products;
  bool changes = false;
  for (Product &product : result)
    for (size_t number = 0; number != product.factors.size(); ++number) {
      std::optional<unsigned> place;
      for (const Product &other : products)
        for (const Factor &factor : other.factors)
          if (!place && other.factors.size() > 1)
            place = differsIn(product.factors[number], factor, other, rank);
      if (!place || product.factors.size() + 1 > reading.factors ||
          extents.size() == maxLetters)
        continue;
      uint8_t old = product.factors[number].letters[*place];
      Index extent = extents[old];
      uint8_t letter = fresh(extent);
      product.factors[number].letters[*place] = letter;
      product.summed.push_back(letter);
      Mask identity{Mask::Kind::Diagonal, operators.terms().constant(0),
                    TensorType{element, {extent, extent}}};
      product.factors.push_back(
          {graph.make(operators.intern(identity), {}), {letter, old}});
      changes = true;
      break;
    }
  return changes ? std::optional(std::move(result)) : std::nullopt;
}

} // namespace tesela::nugraph
