// Bitwise and, or of integers: associative, commutative and idempotent, as
// maxima are, with neutral elements of their own. not x is -1 - x, and
//
//     and(not x, not y) = not or(x, y)     max(not x, not y) = not min(x, y)
//
// of which that side is taken that has fewer complements.
#include "prove/Complements.h"
#include "prove/NormalForm.h"

#include "llvm/ADT/STLExtras.h"

namespace tesela::prove {

/// The elements of the factor of that name which `value` is, or null.
static const std::vector<Element> *elementsOf(const Polynomials &polynomials,
                                              Polynomial value,
                                              llvm::StringRef name) {
  llvm::ArrayRef<Summand> all = polynomials.summands(value);
  if (all.size() != 1 || !(all[0].coefficient == Rational(1)))
    return nullptr;
  const BodyNode &body = polynomials.node(all[0].body);
  if (!body.bound.empty() || !body.guards.empty() || body.powers.size() != 1 ||
      !(body.powers[0].exponent == Rational(1)))
    return nullptr;
  const FactorNode &factor = polynomials.node(body.powers[0].factor);
  return factor.kind == FactorKind::Maximum && factor.name == name
             ? &factor.elements
             : nullptr;
}

bool hasComplements(const Polynomials &polynomials,
                    llvm::ArrayRef<Element> elements, bool orAsMany) {
  int more = 0;
  for (const Element &element : elements)
    for (const Summand &summand : polynomials.summands(element.body)) {
      const BodyNode &body = polynomials.node(summand.body);
      if (body.powers.empty() && body.bound.empty() && body.guards.empty())
        continue;
      more += summand.coefficient < Rational(0) ? 1 : -1;
      break;
    }
  return more > 0 || (more == 0 && orAsMany);
}

Polynomial complement(Polynomials &polynomials, Polynomial value, Ring ring) {
  return polynomials.subtract(polynomials.constant(-1, ring), value);
}

void complementAll(Polynomials &polynomials, std::vector<Element> &elements,
                   Ring ring, unsigned level) {
  for (Element &element : elements) {
    OpenElement open = polynomials.open(element, level);
    open.body = complement(polynomials, open.body, ring);
    element = polynomials.close(std::move(open));
  }
}

Polynomial Normalizer::bitwise(llvm::StringRef name,
                               std::vector<Element> elements, Ring ring,
                               const Scope &scope) {
  std::vector<Element> kept;
  for (const Element &element : elements) {
    OpenElement open = polynomials.open(element, scope.level);
    unsigned binders = unsigned(open.bound.size());
    if (!open.guards.empty() &&
        scope.below(binders, open.guards).context.contradictory())
      continue;
    const std::vector<Element> *inner =
        elementsOf(polynomials, open.body, name);
    if (!inner) {
      kept.push_back(withoutUnused(element, scope));
      continue;
    }
    for (const Element &part : std::vector<Element>(*inner)) {
      OpenElement flat = polynomials.open(part, scope.level + binders);
      flat.bound.append(open.bound);
      flat.guards.append(open.guards);
      kept.push_back(withoutUnused(polynomials.close(std::move(flat)), scope));
    }
  }
  llvm::sort(kept);
  kept.erase(std::unique(kept.begin(), kept.end()), kept.end());
  if (kept.empty())
    return polynomials.constant(name == "and" ? -1 : 0, ring);
  if (hasComplements(polynomials, kept, name == "and")) {
    complementAll(polynomials, kept, ring, scope.level);
    Polynomial other =
        bitwise(name == "and" ? "or" : "and", std::move(kept), ring, scope);
    return complement(polynomials, other, ring);
  }
  if (kept.size() == 1 && kept[0].bound.empty() &&
      llvm::all_of(kept[0].guards,
                   [&](Guard guard) { return scope.context.implies(guard); }))
    return kept[0].body;
  return polynomials.of(polynomials.factor({.kind = FactorKind::Maximum,
                                            .ring = ring,
                                            .name = name,
                                            .elements = std::move(kept)}));
}

Polynomial Normalizer::bitwiseOver(Term term, const Scope &scope) {
  const TermNode &node = terms.node(term);
  Variable variable = polynomials.local(scope.level);
  Index index = terms.index(variable);
  Guard range = terms.inRange(index, scope.context.simplify(node.indices[0]));
  Scope inside = scope.below(1, range);
  std::vector<Element> elements;
  for (Case &one : cases(normalize(terms.open(term, index), inside), inside)) {
    OpenElement element{{variable}, {range}, one.value};
    llvm::append_range(element.guards, one.guards);
    elements.push_back(polynomials.close(std::move(element)));
  }
  return bitwise(prove::name(node.reduction), std::move(elements),
                 ringOf(node.type), scope);
}

} // namespace tesela::prove
