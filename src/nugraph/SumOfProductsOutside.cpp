// Functions of a sum of products, by what is known of the function.
//
//     sqrt(sum_k (e[i,k] / z[i])^2)  =  sqrt(sum_k e[i,k]^2) / z[i],   z > 0
//     exp(u[i] / 2 + v[j] / 2)       =  exp(u[i] / 2) exp(v[j] / 2)
#include "nugraph/Signs.h"
#include "nugraph/SumOfProducts.h"

#include <algorithm>

using namespace tesela::semantics;

namespace tesela::nugraph {

/// Two factors along the same letters whose product is known to be a function
/// of something: exp(x) exp(x) is one factor where exp(2 x) is.
void SumOfProducts::joinKnown(Product &product) {
  auto isFunction = [&](NodeId node) {
    const auto *map = operators.as<Map>(graph.node(node).attribute);
    std::optional<ScalarOp> op =
        map ? operators.single(map->body) : std::nullopt;
    return op && op != ScalarOp::Negate && map->maps.size() == 1;
  };
  auto &factors = product.factors;
  auto isPlain = [](const Factor &factor) {
    return factor.value.isClass() && !factor.isDivisor && !factor.condition;
  };
  for (size_t i = 0; i < factors.size(); ++i)
    for (size_t j = i + 1; j < factors.size(); ++j) {
      if (!isPlain(factors[i]) || !isPlain(factors[j]) ||
          factors[i].letters != factors[j].letters)
        continue;
      AttributeId times = operators.elementwise(bodyOf(ScalarOp::Multiply),
                                                factors[i].letters.size());
      std::optional<ClassId> both =
          graph.lookup(graph.make(times, {factors[i].value, factors[j].value}));
      if (!both || !llvm::any_of(graph[*both].nodes, isFunction))
        continue;
      factors[i].value = Ref::ofClass(*both);
      factors.erase(factors.begin() + j);
      j = i;
    }
}

static bool isSame(const Factor &a, const Factor &b) {
  return a.value == b.value && a.letters == b.letters &&
         a.isDivisor == b.isDivisor;
}

static unsigned countOf(const Factor &factor, const Product &product) {
  return llvm::count_if(product.factors, [&](const Factor &other) {
    return isSame(factor, other);
  });
}

/// Product or quotient, along the letters of either in order.
std::optional<Part> SumOfProducts::times(const Part &a, const Part &b) {
  std::optional<LetterList> order = either(a.letters, b.letters);
  if (!order)
    return std::nullopt;
  llvm::sort(*order);
  return elementwise(inOrder(a, *order), inOrder(b, *order), *order);
}

std::optional<Ref> SumOfProducts::outside(ScalarOp function, Signs &signs) {
  mergeAll();
  if (all.empty())
    return std::nullopt;
  auto isPositive = [&](Ref value) {
    std::optional<ClassId> id = graph.lookup(value);
    return id && signs.of(*id) == Sign::Positive;
  };
  unsigned power = function == ScalarOp::Abs ? 1 : 2;
  Products inside = all;
  std::vector<Factor> taken;
  for (const Factor &factor : all[0].factors) {
    unsigned count = ~0u;
    for (const Product &product : all)
      count = std::min(count, countOf(factor, product));
    if (count < power || factor.condition ||
        llvm::any_of(
            factor.letters, [&](uint8_t letter) { return letter >= rank; }) ||
        llvm::any_of(
            taken, [&](const Factor &one) { return isSame(one, factor); }) ||
        !isPositive(factor.value))
      continue;
    taken.insert(taken.end(), count / power, factor);
    for (Product &product : inside)
      for (unsigned left = count / power * power; left != 0; --left)
        product.factors.erase(
            llvm::find_if(product.factors, [&](const Factor &one) {
              return isSame(one, factor);
            }));
  }
  if (taken.empty())
    return std::nullopt;
  std::optional<Part> result = written(inside, ownLetters(), true);
  if (!result || !graph.type(result->ref))
    return std::nullopt;
  result->ref = graph.make(
      operators.elementwise(bodyOf(function), result->letters.size()),
      {result->ref});
  for (const Factor &factor : taken) {
    bool divides = factor.isDivisor != (function == ScalarOp::Rsqrt);
    result = times(*result, {factor.value, factor.letters, divides});
    if (!result)
      return std::nullopt;
  }
  if (result->letters.size() != rank || !graph.type(result->ref))
    return std::nullopt;
  return result->ref;
}

std::optional<Ref> SumOfProducts::exponentialByLetters(bool whole) {
  mergeAll();
  std::vector<std::pair<LetterList, Products>> groups;
  Products numbers;
  for (const Product &product : all) {
    LetterList letters = lettersOf(product);
    if (letters.size() == rank && !whole)
      return std::nullopt;
    auto group = llvm::find_if(
        groups, [&](const auto &one) { return one.first == letters; });
    if (letters.empty() && product.factors.empty())
      numbers.push_back(product);
    else if (group == groups.end())
      groups.push_back({letters, {product}});
    else
      group->second.push_back(product);
  }
  if (groups.size() < 2)
    return std::nullopt;
  llvm::append_range(groups[0].second, numbers);
  std::optional<Part> result;
  for (const auto &[letters, products] : groups) {
    std::optional<Part> part = written(products, ownLetters(), true);
    if (!part || !graph.type(part->ref))
      return std::nullopt;
    part->ref = graph.make(
        operators.elementwise(bodyOf(ScalarOp::Exponential), letters.size()),
        {part->ref});
    result = result ? times(*result, *part) : part;
    if (!result)
      return std::nullopt;
  }
  if (result->letters.size() != rank || !graph.type(result->ref))
    return std::nullopt;
  return result->ref;
}

std::vector<Ref> SumOfProducts::varying(uint8_t axis, unsigned atMost) {
  mergeAll();
  Products rest;
  for (const Product &product : all)
    if (llvm::is_contained(lettersOf(product), axis))
      rest.push_back(product);
  if (rest.empty() || rest.size() == all.size())
    return {};
  return factored(rest, atMost, 1.1 * operations(source));
}

std::vector<Ref> SumOfProducts::proportional(uint8_t axis, unsigned atMost) {
  mergeAll();
  if (all.empty())
    return {};
  auto isOutside = [&](const Factor &factor) {
    return !factor.condition && llvm::all_of(factor.letters, [&](uint8_t own) {
      return own < rank && own != axis;
    });
  };
  Products rest = all;
  bool hasLess = false;
  for (const Factor &factor : all[0].factors) {
    if (!isOutside(factor) || !llvm::all_of(rest, [&](const Product &product) {
          return countOf(factor, product) != 0;
        }))
      continue;
    hasLess = true;
    for (Product &product : rest)
      product.factors.erase(
          llvm::find_if(product.factors, [&](const Factor &one) {
            return isSame(one, factor);
          }));
  }
  if (!hasLess || llvm::any_of(rest, [&](const Product &product) {
        return product.factors.empty();
      }))
    return {};
  return factored(rest, atMost, 1.1 * operations(source));
}

} // namespace tesela::nugraph
