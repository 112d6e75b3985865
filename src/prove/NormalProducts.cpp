// Products over a range, and sums of differences.
#include "prove/NormalForm.h"

#include "llvm/ADT/STLExtras.h"

namespace tesela::prove {

/// Maxima of `value` without the elements whose domain is empty here.
Polynomial Normalizer::withoutEmptyParts(Polynomial value, const Scope &scope) {
  llvm::SmallVector<Polynomial, 4> parts;
  for (size_t i = 0; i < polynomials.summands(value).size(); ++i) {
    Summand summand = polynomials.summands(value)[i];
    const BodyNode &body = polynomials.node(summand.body);
    bool single = body.bound.empty() && body.exponent.isZero() &&
                  body.powers.size() == 1 &&
                  body.powers[0].exponent == Rational(1);
    FactorNode factor =
        single ? polynomials.node(body.powers[0].factor) : FactorNode{};
    if (factor.kind != FactorKind::Maximum || factor.elements.empty()) {
      parts.push_back(
          polynomials.summand(summand.body, summand.coefficient, {}));
      continue;
    }
    Polynomial again =
        extremum(factor.kind, factor.elements, factor.ring, scope);
    parts.push_back(polynomials.guarded(
        polynomials.scale(again, summand.coefficient), body.guards));
  }
  return polynomials.add(parts);
}

/// Takes pairs c f(v + 1) - c f(v) out of `body`, a summand over v < `extent`:
/// what their sum is.
Polynomial Normalizer::telescoped(Polynomial &body, Variable variable,
                                  Index extent, const Scope &scope) {
  size_t size = polynomials.summands(body).size();
  if (size < 2 || size > 12 || !scope.context.implies(terms.atMost({}, extent)))
    return {};
  auto at = [&](const Summand &summand, Index place) {
    return polynomials.substitute(polynomials.summand(summand.body,
                                                      summand.coefficient,
                                                      polynomials.ring(body)),
                                  Substitution(variable, place));
  };
  auto varies = [&](const Summand &summand) {
    return llvm::is_contained(polynomials.freeVariables(summand.body),
                              variable);
  };
  Index next = terms.add(terms.index(variable), terms.constant(1));
  std::vector<Summand> all(polynomials.summands(body));
  Polynomial result;
  for (const Summand &now : all)
    for (const Summand &later : all) {
      if (!(now.coefficient == -later.coefficient) || !varies(now) ||
          !varies(later) || hasSpecial(body))
        continue;
      Polynomial whole = polynomials.summand(later.body, later.coefficient,
                                             polynomials.ring(body));
      if (polynomials.scale(at(now, next), -1) != whole ||
          !llvm::is_contained(polynomials.summands(body), now) ||
          !llvm::is_contained(polynomials.summands(body), later))
        continue;
      // SUM now(v) + later(v) with later(v) = -now(v + 1).
      Polynomial first = withoutEmptyParts(at(now, {}), scope);
      Polynomial last = withoutEmptyParts(at(now, extent), scope);
      if (hasSpecial(first) || hasSpecial(last))
        continue;
      result = polynomials.add(result, polynomials.subtract(first, last));
      body = polynomials.subtract(
          body,
          polynomials.add(whole, polynomials.summand(now.body, now.coefficient,
                                                     polynomials.ring(body))));
    }
  return result;
}

/// n log c for a positive c that is the same in all n points of the range.
std::optional<Polynomial> Normalizer::logOfConstant(Polynomial value,
                                                    const OpenElement &element,
                                                    const Scope &scope) {
  if (mode != Algebra::Real || polynomials.ring(value).bits != 0 ||
      mentions(polynomials.freeVariables(value), element.bound) ||
      !signs.positive(value, scope))
    return std::nullopt;
  std::optional<Index> count =
      lengthOf(terms.node(terms.conjunction(element.guards)).parts,
               element.bound[0], scope);
  if (!count || !scope.context.implies(terms.atMost({}, *count)))
    return std::nullopt;
  return polynomials.multiply(realOfIndex(*count, scope),
                              logarithm(value, scope));
}

/// A product over a range: elements per factor, exponents as a sum.
Polynomial Normalizer::productOver(Term term, const Scope &scope) {
  const TermNode &node = terms.node(term);
  Ring ring = ringOf(node.type);
  Variable variable = polynomials.local(scope.level);
  Index index = terms.index(variable);
  Index extent = scope.context.simplify(node.indices[0]);
  Guard range = terms.inRange(index, extent);
  Scope inside = scope.below(1, range);
  std::vector<Element> elements;
  Polynomial exponent;
  for (Case &one : cases(normalize(terms.open(term, index), inside), inside)) {
    OpenElement element{{variable}, {range}, one.value};
    llvm::append_range(element.guards, one.guards);
    llvm::ArrayRef<Summand> all = polynomials.summands(one.value);
    bool single =
        all.size() == 1 && polynomials.node(all[0].body).bound.empty();
    if (hasInfinity(one.value) || hasNaN(one.value))
      return fail("a product of infinities or NaN");
    if (!single) {
      elements.push_back(polynomials.close(std::move(element)));
      continue;
    }
    BodyNode body = polynomials.node(all[0].body);
    Rational coefficient = all[0].coefficient;
    auto multiply = [&](Polynomial factor) {
      element.body = factor;
      if (auto log = logOfConstant(factor, element, scope))
        exponent = polynomials.add(exponent, *log);
      else
        elements.push_back(polynomials.close(element));
    };
    for (const Power &power : body.powers)
      multiply(polynomials.of(power.factor, power.exponent));
    if (!(coefficient == Rational(1)))
      multiply(polynomials.constant(coefficient, ring));
    if (one.guards.empty())
      exponent = polynomials.add(
          exponent, telescoped(body.exponent, variable, extent, scope));
    for (const Summand &summand : polynomials.summands(body.exponent)) {
      Polynomial part = polynomials.guarded(
          polynomials.summand(summand.body, summand.coefficient, {}),
          one.guards);
      for (const Summand &guarded : polynomials.summands(part))
        exponent = polynomials.add(exponent,
                                   sumOf(guarded, variable, extent, scope, {}));
    }
  }
  llvm::sort(elements);
  Polynomial result = polynomials.constant(1, ring);
  if (!elements.empty())
    result = polynomials.of(polynomials.factor(
        {.kind = FactorKind::Product, .ring = ring, .elements = elements}));
  if (!exponent.isZero())
    result = polynomials.multiply(result, exponentialOf(exponent, scope));
  return result;
}

} // namespace tesela::prove
