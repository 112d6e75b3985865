#include "prove/Bijections.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <functional>
#include <map>

namespace tesela::prove {

namespace {

constexpr int number = -1, bound = -2;

/// An element that is read, or a number, somewhere inside a body; or what a
/// guard bounds.
struct Access {
  int tensor; // or one of the below
  llvm::SmallVector<Index, 4> indices;
};

class Search {
public:
  Search(Polynomials &polynomials, llvm::ArrayRef<Variable> unknowns,
         llvm::ArrayRef<Guard> guards)
      : polynomials(polynomials), terms(polynomials.terms()),
        unknowns(unknowns) {
    for (Guard guard : guards)
      addRemainder(guard);
  }

  std::vector<Access> accesses(const OpenBody &body);
  void match(const Access &from, const Access &to);
  /// Bounds on different sizes are not worth equating.
  bool sameSizes(const Access &a, const Access &b) const {
    auto sizes = [&](const Access &access) {
      llvm::SmallVector<Variable, 4> result;
      for (Variable variable : terms.freeVariables(access.indices[0]))
        if (terms.kind(variable) == VariableKind::Size)
          result.push_back(variable);
      return result;
    };
    return a.tensor == b.tensor && sizes(a) == sizes(b);
  }
  /// What is proposed from here on comes after what was, and the parts that
  /// give more variables come first among it.
  void endOfReads() {
    solvePieces();
    fromReads = parts.size();
  }
  void preferLarge() {
    std::vector<Substitution> guesses(parts.begin() + fromReads, parts.end());
    parts.resize(fromReads);
    for (size_t size = unknowns.size(); size > 0; --size)
      for (const Substitution &guess : guesses)
        if (guess.all().size() == size)
          parts.push_back(guess);
  }
  std::vector<Substitution> combinations(unsigned limit) const;
  /// Values of all unknowns that make each read on the left another one on the
  /// right: in a chain of one matrix no read says alone which it is.
  std::vector<Substitution> matchings(llvm::ArrayRef<Access> from,
                                      llvm::ArrayRef<Access> to,
                                      unsigned limit);

private:
  bool unify(const Access &from, const Access &to, Substitution &values);
  void collect(Factor factor, std::vector<Access> &found);
  void collect(Polynomial polynomial, std::vector<Access> &found);
  void collect(const TermNode &node, std::vector<Access> &found);
  void collect(Guard guard, std::vector<Access> &found);
  bool hasUnknown(llvm::ArrayRef<Variable> free) const {
    return mentions(free, unknowns);
  }
  bool hasInnerBound(Index index) const {
    return llvm::any_of(terms.freeVariables(index), [&](Variable variable) {
      return polynomials.isBoundName(variable);
    });
  }
  void addRemainder(Guard guard);
  void solve(Index left, Index right);
  void solvePieces();
  void solveDigits(llvm::SmallVectorImpl<std::pair<Variable, Index>> &digits,
                   Index right);
  int64_t leading(Index stride) const {
    return terms.monomials(stride)[0].coefficient;
  }
  void propose(Substitution part) {
    if (!llvm::any_of(parts, [&](const Substitution &known) {
          return known.all() == part.all();
        }))
      parts.push_back(std::move(part));
  }

