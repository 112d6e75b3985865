// Filters: one value at several places, each with what it is multiplied by, is
// a polynomial in the shifts. Where the polynomial is a product it is two
// filters, one after the other:
//
//     sum_ij a[i] b[j] x[m+i, n+j]  =  sum_i a[i] y[m+i, n],
//                                      y[m, n] = sum_j b[j] x[m, n+j]
//     x[n] + 2 x[n+1] + x[n+2]      =  y[n] + y[n+1],  y[n] = x[n] + x[n+1]
#include "nugraph/SumOfProducts.h"

#include <algorithm>
#include <cmath>

namespace tesela::nugraph {

struct SumOfProducts::Filter {
  Ref base = {};
  LetterList letters = {};
  /// Of each axis the part from which offsets count.
  llvm::SmallVector<Slice, 4> parts = {};
  using Offsets = llvm::SmallVector<int64_t, 4>;
  Weights taps = {};  // what the base is multiplied by
  Product outer = {}; // what all is multiplied by
  Products rest = {}; // added

  int64_t range(unsigned axis) const {
    int64_t most = 0;
    for (const auto &[offsets, weight] : taps)
      most = std::max(most, offsets[axis]);
    return most;
  }
};

/// The value of which `value` is a part, and that part of each axis.
static Ref whole(Graph &graph, Ref value, llvm::SmallVector<Slice, 4> &parts) {
  llvm::SmallVector<Slice, 4> slices;
  while (value.isExpression()) {
    const auto *slice = graph.operators().as<Slice>(graph.attribute(value));
    if (!slice || slice->stride != 1)
      break;
    slices.push_back(*slice);
    value = graph.operands(value)[0];
  }
  Index none = graph.operators().terms().constant(0);
  for (auto [axis, extent] : llvm::enumerate(graph.type(value)->shape))
    parts.push_back({uint8_t(axis), none, extent, extent, 1});
  for (const Slice &slice : slices)
    parts[slice.axis] = slice;
  return value;
}

/// How `base` occurs in all products, if it is a factor once in some of them
/// and never otherwise.
std::optional<SumOfProducts::Filter> SumOfProducts::filterOf(Ref base) {
  prove::Terms &terms = operators.terms();
  Filter filter{.base = base};
  for (const Product &product : all) {
    std::optional<unsigned> place;
    llvm::SmallVector<Slice, 4> parts;
    for (auto [number, factor] : llvm::enumerate(product.factors)) {
      llvm::SmallVector<Slice, 4> own;
      if (whole(graph, factor.value, own) != base)
        continue;
      if (place || factor.isDivisor || factor.condition)
        return std::nullopt;
      place = number, parts = std::move(own);
    }
    if (!place) {
      filter.rest.push_back(product);
      continue;
    }
    const LetterList &letters = product.factors[*place].letters;
    if (filter.taps.empty())
      filter.letters = letters, filter.parts = parts;
    Filter::Offsets offsets;
    for (auto [axis, letter] : llvm::enumerate(letters)) {
      uint8_t known = filter.letters[axis];
      const Slice &first = filter.parts[axis];
      std::optional<int64_t> offset =
          terms.constantValue(terms.subtract(parts[axis].start, first.start));
      bool isFree = letter < rank;
      if (!offset || parts[axis].length != first.length ||
          isFree != (known < rank) || (isFree && letter != known) ||
          (!isFree && *offset) || llvm::count(letters, letter) > 1)
        return std::nullopt;
      offsets.push_back(*offset);
    }
    std::optional<Product> weight = without(product, *place, filter.letters);
    if (!weight || !filter.taps.try_emplace(offsets, *weight).second)
      return std::nullopt;
  }
  // From the first place on.
  Weights taps = std::exchange(filter.taps, {});
  if (taps.size() < 3)
    return std::nullopt;
  Filter::Offsets least = taps.begin()->first;
  for (const auto &[offsets, weight] : taps)
    for (auto [low, offset] : llvm::zip_equal(least, offsets))
      low = std::min(low, offset);
  for (auto &[offsets, weight] : taps) {
    Filter::Offsets from(offsets);
    for (auto [low, offset] : llvm::zip_equal(least, from))
      offset -= low;
    filter.taps.emplace(std::move(from), std::move(weight));
  }
  for (auto [low, part] : llvm::zip_equal(least, filter.parts))
    part.start = terms.add(part.start, terms.constant(low));
  takeOuter(filter);
  return filter;
}

std::vector<SumOfProducts::Code>
SumOfProducts::freeCodes(const Product &product) const {
  std::vector<uint8_t> names(extents.size());
  for (size_t letter = 0; letter != names.size(); ++letter)
    names[letter] = letter;
  std::vector<Code> codes;
  for (const Factor &factor : product.factors)
    if (llvm::all_of(factor.letters,
                     [&](uint8_t letter) { return letter < rank; }))
      codes.push_back(code(factor, names));
  llvm::sort(codes);
  return codes;
}

/// The factors along letters of the value that all have; they are taken out of
/// each.
llvm::SmallVector<Factor, 4>
SumOfProducts::takeCommon(llvm::ArrayRef<Product *> products) const {
  std::vector<Code> shared = freeCodes(*products.front());
  for (const Product *product : products.drop_front()) {
    std::vector<Code> both, own = freeCodes(*product);
    std::set_intersection(shared.begin(), shared.end(), own.begin(), own.end(),
                          std::back_inserter(both));
    shared = std::move(both);
  }
  llvm::SmallVector<Factor, 4> taken;
  std::vector<uint8_t> names(extents.size());
  for (size_t letter = 0; letter != names.size(); ++letter)
    names[letter] = letter;
  for (Product *product : products) {
    std::vector<Code> left = shared;
    llvm::erase_if(product->factors, [&](const Factor &factor) {
      auto place = llvm::find(left, code(factor, names));
      if (place == left.end())
        return false;
      left.erase(place);
      if (product == products.front())
        taken.push_back(factor);
      return true;
    });
  }
  return taken;
}

/// What all taps are multiplied by, the number of the first among it.
void SumOfProducts::takeOuter(Filter &filter) const {
  llvm::SmallVector<Product *, 8> weights;
  for (auto &[offsets, weight] : filter.taps)
    weights.push_back(&weight);
  Product &outer = filter.outer;
  outer.factors = takeCommon(weights);
  const Product &first = *weights.front();
  outer.coefficient = first.coefficient;
  if (llvm::all_of(weights, [&](const Product *weight) {
        return weight->times == first.times && weight->over == first.over;
      })) {
    outer.times = first.times, outer.over = first.over;
    for (Product *weight : weights)
      weight->times.clear(), weight->over.clear();
  }
  for (Product *weight : weights)
    weight->coefficient /= outer.coefficient;
}

/// Each tap as a product; letters that are summed and not in `kept` are.
Products SumOfProducts::productsOf(const Filter &filter,
                                   const LetterSet &kept) {
  Products result;
  for (const auto &[offsets, weight] : filter.taps) {
    Product &product = result.emplace_back(weight);
    Ref value = filter.base;
    for (auto [part, offset] : llvm::zip_equal(filter.parts, offsets)) {
      Slice at = part;
      at.start =
          operators.terms().add(part.start, operators.terms().constant(offset));
      if (at.length != at.full)
        value = graph.make(operators.intern(at), {value});
    }
    product.factors.push_back({value, filter.letters});
    for (uint8_t letter : filter.letters)
      if (letter >= rank && !llvm::is_contained(kept, letter))
        product.summed.push_back(letter);
  }
  return result;
}

std::optional<Ref> SumOfProducts::total(const Filter &filter) {
  Products sum = productsOf(filter, {});
  const Product &outer = filter.outer;
  if (!outer.factors.empty() || !outer.times.empty() || !outer.over.empty() ||
      outer.coefficient != 1) {
    std::optional<Part> part = written(std::move(sum), ownLetters(), false);
    if (!part)
      return std::nullopt;
    sum = {outer};
    sum[0].factors.push_back({part->ref, part->letters});
  }
  llvm::append_range(sum, filter.rest);
  return total(sum, nullptr);
}

/// The taps `outer` of what the taps `inner` make.
std::optional<SumOfProducts::Filter>
SumOfProducts::composed(const Filter &filter, Weights inner,
                        const Weights &outer) {
  Filter first{filter.base, filter.letters, filter.parts, std::move(inner)};
  Filter second{{}, {}, {}, {}, filter.outer, filter.rest};
  prove::Terms &terms = operators.terms();
  LetterSet kept = ownLetters();
  for (const auto &[offsets, weight] : outer)
    for (const Factor &factor : weight.factors)
      for (uint8_t letter : factor.letters)
        if (!llvm::is_contained(kept, letter) &&
            llvm::is_contained(filter.letters, letter))
          kept.insert(letter);
  for (auto [axis, part] : llvm::enumerate(first.parts)) {
    int64_t range = 0;
    for (const auto &[offsets, weight] : outer)
      range = std::max(range, offsets[axis]);
    part.length = terms.add(part.length, terms.constant(range));
  }
  std::optional<Part> made = written(productsOf(first, kept), kept, true);
  if (!made || !graph.type(made->ref))
    return std::nullopt;
  second.base = made->ref, second.letters = made->letters;
  llvm::SmallVector<std::optional<unsigned>, 4> axes; // of the first
  for (auto [axis, extent] : llvm::enumerate(graph.type(made->ref)->shape)) {
    auto place = llvm::find(filter.letters, made->letters[axis]);
    bool has = place != filter.letters.end();
    unsigned from = place - filter.letters.begin();
    axes.push_back(has ? std::optional(from) : std::nullopt);
    second.parts.push_back({uint8_t(axis), terms.constant(0),
                            has ? filter.parts[from].length : extent, extent,
                            1});
  }
  for (const auto &[offsets, weight] : outer) {
    Filter::Offsets at;
    for (std::optional<unsigned> axis : axes)
      at.push_back(axis ? offsets[*axis] : 0);
    second.taps.emplace(std::move(at), weight);
  }
  return second;
}

/// Where the weights are products of one that depends on the place along an
/// axis and of one that depends on the others.
std::optional<SumOfProducts::Filter>
SumOfProducts::separated(const Filter &filter, unsigned axis) {
  std::map<int64_t, Weights> groups;
  for (const auto &[offsets, weight] : filter.taps) {
    Filter::Offsets others(offsets);
    others[axis] = 0;
    groups[offsets[axis]].emplace(others, weight);
  }
  auto &first = groups.begin()->second;
  if (groups.size() < 2 || first.size() < 2)
    return std::nullopt;
  Weights outer;
  for (auto &[place, group] : groups) {
    Filter::Offsets along(filter.letters.size());
    along[axis] = place;
    llvm::SmallVector<Product *, 8> weights;
    for (auto &[others, weight] : group)
      weights.push_back(&weight);
    Product &shared = outer[along];
    shared.factors = takeCommon(weights);
    shared.coefficient = weights.front()->coefficient;
    for (Product *weight : weights)
      weight->coefficient /= shared.coefficient;
    if (group.size() != first.size())
      return std::nullopt;
    for (auto [one, other] : llvm::zip_equal(first, group))
      if (one.first != other.first ||
          keyOf(one.second) != keyOf(other.second) ||
          std::abs(one.second.coefficient - other.second.coefficient) >
              1e-12 * std::abs(one.second.coefficient))
        return std::nullopt;
  }
  for (const auto &[others, weight] : first)
    for (const Factor &factor : weight.factors)
      if (llvm::is_contained(factor.letters, filter.letters[axis]))
        return std::nullopt;
  return composed(filter, first, outer);
}

/// x[n + distance] + sign x[n], and what is left of the filter for it.
std::optional<SumOfProducts::Filter>
SumOfProducts::inPairs(const Filter &filter, unsigned axis, int64_t distance,
                       double sign) {
  using Line = std::pair<Filter::Offsets, Key>;
  std::map<Line, std::map<int64_t, Product>> lines;
  for (const auto &[offsets, weight] : filter.taps) {
    Filter::Offsets others(offsets);
    others[axis] = 0;
    lines[{others, keyOf(weight)}].emplace(offsets[axis], weight);
  }
  Weights outer;
  for (auto &[line, weights] : lines) {
    int64_t last = weights.rbegin()->first;
    while (!weights.empty()) {
      auto [place, weight] = *weights.begin();
      weights.erase(weights.begin());
      if (std::abs(weight.coefficient) < 1e-9)
        continue;
      if (place + distance > last)
        return std::nullopt;
      auto [next, isNew] = weights.try_emplace(place + distance, weight);
      next->second.coefficient =
          (isNew ? 0 : next->second.coefficient) - sign * weight.coefficient;
      Filter::Offsets at(line.first);
      at[axis] = place;
      if (!outer.emplace(at, weight).second)
        return std::nullopt; // several at one place
    }
  }
  if (outer.size() >= filter.taps.size())
    return std::nullopt;
  Filter::Offsets none(filter.letters.size()), other(none);
  other[axis] = distance;
  Product one, two;
  one.coefficient = sign;
  if (sign < 0)
    for (auto &[at, weight] : outer)
      weight.coefficient = -weight.coefficient;
  return composed(filter, {{none, one}, {other, two}}, outer);
}

/// As two filters, in several ways, and these again.
void SumOfProducts::inTwo(const Filter &filter, unsigned depth,
                          std::vector<Ref> &result) {
  constexpr size_t most = 8;
  auto take = [&](const std::optional<Filter> &found) {
    std::optional<Ref> ref = found ? total(*found) : std::nullopt;
    if (!ref || llvm::is_contained(result, *ref) || result.size() >= most)
      return;
    result.push_back(*ref);
    if (depth < 3)
      inTwo(*found, depth + 1, result);
  };
  for (unsigned axis = 0; axis != filter.letters.size(); ++axis) {
    int64_t range = filter.range(axis);
    if (!range)
      continue;
    take(separated(filter, axis));
    for (int64_t distance = 1; distance <= range; ++distance)
      for (double sign : {1.0, -1.0})
        take(inPairs(filter, axis, distance, sign));
  }
}

std::vector<Ref> SumOfProducts::filtered() {
  mergeAll();
  std::vector<Ref> result;
  llvm::SmallVector<std::pair<Ref, unsigned>, 8> bases;
  for (const Product &product : all)
    for (const Factor &factor : product.factors) {
      llvm::SmallVector<Slice, 4> parts;
      Ref base = whole(graph, factor.value, parts);
      auto known = llvm::find_if(
          bases, [&](const auto &one) { return one.first == base; });
      if (known == bases.end())
        bases.push_back({base, 1});
      else
        ++known->second;
    }
  for (auto [base, count] : bases)
    if (count >= 3 && graph.rank(base) > 0u)
      if (std::optional<Filter> filter = filterOf(base))
        inTwo(*filter, 0, result);
  return result;
}

} // namespace tesela::nugraph
