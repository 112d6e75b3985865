// Sizes as numbers: polynomials evaluated.
#include "nugraph/Operator.h"

namespace tesela::nugraph {

static int64_t floorDivide(int64_t a, int64_t b) {
  if (b == 0)
    return 0;
  int64_t quotient = a / b;
  return quotient - (a % b != 0 && (a < 0) != (b < 0));
}

static int64_t valueOf(const Sizes &sizes, prove::Terms &terms,
                       const prove::Atom &atom) {
  using enum prove::AtomKind;
  if (atom.kind == Free)
    return sizes.get(atom.variable).value_or(0);
  if (atom.kind == Bound || atom.kind == Read)
    return 0; // never in a shape
  int64_t a = sizes.value(atom.arguments[0]);
  int64_t b = sizes.value(atom.arguments[1]);
  switch (atom.kind) {
  case FloorDivide:
    return floorDivide(a, b);
  case Modulo:
    return a - floorDivide(a, b) * b;
  case Minimum:
    return std::min(a, b);
  default:
    return std::max(a, b);
  }
}

std::optional<int64_t> Sizes::get(prove::Variable size) const {
  auto found = values.find(size.id);
  return found == values.end() ? std::nullopt : std::optional(found->second);
}

int64_t Sizes::value(Index index) const {
  if (auto found = cache.find(index.id); found != cache.end())
    return found->second;
  int64_t sum = 0;
  // A copy: nested atoms may move the store.
  llvm::SmallVector<prove::Monomial, 4> monomials(terms->monomials(index));
  for (const prove::Monomial &monomial : monomials) {
    int64_t product = monomial.coefficient;
    for (prove::AtomId factor : monomial.factors)
      product *= valueOf(*this, *terms, terms->atom(factor));
    sum += product;
  }
  cache[index.id] = sum;
  return sum;
}

int64_t Sizes::elements(const Shape &shape) const {
  int64_t product = 1;
  for (Index extent : shape)
    product *= value(extent);
  return product;
}

} // namespace tesela::nugraph
