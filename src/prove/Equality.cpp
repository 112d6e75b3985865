#include "prove/Equality.h"

#include "prove/Bijections.h"
#include "prove/ScalarFallback.h"

#include "llvm/ADT/STLExtras.h"

namespace tesela::prove {

void Equality::note(const std::string &step) {
  if (recording && log.size() < 1000)
    log.push_back(step);
}

bool Equality::equal(Polynomial a, Polynomial b, const Scope &scope) {
  if (a == b)
    return true;
  if (depth > 60)
    return false;
  std::array<uint32_t, 4> key{a.id, b.id, scope.context.id(), scope.level};
  auto [entry, isNew] = known.try_emplace(key, false);
  if (!isNew)
    return entry->second;
  ++depth;
  bool result = vanishes(polynomials.subtract(a, b), scope);
  --depth;
  if (polynomials.exceeded() || !normalizer.failure().empty())
    return false;
  known[key] = known[{b.id, a.id, key[2], key[3]}] = result;
  return result;
}

/// Multiplies away denominators that do not depend on bound variables.
Polynomial Equality::cleared(Polynomial difference, const Scope &scope) {
  for (unsigned round = 0; round < 6; ++round) {
    llvm::SmallVector<Factor, 4> denominators;
    for (const Summand &summand : polynomials.summands(difference)) {
      const BodyNode &body = polynomials.node(summand.body);
      for (const Power &power : body.powers)
        if (polynomials.node(power.factor).kind == FactorKind::Inner &&
            power.exponent < Rational(0) &&
            !llvm::is_contained(denominators, power.factor) &&
            !mentions(polynomials.freeVariables(power.factor), body.bound))
          denominators.push_back(power.factor);
    }
    if (denominators.empty())
      return difference;
    Factor first = denominators[0];
    Polynomial base = polynomials.node(first).operands[0];
    llvm::SmallVector<Factor, 4> same;
    for (Factor factor : denominators)
      if (factor == first ||
          equal(polynomials.node(factor).operands[0], base, scope))
        same.push_back(factor);

    // The same factor everywhere, and the greatest power of it below.
    std::vector<std::pair<Rational, OpenBody>> bodies;
    Rational most = 0;
    for (const Summand &summand : polynomials.summands(difference)) {
      OpenBody body = polynomials.open(summand.body, scope.level);
      Rational exponent = 0;
      llvm::erase_if(body.powers, [&](const Power &power) {
        if (!llvm::is_contained(same, power.factor))
          return false;
        exponent = exponent + power.exponent;
        return true;
      });
      most = std::max(most, -exponent);
      body.powers.push_back({first, exponent});
      bodies.push_back({summand.coefficient, std::move(body)});
    }
    llvm::SmallVector<Polynomial, 8> parts;
    for (auto &[coefficient, body] : bodies) {
      Rational left = body.powers.back().exponent + most;
      body.powers.pop_back();
      if (!left.isInteger())
        body.powers.push_back({first, left});
      Polynomial part = polynomials.close(coefficient, std::move(body), {});
      for (Rational i = 0; left.isInteger() && i < left; i = i + 1)
        part = polynomials.multiply(part, base);
      parts.push_back(part);
    }
    difference = polynomials.add(parts);
    note("multiplied by (" + polynomials.text(base) + ")^" + most.text());
  }
  return difference;
}

/// n c as SUM_{v < n} c, where some summand has a bound variable that its body
/// does not mention and that could not be counted.
std::optional<std::vector<Equality::Item>>
Equality::uncounted(Polynomial difference, const Scope &scope) {
  bool useful = false;
  std::vector<Item> items;
  for (const Summand &summand : polynomials.summands(difference)) {
    OpenBody body = polynomials.open(summand.body, scope.level);
    for (Variable variable : body.bound)
      useful |= !llvm::is_contained(polynomials.freeVariables(body.exponent),
                                    variable) &&
                llvm::none_of(body.powers, [&](const Power &power) {
                  return llvm::is_contained(
                      polynomials.freeVariables(power.factor), variable);
                });
    llvm::SmallVector<Power, 4> kept;
    for (const Power &power : body.powers) {
      const FactorNode &node = polynomials.node(power.factor);
      std::optional<int64_t> times = power.exponent.integer();
      if (node.kind != FactorKind::Number || !times || *times < 1 ||
          *times > 3 ||
          !scope.context.implies(terms.atMost({}, node.indices[0]))) {
        kept.push_back(power);
        continue;
      }
      for (int64_t i = 0; i < *times; ++i) {
        Variable variable =
            polynomials.local(scope.level + unsigned(body.bound.size()));
        body.bound.push_back(variable);
        body.guards.push_back(
            terms.inRange(terms.index(variable), node.indices[0]));
      }
    }
    body.powers = kept;
    Polynomial closed = polynomials.close(1, std::move(body), {});
    if (!closed.isZero())
      items.push_back(
          {summand.coefficient, polynomials.summands(closed)[0].body});
  }
  if (!useful)
    return std::nullopt;
  return items;
}

/// c where `guards` say 0 <= variable < c for a small constant c.
static std::optional<int64_t>
smallRange(Terms &terms, llvm::ArrayRef<Guard> guards, Variable variable) {
  Index index = terms.index(variable);
  if (!llvm::is_contained(guards, terms.atMost({}, index)))
    return std::nullopt;
  for (int64_t extent = 1; extent <= 8; ++extent)
    if (llvm::is_contained(guards,
                           terms.lessThan(index, terms.constant(extent))))
      return extent;
  return std::nullopt;
}

/// Sums over a few values written out, where some items have such a variable
/// and their number of bound variables differs.
std::optional<std::vector<Equality::Item>>
Equality::unrolled(llvm::ArrayRef<Item> items, const Scope &scope) {
  auto binders = [&](const Item &item) {
    return polynomials.node(item.body).bound.size();
  };
  if (llvm::all_of(items, [&](const Item &item) {
        return binders(item) == binders(items[0]);
      }))
    return std::nullopt;
  std::vector<Item> pending(items.begin(), items.end()), result;
  bool changed = false;
  while (!pending.empty()) {
    Item item = pending.back();
    pending.pop_back();
    OpenBody body = polynomials.open(item.body, scope.level);
    std::optional<int64_t> extent;
    Variable variable;
    for (Variable candidate : body.bound)
      if (!extent && (extent = smallRange(terms, body.guards, candidate)))
        variable = candidate;
    if (!extent) {
      result.push_back(item);
      continue;
    }
    changed = true;
    for (int64_t value = 0; value < *extent; ++value) {
      OpenBody one = polynomials.substitute(
          body, Substitution(variable, terms.constant(value)));
      llvm::erase(one.bound, variable);
      Polynomial closed = polynomials.close(1, std::move(one), {});
      if (!closed.isZero())
        pending.push_back(
            {item.coefficient, polynomials.summands(closed)[0].body});
    }
    if (pending.size() + result.size() > 100)
      return std::nullopt;
  }
  if (!changed)
    return std::nullopt;
  return result;
}

/// A sum of products of indices, as an index that is 0: 4 - i vanishes where
/// the guards leave 4 for i.
static bool vanishesAsIndex(Polynomials &polynomials, Polynomial difference,
                            const Scope &scope) {
  Terms &terms = polynomials.terms();
  llvm::ArrayRef<Summand> all = polynomials.summands(difference);
  if (all.size() < 2 || all.size() > 6 ||
      polynomials.ring(difference).bits != 0)
    return false;
  Rational content = contentOfCoefficients(all);
  Index sum;
  for (const Summand &summand : all) {
    const BodyNode &body = polynomials.node(summand.body);
    std::optional<int64_t> times = (summand.coefficient / content).integer();
    if (!times || !body.bound.empty() || !body.guards.empty() ||
        !body.exponent.isZero())
      return false;
    Index product = terms.constant(*times);
    for (const Power &power : body.powers) {
      const FactorNode &node = polynomials.node(power.factor);
      if (node.kind != FactorKind::Number || !(power.exponent == Rational(1)))
        return false;
      product = terms.multiply(product, node.indices[0]);
    }
    sum = terms.add(sum, product);
  }
  return scope.context.equal(sum, {});
}

bool Equality::vanishes(Polynomial difference, const Scope &scope) {
  if (normalizer.algebra() == Algebra::Real &&
      polynomials.ring(difference).bits == 0)
    difference = normalizer.linearInWaves(cleared(difference, scope), scope);
  if (polynomials.exceeded())
    return false;
  if (difference.isZero() || vanishesAsIndex(polynomials, difference, scope))
    return true;
  std::vector<Item> items;
  for (const Summand &summand : polynomials.summands(difference))
    items.push_back({summand.coefficient, summand.body});
  if (grouped(items, scope, Counting::Sum))
    return true;
  if (std::optional<std::vector<Item>> longer = uncounted(difference, scope))
    if (grouped(std::move(*longer), scope, Counting::Sum))
      return true;
  if (std::optional<std::vector<Item>> single = unrolled(items, scope))
    if (grouped(std::move(*single), scope, Counting::Sum))
      return true;
  if (normalizer.countsNumbers(difference)) {
    Polynomial counted = normalizer.countedOut(difference, scope);
    if (counted != difference && equal(counted, {}, scope))
      return true;
  }
  std::vector<Normalizer::Case> cases = normalizer.cases(difference, scope);
  if (cases.size() > 1 && cases.size() <= 16)
    return llvm::all_of(cases, [&](const Normalizer::Case &one) {
      Scope inside = scope.with(one.guards);
      return one.value.isZero() || (depth < 60 && equal(one.value, {}, inside));
    });
  return normalizer.algebra() == Algebra::Real &&
         polynomials.ring(difference).bits == 0 && fallbacks > 0 &&
         mayFallBack(normalizer, difference, scope) && fallbacks-- &&
         scalarFallback(*this, normalizer, difference, scope);
}

/// Nested divisions one by one: each is a question of its own.
static bool sameDivisions(Terms &terms, Index a, Index b, const Scope &scope) {
  auto divides = [&](Index index) {
    return llvm::any_of(terms.monomials(index), [&](const Monomial &monomial) {
      return llvm::any_of(monomial.factors, [&](AtomId factor) {
        AtomKind kind = terms.atom(factor).kind;
        return kind == AtomKind::FloorDivide || kind == AtomKind::Modulo;
      });
    });
  };
  if (!divides(a) && !divides(b))
    return false;
  Index x = scope.context.simplify(a), y = scope.context.simplify(b);
  return (x != a || y != b) && scope.context.equal(x, y);
}

bool Equality::equal(Factor a, Factor b, const Scope &scope) {
  if (a == b)
    return true;
  const FactorNode &left = polynomials.node(a), &right = polynomials.node(b);
  if (left.kind != right.kind || !(left.ring == right.ring) ||
      left.name != right.name || left.tensor != right.tensor ||
      left.indices.size() != right.indices.size() ||
      left.operands.size() != right.operands.size() ||
      !(left.value == right.value))
    return false;
  for (auto [i, j] : llvm::zip(left.indices, right.indices))
    if (!scope.context.equal(i, j) && !sameDivisions(terms, i, j, scope))
      return false;
  switch (left.kind) {
  case FactorKind::Maximum:
  case FactorKind::Minimum:
    return sameElements(left.elements, right.elements, scope, Counting::Any);
  case FactorKind::Product:
    return sameElements(left.elements, right.elements, scope, Counting::Sum);
  case FactorKind::Fold:
    return sameFold(left, right, scope);
  default:
    break;
  }
  auto sameOperands = [&](Polynomial x, Polynomial y) {
    return equal(left.operands[0], x, scope) &&
           equal(left.operands[1], y, scope);
  };
  if (left.operands.size() == 2 && lawsOf(left.name).commutative &&
      sameOperands(right.operands[1], right.operands[0]))
    return true;
  return llvm::all_of(
      llvm::zip(left.operands, right.operands), [&](const auto &pair) {
        return equal(std::get<0>(pair), std::get<1>(pair), scope);
      });
}

bool Equality::sameFold(const FactorNode &a, const FactorNode &b,
                        const Scope &scope) {
  OpenElement left = polynomials.open(a.elements[0], scope.level);
  OpenElement right = polynomials.open(b.elements[0], scope.level);
  Guard range = terms.inRange(terms.index(left.bound[0]), a.indices[0]);
  return equal(left.body, right.body, scope.below(1, range));
}

bool Equality::sameElements(llvm::ArrayRef<Element> a,
                            llvm::ArrayRef<Element> b, const Scope &scope,
                            Counting counting) {
  std::vector<Item> items;
  for (bool isLeft : {true, false})
    for (const Element &element : isLeft ? a : b) {
      OpenElement open = polynomials.open(element, scope.level);
      Factor body = polynomials.factor({.kind = FactorKind::Function,
                                        .name = "element",
                                        .operands = {open.body}});
      OpenBody item{open.bound, open.guards, {{body, 1}}, {}};
      Polynomial closed = polynomials.close(1, std::move(item), {});
      if (!closed.isZero())
        items.push_back(
            {isLeft ? 1 : -1, polynomials.summands(closed)[0].body});
    }
  if (grouped(items, scope, counting))
    return true;
  std::optional<std::vector<Item>> single = unrolled(items, scope);
  return single && grouped(std::move(*single), scope, counting);
}

bool Equality::sameContent(const OpenBody &a, const OpenBody &b,
                           const Scope &scope) {
  if (a.powers.size() != b.powers.size())
    return false;
  llvm::SmallVector<Power, 4> left, right(b.powers);
  // What is the same handle first: the greedy choice then errs less.
  for (const Power &power : a.powers) {
    auto same = llvm::find(right, power);
    if (same == right.end())
      left.push_back(power);
    else
      right.erase(same);
  }
  for (const Power &power : left) {
    auto same = llvm::find_if(right, [&](const Power &other) {
      return power.exponent == other.exponent &&
             equal(power.factor, other.factor, scope);
    });
    if (same == right.end())
      return false;
    right.erase(same);
  }
  return equal(a.exponent, b.exponent, scope);
}

} // namespace tesela::prove
