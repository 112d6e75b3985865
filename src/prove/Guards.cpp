// Guards in negation normal form: "not" stands before "= 0" and truth alone.
#include "prove/TermStore.h"
#include "prove/Terms.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <numeric>

namespace tesela::prove {

namespace {
/// The greatest common divisor of the coefficients beside the constant.
uint64_t content(llvm::ArrayRef<Monomial> monomials) {
  uint64_t common = 0;
  for (const Monomial &monomial : monomials)
    if (!monomial.factors.empty())
      common = std::gcd(common, monomial.coefficient < 0
                                    ? -uint64_t(monomial.coefficient)
                                    : uint64_t(monomial.coefficient));
  return common;
}

/// g p + c <= 0 is p + ceil(c / g) <= 0.
Index tightened(Terms &terms, Index index) {
  llvm::ArrayRef<Monomial> given = terms.monomials(index);
  uint64_t common = content(given);
  if (common <= 1 || common > INT64_MAX)
    return index;
  llvm::SmallVector<Monomial, 4> result(given.begin(), given.end());
  for (Monomial &monomial : result)
    monomial.coefficient =
        llvm::divideCeilSigned(monomial.coefficient, int64_t(common));
  return terms.polynomial(result);
}
} // namespace

Guard Terms::always() { return {}; }
Guard Terms::never() {
  return store->intern(GuardNode{.kind = GuardKind::False});
}

Guard Terms::notPositive(Index index) {
  if (std::optional<int64_t> value = constantValue(index))
    return *value <= 0 ? always() : never();
  return store->intern(GuardNode{.kind = GuardKind::NotPositive,
                                 .index = tightened(*this, index)});
}

Guard Terms::isZero(Index index) {
  if (std::optional<int64_t> value = constantValue(index))
    return *value == 0 ? always() : never();
  llvm::ArrayRef<Monomial> given = monomials(index);
  uint64_t common = content(given);
  if (common > INT64_MAX)
    common = 1;
  if (given.back().factors.empty() &&
      given.back().coefficient % int64_t(common) != 0)
    return never();
  int64_t divisor =
      given[0].coefficient < 0 ? -int64_t(common) : int64_t(common);
  if (divisor != 1) {
    llvm::SmallVector<Monomial, 4> result(given.begin(), given.end());
    for (Monomial &monomial : result)
      monomial.coefficient /= divisor;
    index = polynomial(result);
  }
  return store->intern(GuardNode{.kind = GuardKind::Zero, .index = index});
}

Guard Terms::atMost(Index a, Index b) { return notPositive(subtract(a, b)); }

Guard Terms::lessThan(Index a, Index b) {
  return notPositive(add(subtract(a, b), constant(1)));
}

Guard Terms::equal(Index a, Index b) { return isZero(subtract(a, b)); }

Guard Terms::inRange(Index a, Index extent) {
  return conjunction({atMost({}, a), lessThan(a, extent)});
}

Guard Terms::truth(Term booleanTerm) {
  const TermNode &known = node(booleanTerm);
  if (known.kind == TermKind::Constant)
    return known.value.isZero() ? never() : always();
  return store->intern(
      GuardNode{.kind = GuardKind::Truth, .term = booleanTerm});
}

/// p <= 0 and -p <= 0 is p = 0.
void Terms::meet(llvm::SmallVectorImpl<Guard> &parts) {
  for (size_t i = 0; i < parts.size(); ++i) {
    if (node(parts[i]).kind != GuardKind::NotPositive)
      continue;
    Index index = node(parts[i]).index;
    auto other = llvm::find_if(parts, [&](Guard part) {
      const GuardNode &guard = node(part);
      return guard.kind == GuardKind::NotPositive &&
             guard.index == multiply(index, -1);
    });
    if (other == parts.end())
      continue;
    parts[i] = isZero(index);
    parts.erase(other);
    return meet(parts);
  }
}

Guard Terms::combine(GuardKind kind, llvm::ArrayRef<Guard> parts) {
  GuardKind neutral =
      kind == GuardKind::And ? GuardKind::True : GuardKind::False;
  GuardKind dominant =
      kind == GuardKind::And ? GuardKind::False : GuardKind::True;
  llvm::SmallVector<Guard, 2> flat;
  for (Guard part : parts) {
    const GuardNode &guard = node(part);
    if (guard.kind == kind)
      flat.append(guard.parts);
    else if (guard.kind == dominant)
      return part;
    else if (guard.kind != neutral)
      flat.push_back(part);
  }
  if (kind == GuardKind::And)
    meet(flat);
  llvm::sort(flat);
  flat.erase(std::unique(flat.begin(), flat.end()), flat.end());
  if (flat.empty())
    return kind == GuardKind::And ? always() : never();
  if (flat.size() == 1)
    return flat[0];
  return store->intern(GuardNode{.kind = kind, .parts = flat});
}

Guard Terms::conjunction(llvm::ArrayRef<Guard> parts) {
  return combine(GuardKind::And, parts);
}

Guard Terms::disjunction(llvm::ArrayRef<Guard> parts) {
  return combine(GuardKind::Or, parts);
}

Guard Terms::negate(Guard guard) {
  const GuardNode &known = node(guard);
  switch (known.kind) {
  case GuardKind::True:
    return never();
  case GuardKind::False:
    return always();
  case GuardKind::NotPositive: // p <= 0 is false where 1 - p <= 0
    return notPositive(subtract(constant(1), known.index));
  case GuardKind::Not:
    return known.parts[0];
  case GuardKind::Zero:
  case GuardKind::Truth:
    return store->intern(GuardNode{.kind = GuardKind::Not, .parts = {guard}});
  case GuardKind::And:
  case GuardKind::Or:
    break;
  }
  llvm::SmallVector<Guard, 4> parts;
  for (Guard part : known.parts)
    parts.push_back(negate(part));
  return combine(known.kind == GuardKind::And ? GuardKind::Or : GuardKind::And,
                 parts);
}

} // namespace tesela::prove
