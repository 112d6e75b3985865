// Diagonals of values: what is taken where two of its indices are one.
//
//     sum_j [i = j] c[i,j] c[i,j]  =  d[i] d[i],  d[i] = sum_k x[k,i] x[k,i]
//     where c[i,j] = sum_k x[k,i] x[k,j]
#include "nugraph/SumOfProducts.h"

namespace tesela::nugraph {

static bool hasTwice(llvm::ArrayRef<uint8_t> letters, uint8_t letter) {
  return llvm::count(letters, letter) > 1;
}

/// The class with dimension `left` as `kept`, which comes before it.
std::optional<Ref> SumOfProducts::diagonalOf(ClassId id, unsigned kept,
                                             unsigned left,
                                             unsigned depth) const {
  id = graph.find(id);
  std::vector<NodeId> nodes = graph[id].nodes;
  for (NodeId node : nodes) {
    const Attribute attribute = operators[graph.node(node).attribute];
    llvm::SmallVector<Ref, 3> parts;
    for (ClassId operand : graph.node(node).operands)
      parts.push_back(Ref::ofClass(graph.find(operand)));
    std::optional<Attribute> made;
    if (const auto *given = std::get_if<Contraction>(&attribute)) {
      Contraction product = *given;
      uint8_t one = product.output[kept], other = product.output[left];
      product.output.erase(product.output.begin() + left);
      for (Letters *letters : {&product.left, &product.right})
        llvm::replace(*letters, other, one);
      if (one == other || hasTwice(product.left, one) ||
          hasTwice(product.right, one) || hasTwice(product.output, one))
        continue;
      made = product;
    } else if (const auto *given = std::get_if<Map>(&attribute);
               given && depth < 5) {
      Map map = *given;
      --map.rank;
      bool isDone = true;
      for (auto [access, part] : llvm::zip_equal(map.maps, parts)) {
        auto *first = llvm::find(access, kept),
             *second = llvm::find(access, left);
        if (first != access.end() && second != access.end()) {
          std::optional<Ref> diagonal =
              diagonalOf(part.classId(), first - access.begin(),
                         second - access.begin(), depth + 1);
          isDone &= diagonal.has_value();
          if (diagonal)
            part = *diagonal;
          access.erase(second);
        } else if (second != access.end()) {
          *second = uint8_t(kept);
        }
        for (uint8_t &dimension : access)
          dimension -= dimension > left;
        isDone &= llvm::is_sorted(access);
      }
      if (!isDone)
        continue;
      made = map;
    }
    if (!made)
      continue;
    Ref result = graph.make(operators.intern(*made), parts);
    if (!graph.type(result))
      continue;
    diagonals.try_emplace(id, node);
    return result;
  }
  return std::nullopt;
}

/// Makes `from` the same as `to` in what has both; false where that is not
/// known to have a simple diagonal.
bool SumOfProducts::takeDiagonals(Product &product, uint8_t from,
                                  uint8_t to) const {
  for (Factor &factor : product.factors) {
    auto *first = llvm::find(factor.letters, from),
         *second = llvm::find(factor.letters, to);
    if (factor.isDiagonal() || first == factor.letters.end() ||
        second == factor.letters.end())
      continue;
    if (!factor.value.isClass() || factor.isDivisor || factor.condition ||
        hasTwice(factor.letters, from) || hasTwice(factor.letters, to))
      return false;
    unsigned kept = first - factor.letters.begin();
    unsigned left = second - factor.letters.begin();
    if (kept > left)
      std::swap(kept, left);
    std::optional<Ref> diagonal =
        diagonalOf(factor.value.classId(), kept, left, 0);
    if (!diagonal)
      return false;
    factor.value = *diagonal;
    factor.letters[kept] = to;
    factor.letters.erase(factor.letters.begin() + left);
  }
  return true;
}

Ref SumOfProducts::opened(Ref ref) const {
  if (diagonals.empty())
    return ref;
  if (ref.isClass()) {
    auto known = diagonals.find(graph.find(ref.classId()));
    return known == diagonals.end() ? ref : opened(graph.expand(known->second));
  }
  llvm::SmallVector<Ref, 3> operands;
  for (Ref operand : llvm::SmallVector<Ref, 3>(graph.operands(ref)))
    operands.push_back(opened(operand));
  return graph.make(graph.attribute(ref), operands);
}

} // namespace tesela::nugraph
