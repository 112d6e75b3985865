// What comes out of a maximum: what all elements have in common, and monotone
// functions.
#include "prove/NormalForm.h"

#include "llvm/ADT/STLExtras.h"

#include <numeric>

namespace tesela::prove {

Rational contentOfCoefficients(llvm::ArrayRef<Summand> summands) {
  llvm::DynamicAPInt above(0), below(1);
  for (const Summand &summand : summands) {
    above = llvm::gcd(above, llvm::abs(summand.coefficient.numerator));
    below = llvm::lcm(below, summand.coefficient.denominator);
  }
  return above == 0 ? Rational(1) : Rational(above, below);
}

/// max_{v, w} (P(v) + Q(w)) = max_v P + max_w Q: the element in parts, of bound
/// variables that neither a summand nor a guard connects.
static std::vector<Element> separated(Polynomials &polynomials,
                                      const Terms &terms,
                                      const Element &element) {
  llvm::SmallVector<unsigned, 4> group;
  for (unsigned i = 0; i < element.bound.size(); ++i)
    group.push_back(i);
  // The group of what mentions `free`, all of whose groups become one.
  auto joined = [&](llvm::ArrayRef<Variable> free) {
    std::optional<unsigned> first;
    for (auto [i, variable] : llvm::enumerate(element.bound)) {
      if (!llvm::is_contained(free, variable))
        continue;
      unsigned other = group[i];
      first = first.value_or(other);
      for (unsigned &each : group)
        each = each == other ? *first : each;
    }
    return first;
  };
  for (Guard guard : element.guards)
    joined(terms.freeVariables(guard));
  for (const Summand &summand : polynomials.summands(element.body))
    joined(polynomials.freeVariables(summand.body));
  std::vector<Element> parts;
  for (unsigned number = 0; number < element.bound.size(); ++number) {
    Element part;
    for (auto [i, variable] : llvm::enumerate(element.bound))
      if (group[i] == number)
        part.bound.push_back(variable);
    if (part.bound.empty())
      continue;
    bool first = parts.empty(); // takes what mentions no variable
    for (Guard guard : element.guards)
      if (joined(terms.freeVariables(guard)).value_or(first ? number : ~0u) ==
          number)
        part.guards.push_back(guard);
    llvm::SmallVector<Polynomial, 4> body;
    for (const Summand &summand : polynomials.summands(element.body))
      if (joined(polynomials.freeVariables(summand.body))
              .value_or(first ? number : ~0u) == number)
        body.push_back(
            polynomials.summand(summand.body, summand.coefficient, {}));
    part.body = polynomials.add(body);
    parts.push_back(std::move(part));
  }
  return parts;
}

/// f(P) or -f(P) for an increasing f, an exponential, or a power of what is
/// positive.
std::optional<Normalizer::Monotone> Normalizer::monotone(Polynomial value,
                                                         const Scope &scope) {
  llvm::ArrayRef<Summand> all = polynomials.summands(value);
  if (all.size() != 1 || polynomials.ring(value).bits != 0)
    return std::nullopt;
  const BodyNode &body = polynomials.node(all[0].body);
  Rational sign = all[0].coefficient;
  if (!body.bound.empty() || !body.guards.empty() ||
      !(sign == Rational(1) || sign == Rational(-1)))
    return std::nullopt;
  Monotone result;
  result.isNegative = sign < Rational(0);
  if (body.powers.empty()) {
    result.name = "exponential", result.operand = body.exponent;
    result.isConstant = body.exponent.isZero();
    return result;
  }
  if (body.powers.size() != 1)
    return std::nullopt;
  const Power &power = body.powers[0];
  const FactorNode &factor = polynomials.node(power.factor);
  // exp(P) / (1 + exp(P))
  if (!body.exponent.isZero()) {
    if (factor.kind != FactorKind::Inner || !(power.exponent == Rational(-1)) ||
        factor.operands[0] !=
            polynomials.add(polynomials.constant(1, {}),
                            polynomials.exponential(body.exponent)))
      return std::nullopt;
    result.name = "logistic", result.operand = body.exponent;
    return result;
  }
  if (power.exponent == Rational(1)) {
    bool isLog = factor.name == "log" && factor.operands.size() == 1 &&
                 signs.of(factor.operands[0], scope) == Positive;
    if (factor.kind != FactorKind::Function || factor.operands.size() != 1 ||
        !(lawsOf(factor.name).increasing || isLog))
      return std::nullopt;
    result.name = factor.name, result.operand = factor.operands[0];
    return result;
  }
  bool falls = power.exponent < Rational(0);
  if (power.exponent.isInteger() && !falls)
    return std::nullopt;
  result.exponent = power.exponent;
  result.operand = factor.kind == FactorKind::Inner
                       ? factor.operands[0]
                       : polynomials.of(power.factor);
  uint8_t wrong = falls ? Negative | Zero : Negative;
  if (signs.of(result.operand, scope) & wrong)
    return std::nullopt;
  return result;
}

/// Monotone functions: max(f(P), f(Q)) = f(max(P, Q)) for an increasing f,
/// f(min(P, Q)) for one that falls.
std::optional<Polynomial>
Normalizer::throughMonotone(llvm::ArrayRef<Element> elements,
                            const Scope &scope) {
  std::optional<Monotone> first;
  std::vector<OpenElement> inner;
  bool onlyConstants = true, isEmpty = true;
  for (const Element &element : elements) {
    OpenElement open = polynomials.open(element, scope.level);
    isEmpty &= !(open.bound.empty() && open.guards.empty()) &&
               !signs.nonEmpty(open.bound, open.guards, scope);
    Scope inside = scope.below(unsigned(open.bound.size()), open.guards);
    std::optional<Monotone> one = monotone(open.body, inside);
    if (!one || (first && (one->name != first->name ||
                           !(one->exponent == first->exponent) ||
                           one->isNegative != first->isNegative)))
      return std::nullopt;
    onlyConstants &= one->isConstant;
    open.body = one->operand;
    inner.push_back(std::move(open));
    first = one;
  }
  // Over nothing the two sides are -inf and f(-inf).
  if (!first || onlyConstants || isEmpty)
    return std::nullopt;
  bool falls = first->exponent < Rational(0);
  bool least = falls != first->isNegative;
  std::vector<Element> operands;
  for (OpenElement &open : inner) {
    if (least)
      open.body = negated(open.body);
    operands.push_back(polynomials.close(std::move(open)));
  }
  Polynomial most = extremum(FactorKind::Maximum, operands, {}, scope);
  if (least)
    most = negated(most);
  Polynomial result =
      first->name == "exponential" ? exponentialOf(most, scope)
      : first->name == "log"       ? logarithm(most, scope)
      : first->name.empty()
          ? power(most, first->exponent, scope, falls ? Positive : NotNegative)
          : realFunction(first->name, {most}, scope);
  return first->isNegative ? negated(result) : result;
}

/// Translation and scaling: max(P + c, Q + c) = max(P, Q) + c, and
/// max(f P, f Q) = f max(P, Q) for f > 0. What is divided by is not 0, which is
/// a condition already: max(P / r, Q / r) = max(P, Q) / r for r >= 0.
Polynomial Normalizer::pulledOut(std::vector<Element> elements,
                                 const Scope &scope) {
  auto independent = [&](llvm::ArrayRef<Variable> free,
                         const Element &element) {
    return !mentions(free, element.bound);
  };
  Polynomial common;
  for (const Summand &summand : polynomials.summands(elements[0].body))
    if (llvm::all_of(elements, [&](const Element &element) {
          return independent(polynomials.freeVariables(summand.body),
                             element) &&
                 llvm::is_contained(polynomials.summands(element.body),
                                    summand);
        }))
      common = polynomials.add(
          common, polynomials.summand(summand.body, summand.coefficient, {}));
  if (!common.isZero())
    for (Element &element : elements)
      element.body = polynomials.subtract(element.body, common);

  if (elements.size() == 1 && elements[0].bound.size() > 1) {
    std::vector<Element> parts = separated(polynomials, terms, elements[0]);
    if (parts.size() > 1) {
      for (Element &part : parts)
        common = polynomials.add(
            common, pulledOut({polynomials.close(std::move(part))}, scope));
      return common;
    }
  }

  // All summands of all elements, with the variables that are bound there.
  std::optional<Content> content;
  std::vector<Summand> all;
  for (const Element &element : elements)
    for (const Summand &summand : polynomials.summands(element.body)) {
      const BodyNode &body = polynomials.node(summand.body);
      all.push_back(summand);
      auto outside = [&](llvm::ArrayRef<Variable> free) {
        return independent(free, element) && !mentions(free, body.bound);
      };
      auto isPositive = [&](const Power &power) {
        uint8_t sign = signs.of(power.factor, scope);
        return sign == Positive ||
               (sign == NotNegative && power.exponent < Rational(0));
      };
      Content own;
      for (const Power &power : body.powers)
        if (outside(polynomials.freeVariables(power.factor)) &&
            isPositive(power))
          own.powers.push_back(power);
      for (const Summand &part : polynomials.summands(body.exponent))
        if (outside(polynomials.freeVariables(part.body)))
          own.exponent = polynomials.add(
              own.exponent,
              polynomials.summand(part.body, part.coefficient, {}));
      content = content ? shared(*content, own) : own;
    }
  Polynomial result;
  if (content) {
    content->coefficient = contentOfCoefficients(all);
    for (Element &element : elements)
      element = polynomials.close(OpenElement{
          element.bound, element.guards, dividedBy(element.body, *content)});
  } else {
    for (Element &element : elements)
      element = polynomials.close(element);
  }
  llvm::sort(elements);
  if (std::optional<Polynomial> outer = throughMonotone(elements, scope))
    result = *outer;
  else
    result = polynomials.of(polynomials.factor(
        {.kind = FactorKind::Maximum, .elements = std::move(elements)}));
  if (content)
    result = polynomials.multiply(ofContent(*content, 1), result);
  return polynomials.add(result, common);
}

} // namespace tesela::prove
