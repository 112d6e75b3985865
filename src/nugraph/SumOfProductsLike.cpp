// Products in one form, and like ones as one.
#include "nugraph/SumOfProducts.h"

#include <algorithm>
#include <cmath>

namespace tesela::nugraph {

/// Value, kind and letters of a factor, these as `names` says: one number for
/// each, a byte a letter above 33 bits of value and kind.
SumOfProducts::Code SumOfProducts::code(const Factor &factor,
                                        llvm::ArrayRef<uint8_t> names) const {
  static_assert(33 + 8 * maxFactorRank <= 128);
  Code result = 0;
  for (uint8_t letter : factor.letters)
    result = result << 8 | (names[letter] + 1);
  return result << 33 | Code(factor.value.bits) << 1 | factor.isDivisor;
}

/// Leaves out a diagonal with an index that is summed: it is the other one.
/// False where there is none.
bool SumOfProducts::takeDiagonal(Product &product) const {
  for (size_t i = 0; i != product.factors.size(); ++i) {
    const Factor &diagonal = product.factors[i];
    if (!diagonal.isDiagonal())
      continue;
    uint8_t from = diagonal.letters[1], to = diagonal.letters[0];
    if (!llvm::is_contained(product.summed, from))
      std::swap(from, to);
    if (!llvm::is_contained(product.summed, from) || from == to ||
        extents[from] != extents[to])
      continue;
    Product rest = product;
    if (!takeDiagonals(rest, from, to))
      continue;
    product = std::move(rest);
    llvm::erase_if(product.factors, [&](const Factor &other) {
      return other.isDiagonal() && llvm::is_contained(other.letters, from) &&
             llvm::is_contained(other.letters, to);
    });
    for (Factor &other : product.factors)
      llvm::replace(other.letters, from, to);
    llvm::erase(product.summed, from);
    return true;
  }
  return false;
}

/// Sizes for sums over nothing; what cancels is left out.
void SumOfProducts::simplify(Product &product) const {
  while (takeDiagonal(product) || takeOneHot(product))
    ;
  llvm::erase_if(product.summed, [&](uint8_t letter) {
    bool isUsed = llvm::any_of(product.factors, [&](const Factor &factor) {
      return llvm::is_contained(factor.letters, letter);
    });
    if (!isUsed)
      product.times.push_back(extents[letter]);
    return !isUsed;
  });
  for (size_t i = 0; i < product.times.size();)
    if (auto place = llvm::find(product.over, product.times[i]);
        place != product.over.end()) {
      product.over.erase(place);
      product.times.erase(product.times.begin() + i);
    } else {
      ++i;
    }
  llvm::sort(product.times);
  llvm::sort(product.over);
  auto &factors = product.factors;
  for (size_t i = 0; i < factors.size(); ++i)
    for (size_t j = i + 1; j < factors.size(); ++j) {
      if (factors[i].value != factors[j].value ||
          factors[i].letters != factors[j].letters)
        continue;
      bool cancels = factors[i].isDivisor != factors[j].isDivisor;
      if (!cancels && !factors[i].condition && !factors[i].isDiagonal())
        continue;
      factors.erase(factors.begin() + j--);
      if (cancels) {
        factors.erase(factors.begin() + i--);
        break;
      }
    }
}

/// The same for products that differ in the order of factors or in the names
/// of summed letters only.
SumOfProducts::Key SumOfProducts::keyOf(const Product &product) const {
  llvm::SmallVector<uint8_t, 64> names(extents.size());
  for (size_t letter = 0; letter != names.size(); ++letter)
    names[letter] = letter;
  Letters order(product.summed);
  llvm::sort(order);
  Key best;
  unsigned tries = 0;
  do {
    for (auto [number, letter] : llvm::enumerate(order))
      names[letter] = maxLetters + number;
    Key key;
    for (const Factor &factor : product.factors)
      key.push_back(code(factor, names));
    llvm::sort(key);
    if (best.empty() || key < best)
      best = std::move(key);
  } while (++tries < 120 && std::next_permutation(order.begin(), order.end()));
  best.push_back(~Code(0));
  for (Index size : product.times)
    best.push_back(size.id);
  best.push_back(~Code(0));
  for (Index size : product.over)
    best.push_back(size.id);
  return best;
}

/// In the order of their keys.
void SumOfProducts::mergeLike(Products &products) const {
  struct One {
    Key key;
    unsigned place;
  };
  llvm::SmallVector<One, 12> known;
  for (auto [place, product] : llvm::enumerate(products)) {
    simplify(product);
    Key key = products.size() > 1 ? keyOf(product) : Key();
    auto same =
        llvm::find_if(known, [&](const One &one) { return one.key == key; });
    if (same == known.end())
      known.push_back({std::move(key), unsigned(place)});
    else
      products[same->place].coefficient += product.coefficient;
  }
  llvm::erase_if(known, [&](const One &one) {
    return std::abs(products[one.place].coefficient) < 1e-12;
  });
  llvm::sort(known, [](const One &a, const One &b) { return a.key < b.key; });
  bool isSame = known.size() == products.size() &&
                llvm::is_sorted(known, [](const One &a, const One &b) {
                  return a.place < b.place;
                });
  if (isSame)
    return;
  Products result;
  for (const One &one : known)
    result.push_back(std::move(products[one.place]));
  products = std::move(result);
}

void SumOfProducts::mergeAll() {
  if (!std::exchange(isMerged, true))
    mergeLike(all);
}

} // namespace tesela::nugraph
