#include "nugraph/SizeSolver.h"

#include "llvm/ADT/STLExtras.h"

#include <numeric>

namespace tesela::nugraph {

using prove::Atom;
using prove::AtomKind;
using prove::Monomial;

void SizeSolver::restart() {
  at(0);
  cuts.clear();
  chosenCuts.clear();
  found = false;
}

void SizeSolver::at(uint64_t operation) {
  place = operation;
  madeHere.clear();
}

void SizeSolver::declare(prove::Variable size, int64_t value) {
  declared.push_back({size, value});
  numbers.set(size, value);
}

bool SizeSolver::isDeclared(prove::Variable variable) const {
  return llvm::any_of(
      declared, [&](const Named &one) { return one.variable == variable; });
}

Index SizeSolver::fresh(int64_t value) {
  if (value <= 1)
    return terms.constant(value);
  auto [known, isNew] = variables.try_emplace({place, value, madeHere[value]++},
                                              prove::Variable());
  if (isNew) {
    // The full stop keeps "$1." and what is derived of it from "$10.".
    known->second = terms.size("$" + std::to_string(order.size()) + ".");
    order.push_back(known->second);
    numbers.set(known->second, value);
  }
  return resolve(terms.index(known->second));
}

Index SizeSolver::pliable(int64_t value) {
  Index index = fresh(value);
  const Atom *atom = terms.singleAtom(index);
  if (atom && atom->variable == order.back())
    pliableOnes.insert(atom->variable.id);
  return index;
}

Index SizeSolver::resolve(Index index) {
  return known.empty() ? index : terms.substitute(index, known);
}

void SizeSolver::set(prove::Variable variable, Index solution) {
  // Solutions hold free variables only.
  prove::Substitution step(variable, solution), all;
  for (auto [earlier, value] : known.all())
    all.set(earlier, terms.substitute(value, step));
  all.set(variable, solution);
  known = all;
  found = true;
}

/// The variable of a monomial that is one variable, alone.
static const Atom *lonely(prove::Terms &terms, const Monomial &monomial) {
  if (monomial.factors.size() != 1 || std::abs(monomial.coefficient) != 1)
    return nullptr;
  const Atom &atom = terms.atom(monomial.factors[0]);
  return atom.kind == AtomKind::Free ? &atom : nullptr;
}

/// Solves  zero = 0  for a variable: a pliable one if there is one, else one
/// whose solution has no subtraction, of those the newest.
bool SizeSolver::solve(Index zero) {
  std::optional<std::pair<prove::Variable, Index>> best;
  std::tuple<bool, bool, uint32_t> bestRank;
  llvm::SmallVector<Monomial, 4> monomials(terms.monomials(zero));
  for (const Monomial &monomial : monomials) {
    const Atom *atom = lonely(terms, monomial);
    if (!atom || isDeclared(atom->variable))
      continue;
    Index rest = terms.subtract(
        zero, terms.polynomial(llvm::ArrayRef<Monomial>(monomial)));
    if (llvm::is_contained(terms.freeVariables(rest), atom->variable))
      continue;
    Index solution =
        monomial.coefficient == 1 ? terms.multiply(rest, -1) : rest;
    bool isSum =
        llvm::all_of(terms.monomials(solution),
                     [](const Monomial &part) { return part.coefficient > 0; });
    std::tuple rank(pliableOnes.contains(atom->variable.id), isSum,
                    atom->variable.id);
    if (best && rank < bestRank)
      continue;
    best = {atom->variable, solution};
    bestRank = rank;
  }
  if (!best)
    return false;
  set(best->first, best->second);
  if (!std::get<1>(bestRank))
    positive.push_back(best->second);
  return true;
}

void SizeSolver::makeConstant(Index index) {
  llvm::SmallVector<prove::Variable, 4> variables(terms.freeVariables(index));
  for (prove::Variable variable : variables)
    if (isDeclared(variable))
      contradicts = true;
    else
      set(variable, terms.constant(numbers.get(variable).value_or(1)));
}

/// Two halves are equal where the wholes are.
static Index withoutFactor(prove::Terms &terms, Index index) {
  llvm::SmallVector<Monomial, 4> monomials(terms.monomials(index));
  int64_t factor = 0;
  for (const Monomial &monomial : monomials)
    factor = std::gcd(factor, monomial.coefficient);
  for (Monomial &monomial : monomials)
    monomial.coefficient /= factor > 1 ? factor : 1;
  return factor > 1 ? terms.polynomial(monomials) : index;
}

/// Two products of sizes: those with the same values are the same. Of what is
/// left one size is the product of the others, 256 of 16 and 16.
bool SizeSolver::solveByFactors(Index zero) {
  llvm::SmallVector<Monomial, 4> monomials(terms.monomials(zero));
  if (monomials.size() != 2 || monomials[0].factors.size() < 2 ||
      monomials[1].factors.size() < 2 ||
      monomials[0].coefficient != -monomials[1].coefficient)
    return false;
  llvm::SmallVector<prove::AtomId, 2> left(monomials[1].factors), mine;
  llvm::SmallVector<std::pair<Index, Index>, 4> pairs;
  auto product = [&](llvm::ArrayRef<prove::AtomId> factors) {
    Index result = terms.constant(1);
    for (prove::AtomId factor : factors)
      result = terms.multiply(result, terms.index(factor));
    return result;
  };
  for (prove::AtomId own : monomials[0].factors) {
    Index factor = terms.index(own);
    auto other = llvm::find(left, own);
    if (other == left.end())
      other = llvm::find_if(left, [&](prove::AtomId its) {
        return value(terms.index(its)) == value(factor);
      });
    if (other == left.end()) {
      mine.push_back(own);
      continue;
    }
    pairs.push_back({factor, terms.index(*other)});
    left.erase(other);
  }
  if (!mine.empty() || !left.empty()) {
    Index one = product(mine), other = product(left);
    if (std::min(mine.size(), left.size()) != 1 || value(one) != value(other))
      return false;
    pairs.push_back({one, other});
  }
  for (auto [one, its] : pairs)
    unify(one, its);
  return true;
}

/// Two sums of sizes with the same values: what is side by side here and there
/// has its borders at the same places.
bool SizeSolver::solveBySummands(Index zero) {
  llvm::SmallVector<Index, 4> sides[2];
  for (const Monomial &monomial :
       llvm::SmallVector<Monomial, 4>(terms.monomials(zero))) {
    const Atom *atom = lonely(terms, monomial);
    if (!atom)
      return false;
    sides[monomial.coefficient < 0].push_back(terms.index(atom->variable));
  }
  auto &[mine, its] = sides;
  if (mine.size() < 2 || mine.size() != its.size())
    return false;
  llvm::SmallVector<std::pair<Index, Index>, 4> pairs;
  for (Index one : mine) {
    auto other = llvm::find_if(
        its, [&](Index size) { return value(size) == value(one); });
    if (other == its.end())
      return false;
    pairs.push_back({one, *other});
    its.erase(other);
  }
  for (auto [one, other] : pairs)
    unify(one, other);
  return true;
}

void SizeSolver::unify(Index a, Index b) {
  Index zero = withoutFactor(terms, terms.subtract(resolve(a), resolve(b)));
  if (terms.constantValue(zero) || solveBySummands(zero) || solve(zero) ||
      solveByFactors(zero))
    return;
  makeConstant(zero);
}

/// Some of the summands of `full` that have this value together.
std::optional<Index> SizeSolver::partOf(Index full, int64_t value) {
  llvm::SmallVector<Monomial, 4> monomials(terms.monomials(full));
  if (monomials.size() > 6 ||
      llvm::any_of(monomials, [](const Monomial &monomial) {
        return monomial.coefficient < 0 || monomial.coefficient > 16;
      }))
    return std::nullopt;
  Index part = terms.constant(0);
  auto choose = [&](auto &self, size_t place, int64_t left) -> bool {
    if (left == 0)
      return true;
    if (place == monomials.size())
      return false;
    Monomial one = monomials[place];
    one.coefficient = 1;
    Index unit = terms.polynomial(llvm::ArrayRef<Monomial>(one));
    int64_t size = this->value(unit);
    Index before = part;
    for (int64_t k = 0; k <= monomials[place].coefficient && k * size <= left;
         ++k) {
      part = terms.add(before, terms.multiply(unit, k));
      if (self(self, place + 1, left - k * size))
        return true;
    }
    part = before;
    return false;
  };
  return choose(choose, 0, value) ? std::optional(part) : std::nullopt;
}

/// Points this near to an end of a long axis are meant as numbers (a shift by
/// one, windows of eight).
static bool isNearEnd(int64_t distance, int64_t whole) {
  return (whole >= 16 && distance <= 3) || (whole >= 256 && distance <= 8);
}

Index SizeSolver::cut(Index full, int64_t value) {
  full = resolve(full);
  int64_t whole = this->value(full);
  if (value <= 0 || value >= whole)
    return value <= 0 ? terms.constant(0) : full;
  if (auto known = cuts.find({full, value}); known != cuts.end())
    return resolve(known->second);
  if (chooseCut)
    if (std::optional<Index> chosen = chooseCut(full, value)) {
      if (const Atom *atom = terms.singleAtom(*chosen);
          atom && atom->kind == AtomKind::Free)
        numbers.set(atom->variable, value);
      chosenCuts[{full, value}] = *chosen;
      return resolve(*chosen);
    }
  Index point;
  if (std::optional<Index> part = partOf(full, value))
    point = *part;
  else if (isNearEnd(value, whole))
    point = terms.constant(value);
  else if (isNearEnd(whole - value, whole))
    point = terms.subtract(full, terms.constant(whole - value));
  else
    point = fresh(value);
  cuts[{full, value}] = point;
  return resolve(point);
}

llvm::SmallVector<Index, 4>
SizeSolver::factors(Index index, llvm::ArrayRef<int64_t> values) {
  index = resolve(index);
  llvm::SmallVector<Index, 4> parts;
  llvm::ArrayRef<Monomial> monomials = terms.monomials(index);
  // A product of sizes and a number that have just these values in some order.
  if (monomials.size() == 1) {
    llvm::SmallVector<prove::AtomId, 2> left = monomials[0].factors;
    int64_t number = 1;
    for (int64_t value : values) {
      auto atom = llvm::find_if(left, [&](prove::AtomId one) {
        return this->value(terms.index(one)) == value;
      });
      if (atom == left.end()) {
        number *= value;
        parts.push_back(terms.constant(value));
        continue;
      }
      parts.push_back(terms.index(*atom));
      left.erase(atom);
    }
    if (left.empty() && number == monomials[0].coefficient)
      return parts;
    parts.clear();
  }
  Index product = terms.constant(1);
  for (int64_t value : values) {
    parts.push_back(fresh(value));
    product = terms.multiply(product, parts.back());
  }
  unify(index, product);
  for (Index &part : parts)
    part = resolve(part);
  return parts;
}

void SizeSolver::nameSizes() {
  static constexpr llvm::StringLiteral names[] = {
      "M", "N", "K", "P", "Q", "R", "S", "T", "U", "V", "W", "H", "G", "L"};
  named = declared;
  size_t number = 0;
  auto nextName = [&] {
    prove::Variable size;
    do {
      size =
          terms.size(number < std::size(names) ? names[number].str()
                                               : "n" + std::to_string(number));
      ++number;
    } while (isDeclared(size));
    return size;
  };
  for (prove::Variable variable : order) {
    if (known.find(variable))
      continue;
    prove::Variable size = nextName();
    int64_t value = numbers.get(variable).value_or(1);
    numbers.set(size, value);
    named.push_back({size, value});
    set(variable, terms.index(size));
  }
  // Points that were chosen for the axis under its former name.
  for (auto [key, chosen] : chosenCuts)
    if (const prove::Atom *atom = terms.singleAtom(chosen);
        atom && atom->kind == AtomKind::Free)
      if (auto again = chooseCut(resolve(key.first), key.second);
          again && *again != chosen) {
        numbers.set(terms.singleAtom(*again)->variable, key.second);
        set(atom->variable, *again);
      }
}

std::vector<std::pair<Index, Index>> SizeSolver::assumptions() {
  std::vector<std::pair<Index, Index>> result;
  Index one = terms.constant(1);
  auto say = [&](Index low, Index high) {
    std::pair<Index, Index> pair(resolve(low), resolve(high));
    Index gap = terms.subtract(pair.second, pair.first);
    bool evident = llvm::all_of(terms.monomials(gap), [](const Monomial &part) {
      return part.coefficient >= 0;
    });
    if (!evident && !llvm::is_contained(result, pair))
      result.push_back(pair);
  };
  for (Index solution : positive)
    say(one, solution);
  // Points of one axis in their order, with something in between.
  Index full, before;
  for (auto &[key, point] : cuts) {
    if (key.first == full)
      say(terms.add(before, one), point);
    say(terms.add(point, one), key.first);
    full = key.first;
    before = point;
  }
  return result;
}

} // namespace tesela::nugraph
