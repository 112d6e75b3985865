// Rolled up: products that differ in which slice of a value they take are one
// product, summed over the slices.
//
//     g[b,0] (x @ w[0])[b,n] + g[b,1] (x @ w[1])[b,n]
//         =  sum_ek g[b,e] x[b,k] w[e,k,n]
#include "nugraph/Picks.h"
#include "nugraph/SumOfProducts.h"

namespace tesela::nugraph {

/// Of the ways to take a value for a slice one.
static std::optional<Pick> chosenPick(Graph &graph, Ref value, bool last) {
  llvm::SmallVector<Pick, 2> picks = picksOf(graph, value);
  if (picks.empty())
    return std::nullopt;
  return last ? picks.back() : picks.front();
}

/// The product with all slices of this number as whole values along one letter,
/// which is summed.
std::optional<Product> SumOfProducts::lifted(const Product &product,
                                             int64_t number, bool lastPick) {
  Product result = product;
  std::optional<uint8_t> letter;
  for (Factor &factor : result.factors) {
    std::optional<Pick> pick = chosenPick(graph, factor.value, lastPick);
    if (!pick || pick->number != number || factor.condition ||
        factor.isDivisor || factor.letters.size() >= maxFactorRank)
      continue;
    Index extent = graph.type(pick->base)->shape[pick->axis];
    if (!letter) {
      if (extents.size() == maxLetters)
        return std::nullopt;
      letter = fresh(extent);
    } else if (extents[*letter] != extent) {
      continue;
    }
    factor.value = pick->base;
    factor.letters.insert(factor.letters.begin() + pick->axis, *letter);
  }
  if (!letter)
    return std::nullopt;
  result.summed.push_back(*letter);
  return result;
}

/// The most products that are slices of one, as that one.
bool SumOfProducts::rollUp(Products &products, bool lastPick) {
  struct Group {
    Key key;
    double coefficient = 0;
    Product whole;
    std::map<int64_t, unsigned> members; // by the number of the slice
  };
  std::vector<Group> groups;
  for (auto [place, product] : llvm::enumerate(products)) {
    std::set<int64_t> numbers;
    for (const Factor &factor : product.factors)
      if (auto pick = chosenPick(graph, factor.value, lastPick))
        numbers.insert(pick->number);
    for (int64_t number : numbers) {
      std::optional<Product> whole = lifted(product, number, lastPick);
      if (!whole)
        continue;
      Key key = keyOf(*whole);
      auto same = llvm::find_if(groups, [&](const Group &one) {
        return one.key == key && one.coefficient == product.coefficient;
      });
      if (same == groups.end()) {
        groups.push_back({key, product.coefficient, *whole, {}});
        same = std::prev(groups.end());
      }
      same->members.try_emplace(number, place);
    }
  }
  llvm::erase_if(groups, [&](const Group &one) {
    Index extent = extents[one.whole.summed.back()];
    std::optional<int64_t> all = operators.terms().constantValue(extent);
    return one.members.size() < 2 || !all ||
           *all != int64_t(one.members.size());
  });
  if (groups.empty())
    return false;
  const Group &most =
      *llvm::max_element(groups, [](const auto &a, const auto &b) {
        return a.members.size() < b.members.size();
      });
  Products result;
  for (auto [place, product] : llvm::enumerate(products))
    if (llvm::none_of(most.members,
                      [&](auto member) { return member.second == place; }))
      result.push_back(product);
  result.push_back(most.whole);
  products = std::move(result);
  return true;
}

std::vector<Ref> SumOfProducts::rolled() {
  mergeAll();
  bool hasChoice = llvm::any_of(all, [&](const Product &product) {
    return llvm::any_of(product.factors, [&](const Factor &factor) {
      return picksOf(graph, factor.value).size() > 1;
    });
  });
  std::vector<Ref> result;
  auto add = [&](Ref ref) {
    if (!llvm::is_contained(result, ref))
      result.push_back(ref);
  };
  for (bool lastPick : {false, true}) {
    Products products = all;
    if (lastPick && !hasChoice)
      break;
    bool isRolled = false;
    while (rollUp(products, lastPick)) {
      isRolled = true;
      if (std::optional<Ref> ref = total(products, nullptr))
        add(*ref);
    }
    if (products.size() != 1 || !isRolled)
      continue;
    for (const Part &part : forms(products[0], ownLetters(), 4, true))
      if (!part.isDivisor && part.letters.size() == rank)
        add(scaled(part.ref, products[0].coefficient, products[0].times,
                   products[0].over));
  }
  return result;
}

} // namespace tesela::nugraph
