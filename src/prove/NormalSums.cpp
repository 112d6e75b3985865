// Reductions: sums with the one-point rule and counting, and quantifiers.
#include "prove/NormalForm.h"
#include "prove/RadixSplit.h"
#include "prove/SortedElements.h"

#include "llvm/ADT/STLExtras.h"

namespace tesela::prove {

Polynomial Normalizer::reduction(Term term, const Scope &scope) {
  const TermNode &node = terms.node(term);
  bool floats = isFloat(node.type);
  bool inOrder =
      floats &&
      (mode < Algebra::Sums ||
       (node.reduction == Reduction::Product && mode != Algebra::Real));
  if (!inOrder && node.type != ElementType::I1)
    if (std::optional<Term> nested = splitByRadix(terms, term))
      return normalize(*nested, scope);
  switch (node.reduction) {
  case Reduction::Sum:
    return floats && mode < Algebra::Sums ? fold(term, scope)
                                          : sum(term, scope);
  case Reduction::Product:
    return floats && mode != Algebra::Real ? fold(term, scope)
                                           : productOver(term, scope);
  case Reduction::Maximum:
  case Reduction::Minimum:
    if (node.type == ElementType::I1)
      return polynomials.guarded(polynomials.constant(1, {}),
                                 quantifiedGuard(term, scope));
    return floats && mode == Algebra::Exact ? fold(term, scope)
                                            : extremumOver(term, scope);
  case Reduction::And:
  case Reduction::Or:
    if (node.type != ElementType::I1)
      return bitwiseOver(term, scope);
    return polynomials.guarded(polynomials.constant(1, {}),
                               quantifiedGuard(term, scope));
  }
  return {};
}

/// In its own order: nothing is known but the body and the extent.
Polynomial Normalizer::fold(Term term, const Scope &scope) {
  const TermNode &node = terms.node(term);
  Variable variable = polynomials.local(scope.level);
  Index index = terms.index(variable);
  Index extent = scope.context.simplify(node.indices[0]);
  Scope inside = scope.below(1, terms.inRange(index, extent));
  Polynomial body = normalize(terms.open(term, index), inside);
  // A minimum of floats is a negated maximum, exactly.
  bool flip = node.reduction == Reduction::Minimum && isFloat(node.type);
  OpenElement element{{variable}, {}, flip ? negated(body) : body};
  FactorNode factor{.kind = FactorKind::Fold, .ring = ringOf(node.type)};
  factor.name = name(flip ? Reduction::Maximum : node.reduction);
  factor.indices = {extent};
  factor.elements = {polynomials.close(std::move(element))};
  Polynomial result = polynomials.of(polynomials.factor(std::move(factor)));
  return flip ? negated(result) : result;
}

/// Where the place of an element is a number, v + c with v bound, that c, or
/// nothing: as v alone it is one factor. A running sum of what depends on the
/// place, as reduce_window writes it,
///
///     sum_k<N  [0 <= i + k - (N - 1)] x[i + k - (N - 1)] (i + k - (N - 1))
///
/// is multiplied out to three sums else.
static std::optional<Index> shiftOf(Terms &terms, Term body,
                                    Variable variable) {
  llvm::SmallVector<Term, 16> waiting{body};
  llvm::DenseSet<uint32_t> seen;
  Index unit = terms.index(variable);
  while (!waiting.empty()) {
    Term term = waiting.pop_back_val();
    if (!seen.insert(term.id).second)
      continue;
    const TermNode &node = terms.node(term);
    llvm::append_range(waiting, node.operands);
    if (node.kind != TermKind::FromIndex)
      continue;
    for (int64_t sign : {1, -1}) {
      Index rest = terms.subtract(terms.multiply(node.indices[0], sign), unit);
      llvm::ArrayRef<Variable> free = terms.freeVariables(rest);
      if (!terms.constantValue(rest) && !llvm::is_contained(free, variable) &&
          llvm::none_of(free, [&](Variable one) {
            return terms.kind(one) == VariableKind::Local;
          }))
        return rest;
    }
  }
  return std::nullopt;
}

Polynomial Normalizer::sum(Term term, const Scope &scope) {
  const TermNode &node = terms.node(term);
  if (isFloat(node.type)) {
    Variable place = terms.fresh();
    Term body = terms.open(term, terms.index(place));
    if (auto plain = unsortedBody(terms, place, node.indices[0], body))
      return sum(terms.reduce(Reduction::Sum, place, node.indices[0], *plain),
                 scope);
  }
  Variable variable = polynomials.local(scope.level);
  Index index = terms.index(variable);
  Index extent = scope.context.simplify(node.indices[0]);
  bool isRing = mode == Algebra::Real || ringOf(node.type).bits != 0;
  std::optional<Index> shift =
      isRing ? shiftOf(terms, terms.open(term, index), variable) : std::nullopt;
  if (shift)
    index = terms.subtract(index, *shift);
  Guard range = terms.inRange(index, extent);
  Scope inside = scope.below(1, range);
  Polynomial body = normalize(terms.open(term, index), inside);
  if (hasInfinity(body) || hasNaN(body))
    return fail("a sum of infinities or NaN");
  llvm::SmallVector<Polynomial, 8> parts;
  if (isRing && !shift)
    parts.push_back(telescoped(body, variable, extent, scope));
  for (size_t i = 0; i < polynomials.summands(body).size(); ++i) {
    const Summand summand = polynomials.summands(body)[i];
    if (!shift) {
      parts.push_back(
          sumOf(summand, variable, extent, scope, ringOf(node.type)));
      continue;
    }
    OpenBody open = polynomials.open(summand.body, scope.level + 1);
    open.guards.push_back(range);
    parts.push_back(sumOver(summand.coefficient, std::move(open), variable,
                            scope, ringOf(node.type)));
  }
  return polynomials.add(parts);
}

/// SUM over `variable` in [0, extent) of one summand.
Polynomial Normalizer::sumOf(const Summand &summand, Variable variable,
                             Index extent, const Scope &scope, Ring ring) {
  OpenBody body = polynomials.open(summand.body, scope.level + 1);
  body.guards.push_back(terms.inRange(terms.index(variable), extent));
  return sumOver(summand.coefficient, std::move(body), variable, scope, ring);
}

/// SUM over all values of `variable`, which the guards of `body` bound.
Polynomial Normalizer::sumOver(const Rational &coefficient, OpenBody body,
                               Variable variable, const Scope &scope,
                               Ring ring) {
  body.bound.push_back(variable);
  // Splits the range and drops repetitions.
  Guard all = terms.conjunction(body.guards);
  body.guards.clear();
  if (terms.node(all).kind == GuardKind::And)
    llvm::append_range(body.guards, terms.node(all).parts);
  else
    body.guards.push_back(all);
  if (std::optional<Polynomial> point =
          onePoint(coefficient, body, variable, scope, ring))
    return *point;
  bool countable = mode == Algebra::Real || ring.bits != 0;
  if (countable)
    if (std::optional<Polynomial> count =
            counted(coefficient, body, variable, scope, ring))
      return *count;
  return polynomials.close(coefficient, std::move(body), ring);
}

/// e where `index` = 0 says variable = e.
static std::optional<Index> solvedFor(Terms &terms, Index index,
                                      Variable variable) {
  Index unit = terms.index(variable);
  for (int64_t sign : {1, -1}) {
    Index rest = terms.subtract(index, terms.multiply(unit, sign));
    if (!llvm::is_contained(terms.freeVariables(rest), variable))
      return terms.multiply(rest, -sign);
  }
  return std::nullopt;
}

std::optional<Polynomial> Normalizer::onePoint(const Rational &coefficient,
                                               const OpenBody &body,
                                               Variable variable,
                                               const Scope &scope, Ring ring) {
  for (Guard guard : body.guards) {
    const GuardNode &node = terms.node(guard);
    if (node.kind != GuardKind::Zero)
      continue;
    std::optional<Index> value = solvedFor(terms, node.index, variable);
    if (!value)
      continue;
    OpenBody point =
        polynomials.substitute(body, Substitution(variable, *value));
    llvm::erase(point.bound, variable);
    llvm::erase_if(point.guards,
                   [&](Guard known) { return scope.context.implies(known); });
    for (Power &power : point.powers) {
      FactorNode factor = polynomials.node(power.factor);
      if (factor.kind != FactorKind::Read)
        continue;
      for (Index &index : factor.indices)
        index = scope.context.simplify(index);
      power.factor = polynomials.factor(std::move(factor));
    }
    return polynomials.close(coefficient, std::move(point), ring);
  }
  return std::nullopt;
}

std::optional<Bounds> boundsOn(Terms &terms, llvm::ArrayRef<Guard> guards,
                               Variable variable) {
  Bounds result;
  for (Guard guard : guards) {
    const GuardNode &node = terms.node(guard);
    if (node.kind != GuardKind::NotPositive)
      return std::nullopt;
    Index unit = terms.index(variable);
    Index below = terms.subtract(node.index, unit); // variable + below <= 0
    Index above = terms.add(node.index, unit);      // above - variable <= 0
    if (!llvm::is_contained(terms.freeVariables(below), variable))
      result.upper.push_back(terms.subtract({}, below));
    else if (!llvm::is_contained(terms.freeVariables(above), variable))
      result.lower.push_back(above);
    else
      return std::nullopt;
  }
  return result;
}

std::optional<Index> bindingOf(llvm::ArrayRef<Index> bounds, bool greatest,
                               const Scope &scope) {
  Terms &terms = scope.context.terms();
  for (Index candidate : bounds)
    if (llvm::all_of(bounds, [&](Index other) {
          return other == candidate ||
                 scope.context.implies(greatest
                                           ? terms.atMost(other, candidate)
                                           : terms.atMost(candidate, other));
        }))
      return candidate;
  return std::nullopt;
}

/// How many values of `variable` satisfy `guards`, all of which mention it: the
/// length of the interval between the greatest lower and the least upper bound,
/// where these can be told. Negative, or 0, where the interval is empty.
std::optional<Index> Normalizer::lengthOf(llvm::ArrayRef<Guard> guards,
                                          Variable variable,
                                          const Scope &scope) {
  std::optional<Bounds> bounds = boundsOn(terms, guards, variable);
  if (!bounds)
    return std::nullopt;
  std::optional<Index> first = bindingOf(bounds->lower, true, scope);
  std::optional<Index> last = bindingOf(bounds->upper, false, scope);
  if (!first || !last)
    return std::nullopt;
  return terms.add(terms.subtract(*last, *first), terms.constant(1));
}

/// Does the value of the summand, its domain aside, depend on `variable`?
bool Normalizer::valueMentions(const OpenBody &body, Variable variable) const {
  return llvm::is_contained(polynomials.freeVariables(body.exponent),
                            variable) ||
         llvm::any_of(body.powers, [&](const Power &power) {
           return llvm::is_contained(polynomials.freeVariables(power.factor),
                                     variable);
         });
}

std::optional<Polynomial> Normalizer::counted(const Rational &coefficient,
                                              const OpenBody &body,
                                              Variable variable,
                                              const Scope &scope, Ring ring) {
  auto has = [&](llvm::ArrayRef<Variable> free) {
    return llvm::is_contained(free, variable);
  };
  if (valueMentions(body, variable))
    return std::nullopt;
  OpenBody rest = body;
  llvm::SmallVector<Guard, 4> own;
  llvm::erase_if(rest.guards, [&](Guard guard) {
    if (!has(terms.freeVariables(guard)))
      return false;
    own.push_back(guard);
    return true;
  });
  // A bound by another bound variable would make the count depend on it.
  for (Guard guard : own)
    for (Variable other : body.bound)
      if (other != variable &&
          llvm::is_contained(terms.freeVariables(guard), other))
        return std::nullopt;
  std::optional<Index> count = lengthOf(own, variable, scope);
  if (!count || !scope.context.implies(terms.atMost({}, *count)))
    return std::nullopt;
  llvm::erase(rest.bound, variable);
  Polynomial times = polynomials.close(coefficient, std::move(rest), ring);
  return polynomials.multiply(times, ofIndex(*count, ring));
}

/// SUM_{u, v | l <= v <= h, ..} f(u) = SUM_{u | l <= h, ..} (h - l + 1) f(u),
/// also where the bounds l and h depend on u.
Polynomial Normalizer::countedOut(Polynomial value, const Scope &scope) {
  Ring ring = polynomials.ring(value);
  llvm::SmallVector<Polynomial, 8> parts;
  for (size_t i = 0; i < polynomials.summands(value).size(); ++i) {
    Summand summand = polynomials.summands(value)[i];
    OpenBody body = polynomials.open(summand.body, scope.level);
    std::optional<Index> count;
    for (Variable variable : body.bound) {
      llvm::SmallVector<Guard, 4> own, others;
      for (Guard guard : body.guards)
        (llvm::is_contained(terms.freeVariables(guard), variable) ? own
                                                                  : others)
            .push_back(guard);
      if (valueMentions(body, variable) ||
          !(count = lengthOf(own, variable,
                             scope.below(unsigned(body.bound.size()), others))))
        continue;
      llvm::erase(body.bound, variable);
      body.guards = others;
      body.guards.push_back(terms.atMost(terms.constant(1), *count));
      break;
    }
    if (!count) {
      parts.push_back(
          polynomials.summand(summand.body, summand.coefficient, ring));
      continue;
    }
    for (const Monomial &monomial : terms.monomials(*count)) {
      OpenBody times = body;
      for (AtomId atom : monomial.factors)
        times.powers.push_back(
            {polynomials.factor({.kind = FactorKind::Number,
                                 .ring = ring,
                                 .indices = {terms.index(atom)}}),
             1});
      parts.push_back(polynomials.close(
          summand.coefficient * monomial.coefficient, std::move(times), ring));
    }
  }
  return polynomials.add(parts);
}

/// "Some v p or q" is "some v p, or some v q", and "all v p" is "not some v not
/// p": a condition made of such of single alternatives.
Guard Normalizer::quantifiedGuard(Term term, const Scope &scope) {
  const TermNode &node = terms.node(term);
  bool all =
      node.reduction == Reduction::And || node.reduction == Reduction::Minimum;
  Variable variable = polynomials.local(scope.level);
  Index index = terms.index(variable);
  Index extent = scope.context.simplify(node.indices[0]);
  Term opened = terms.open(term, index);
  Scope inside = scope.below(1, terms.inRange(index, extent));
  Guard body = guardOf(opened, inside);
  if (all)
    body = terms.negate(body);
  llvm::SmallVector<Guard, 4> alternatives{body}, result;
  if (terms.node(body).kind == GuardKind::Or)
    alternatives.assign(terms.node(body).parts.begin(),
                        terms.node(body).parts.end());
  for (Guard alternative : alternatives) {
    Term boolean =
        terms.node(alternative).kind == GuardKind::Truth
            ? terms.node(alternative).term
            : terms.select(alternative, terms.constant(1, ElementType::I1),
                           terms.constant(0, ElementType::I1));
    if (terms.node(boolean).kind == TermKind::Constant &&
        terms.node(boolean).value.isZero())
      continue;
    result.push_back(
        terms.truth(terms.reduce(Reduction::Or, variable, extent, boolean)));
  }
  Guard some = terms.disjunction(result);
  return all ? terms.negate(some) : some;
}

/// "Some v" is the maximum of [p] and 0; "all v" is 1 - (some v not p).
Polynomial Normalizer::quantifier(Term term, const Scope &scope) {
  const TermNode &node = terms.node(term);
  bool all =
      node.reduction == Reduction::And || node.reduction == Reduction::Minimum;
  Variable variable = polynomials.local(scope.level);
  Index index = terms.index(variable);
  Guard range = terms.inRange(index, scope.context.simplify(node.indices[0]));
  Scope inside = scope.below(1, range);
  Polynomial one = polynomials.constant(1, {});
  Polynomial body = normalize(terms.open(term, index), inside);
  if (all)
    body = polynomials.subtract(one, body);
  std::vector<Element> elements{{{}, {}, {}}};
  for (Case &part : cases(body, inside)) {
    if (part.value.isZero())
      continue;
    OpenElement element{{variable}, {range}, part.value};
    llvm::append_range(element.guards, part.guards);
    elements.push_back(polynomials.close(std::move(element)));
  }
  Polynomial some = extremum(FactorKind::Maximum, elements, {}, scope);
  return all ? polynomials.subtract(one, some) : some;
}

} // namespace tesela::prove
