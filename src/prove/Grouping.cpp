// The summands of a difference, grouped with a pivot and counted.
#include "prove/Bijections.h"
#include "prove/Equality.h"

#include "llvm/ADT/STLExtras.h"

namespace tesela::prove {

namespace {
/// Kinds, names and exponents of the factors: what bodies that are to be equal
/// must share.
using Skeleton =
    std::vector<std::tuple<uint8_t, uint32_t, std::string, Rational>>;

/// `single`: f^2 as f f.
Skeleton skeletonOf(const Polynomials &polynomials, Body body, bool single) {
  Skeleton result;
  for (const Power &power : polynomials.node(body).powers) {
    const FactorNode &factor = polynomials.node(power.factor);
    std::optional<int64_t> times = power.exponent.integer();
    bool splits = single && times && *times >= 2 && *times <= 4;
    for (int64_t i = 0; i != (splits ? *times : 1); ++i)
      result.emplace_back(uint8_t(factor.kind), factor.tensor.id,
                          factor.name.str(),
                          splits ? Rational(1) : power.exponent);
  }
  llvm::sort(result);
  return result;
}
} // namespace

static bool isDivision(AtomKind kind) {
  return kind == AtomKind::FloorDivide || kind == AtomKind::Modulo;
}

static bool divides(const Terms &terms, Index index) {
  return llvm::any_of(terms.monomials(index), [&](const Monomial &monomial) {
    return llvm::any_of(monomial.factors, [&](AtomId factor) {
      return isDivision(terms.atom(factor).kind);
    });
  });
}

/// Does it read at quotients or remainders?
static bool readsDigits(const Polynomials &polynomials, const Terms &terms,
                        Body body) {
  return llvm::any_of(polynomials.node(body).powers, [&](const Power &power) {
    return llvm::any_of(polynomials.node(power.factor).indices,
                        [&](Index index) { return divides(terms, index); });
  });
}

bool Equality::grouped(std::vector<Item> items, const Scope &scope,
                       Counting counting) {
  llvm::erase_if(items, [&](const Item &item) {
    if (polynomials.node(item.body).guards.empty())
      return false;
    OpenBody open = polynomials.open(item.body, scope.level);
    return scope.context.with(open.guards).contradictory();
  });
  while (!items.empty()) {
    auto order = [&](const Item &item) {
      return std::tuple(polynomials.node(item.body).bound.size(), item.body,
                        item.coefficient);
    };
    llvm::sort(items, [&](const Item &a, const Item &b) {
      return order(a) < order(b);
    });
    // The first few, and of those with bound variables too.
    std::vector<Item> pivots(items.begin(),
                             items.begin() + std::min<size_t>(3, items.size()));
    for (const Item &item : items)
      if (!polynomials.node(item.body).bound.empty() && pivots.size() < 6 &&
          polynomials.node(pivots.back().body).bound.empty() !=
              polynomials.node(item.body).bound.empty())
        pivots.push_back(item);
    // Digits of a variable are found from where it is written by its digits.
    for (const Item &item : items)
      if (pivots.size() < 6 && readsDigits(polynomials, terms, item.body) &&
          llvm::none_of(pivots, [&](const Item &other) {
            return other.body == item.body;
          }))
        pivots.push_back(item);
    bool removed = false;
    for (const Item &pivot : pivots)
      if (!removed)
        removed = groupOf(pivot, items, scope, counting);
    if (!removed)
      return false;
  }
  return true;
}

/// f^n as f f .., for exponents that are small numbers.
static OpenBody withSingleFactors(OpenBody body) {
  llvm::SmallVector<Power, 4> single;
  for (const Power &power : body.powers) {
    std::optional<int64_t> times = power.exponent.integer();
    if (!times || *times < 2 || *times > 4)
      single.push_back(power);
    else
      single.append(*times, Power{power.factor, 1});
  }
  body.powers = std::move(single);
  return body;
}

/// Two bound variables of `open` that may be exchanged everywhere.
std::optional<Substitution> Equality::symmetry(const OpenBody &open,
                                               const Scope &scope) {
  if (open.bound.size() > 6)
    return std::nullopt;
  for (size_t i = 0; i != open.bound.size(); ++i)
    for (size_t j = 0; j != i; ++j) {
      Substitution exchange;
      exchange.set(open.bound[i], terms.index(open.bound[j]));
      exchange.set(open.bound[j], terms.index(open.bound[i]));
      OpenBody other = polynomials.substitute(open, exchange);
      bool isTouched = llvm::any_of(open.powers, [&](const Power &power) {
        return llvm::is_contained(polynomials.freeVariables(power.factor),
                                  open.bound[i]);
      });
      if (isTouched && sameContent(other, open, scope))
        return exchange;
    }
  return std::nullopt;
}

/// Finds what belongs to `pivot`; if the group vanishes, removes it. Where f is
/// symmetric, SUM c(i, j) f(i, j) is half of SUM (c(i, j) + c(j, i)) f(i, j).
bool Equality::groupOf(const Item &pivot, std::vector<Item> &items,
                       const Scope &scope, Counting counting) {
  if (groupOf(pivot, items, scope, counting, nullptr))
    return true;
  if (counting != Counting::Sum || normalizer.algebra() != Algebra::Real ||
      polynomials.node(pivot.body).bound.size() < 2)
    return false;
  OpenBody open = withSingleFactors(polynomials.open(pivot.body, scope.level));
  Scope inside = scope.below(unsigned(open.bound.size()), {});
  std::optional<Substitution> exchange = symmetry(open, inside);
  return exchange && groupOf(pivot, items, scope, counting, &*exchange);
}

bool Equality::groupOf(const Item &pivot, std::vector<Item> &items,
                       const Scope &scope, Counting counting,
                       const Substitution *exchange) {
  OpenBody open = polynomials.open(pivot.body, scope.level);
  if (exchange)
    open = withSingleFactors(std::move(open));
  unsigned level = scope.level + unsigned(open.bound.size());
  Scope beside = scope.below(unsigned(open.bound.size()), {});
  bool single = exchange != nullptr;
  Skeleton skeleton = skeletonOf(polynomials, pivot.body, single);
  std::vector<Item> rest;
  std::vector<Rational> coefficients;
  std::vector<CountedDomain> domains;
  for (const Item &item : items) {
    std::optional<llvm::SmallVector<Guard, 8>> domain;
    if (item.body == pivot.body) {
      domain.emplace(open.guards.begin(), open.guards.end());
    } else if (skeleton == skeletonOf(polynomials, item.body, single)) {
      OpenBody other = polynomials.open(item.body, level);
      if (single)
        other = withSingleFactors(std::move(other));
      domain = transport(other, open, beside);
    }
    if (!domain) {
      rest.push_back(item);
      continue;
    }
    coefficients.push_back(item.coefficient);
    CountedDomain counted;
    counted.guards.append(domain->begin(), domain->end());
    domains.push_back(std::move(counted));
    if (!exchange)
      continue;
    coefficients.push_back(item.coefficient);
    CountedDomain &exchanged = domains.emplace_back();
    for (Guard guard : *domain)
      exchanged.guards.push_back(terms.substitute(guard, *exchange));
  }
  if (domains.size() < (exchange ? 4 : 2))
    return false;
  llvm::DynamicAPInt scale(1);
  for (const Rational &coefficient : coefficients)
    scale = llvm::lcm(scale, coefficient.denominator);
  for (auto [domain, coefficient] : llvm::zip(domains, coefficients)) {
    std::optional<int64_t> whole =
        (coefficient * Rational(scale, llvm::DynamicAPInt(1))).integer();
    if (!whole)
      return false;
    domain.coefficient = *whole;
  }
  Scope inside = scope.below(unsigned(open.bound.size()), {});
  unifyTruths(domains, inside);
  bool vanishes = counting == Counting::Sum
                      ? scope.context.integers().countsToZero(
                            scope.context.guards(), domains)
                      : scope.context.integers().coverTheSame(
                            scope.context.guards(), domains);
  if (!vanishes)
    return false;
  if (recording)
    note(std::to_string(domains.size()) + " summands vanish together: " +
         polynomials.text(polynomials.summand(pivot.body, 1, {})));
  items = std::move(rest);
  return true;
}

static bool divides(const Terms &terms, llvm::ArrayRef<Guard> guards) {
  return llvm::any_of(guards, [&](Guard guard) {
    return divides(terms, terms.node(guard).index);
  });
}

/// Does `forward` take the domain of `from` to that of `to`, all of it?
/// `image`: what has to hold of a place for something to be taken there.
bool Equality::isOnto(const OpenBody &from, const OpenBody &to,
                      const Substitution &forward, llvm::ArrayRef<Guard> image,
                      const Scope &scope) {
  Context there = scope.context.with(from.guards);
  Context here = scope.context.with(to.guards);
  auto holds = [](const Context &context, Guard guard) {
    return context.implies(guard) || context.implies(context.simplify(guard));
  };
  return llvm::all_of(to.guards,
                      [&](Guard guard) {
                        return holds(there, terms.substitute(guard, forward));
                      }) &&
         llvm::all_of(image, [&](Guard guard) { return holds(here, guard); });
}

/// The domain of `from` in the variables of `to`, which has the same body;
/// nothing where no bijection is found. One value is a sum over one point.
std::optional<llvm::SmallVector<Guard, 8>>
Equality::transport(const OpenBody &from, const OpenBody &to,
                    const Scope &scope) {
  Scope inside = scope.below(unsigned(from.bound.size()), from.guards);
  auto result = [](llvm::ArrayRef<Guard> guards) {
    return llvm::SmallVector<Guard, 8>(guards.begin(), guards.end());
  };
  if (from.bound.empty() && to.bound.empty()) {
    if (!sameContent(to, from, inside))
      return std::nullopt;
    return result(from.guards);
  }
  if (to.bound.empty())
    return std::nullopt;
  std::optional<std::vector<Substitution>> backward;
  for (Substitution forward : candidateMaps(polynomials, to, from)) {
    Substitution simple;
    for (const auto &[variable, value] : forward.all())
      simple.set(variable, inside.context.simplify(value));
    forward = std::move(simple);
    if (!sameContent(polynomials.substitute(to, forward), from, inside))
      continue;
    if (!backward)
      backward = candidateMaps(polynomials, from, to);
    for (const Substitution &back : *backward) {
      bool inverse = llvm::all_of(from.bound, [&](Variable variable) {
        Index there = terms.substitute(*back.find(variable), forward);
        return inside.context.equal(inside.context.simplify(there),
                                    terms.index(variable));
      });
      if (!inverse)
        continue;
      llvm::SmallVector<Guard, 8> domain;
      for (Guard guard : from.guards)
        domain.push_back(terms.substitute(guard, back));
      for (Variable variable : to.bound)
        domain.push_back(
            terms.equal(terms.substitute(*forward.find(variable), back),
                        terms.index(variable)));
      // Where phi takes Y to all of X, X' is X: easier to count than what psi
      // makes of Y, for outside X nothing has to be said of it.
      if (divides(terms, domain) && isOnto(from, to, forward, domain, scope))
        domain.assign(to.guards.begin(), to.guards.end());
      if (recording) {
        std::string maps = "maps";
        for (const Substitution *map : {&std::as_const(forward), &back})
          for (const auto &[variable, value] : map->all())
            maps += " " + terms.name(variable).str() + " = " +
                    terms.text(value) + ";";
        note(maps);
      }
      return domain;
    }
  }
  return std::nullopt;
}

// ------------------------------------------------------------------ booleans

Guard Equality::withTruths(Guard guard,
                           llvm::function_ref<Guard(Term)> representative) {
  const GuardNode &node = terms.node(guard);
  switch (node.kind) {
  case GuardKind::Truth:
    return representative(node.term);
  case GuardKind::Not:
    return terms.negate(withTruths(node.parts[0], representative));
  case GuardKind::And:
  case GuardKind::Or: {
    llvm::SmallVector<Guard, 4> parts;
    for (Guard part : node.parts)
      parts.push_back(withTruths(part, representative));
    return node.kind == GuardKind::And ? terms.conjunction(parts)
                                       : terms.disjunction(parts);
  }
  default:
    return guard;
  }
}

/// To the integer solver the truth of a term is an opaque boolean. Terms that
/// have the same truth wherever a domain holds become one term there.
void Equality::unifyTruths(std::vector<CountedDomain> &domains,
                           const Scope &scope) {
  llvm::SmallVector<Term, 8> representatives;
  for (CountedDomain &domain : domains) {
    llvm::SmallVector<Guard, 8> plain;
    for (Guard guard : domain.guards) {
      bool hasTruth = false;
      withTruths(guard, [&](Term term) {
        hasTruth = true;
        return terms.truth(term);
      });
      if (!hasTruth)
        plain.push_back(guard);
    }
    if (plain.size() == domain.guards.size())
      continue;
    Scope inside = scope.with(plain);
    for (Guard &guard : domain.guards)
      guard = withTruths(guard, [&](Term term) {
        for (Term known : representatives)
          if (known == term || sameTruth(known, term, inside))
            return terms.truth(known);
        representatives.push_back(term);
        return terms.truth(term);
      });
  }
}

bool Equality::sameTruth(Term a, Term b, const Scope &scope) {
  if (a == b)
    return true;
  const TermNode &left = terms.node(a), &right = terms.node(b);
  if (left.kind != right.kind || left.name != right.name ||
      left.tensor != right.tensor ||
      left.operands.size() != right.operands.size())
    return false;
  if (left.kind == TermKind::Read)
    return llvm::all_of(
        llvm::zip(left.indices, right.indices), [&](const auto &pair) {
          return scope.context.equal(std::get<0>(pair), std::get<1>(pair));
        });
  if (left.kind == TermKind::Reduce)
    return equal(normalizer.quantifier(a, scope),
                 normalizer.quantifier(b, scope), scope);
  if (left.kind != TermKind::Function)
    return false;
  for (auto [x, y] : llvm::zip(left.operands, right.operands))
    if (terms.type(x) != terms.type(y))
      return false;
  if (comparisonNamed(left.name))
    return sameComparison(left, right, scope);
  return llvm::all_of(
      llvm::zip(left.operands, right.operands), [&](const auto &pair) {
        return equal(normalizer.normalize(std::get<0>(pair), scope),
                     normalizer.normalize(std::get<1>(pair), scope), scope);
      });
}

/// a < b and c < d are the same if a - b = c - d, up to a positive factor, of
/// reals; a = b and c = d also in a ring, and up to any factor of reals.
bool Equality::sameComparison(const TermNode &a, const TermNode &b,
                              const Scope &scope) {
  auto value = [&](Term term) { return normalizer.normalize(term, scope); };
  Polynomial x = value(a.operands[0]), y = value(a.operands[1]);
  Polynomial u = value(b.operands[0]), v = value(b.operands[1]);
  if (normalizer.hasSpecial(x) || normalizer.hasSpecial(y) ||
      normalizer.hasSpecial(u) || normalizer.hasSpecial(v))
    return x == u && y == v;
  if (equal(x, u, scope) && equal(y, v, scope))
    return true;
  ElementType type = terms.type(a.operands[0]);
  bool equation = comparisonNamed(a.name) == Comparison::EQ;
  // -a < -b is b < a, exactly on floats.
  if (isFloat(type) && !(normalizer.algebra() == Algebra::Real)) {
    Polynomial minusU = normalizer.negated(u), minusV = normalizer.negated(v);
    return (equal(x, minusV, scope) && equal(y, minusU, scope)) ||
           (equation && ((equal(x, minusU, scope) && equal(y, minusV, scope)) ||
                         (equal(x, v, scope) && equal(y, u, scope))));
  }
  if (equation && equal(x, v, scope) && equal(y, u, scope))
    return true;
  bool real = isFloat(type) && normalizer.algebra() == Algebra::Real;
  if (!real && !(equation && ringOf(type).bits != 0))
    return false;
  Polynomial p = polynomials.subtract(x, y), q = polynomials.subtract(u, v);
  if (equal(p, q, scope))
    return true;
  if (equation && equal(p, polynomials.scale(q, -1), scope))
    return true;
  if (!real || p.isZero() || q.isZero())
    return false;
  Rational ratio = contentOfCoefficients(polynomials.summands(p)) /
                   contentOfCoefficients(polynomials.summands(q));
  return equal(p, polynomials.scale(q, ratio), scope) ||
         (equation && equal(p, polynomials.scale(q, -ratio), scope));
}

} // namespace tesela::prove
