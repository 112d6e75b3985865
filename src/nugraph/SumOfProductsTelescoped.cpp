// Telescoped: a sum of differences of neighbours is the difference of the ends,
// also over a triangle. What is h[k+1] and what h[k] is read from the values of
// which both have slices, one place apart; the rest depends on k by counters.
//
//     sum_k (h[k+1] - h[k])         =  h[N] - h[0]
//     sum_{k >= j} (h[k+1] - h[k])  =  h[N] - h[j]
//     sum_{k <= j} (h[k+1] - h[k])  =  h[j+1] - h[0]
//
// Worked example, discounted differences:
//
//     sum_{k >= j} exp((k - j) g) (exp(g) v[k+1] - v[k])
//         =  exp((N - j) g) v[N] - v[j],    h[k] = exp((k - j) g) v[k]
#include "nugraph/Picks.h"
#include "nugraph/RangedOperator.h"
#include "nugraph/Ranges.h"
#include "nugraph/SumOfProducts.h"

#include <cmath>

namespace tesela::nugraph {

/// Of the ways to take a value as part of another the first, as values of which
/// the parts are and slices of them.
static std::optional<std::pair<Ref, Slice>> partOf(const Graph &graph,
                                                   Ref value) {
  const Operators &operators = graph.operators();
  if (value.isExpression()) {
    const auto *slice = operators.as<Slice>(graph.attribute(value));
    return slice ? std::optional(std::pair(graph.operands(value)[0], *slice))
                 : std::nullopt;
  }
  for (NodeId node : graph[value.classId()].nodes)
    if (const auto *slice = operators.as<Slice>(graph.node(node).attribute))
      return std::pair(Ref::ofClass(graph.find(graph.node(node).operands[0])),
                       *slice);
  return std::nullopt;
}

/// Where the factor is a part along `letter`, that.
static std::optional<std::pair<Ref, Slice>>
partAlong(const Graph &graph, const Factor &factor, uint8_t letter) {
  std::optional<std::pair<Ref, Slice>> part = partOf(graph, factor.value);
  if (!part || part->second.stride != 1 || factor.isDivisor ||
      factor.letters[part->second.axis] != letter)
    return std::nullopt;
  return part;
}

static AccessMap withoutAxis(AccessMap access, unsigned axis) {
  llvm::erase(access, uint8_t(axis));
  for (uint8_t &dimension : access)
    dimension -= dimension > axis;
  return access;
}

/// What depends on the index along `axis` by counters, at this number, which
/// may be past the end.
std::optional<Ref> SumOfProducts::countedAt(Ref value, unsigned axis,
                                            Index number,
                                            unsigned depth) const {
  auto along = [&](AttributeId id,
                   llvm::ArrayRef<Ref> operands) -> std::optional<Ref> {
    Attribute attribute = operators[id];
    llvm::SmallVector<Ref, 3> parts(operands);
    if (auto *fill = std::get_if<Fill>(&attribute)) {
      fill->type.shape.erase(fill->type.shape.begin() + axis);
    } else if (auto *iota = std::get_if<Iota>(&attribute)) {
      TensorType type = iota->type;
      type.shape.erase(type.shape.begin() + axis);
      if (iota->axis == axis)
        attribute = Fill{{}, number, type};
      else
        attribute = Iota{uint8_t(iota->axis - (iota->axis > axis)), type};
    } else if (auto *map = std::get_if<Map>(&attribute); map && depth < 8) {
      for (auto [access, part] : llvm::zip_equal(map->maps, parts)) {
        auto place = llvm::find(access, axis);
        if (place != access.end()) {
          std::optional<Ref> one =
              countedAt(part, place - access.begin(), number, depth + 1);
          if (!one)
            return std::nullopt;
          part = *one;
        }
        access = withoutAxis(access, axis);
      }
      --map->rank;
    } else {
      return std::nullopt;
    }
    return graph.make(operators.intern(attribute), parts);
  };
  if (value.isExpression())
    return along(graph.attribute(value),
                 llvm::SmallVector<Ref, 3>(graph.operands(value)));
  ClassId id = graph.find(value.classId());
  std::vector<NodeId> nodes = graph[id].nodes;
  for (NodeId node : nodes) {
    llvm::SmallVector<Ref, 3> operands;
    for (ClassId operand : graph.node(node).operands)
      operands.push_back(Ref::ofClass(graph.find(operand)));
    if (std::optional<Ref> one = along(graph.node(node).attribute, operands)) {
      diagonals.try_emplace(id, node);
      return one;
    }
  }
  return std::nullopt;
}

/// The product with its letter at a number, where all factors are known there.
std::optional<Product> SumOfProducts::productAt(const Product &product,
                                                uint8_t letter, Index number) {
  prove::Terms &terms = operators.terms();
  Ranges ranges(graph);
  Product result = product;
  llvm::erase(result.summed, letter);
  for (Factor &factor : result.factors) {
    auto place = llvm::find(factor.letters, letter);
    if (place == factor.letters.end())
      continue;
    if (factor.condition || llvm::count(factor.letters, letter) != 1)
      return std::nullopt;
    unsigned axis = place - factor.letters.begin();
    std::optional<Ref> one;
    if (auto part = partAlong(graph, factor, letter)) {
      Index at = terms.add(part->second.start, number);
      if (ranges.isAtMost(terms.add(at, terms.constant(1)), part->second.full))
        one = sliceAt(graph, part->first, axis, at);
    }
    if (!one)
      one = countedAt(factor.value, axis, number, 0);
    // A part may be empty, and has no first element then.
    if (!one && terms.constantValue(number) == 0 &&
        (plainSize(graph, extents[letter]) ||
         terms.constantValue(extents[letter])))
      one = sliceAt(graph, factor.value, axis, number);
    if (!one)
      return std::nullopt;
    factor.value = *one;
    factor.letters.erase(place);
  }
  leaveOutOnes(result);
  return result;
}

/// What is 1 on all samples is no factor.
void SumOfProducts::leaveOutOnes(Product &product) const {
  llvm::erase_if(product.factors, [&](const Factor &factor) {
    if (factor.condition || factor.isIdentity)
      return false;
    for (unsigned number = 0; number != sampleCount; ++number) {
      const Sample *value = graph.sample(factor.value, number);
      if (!value || !llvm::all_of(value->values, [](double x) {
            return std::abs(x - 1) <= 1e-9;
          }))
        return false;
    }
    return true;
  });
}

/// Do both have slices of one value, those of `later` one place after?
bool SumOfProducts::follows(const Product &later, const Product &earlier,
                            uint8_t letter) const {
  prove::Terms &terms = operators.terms();
  return llvm::any_of(earlier.factors, [&](const Factor &factor) {
    auto first = partAlong(graph, factor, letter);
    return first && llvm::any_of(later.factors, [&](const Factor &other) {
             auto next = partAlong(graph, other, letter);
             return next && next->first == first->first &&
                    terms.subtract(next->second.start, first->second.start) ==
                        terms.constant(1);
           });
  });
}

/// The difference of the ends instead of the sum over `letter` of two products.
std::optional<Products> SumOfProducts::ends(const Product &later,
                                            const Product &earlier,
                                            uint8_t letter) {
  Index first = operators.terms().constant(0), end = extents[letter];
  auto triangleIn = [&](const Product &product) {
    std::optional<std::pair<unsigned, Triangle>> result;
    for (auto [number, factor] : llvm::enumerate(product.factors))
      if (auto one = triangleOf(factor.value, factor.letters);
          one && (one->from == letter || one->to == letter))
        result = {number, *one};
    return result;
  };
  auto before = triangleIn(earlier), after = triangleIn(later);
  if (before.has_value() != after.has_value() ||
      (before &&
       (before->second != after->second || before->second.offset != 0)))
    return std::nullopt;
  auto without = [](Product product, const auto &triangle) {
    if (triangle)
      product.factors.erase(product.factors.begin() + triangle->first);
    return product;
  };
  Products result;
  auto add = [&](std::optional<Product> one, double sign) {
    if (!one)
      return false;
    one->coefficient *= sign;
    result.push_back(std::move(*one));
    return true;
  };
  auto onDiagonal = [&](const Product &product, const auto &triangle) {
    Product one = diagonal(product, triangle->first, triangle->second);
    leaveOutOnes(one);
    return llvm::is_contained(one.summed, letter) ? std::nullopt
                                                  : std::optional(one);
  };
  bool isUpTo = before && before->second.from == letter;
  bool isDone = isUpTo
                    ? add(onDiagonal(later, after), 1)
                    : add(productAt(without(earlier, before), letter, end), -1);
  isDone = isDone &&
           (before && !isUpTo
                ? add(onDiagonal(earlier, before), 1)
                : add(productAt(without(earlier, before), letter, first), 1));
  return isDone ? std::optional(result) : std::nullopt;
}

std::vector<Ref> SumOfProducts::telescoped() {
  mergeAll();
  std::vector<Ref> result;
  for (const Product &earlier : all)
    for (const Product &later : all)
      for (uint8_t letter : earlier.summed) {
        if (&earlier == &later || !llvm::is_contained(later.summed, letter) ||
            !follows(later, earlier, letter))
          continue;
        std::optional<Products> sum = ends(later, earlier, letter);
        if (!sum)
          continue;
        for (const Product &other : all)
          if (&other != &earlier && &other != &later)
            sum->push_back(other);
        mergeLike(*sum);
        if (std::optional<Ref> ref = total(*sum, nullptr);
            ref && graph.type(*ref))
          result.push_back(*ref);
      }
  return result;
}

} // namespace tesela::nugraph
