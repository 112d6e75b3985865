// What several products have in common, taken out of their sum.
#include "nugraph/SumOfProducts.h"

#include "prove/WrittenNumbers.h"

#include <algorithm>
#include <cmath>

namespace tesela::nugraph {

/// Letters that are summed are one in a pattern.
constexpr uint8_t anyLetter = 254;

/// What at least two products have, in most products first.
std::vector<SumOfProducts::Common>
SumOfProducts::common(const Products &products) const {
  std::vector<Common> found;
  for (auto [number, product] : llvm::enumerate(products)) {
    std::vector<uint8_t> names(extents.size());
    for (size_t letter = 0; letter != names.size(); ++letter)
      names[letter] =
          llvm::is_contained(product.summed, letter) ? anyLetter : letter;
    for (auto [place, factor] : llvm::enumerate(product.factors)) {
      Code pattern = code(factor, names);
      auto same = llvm::find_if(
          found, [&](const Common &one) { return one.pattern == pattern; });
      if (same == found.end()) {
        found.push_back({pattern});
        same = std::prev(found.end());
      }
      if (same->places.empty() || same->places.back().first != number)
        same->places.push_back({unsigned(number), unsigned(place)});
    }
  }
  llvm::erase_if(found,
                 [](const Common &one) { return one.places.size() < 2; });
  llvm::stable_sort(found, [](const Common &a, const Common &b) {
    return a.places.size() > b.places.size();
  });
  return found;
}

/// The product without one factor, whose letters have these names now. They
/// are summed no more.
std::optional<Product> SumOfProducts::without(const Product &product,
                                              unsigned factor,
                                              const LetterList &names) {
  Product result = product;
  std::vector<uint8_t> renamed(maxLetters);
  for (size_t letter = 0; letter != renamed.size(); ++letter)
    renamed[letter] = letter;
  const LetterList old = product.factors[factor].letters;
  for (uint8_t letter : product.summed)
    if (llvm::is_contained(names, letter) && !llvm::is_contained(old, letter)) {
      if (extents.size() >= 48)
        return std::nullopt;
      renamed[letter] = fresh(extents[letter]);
    }
  for (auto [letter, name] : llvm::zip_equal(old, names))
    renamed[letter] = name;
  result.factors.erase(result.factors.begin() + factor);
  llvm::erase_if(result.summed, [&](uint8_t letter) {
    return llvm::is_contained(old, letter);
  });
  for (uint8_t &letter : result.summed)
    letter = renamed[letter];
  for (Factor &other : result.factors)
    for (uint8_t &letter : other.letters)
      letter = renamed[letter];
  simplify(result);
  return result;
}

/// `outer` times the sum of `inside`, summed.
std::optional<Product> SumOfProducts::product(const Factor &outer,
                                              const Letters &summed,
                                              const Products &inside,
                                              const LetterSet &free) {
  Product result;
  if (inside.size() == 1) {
    result = inside[0];
  } else {
    // The first product has no coefficient: equal sums are one factor. Where
    // the others would have to be rounded it has no sign only.
    Products scaled = inside;
    Product first = inside[0];
    if (meansInside)
      first.times.clear(), first.over.clear();
    for (const Product &one : inside)
      if (double ratio = one.coefficient / inside[0].coefficient;
          prove::asWritten(double(float(ratio)), true) != ratio)
        first.coefficient = inside[0].coefficient > 0 ? 1 : -1;
    result.coefficient = first.coefficient;
    result.times = first.times, result.over = first.over;
    for (Product &one : scaled) {
      one.coefficient /= first.coefficient;
      one.times.append(first.over);
      one.over.append(first.times);
      simplify(one);
    }
    std::optional<Part> sum = written(scaled, free, false);
    if (!sum || !graph.type(sum->ref))
      return std::nullopt;
    result.factors.push_back({sum->ref, sum->letters});
    sums[sum->ref.bits] = {std::move(scaled), free};
  }
  result.factors.insert(result.factors.begin(), outer);
  result.summed.append(summed);
  if (result.factors.size() > reading.factors)
    return std::nullopt;
  simplify(result);
  return result;
}

/// The sum as it is, then with what products have in common taken out, in
/// several ways, also of what is left.
std::vector<Products>
SumOfProducts::ways(Products products, const LetterSet &free, unsigned depth) {
  mergeLike(products);
  std::vector<Products> result{products};
  if (depth == 4 || products.size() < 2)
    return result;
  auto add = [&](Products &&way) {
    if (llvm::none_of(result, [&](const Products &known) {
          return known.size() == way.size() &&
                 llvm::equal(known, way, [&](const auto &a, const auto &b) {
                   return a.coefficient == b.coefficient &&
                          keyOf(a) == keyOf(b);
                 });
        }))
      result.push_back(std::move(way));
  };
  std::vector<Common> choices = common(products);
  for (const Common &choice : llvm::ArrayRef(choices).take_front(4)) {
    if (++steps > 150 || result.size() > 12)
      break;
    const auto &[first, place] = choice.places.front();
    const Factor outer = products[first].factors[place];
    Letters summed;
    LetterSet inner(free);
    for (uint8_t letter : outer.letters)
      if (llvm::is_contained(products[first].summed, letter)) {
        summed.push_back(letter);
        inner.insert(letter);
      }
    if (inner.size() > maxFactorRank)
      continue;
    Products inside, rest;
    bool fits = true;
    for (auto [number, product] : llvm::enumerate(products)) {
      auto at = llvm::find_if(
          choice.places, [&](const auto &one) { return one.first == number; });
      if (at == choice.places.end()) {
        rest.push_back(product);
        continue;
      }
      std::optional<Product> left = without(product, at->second, outer.letters);
      fits &= left.has_value();
      if (left)
        inside.push_back(std::move(*left));
    }
    if (!fits)
      continue;
    std::vector<Products> within = ways(inside, inner, depth + 1);
    // As it is, and with the most taken out.
    for (size_t number : {size_t(0), within.size() - 1}) {
      if (number == 0 && within.size() > 1 && within[0].size() == 1)
        continue;
      std::optional<Product> taken =
          product(outer, summed, within[number], inner);
      if (!taken)
        continue;
      Products sum = rest;
      sum.push_back(std::move(*taken));
      for (Products &way : ways(std::move(sum), free, depth + 1))
        add(std::move(way));
      if (within.size() == 1)
        break;
    }
  }
  return result;
}

/// Where all products are subtracted: a sum among the factors of one is turned,
/// -g (b - a) = g (a - b).
void SumOfProducts::turnSign(Products &products) {
  if (llvm::any_of(products,
                   [](const Product &one) { return one.coefficient > 0; }))
    return;
  for (Product &product : products)
    for (Factor &factor : product.factors) {
      auto sum = sums.find(factor.value.bits);
      if (sum == sums.end() || factor.isDivisor)
        continue;
      auto [inside, free] = sum->second;
      for (Product &one : inside)
        one.coefficient = -one.coefficient;
      std::optional<Part> part = written(inside, free, false);
      // Its letters may be other ones by now, in the same order.
      if (!part || part->letters.size() != factor.letters.size())
        continue;
      LetterList names;
      for (uint8_t letter : part->letters) {
        std::optional<Part> old = written(sum->second.first, free, false);
        auto place = llvm::find(old->letters, letter);
        if (place == old->letters.end())
          return;
        names.push_back(factor.letters[place - old->letters.begin()]);
      }
      factor.value = part->ref, factor.letters = names;
      product.coefficient = -product.coefficient;
      return;
    }
}

// ------------------------------------------------------------- whole sums

std::optional<Ref> SumOfProducts::total(const Products &products,
                                        const LetterList *last) {
  std::optional<Part> part = written(products, ownLetters(), true, last);
  if (!part || part->letters.size() != rank || !graph.type(part->ref))
    return std::nullopt;
  return part->ref;
}

std::optional<Ref> SumOfProducts::expanded() {
  mergeAll();
  return total(all, nullptr);
}

std::vector<Ref> SumOfProducts::factored(unsigned atMost) {
  mergeAll();
  return factored(all, atMost, operations(source));
}

static bool comeInPairs(llvm::ArrayRef<Index> sizes) {
  for (size_t i = 0; i < sizes.size(); i += 2)
    if (i + 1 == sizes.size() || sizes[i] != sizes[i + 1])
      return false;
  return true;
}

/// p p / n n as (p / n) (p / n), for a product or a contraction.
std::optional<Ref> SumOfProducts::scaledInside(Ref ref, double factor,
                                               llvm::ArrayRef<Index> times,
                                               llvm::ArrayRef<Index> over) {
  if (!scalesInside || (times.empty() && over.empty()) || !ref.isExpression() ||
      !comeInPairs(times) || !comeInPairs(over))
    return std::nullopt;
  AttributeId attribute = graph.attribute(ref);
  llvm::SmallVector<Ref, 3> operands(graph.operands(ref));
  const auto *map = operators.as<Map>(attribute);
  bool multiplies =
      map ? operators.single(map->body) == semantics::ScalarOp::Multiply
          : operators.kind(attribute) == OperatorKind::Contraction;
  if (!multiplies || operands.size() != 2 || operands[0] != operands[1])
    return std::nullopt;
  auto half = [](llvm::ArrayRef<Index> sizes) {
    llvm::SmallVector<Index, 2> result;
    for (size_t i = 0; i < sizes.size(); i += 2)
      result.push_back(sizes[i]);
    return result;
  };
  Ref one = scaled(operands[0], 1, half(times), half(over));
  return scaled(graph.make(attribute, {one, one}), factor, {}, {});
}

/// Where sizes come in pairs also with each inside, and means as means.
std::vector<Ref> SumOfProducts::factored(const Products &sum, unsigned atMost,
                                         double most) {
  std::vector<Ref> result = factoredOnce(sum, atMost, most);
  auto addAgain = [&](bool &inside) {
    inside = true;
    for (Ref ref : factoredOnce(sum, atMost, 1.1 * most))
      if (!llvm::is_contained(result, ref))
        result.push_back(ref);
    inside = false;
  };
  if (llvm::any_of(sum, [](const Product &one) {
        return (!one.times.empty() || !one.over.empty()) &&
               comeInPairs(one.times) && comeInPairs(one.over);
      }))
    addAgain(scalesInside);
  // Where nothing else is summed of it a mean is one at the end too.
  auto hasMean = [&](const Product &one, const Factor &factor) {
    bool mean = false, other = false;
    for (uint8_t letter : factor.letters)
      if (llvm::is_contained(one.summed, letter))
        (llvm::is_contained(one.over, extents[letter]) ? mean : other) = true;
    return mean && other;
  };
  if (llvm::any_of(sum, [&](const Product &one) {
        return llvm::any_of(one.factors, [&](const Factor &factor) {
          return hasMean(one, factor);
        });
      }))
    addAgain(meansInside);
  return result;
}

/// Is the product summed over as many as it is divided by?
bool SumOfProducts::isMean(const Product &product, Index over,
                           uint8_t &letter) const {
  for (uint8_t summed : product.summed)
    if (extents[summed] == over && !llvm::is_contained(means, summed)) {
      letter = summed;
      return true;
    }
  return false;
}

/// Without the sizes that it is divided by where an index is summed.
Product SumOfProducts::takeMeans(const Product &product) {
  means.clear();
  Product result = product;
  if (!meansInside)
    return result;
  llvm::erase_if(result.over, [&](Index size) {
    uint8_t letter = 0;
    bool is = isMean(product, size, letter);
    if (is)
      means.push_back(letter);
    return is;
  });
  return result;
}

std::vector<Ref> SumOfProducts::factoredOnce(const Products &sum,
                                             unsigned atMost, double most) {
  std::vector<Ref> result;
  if (sum.size() == 1 && !sum[0].factors.empty()) {
    const Product one = takeMeans(sum[0]);
    for (const Part &part : forms(one, ownLetters(), atMost, true))
      if (!part.isDivisor && part.letters.size() == rank)
        result.push_back(
            scaled(part.ref, one.coefficient, one.times, one.over));
    means.clear();
  }
  if (sum.size() > 1)
    for (const Products &way : ways(sum, ownLetters(), 0))
      if (std::optional<Ref> ref = total(way, nullptr);
          ref && !llvm::is_contained(result, *ref))
        result.push_back(*ref);
  if (std::optional<Products> matrices = withIdentities(sum))
    for (const Products &way : ways(*matrices, ownLetters(), 0))
      if (std::optional<Ref> ref = total(way, nullptr);
          ref && way.size() < sum.size() && !llvm::is_contained(result, *ref))
        result.push_back(*ref);
  llvm::erase_if(result, [&](Ref ref) {
    return !graph.type(ref) || operations(ref) > most;
  });
  llvm::stable_sort(
      result, [&](Ref a, Ref b) { return operations(a) < operations(b); });
  if (result.size() > atMost)
    result.resize(atMost);
  return result;
}

/// Those of the value along which the product lies.
LetterList SumOfProducts::lettersOf(const Product &product) const {
  LetterList letters;
  for (uint8_t letter = 0; letter != rank; ++letter)
    if (llvm::any_of(product.factors, [&](const Factor &factor) {
          return llvm::is_contained(factor.letters, letter);
        }))
      letters.push_back(letter);
  return letters;
}

std::vector<Ref> SumOfProducts::apart() {
  std::vector<Ref> result;
  mergeAll();
  const Products &sum = all;
  std::vector<LetterList> groups;
  for (const Product &product : sum)
    if (LetterList letters = lettersOf(product);
        letters.size() < rank && !llvm::is_contained(groups, letters))
      groups.push_back(letters);
  for (const LetterList &group : groups) {
    Products fewer, rest;
    for (const Product &product : sum)
      (lettersOf(product) == group ? fewer : rest).push_back(product);
    fewer = ways(fewer, ownLetters(), 2).back();
    std::optional<Ref> best;
    for (Products &way : ways(rest, ownLetters(), 2)) {
      llvm::append_range(way, fewer);
      if (std::optional<Ref> ref = total(way, &group);
          ref && (!best || operations(*ref) < operations(*best)))
        best = ref;
    }
    if (best)
      result.push_back(*best);
  }
  return result;
}

} // namespace tesela::nugraph
