// Index polynomials: canonical sums of products.
//
// Monomials stand in lexicographic order of their factors, the constant last;
// none has coefficient 0 and no two have the same factors.
#include "prove/TermStore.h"
#include "prove/Terms.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

namespace tesela::prove {

using Monomials = llvm::SmallVector<Monomial, 2>;

namespace {
/// The order of monomials: products before their prefixes, so that the constant
/// comes last.
bool before(const Monomial &a, const Monomial &b) {
  size_t common = std::min(a.factors.size(), b.factors.size());
  for (size_t i = 0; i < common; ++i)
    if (a.factors[i] != b.factors[i])
      return a.factors[i] < b.factors[i];
  return a.factors.size() > b.factors.size();
}

/// The multiset `factors` without `divisor`, or nothing where that is no part.
std::optional<llvm::SmallVector<AtomId, 2>>
without(llvm::ArrayRef<AtomId> factors, llvm::ArrayRef<AtomId> divisor) {
  llvm::SmallVector<AtomId, 2> rest;
  size_t taken = 0;
  for (AtomId factor : factors) {
    if (taken < divisor.size() && divisor[taken] == factor)
      ++taken;
    else
      rest.push_back(factor);
  }
  if (taken != divisor.size())
    return std::nullopt;
  return rest;
}

/// dividend = quotient * divisor + rest, where `quotient` takes the monomials
/// that the divisor, a single one, divides.
struct Division {
  Monomials quotient, rest;
};
Division divideBy(llvm::ArrayRef<Monomial> dividend, const Monomial &divisor) {
  Division division;
  for (const Monomial &monomial : dividend) {
    auto left = without(monomial.factors, divisor.factors);
    if (left && monomial.coefficient % divisor.coefficient == 0)
      division.quotient.push_back(
          {*left, monomial.coefficient / divisor.coefficient});
    else
      division.rest.push_back(monomial);
  }
  return division;
}
} // namespace

Index Terms::constant(int64_t value) {
  if (value == 0)
    return {};
  return store->intern(Monomials{Monomial{{}, value}});
}

Index Terms::index(AtomId atom) {
  return store->intern(Monomials{Monomial{{atom}, 1}});
}

Index Terms::index(Variable variable) {
  return index(store->intern(Atom{.variable = variable}));
}

Index Terms::bound(unsigned number) {
  return index(store->intern(Atom{.kind = AtomKind::Bound, .number = number}));
}

Index Terms::polynomial(llvm::ArrayRef<Monomial> given) {
  Monomials sorted(given.begin(), given.end());
  for (Monomial &monomial : sorted)
    llvm::sort(monomial.factors);
  llvm::sort(sorted, before);
  Monomials merged;
  for (Monomial &monomial : sorted) {
    if (!merged.empty() && merged.back().factors == monomial.factors)
      merged.back().coefficient =
          store->sum(merged.back().coefficient, monomial.coefficient);
    else
      merged.push_back(std::move(monomial));
    if (merged.back().coefficient == 0)
      merged.pop_back();
  }
  return store->intern(std::move(merged));
}

Index Terms::add(Index a, Index b) {
  if (a.id == 0 || b.id == 0)
    return a.id == 0 ? b : a;
  llvm::ArrayRef<Monomial> left = monomials(a), right = monomials(b);
  Monomials sum;
  while (!left.empty() && !right.empty()) {
    if (left[0].factors == right[0].factors) {
      int64_t both = store->sum(left[0].coefficient, right[0].coefficient);
      if (both != 0)
        sum.push_back({left[0].factors, both});
      left = left.drop_front();
      right = right.drop_front();
      continue;
    }
    llvm::ArrayRef<Monomial> &next = before(left[0], right[0]) ? left : right;
    sum.push_back(next[0]);
    next = next.drop_front();
  }
  sum.append(left.begin(), left.end());
  sum.append(right.begin(), right.end());
  return store->intern(std::move(sum));
}

Index Terms::subtract(Index a, Index b) { return add(a, multiply(b, -1)); }

Index Terms::multiply(Index a, int64_t factor) {
  if (factor == 0 || factor == 1)
    return factor == 0 ? Index{} : a;
  Monomials product(monomials(a).begin(), monomials(a).end());
  for (Monomial &monomial : product)
    monomial.coefficient = store->product(monomial.coefficient, factor);
  return store->intern(std::move(product));
}

Index Terms::multiply(Index a, Index b) {
  if (std::optional<int64_t> factor = constantValue(a))
    return multiply(b, *factor);
  if (std::optional<int64_t> factor = constantValue(b))
    return multiply(a, *factor);
  Monomials products;
  for (const Monomial &left : monomials(a))
    for (const Monomial &right : monomials(b)) {
      products.push_back(
          {left.factors, store->product(left.coefficient, right.coefficient)});
      products.back().factors.append(right.factors);
    }
  return polynomial(products);
}

// (q d + r) div d = q + r div d and (q d + r) mod d = r mod d for every d != 0,
// so the multiples that can be seen are taken out at once.

Index Terms::floorDivide(Index a, Index b) {
  std::optional<int64_t> divisor = constantValue(b);
  if (a.id == 0 || divisor == 1)
    return a;
  if (a == b)
    return constant(1);
  if (monomials(b).size() != 1 || divisor == 0)
    return index(store->intern(
        Atom{.kind = AtomKind::FloorDivide, .arguments = {a, b}}));
  Division division = divideBy(monomials(a), monomials(b)[0]);
  Index quotient = polynomial(division.quotient);
  Index rest = polynomial(division.rest);
  std::optional<int64_t> restValue = constantValue(rest);
  if (divisor && restValue)
    return add(quotient,
               constant(llvm::divideFloorSigned(*restValue, *divisor)));
  if (rest.id == 0)
    return quotient;
  // (x mod d) div d = 0
  if (const Atom *atom = singleAtom(rest);
      atom && atom->kind == AtomKind::Modulo && atom->arguments[1] == b)
    return quotient;
  return add(quotient, index(store->intern(Atom{.kind = AtomKind::FloorDivide,
                                                .arguments = {rest, b}})));
}

Index Terms::modulo(Index a, Index b) {
  std::optional<int64_t> divisor = constantValue(b);
  if (a.id == 0 || a == b || divisor == 1)
    return {};
  if (monomials(b).size() == 1 && divisor != 0)
    a = polynomial(divideBy(monomials(a), monomials(b)[0]).rest);
  std::optional<int64_t> value = constantValue(a);
  if (value == 0)
    return {};
  if (divisor && *divisor != 0 && value)
    return constant(*value -
                    llvm::divideFloorSigned(*value, *divisor) * *divisor);
  const Atom *atom = singleAtom(a);
  if (atom && atom->kind == AtomKind::Modulo && atom->arguments[1] == b)
    return a;
  return index(
      store->intern(Atom{.kind = AtomKind::Modulo, .arguments = {a, b}}));
}

Index Terms::minimum(Index a, Index b) {
  if (std::optional<int64_t> difference = constantValue(subtract(a, b)))
    return *difference <= 0 ? a : b;
  return index(
      store->intern(Atom{.kind = AtomKind::Minimum,
                         .arguments = {std::min(a, b), std::max(a, b)}}));
}

Index Terms::maximum(Index a, Index b) {
  if (std::optional<int64_t> difference = constantValue(subtract(a, b)))
    return *difference >= 0 ? a : b;
  return index(
      store->intern(Atom{.kind = AtomKind::Maximum,
                         .arguments = {std::min(a, b), std::max(a, b)}}));
}

Index Terms::read(Tensor tensor, llvm::ArrayRef<Index> at) {
  return index(
      store->intern(Atom{.kind = AtomKind::Read,
                         .tensor = tensor,
                         .arguments = llvm::SmallVector<Index, 2>(at)}));
}

llvm::ArrayRef<Monomial> Terms::monomials(Index index) const {
  return store->indices[index.id].monomials;
}

std::optional<int64_t> Terms::constantValue(Index index) const {
  if (index.id == 0)
    return 0;
  llvm::ArrayRef<Monomial> all = monomials(index);
  if (all.size() != 1 || !all[0].factors.empty())
    return std::nullopt;
  return all[0].coefficient;
}

const Atom *Terms::singleAtom(Index index) const {
  llvm::ArrayRef<Monomial> all = monomials(index);
  if (all.size() != 1 || all[0].factors.size() != 1 || all[0].coefficient != 1)
    return nullptr;
  return &atom(all[0].factors[0]);
}

} // namespace tesela::prove