  Polynomials &polynomials;
  Terms &terms;
  llvm::ArrayRef<Variable> unknowns;
  std::vector<Substitution> parts;
  size_t fromReads = 0;
  /// (dividend, divisor) -> what quotients and remainders are equated with,
  /// also by reads of different tensors.
  struct Pieces {
    llvm::SmallVector<Index, 2> quotients, remainders;
  };
  std::map<std::pair<Index, Index>, Pieces> pieces;
  /// (dividend, divisor) -> the remainder that the domain says.
  std::map<std::pair<Index, Index>, Index> remainders;
};

/// p mod d - c = 0.
void Search::addRemainder(Guard guard) {
  if (terms.node(guard).kind != GuardKind::Zero)
    return;
  Index index = terms.node(guard).index;
  for (const Monomial &monomial : terms.monomials(index)) {
    if (monomial.factors.size() != 1 || std::abs(monomial.coefficient) != 1)
      continue;
    const Atom &atom = terms.atom(monomial.factors[0]);
    if (atom.kind != AtomKind::Modulo)
      continue;
    Index rest = terms.subtract(index, terms.polynomial(monomial));
    remainders[{atom.arguments[0], atom.arguments[1]}] =
        terms.multiply(rest, -monomial.coefficient);
  }
}

void Search::collect(Polynomial polynomial, std::vector<Access> &found) {
  for (const Summand &summand : polynomials.summands(polynomial)) {
    const BodyNode &body = polynomials.node(summand.body);
    for (const Power &power : body.powers)
      collect(power.factor, found);
    collect(body.exponent, found);
    for (Guard guard : body.guards)
      collect(guard, found);
  }
}

void Search::collect(Factor factor, std::vector<Access> &found) {
  const FactorNode &node = polynomials.node(factor);
  if (node.kind == FactorKind::Read)
    found.push_back({int(node.tensor.id), node.indices});
  if (node.kind == FactorKind::Number)
    found.push_back({number, node.indices});
  for (Polynomial operand : node.operands)
    collect(operand, found);
  for (const Element &element : node.elements) {
    collect(element.body, found);
    for (Guard guard : element.guards)
      collect(guard, found);
  }
}

void Search::collect(const TermNode &node, std::vector<Access> &found) {
  if (node.kind == TermKind::Read)
    found.push_back({int(node.tensor.id), node.indices});
  for (Term operand : node.operands)
    collect(terms.node(operand), found);
}

/// The reads of boolean terms; those below a reduction of a term are of no use,
/// their bound variables have no name.
void Search::collect(Guard guard, std::vector<Access> &found) {
  const GuardNode &node = terms.node(guard);
  if (node.kind == GuardKind::Truth)
    collect(terms.node(node.term), found);
  for (Guard part : node.parts)
    collect(part, found);
}

std::vector<Access> Search::accesses(const OpenBody &body) {
  std::vector<Access> direct, found;
  for (const Power &power : body.powers)
    if (polynomials.node(power.factor).kind == FactorKind::Read)
      collect(power.factor, direct);
  for (const Power &power : body.powers)
    if (polynomials.node(power.factor).kind != FactorKind::Read)
      collect(power.factor, found);
  collect(body.exponent, found);
  for (Guard guard : body.guards)
    collect(guard, found);
  for (Guard guard : body.guards)
    if (terms.node(guard).kind == GuardKind::NotPositive &&
        terms.monomials(terms.node(guard).index).size() > 1)
      found.push_back({bound, {terms.node(guard).index}});
  llvm::append_range(direct, found);
  std::vector<Access> result;
  for (Access &access : direct)
    if (!llvm::any_of(result, [&](const Access &known) {
          return known.tensor == access.tensor &&
                 known.indices == access.indices;
        }))
      result.push_back(std::move(access));
  return result;
}

/// Unknowns as the digits of `right`: sum of stride * digit.
void Search::solveDigits(
    llvm::SmallVectorImpl<std::pair<Variable, Index>> &digits, Index right) {
  for (auto &[variable, stride] : digits)
    if (leading(stride) < 0) {
      if (digits.size() > 1)
        return;
      stride = terms.multiply(stride, -1);
      right = terms.multiply(right, -1);
    }
  auto weight = [&](Index stride) {
    size_t degree = 0;
    for (const Monomial &monomial : terms.monomials(stride))
      degree = std::max(degree, monomial.factors.size());
    return std::pair{degree, leading(stride)};
  };
  llvm::sort(digits, [&](const auto &a, const auto &b) {
    return std::pair(weight(b.second), a.first) <
           std::pair(weight(a.second), b.first);
  });
  Substitution result;
  for (auto &[variable, stride] : digits) {
    if (terms.constantValue(stride) == 1) {
      result.set(variable, right);
      right = {};
      continue;
    }
    result.set(variable, terms.floorDivide(right, stride));
    if (digits.size() > 1)
      right = terms.modulo(right, stride);
  }
  propose(std::move(result));
}

void Search::solve(Index left, Index right) {
  if (!hasUnknown(terms.freeVariables(left)))
    return;
  llvm::SmallVector<std::pair<Variable, Index>, 4> digits;
  for (const Monomial &monomial : terms.monomials(left)) {
    std::optional<Variable> unknown;
    Monomial stride{{}, monomial.coefficient};
    for (AtomId id : monomial.factors) {
      const Atom &atom = terms.atom(id);
      if (!hasUnknown(terms.freeVariables(terms.index(id)))) {
        stride.factors.push_back(id);
        continue;
      }
      if (unknown || atom.kind != AtomKind::Free)
        return;
      unknown = atom.variable;
    }
    if (!unknown) {
      right = terms.subtract(right, terms.polynomial(monomial));
      continue;
    }
    auto same = llvm::find_if(
        digits, [&](const auto &digit) { return digit.first == *unknown; });
    if (same == digits.end())
      digits.push_back({*unknown, terms.polynomial(stride)});
    else
      same->second = terms.add(same->second, terms.polynomial(stride));
  }
  llvm::erase_if(digits,
                 [](const auto &digit) { return digit.second == Index{}; });
  if (!digits.empty())
    solveDigits(digits, right);
}

void Search::match(const Access &from, const Access &to) {
  if (from.tensor != to.tensor || from.indices.size() != to.indices.size())
    return;
  /// (dividend, divisor) -> what quotient and remainder are equated with.
  std::map<std::pair<Index, Index>,
           std::pair<std::optional<Index>, std::optional<Index>>>
      split;
  for (auto [left, right] : llvm::zip(from.indices, to.indices)) {
    if (hasInnerBound(left) || hasInnerBound(right))
      continue;
    solve(left, right);
    const Atom *atom = terms.singleAtom(left);
    if (!atom ||
        (atom->kind != AtomKind::FloorDivide && atom->kind != AtomKind::Modulo))
      continue;
    bool divides = atom->kind == AtomKind::FloorDivide;
    std::pair division(atom->arguments[0], atom->arguments[1]);
    auto &parts = split[division];
    (divides ? parts.first : parts.second) = right;
    Pieces &all = pieces[division];
    auto &known = divides ? all.quotients : all.remainders;
    if (known.size() < 3 && !llvm::is_contained(known, right))
      known.push_back(right);
  }
  for (auto &[division, parts] : split) {
    auto known = remainders.find(division);
    if (!parts.second && known != remainders.end() &&
        !hasUnknown(terms.freeVariables(known->second)))
      parts.second = known->second;
    if (parts.first && parts.second)
      solve(division.first,
            terms.add(terms.multiply(*parts.first, division.second),
                      *parts.second));
  }
}

/// What was not equated by one read alone.
void Search::solvePieces() {
  for (auto &[division, known] : pieces)
    for (Index quotient : known.quotients)
      for (Index remainder : known.remainders)
        solve(division.first,
              terms.add(terms.multiply(quotient, division.second), remainder));
}

/// Makes the two the same element, if what is in `values` allows it.
bool Search::unify(const Access &from, const Access &to, Substitution &values) {
  if (from.tensor != to.tensor || from.indices.size() != to.indices.size())
    return false;
  for (auto [left, right] : llvm::zip(from.indices, to.indices)) {
    Index known = terms.substitute(left, values);
    if (known == right)
      continue;
    const Atom *atom = terms.singleAtom(known);
    if (!atom || atom->kind != AtomKind::Free ||
        !llvm::is_contained(unknowns, atom->variable) ||
        values.find(atom->variable))
      return false;
    values.set(atom->variable, right);
  }
  return true;
}

std::vector<Substitution> Search::matchings(llvm::ArrayRef<Access> from,
                                            llvm::ArrayRef<Access> to,
                                            unsigned limit) {
  std::vector<Substitution> result;
  auto reads = [](llvm::ArrayRef<Access> all) {
    std::vector<Access> some;
    llvm::copy_if(all, std::back_inserter(some),
                  [](const Access &one) { return one.tensor >= 0; });
    return some;
  };
  std::vector<Access> left = reads(from), right = reads(to);
  if (left.size() != right.size() || left.size() > 10)
    return result;
  unsigned steps = 0;
  std::vector<bool> matched(left.size()), taken(right.size());
  std::function<void(size_t, const Substitution &)> extend =
      [&](size_t count, const Substitution &chosen) {
        if (count == left.size()) {
          if (llvm::all_of(unknowns, [&](Variable variable) {
                return chosen.find(variable);
              }))
            result.push_back(chosen);
          return;
        }
        // The read that leaves the fewest choices.
        size_t next = left.size();
        std::vector<std::pair<size_t, Substitution>> choices;
        for (size_t i = 0; i != left.size(); ++i) {
          if (matched[i])
            continue;
          std::vector<std::pair<size_t, Substitution>> mine;
          for (size_t j = 0; j != right.size(); ++j)
            if (Substitution more = chosen;
                !taken[j] && unify(left[i], right[j], more))
              mine.push_back({j, std::move(more)});
          if (next == left.size() || mine.size() < choices.size())
            next = i, choices = std::move(mine);
        }
        matched[next] = true;
        for (const auto &[j, more] : choices) {
          if (result.size() >= limit || ++steps > 500)
            break;
          taken[j] = true;
          extend(count + 1, more);
          taken[j] = false;
        }
        matched[next] = false;
      };
  extend(0, {});
  return result;
}

std::vector<Substitution> Search::combinations(unsigned limit) const {
  std::vector<Substitution> result;
  std::function<void(const Substitution &)> extend =
      [&](const Substitution &chosen) {
        if (result.size() >= limit)
          return;
        auto missing = llvm::find_if(unknowns, [&](Variable variable) {
          return !chosen.find(variable);
        });
        if (missing == unknowns.end()) {
          result.push_back(chosen);
          return;
        }
        for (const Substitution &part : parts) {
          if (!part.find(*missing) ||
              llvm::any_of(part.all(), [&](const auto &entry) {
                const Index *known = chosen.find(entry.first);
                return known && *known != entry.second;
              }))
            continue;
          Substitution more = chosen;
          for (const auto &[variable, value] : part.all())
            more.set(variable, value);
          extend(more);
        }
      };
  extend({});
  return result;
}

} // namespace

std::vector<Substitution> candidateMaps(Polynomials &polynomials,
                                        const OpenBody &from,
                                        const OpenBody &to, unsigned limit) {
  llvm::SmallVector<Variable, 2> unknowns(from.bound);
  llvm::sort(unknowns);
  Search search(polynomials, unknowns, from.guards);
  std::vector<Access> left = search.accesses(from);
  std::vector<Access> right = search.accesses(to);
  for (const Access &a : left)
    for (const Access &b : right)
      if (a.tensor != bound)
        search.match(a, b);
  search.endOfReads();
  for (const Access &a : left)
    for (const Access &b : right)
      if (a.tensor == bound && search.sameSizes(a, b))
        search.match(a, b);
  search.preferLarge();
  std::vector<Substitution> result;
  if (from.bound.size() == to.bound.size() && from.bound.size() > 2)
    result = search.matchings(left, right, 2);
  for (Substitution &other : search.combinations(limit))
    if (!llvm::any_of(result, [&](const Substitution &known) {
          return known.all() == other.all();
        }))
      result.push_back(std::move(other));
  if (from.bound.size() == to.bound.size()) {
    Substitution inOrder;
    for (auto [variable, other] : llvm::zip(from.bound, to.bound))
      inOrder.set(variable, polynomials.terms().index(other));
    if (!llvm::any_of(result, [&](const Substitution &known) {
          return known.all() == inOrder.all();
        }))
      result.push_back(std::move(inOrder));
  }
  return result;
}

} // namespace tesela::prove
