// Halves: where what is summed over a triangle is symmetric, the sum is half of
// that over all, with or without the diagonal.
//
//     sum_{i<j} x[i] x[j]  =  ((sum_i x[i])^2 - sum_i x[i]^2) / 2
#include "nugraph/SumOfProducts.h"

#include <algorithm>

namespace tesela::nugraph {

namespace {

/// The mask that a factor is, if it is one.
const Mask *maskIn(const Graph &graph, Ref value) {
  const Operators &operators = graph.operators();
  if (value.isExpression())
    return operators.as<Mask>(graph.attribute(value));
  for (NodeId node : graph[value.classId()].nodes)
    if (const auto *mask = operators.as<Mask>(graph.node(node).attribute))
      return mask;
  return nullptr;
}

/// Of a triangle: is the diagonal in it?
std::optional<bool> holdsDiagonal(const Graph &graph, const Factor &factor) {
  const Mask *mask = maskIn(graph, factor.value);
  if (!mask || factor.isDivisor || factor.letters.size() != 2 ||
      mask->kind == Mask::Kind::Diagonal)
    return std::nullopt;
  std::optional<int64_t> offset =
      graph.operators().terms().constantValue(mask->offset);
  if (offset == 0)
    return true;
  if (offset == (mask->kind == Mask::Kind::Upper ? 1 : -1))
    return false;
  return std::nullopt;
}

void rename(Product &product, uint8_t from, uint8_t to) {
  for (Factor &factor : product.factors)
    for (uint8_t &letter : factor.letters)
      if (letter == from)
        letter = to;
}

} // namespace

/// The products without this triangle, and those of the diagonal; nothing
/// where they are not symmetric together.
std::optional<Products> SumOfProducts::wholeOf(const Factor &triangle) const {
  uint8_t row = triangle.letters[0], column = triangle.letters[1];
  std::optional<bool> diagonal = holdsDiagonal(graph, triangle);
  if (!diagonal || row == column || extents[row] != extents[column])
    return std::nullopt;
  Products result;
  std::vector<std::pair<Key, double>> keys, exchanged;
  for (const Product &product : all) {
    Product rest = product;
    auto place = llvm::find_if(rest.factors, [&](const Factor &factor) {
      return factor.value == triangle.value &&
             factor.letters == triangle.letters;
    });
    if (place == rest.factors.end() || !llvm::is_contained(rest.summed, row) ||
        !llvm::is_contained(rest.summed, column))
      return std::nullopt;
    rest.factors.erase(place);
    Product one = rest, other = rest;
    for (Product *each : {&one, &other}) {
      llvm::erase(each->summed, row);
      llvm::erase(each->summed, column);
    }
    rename(other, row, maxLetters - 1);
    rename(other, column, row);
    rename(other, maxLetters - 1, column);
    keys.push_back({keyOf(one), one.coefficient});
    exchanged.push_back({keyOf(other), other.coefficient});
    Product onDiagonal = rest;
    rename(onDiagonal, column, row);
    llvm::erase(onDiagonal.summed, column);
    if (!*diagonal)
      onDiagonal.coefficient = -onDiagonal.coefficient;
    result.push_back(std::move(rest));
    result.push_back(std::move(onDiagonal));
  }
  llvm::sort(keys);
  llvm::sort(exchanged);
  if (keys != exchanged)
    return std::nullopt;
  mergeLike(result);
  return result;
}

/// The sum with a letter that all products sum summed last.
std::optional<Ref> SumOfProducts::summedLast(Products products,
                                             uint8_t letter) {
  LetterSet own = ownLetters(), free(own);
  free.insert(letter);
  for (Product &product : products)
    llvm::erase(product.summed, letter);
  std::optional<Part> part = written(std::move(products), free, false);
  if (!part || part->isDivisor || !graph.type(part->ref) ||
      !llvm::is_contained(part->letters, letter))
    return std::nullopt;
  Part sum = summedOut(*part, own);
  if (sum.letters.size() != rank)
    return std::nullopt;
  LetterList order(sum.letters);
  llvm::sort(order);
  return inOrder(sum, order).ref;
}

std::vector<Ref> SumOfProducts::halved() {
  mergeAll();
  std::vector<Ref> result;
  if (all.empty() || extents.size() + 1 >= maxLetters)
    return result;
  for (const Factor &factor : all[0].factors) {
    std::optional<Products> whole;
    if (holdsDiagonal(graph, factor))
      whole = wholeOf(factor);
    if (!whole || whole->empty())
      continue;
    auto add = [&](std::optional<Ref> ref) {
      if (ref && graph.type(*ref))
        result.push_back(scaled(*ref, 0.5, {}, {}));
    };
    add(total(*whole, nullptr));
    for (uint8_t letter : (*whole)[0].summed)
      if (llvm::all_of(*whole, [&](const Product &product) {
            return llvm::is_contained(product.summed, letter);
          }))
        add(summedLast(*whole, letter));
    break;
  }
  return result;
}

} // namespace tesela::nugraph
