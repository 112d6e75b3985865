// What is divided by its own sum: a square root twice is what it is the root
// of, and a sum over itself is 1.
//
//     sum_k x[i,k] x[i,k] / (n[i] n[i])  =  1,  n[i] = sqrt(sum_k x[i,k]^2)
#include "nugraph/SumOfProducts.h"

using namespace tesela::semantics;

namespace tesela::nugraph {

/// What the square root in a class is of.
static std::optional<ClassId> squareOf(const Graph &graph, Ref value) {
  const Operators &operators = graph.operators();
  if (!value.isClass())
    return std::nullopt;
  for (NodeId node : graph[value.classId()].nodes) {
    const auto *map = operators.as<Map>(graph.node(node).attribute);
    if (map && map->maps.size() == 1 && map->maps[0].size() == map->rank &&
        operators.single(map->body) == ScalarOp::Sqrt)
      return graph.find(graph.node(node).operands[0]);
  }
  return std::nullopt;
}

/// Is the class known as a sum?
static bool isSum(const Graph &graph, Ref value) {
  const Operators &operators = graph.operators();
  return value.isClass() &&
         llvm::any_of(graph[value.classId()].nodes, [&](NodeId node) {
           AttributeId attribute = graph.node(node).attribute;
           const auto *fold = operators.as<Reduction>(attribute);
           return operators.kind(attribute) == OperatorKind::Contraction ||
                  (fold && fold->monoid == Monoid::Sum);
         });
}

void SumOfProducts::squareRoots(Product &product) const {
  auto &factors = product.factors;
  for (size_t i = 0; i < factors.size(); ++i)
    for (size_t j = i + 1; j < factors.size(); ++j) {
      if (factors[i].value != factors[j].value ||
          factors[i].letters != factors[j].letters ||
          factors[i].isDivisor != factors[j].isDivisor)
        continue;
      std::optional<ClassId> square = squareOf(graph, factors[i].value);
      if (!square)
        break;
      factors[i].value = Ref::ofClass(*square);
      factors.erase(factors.begin() + j);
      break;
    }
}

/// Leaves out a divisor and the sum that it is.
bool SumOfProducts::cancelSum(Product &product, unsigned divisor) {
  const Factor over = product.factors[divisor];
  auto isInside = [&](uint8_t letter) {
    return llvm::is_contained(product.summed, letter) &&
           !llvm::is_contained(over.letters, letter);
  };
  for (uint8_t first : product.summed) {
    if (!isInside(first))
      continue;
    Product inside;
    inside.summed.push_back(first);
    llvm::SmallVector<bool, 8> taken(product.factors.size());
    bool fits = true;
    for (size_t l = 0; l != inside.summed.size() && fits; ++l)
      for (auto [place, factor] : llvm::enumerate(product.factors)) {
        if (taken[place] ||
            !llvm::is_contained(factor.letters, inside.summed[l]))
          continue;
        taken[place] = true;
        inside.factors.push_back(factor);
        for (uint8_t letter : factor.letters)
          if (isInside(letter)) {
            if (!llvm::is_contained(inside.summed, letter))
              inside.summed.push_back(letter);
          } else {
            fits &= llvm::is_contained(over.letters, letter);
          }
      }
    if (!fits || inside.factors.size() > 3)
      continue;
    for (const Part &part : forms(inside, LetterSet(over.letters), 4, false)) {
      std::optional<ClassId> known = graph.lookup(part.ref);
      if (!known || Ref::ofClass(*known) != over.value || part.isDivisor ||
          !(part.letters == over.letters))
        continue;
      taken[divisor] = true;
      llvm::SmallVector<Factor, 4> rest;
      for (auto [place, factor] : llvm::enumerate(product.factors))
        if (!taken[place])
          rest.push_back(factor);
      product.factors = std::move(rest);
      llvm::erase_if(product.summed, [&](uint8_t letter) {
        return llvm::is_contained(inside.summed, letter);
      });
      return true;
    }
  }
  return false;
}

void SumOfProducts::cancelSums(Product &product) {
  if (!reading.whole)
    return;
  squareRoots(product);
  for (size_t i = 0; i < product.factors.size(); ++i)
    if (product.factors[i].isDivisor &&
        isSum(graph, product.factors[i].value) && cancelSum(product, i))
      i = ~size_t(0);
}

} // namespace tesela::nugraph
