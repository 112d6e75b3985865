// Maxima and minima of many bodies over domains.
#include "prove/Complements.h"
#include "prove/NormalForm.h"

#include "llvm/ADT/STLExtras.h"

namespace tesela::prove {

Polynomial Normalizer::maximum(Term term, const Scope &scope) {
  const TermNode &node = terms.node(term);
  Ring ring = ringOf(node.type);
  Polynomial a = normalize(node.operands[0], scope);
  Polynomial b = normalize(node.operands[1], scope);
  return lift({a, b}, scope, [&](Operands cases, const Scope &inside) {
    if (isFloat(node.type) && mode == Algebra::Exact)
      return functionOf("maximum", cases, ring);
    return extremum(FactorKind::Maximum,
                    {{{}, {}, cases[0]}, {{}, {}, cases[1]}}, ring, inside);
  });
}

/// A reduction by maximum or minimum. A minimum of floats is a negated maximum.
Polynomial Normalizer::extremumOver(Term term, const Scope &scope) {
  const TermNode &node = terms.node(term);
  Ring ring = ringOf(node.type);
  bool minimum = node.reduction == Reduction::Minimum;
  bool flip = minimum && ring.bits == 0;
  Variable variable = polynomials.local(scope.level);
  Index index = terms.index(variable);
  Guard range = terms.inRange(index, scope.context.simplify(node.indices[0]));
  Scope inside = scope.below(1, range);
  Polynomial body = normalize(terms.open(term, index), inside);
  if (flip)
    body = negated(body);
  std::vector<Element> elements;
  for (Case &one : cases(body, inside)) {
    OpenElement element{{variable}, {range}, one.value};
    llvm::append_range(element.guards, one.guards);
    elements.push_back(polynomials.close(std::move(element)));
  }
  Polynomial result =
      extremum(minimum && !flip ? FactorKind::Minimum : FactorKind::Maximum,
               elements, ring, scope);
  return flip ? negated(result) : result;
}

/// Puts the elements of an inner maximum in place of `element`, also of
/// c max(..) + rest with c > 0, of reals.
void Normalizer::flatten(FactorKind kind, const Element &element,
                         const Scope &scope, std::vector<Element> &flat) {
  OpenElement open = polynomials.open(element, scope.level);
  unsigned level = scope.level + unsigned(open.bound.size());
  llvm::ArrayRef<Summand> all = polynomials.summands(open.body);
  for (const Summand &summand : all) {
    const BodyNode &body = polynomials.node(summand.body);
    if (!body.bound.empty() || !body.guards.empty() ||
        !body.exponent.isZero() || body.powers.size() != 1 ||
        !(body.powers[0].exponent == Rational(1)))
      continue;
    const FactorNode &factor = polynomials.node(body.powers[0].factor);
    bool alone = all.size() == 1 && summand.coefficient == Rational(1);
    bool real = mode == Algebra::Real && factor.ring.bits == 0;
    if (factor.kind != kind || !factor.name.empty() ||
        !(summand.coefficient > Rational(0)) || (!alone && !real))
      continue;
    Polynomial rest = polynomials.subtract(
        open.body,
        polynomials.summand(summand.body, summand.coefficient, factor.ring));
    for (const Element &inner : factor.elements) {
      OpenElement part = polynomials.open(inner, level);
      part.bound.insert(part.bound.begin(), open.bound.begin(),
                        open.bound.end());
      llvm::append_range(part.guards, open.guards);
      part.body = polynomials.add(
          polynomials.scale(part.body, summand.coefficient), rest);
      flat.push_back(polynomials.close(std::move(part)));
    }
    return;
  }
  flat.push_back(element);
}

/// What is left of `guards` when `variable` may be any integer: each lower
/// bound is at most each upper one. Nothing where a guard is no bound with
/// coefficient 1; of integers this is exact.
static std::optional<llvm::SmallVector<Guard, 4>>
eliminated(Terms &terms, llvm::ArrayRef<Guard> guards, Variable variable) {
  std::optional<Bounds> bounds = boundsOn(terms, guards, variable);
  if (!bounds || bounds->lower.empty() || bounds->upper.empty())
    return std::nullopt;
  llvm::SmallVector<Guard, 4> result;
  for (Index lower : bounds->lower)
    for (Index upper : bounds->upper)
      result.push_back(terms.atMost(lower, upper));
  return result;
}

/// max_{l <= v <= h} v is h, and the minimum l, where there is any v; of reals
/// also for c v + P with c > 0.
Element Normalizer::atEnd(FactorKind kind, const Element &element,
                          const Scope &scope) {
  OpenElement open = polynomials.open(element, scope.level);
  for (Variable variable : llvm::SmallVector<Variable, 2>(open.bound)) {
    Polynomial number = polynomials.of(
        polynomials.factor({.kind = FactorKind::Number,
                            .ring = polynomials.ring(open.body),
                            .indices = {terms.index(variable)}}));
    Body alone = polynomials.summands(number)[0].body;
    std::optional<Rational> slope;
    for (const Summand &summand : polynomials.summands(open.body))
      if (summand.body == alone)
        slope = summand.coefficient;
    if (!slope)
      continue;
    Polynomial rest =
        polynomials.subtract(open.body, polynomials.scale(number, *slope));
    unsigned bits = polynomials.ring(number).bits;
    bool real = mode == Algebra::Real && bits == 0;
    if (!real && bits < 32) // positions wrap there
      continue;
    if (real ? llvm::is_contained(polynomials.freeVariables(rest), variable)
             : !rest.isZero() || !(*slope == Rational(1)))
      continue;
    llvm::SmallVector<Guard, 4> own, others;
    for (Guard guard : open.guards)
      (llvm::is_contained(terms.freeVariables(guard), variable) ? own : others)
          .push_back(guard);
    std::optional<Bounds> bounds = boundsOn(terms, own, variable);
    if (!bounds || bounds->lower.empty() || bounds->upper.empty())
      continue;
    bool last = (kind == FactorKind::Maximum) == (*slope > Rational(0));
    Scope around = scope.below(unsigned(open.bound.size()), others);
    std::optional<Index> end =
        bindingOf(last ? bounds->upper : bounds->lower, !last, around);
    if (!end)
      continue;
    for (Index other : last ? bounds->lower : bounds->upper) {
      Guard filled =
          last ? terms.atMost(other, *end) : terms.atMost(*end, other);
      if (!around.context.implies(filled))
        others.push_back(filled);
    }
    llvm::erase(open.bound, variable);
    open.guards = others;
    open.body = polynomials.add(
        rest,
        polynomials.scale(ofIndex(*end, polynomials.ring(number)), *slope));
  }
  return polynomials.close(std::move(open));
}

/// Drops bound variables that the body does not mention: there is a value for
/// them where their bounds leave one.
Element Normalizer::withoutUnused(const Element &element, const Scope &scope) {
  OpenElement open = polynomials.open(element, scope.level);
  for (Variable variable : llvm::SmallVector<Variable, 2>(open.bound)) {
    if (llvm::is_contained(polynomials.freeVariables(open.body), variable))
      continue;
    llvm::SmallVector<Guard, 4> own, others;
    for (Guard guard : open.guards)
      (llvm::is_contained(terms.freeVariables(guard), variable) ? own : others)
          .push_back(guard);
    Scope around = scope.below(unsigned(open.bound.size()), others);
    Substitution zero(variable, {});
    if (!llvm::all_of(own, [&](Guard guard) {
          return around.context.implies(terms.substitute(guard, zero));
        })) {
      auto left = eliminated(terms, own, variable);
      if (!left)
        continue;
      for (Guard guard : *left)
        if (!around.context.implies(guard))
          others.push_back(guard);
    }
    llvm::erase(open.bound, variable);
    open.guards = others;
  }
  return polynomials.close(std::move(open));
}

/// Of several constants without domain only the greatest (least) counts; nor
/// does a real below another one.
void Normalizer::foldConstants(FactorKind kind, std::vector<Element> &elements,
                               const Scope &scope) {
  std::optional<Rational> best;
  auto value = [&](const Element &element) -> std::optional<Rational> {
    if (!element.bound.empty() || !element.guards.empty() ||
        (mode != Algebra::Real))
      return std::nullopt;
    return polynomials.constantValue(element.body);
  };
  for (const Element &element : elements)
    if (std::optional<Rational> known = value(element))
      if (!best ||
          (kind == FactorKind::Maximum ? *best < *known : *known < *best))
        best = known;
  llvm::erase_if(elements, [&](const Element &element) {
    std::optional<Rational> known = value(element);
    return known && !(*known == *best);
  });
  if (mode != Algebra::Real || elements.size() > 4)
    return;
  auto plain = [](const Element &element) {
    return element.bound.empty() && element.guards.empty();
  };
  uint8_t less = kind == FactorKind::Maximum ? Negative : Positive;
  auto isAbove = [&](const Element &other, const Element &mine) {
    if (plain(other))
      return !(signs.of(polynomials.subtract(other.body, mine.body), scope) &
               less);
    // Somewhere in a domain is enough, and of x and -x one is not below 0.
    OpenElement open = polynomials.open(other, scope.level);
    Scope inside = scope.below(unsigned(open.bound.size()), open.guards);
    bool bothSigns =
        mine.body.isZero() && llvm::any_of(elements, [&](const Element &third) {
          return third.bound == other.bound && third.guards == other.guards &&
                 third.body == polynomials.scale(other.body, -1);
        });
    return (bothSigns ||
            !(signs.of(polynomials.subtract(open.body, mine.body), inside) &
              less)) &&
           signs.nonEmpty(open.bound, open.guards, scope);
  };
  for (size_t i = 0; i < elements.size();) {
    bool below = llvm::any_of(elements, [&](const Element &other) {
      return !(other == elements[i]) && plain(elements[i]) &&
             isAbove(other, elements[i]);
    });
    if (below)
      elements.erase(elements.begin() + i);
    else
      ++i;
  }
}

/// The greater of f(a) and max_{v < a} f(v) is max_{v <= a} f(v).
void Normalizer::extendRanges(std::vector<Element> &elements,
                              const Scope &scope) {
  auto extended = [&](const Element &range,
                      const Element &last) -> std::optional<Element> {
    OpenElement open = polynomials.open(range, scope.level);
    Index unit = terms.index(open.bound[0]);
    for (Guard &guard : open.guards) {
      if (terms.node(guard).kind != GuardKind::NotPositive)
        continue;
      Index rest = terms.subtract(terms.node(guard).index, unit);
      if (llvm::is_contained(terms.freeVariables(rest), open.bound[0]))
        continue;
      Index end = terms.subtract(terms.constant(1), rest); // v < end
      Substitution there(open.bound[0], end);
      if (polynomials.substitute(open.body, there) != last.body ||
          !llvm::all_of(open.guards, [&](Guard other) {
            return other == guard ||
                   scope.context.implies(terms.substitute(other, there));
          }))
        continue;
      guard = terms.atMost(unit, end);
      return polynomials.close(std::move(open));
    }
    return std::nullopt;
  };
  for (size_t i = 0; i < elements.size() && elements.size() <= 4; ++i) {
    if (elements[i].bound.size() != 1)
      continue;
    for (size_t last = 0; last < elements.size(); ++last) {
      if (!elements[last].bound.empty() || !elements[last].guards.empty())
        continue;
      if (auto longer = extended(elements[i], elements[last])) {
        elements[i] = *longer;
        elements.erase(elements.begin() + last);
        return;
      }
    }
  }
}

Polynomial Normalizer::extremum(FactorKind kind,
                                const std::vector<Element> &elements, Ring ring,
                                const Scope &scope) {
  std::vector<Element> flat, kept;
  for (const Element &element : elements) {
    if (hasNaN(element.body))
      return fail("a maximum of NaN");
    if (ring.bits == 0 && isInfinite(element.body, true))
      continue;
    if (hasInfinity(element.body))
      return fail("a maximum of infinities");
    if (!element.guards.empty()) {
      OpenElement open = polynomials.open(element, scope.level);
      if (scope.below(unsigned(open.bound.size()), open.guards)
              .context.contradictory())
        continue;
    }
    flatten(kind, element, scope, flat);
  }
  if (flat.empty() && ring.bits != 0)
    return fail("an extremum of nothing");
  if (flat.empty())
    return polynomials.of(
        polynomials.factor({.kind = FactorKind::NegativeInfinity}));
  for (const Element &element : flat)
    kept.push_back(withoutUnused(
        mode == Algebra::Real ? atEnd(kind, element, scope) : element, scope));
  extendRanges(kept, scope);
  llvm::sort(kept);
  kept.erase(std::unique(kept.begin(), kept.end()), kept.end());
  if (ring.bits == 0)
    foldConstants(kind, kept, scope);
  if (kept.size() == 1 && kept[0].bound.empty() &&
      llvm::all_of(kept[0].guards,
                   [&](Guard guard) { return scope.context.implies(guard); }))
    return kept[0].body;
  if (mode == Algebra::Real && ring.bits == 0 && kind == FactorKind::Maximum)
    return pulledOut(std::move(kept), scope);
  bool least = kind == FactorKind::Minimum;
  if (ring.bits != 0 && hasComplements(polynomials, kept, least)) {
    complementAll(polynomials, kept, ring, scope.level);
    Polynomial other = extremum(
        least ? FactorKind::Maximum : FactorKind::Minimum, kept, ring, scope);
    return complement(polynomials, other, ring);
  }
  return polynomials.of(polynomials.factor(
      {.kind = kind, .ring = ring, .elements = std::move(kept)}));
}

} // namespace tesela::prove
