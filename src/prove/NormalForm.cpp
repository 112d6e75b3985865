#include "prove/NormalForm.h"
#include "prove/WrittenNumbers.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>

namespace tesela::prove {

Normalizer::Normalizer(Polynomials &polynomials, SignAnalysis &signs,
                       Algebra algebra)
    : polynomials(polynomials), terms(polynomials.terms()), signs(signs),
      definedness(polynomials, signs), mode(algebra) {}

Polynomial Normalizer::fail(llvm::StringRef reason) {
  if (why.empty())
    why = reason.str();
  return {};
}

/// Floats, where the proof may take them for reals.
bool Normalizer::isReal(ElementType type) const {
  return isFloat(type) && mode == Algebra::Real;
}

Polynomial Normalizer::normalizeSide(Term term, const Scope &scope,
                                     std::vector<Condition> &needed) {
  pending.clear();
  Polynomial result = normalize(term, scope);
  llvm::sort(pending);
  pending.erase(std::unique(pending.begin(), pending.end()), pending.end());
  for (unsigned number : pending)
    needed.push_back(conditions[number]);
  return result;
}

Polynomial Normalizer::normalize(Term term, const Scope &scope) {
  std::pair key{std::pair{term.id, scope.context.id()}, scope.level};
  auto found = known.find(key);
  if (found != known.end()) {
    llvm::append_range(pending, found->second.conditions);
    return found->second.value;
  }
  if (!why.empty() || polynomials.exceeded())
    return {};
  llvm::SmallVector<unsigned, 8> outer;
  std::swap(outer, pending);
  Polynomial value = compute(term, scope);
  llvm::sort(pending);
  pending.erase(std::unique(pending.begin(), pending.end()), pending.end());
  known[key] = {value, {pending.begin(), pending.end()}};
  llvm::append_range(pending, outer);
  return value;
}

void Normalizer::require(bool positive, Polynomial polynomial,
                         const Scope &scope) {
  // A proof under a condition that never holds says nothing.
  uint8_t may = signs.of(polynomial, scope);
  if (positive ? !(may & Positive) : may == Zero) {
    fail("a condition that never holds");
    return;
  }
  Condition condition{positive, polynomial};
  auto isLocal = [&](Variable variable) {
    return polynomials.levelAbove({variable}) != 0;
  };
  llvm::SmallVector<Variable, 4> locals;
  llvm::copy_if(polynomials.freeVariables(polynomial),
                std::back_inserter(locals), isLocal);
  for (size_t known = 0; known != locals.size();) {
    known = locals.size();
    for (Guard guard : scope.context.guards()) {
      llvm::ArrayRef<Variable> free = terms.freeVariables(guard);
      if (llvm::is_contained(condition.guards, guard) ||
          llvm::none_of(free, [&](Variable variable) {
            return llvm::is_contained(locals, variable);
          }))
        continue;
      condition.guards.push_back(guard);
      for (Variable variable : free)
        if (isLocal(variable) && !llvm::is_contained(locals, variable))
          locals.push_back(variable);
    }
  }
  auto [entry, isNew] =
      conditionNumbers.try_emplace(condition, unsigned(conditions.size()));
  if (isNew)
    conditions.push_back(condition);
  pending.push_back(entry->second);
}

Polynomial Normalizer::compute(Term term, const Scope &scope) {
  const TermNode &node = terms.node(term);
  if (node.type == ElementType::I1 && node.kind != TermKind::Reduce)
    return polynomials.guarded(polynomials.constant(1, {}),
                               guardOf(term, scope));
  Ring ring = ringOf(node.type);
  switch (node.kind) {
  case TermKind::Read:
    return read(term, scope);
  case TermKind::Constant:
    return constant(node, scope);
  case TermKind::NegativeInfinity:
    return polynomials.of(
        polynomials.factor({.kind = FactorKind::NegativeInfinity}));
  case TermKind::PositiveInfinity:
    return negated(polynomials.of(
        polynomials.factor({.kind = FactorKind::NegativeInfinity})));
  case TermKind::NotANumber:
    return polynomials.of(polynomials.factor({.kind = FactorKind::NotANumber}));
  case TermKind::FromIndex:
    return number(node.indices[0], node.type, scope);
  case TermKind::Add: {
    Polynomial a = normalize(node.operands[0], scope);
    Polynomial b = normalize(node.operands[1], scope);
    if (isFloat(node.type) && mode < Algebra::Sums)
      return lift({a, b}, scope, [&](Operands cases, const Scope &) {
        return functionOf("add", cases, ring);
      });
    if (hasInfinity(a) && hasInfinity(b))
      return fail("a sum of infinities");
    if (hasNaN(a) || hasNaN(b))
      return fail("arithmetic on NaN");
    return polynomials.add(a, b);
  }
  case TermKind::Multiply:
    return product(term, scope);
  case TermKind::Negate:
    if (isFloat(node.type))
      return negated(normalize(node.operands[0], scope));
    return polynomials.scale(normalize(node.operands[0], scope), -1);
  case TermKind::Maximum:
    return maximum(term, scope);
  case TermKind::Power: {
    uint8_t sign = isReal(node.type) ? signs.of(node.operands[0], scope)
                                     : uint8_t(AnySign);
    std::string name = "power " + node.value.text();
    return lift({normalize(node.operands[0], scope)}, scope,
                [&](Operands cases, const Scope &inside) {
                  if (isReal(node.type))
                    return power(cases[0], node.value, inside, sign);
                  return functionOf(name, cases, ring);
                });
  }
  case TermKind::Exponential:
    return lift({normalize(node.operands[0], scope)}, scope,
                [&](Operands cases, const Scope &inside) {
                  return exponentialOf(cases[0], inside);
                });
  case TermKind::Function:
    return function(term, scope);
  case TermKind::Select:
    return select(term, scope);
  case TermKind::Reduce:
    return reduction(term, scope);
  }
  return {};
}

Polynomial Normalizer::read(Term term, const Scope &scope) {
  const TermNode &node = terms.node(term);
  FactorNode factor{.kind = FactorKind::Read,
                    .ring = ringOf(node.type),
                    .tensor = node.tensor};
  for (Index index : node.indices)
    factor.indices.push_back(scope.context.simplify(index));
  return polynomials.of(polynomials.factor(std::move(factor)));
}

static Rational timesPowerOfTwo(Rational value, int exponent) {
  for (int i = 0; i != std::abs(exponent); ++i)
    value = exponent < 0 ? value / 2 : value * 2;
  return value;
}

/// The rational that a constant of f32 or f64 was written as; nothing where it
/// is no short one.
static std::optional<Rational> written(double value, bool isSingle) {
  if (value == std::floor(value))
    return Rational::fromDouble(value);
  std::optional<Decimal> decimal = writtenDecimal(value, isSingle);
  if (!decimal) {
    auto fraction = writtenFraction(value, isSingle);
    if (!fraction)
      return std::nullopt;
    return timesPowerOfTwo(Rational(fraction->above) / fraction->below,
                           fraction->exponent);
  }
  Rational result = decimal->digits;
  for (int i = 0; i != std::abs(decimal->exponent); ++i)
    result = decimal->exponent < 0 ? result / 10 : result * 10;
  return result;
}

/// The real that a constant of floats was written as.
Polynomial Normalizer::written(const TermNode &node, const Scope &scope) {
  bool isSingle = node.type == ElementType::F32;
  double value = node.value.toDouble();
  if ((!isSingle && node.type != ElementType::F64) ||
      Rational::fromDouble(value) != node.value)
    return polynomials.constant(node.value, {});
  if (std::optional<Rational> rational = prove::written(value, isSingle))
    return polynomials.constant(*rational, {});
  if (auto root = writtenRoot(value, isSingle)) {
    Rational scale = timesPowerOfTwo(root->above < 0 ? -1 : 1, root->exponent);
    return polynomials.scale(
        constantPower(Rational(std::abs(root->above)) / root->below,
                      Rational(1) / 2),
        scale);
  }
  if (auto log = writtenLogarithm(value, isSingle)) {
    Polynomial of = logarithmOfNumber(log->of);
    if (log->isBelow)
      of = power(of, -1, scope, Positive);
    return polynomials.scale(
        of, timesPowerOfTwo(log->isNegative ? -1 : 1, log->exponent));
  }
  return polynomials.constant(node.value, {});
}

Polynomial Normalizer::constant(const TermNode &node, const Scope &scope) {
  Ring ring = ringOf(node.type);
  if (isFloat(node.type) && mode == Algebra::Real)
    return written(node, scope);
  if (!isFloat(node.type))
    return polynomials.constant(node.value, ring);
  // A zero does not count in a sum; other constants are not added up.
  if (mode == Algebra::Sums && node.value.isZero())
    return {};
  return polynomials.of(polynomials.factor(
      {.kind = FactorKind::Literal, .name = "constant", .value = node.value}));
}

Polynomial Normalizer::number(Index index, ElementType type,
                              const Scope &scope) {
  index = scope.context.simplify(index);
  if (scope.context.equal(index, {}))
    index = {};
  Ring ring = ringOf(type);
  if (std::optional<int64_t> value = terms.constantValue(index))
    return constant(terms.node(terms.constant(*value, type)), scope);
  if (isFloat(type) && mode != Algebra::Real)
    return polynomials.of(polynomials.factor(
        {.kind = FactorKind::Number, .ring = ring, .indices = {index}}));
  return isFloat(type) ? realOfIndex(index, scope) : ofIndex(index, ring);
}

/// max(a, b) = [b <= a] a + [a < b] b, and so for minima.
Polynomial Normalizer::realOfIndex(Index index, const Scope &scope) {
  std::optional<AtomId> extreme;
  for (const Monomial &monomial : terms.monomials(index))
    for (AtomId factor : monomial.factors) {
      AtomKind kind = terms.atom(factor).kind;
      if (kind == AtomKind::Minimum || kind == AtomKind::Maximum)
        extreme = factor;
    }
  if (!extreme)
    return ofIndex(index, {});
  bool greatest = terms.atom(*extreme).kind == AtomKind::Maximum;
  Index a = terms.atom(*extreme).arguments[0];
  Index b = terms.atom(*extreme).arguments[1];
  Polynomial result;
  Guard takesFirst = greatest ? terms.atMost(b, a) : terms.atMost(a, b);
  for (bool first : {true, false}) {
    Guard guard = first ? takesFirst : terms.negate(takesFirst);
    Scope inside = scope.with(guard);
    if (inside.context.contradictory())
      continue;
    Index chosen;
    llvm::SmallVector<Monomial, 4> monomials(terms.monomials(index));
    for (const Monomial &monomial : monomials) {
      Index product = terms.constant(monomial.coefficient);
      for (AtomId factor : monomial.factors)
        product =
            terms.multiply(product, factor == *extreme ? (first ? a : b)
                                                       : terms.index(factor));
      chosen = terms.add(chosen, product);
    }
    result = polynomials.add(
        result,
        polynomials.guarded(
            realOfIndex(inside.context.simplify(chosen), inside), guard));
  }
  return result;
}

Polynomial Normalizer::ofIndex(Index index, Ring ring) {
  Polynomial sum;
  for (const Monomial &monomial : terms.monomials(index)) {
    Polynomial product = polynomials.constant(monomial.coefficient, ring);
    for (AtomId atom : monomial.factors)
      product = polynomials.multiply(
          product,
          polynomials.of(polynomials.factor({.kind = FactorKind::Number,
                                             .ring = ring,
                                             .indices = {terms.index(atom)}})));
    sum = polynomials.add(sum, product);
  }
  return sum;
}

Polynomial Normalizer::select(Term term, const Scope &scope) {
  const TermNode &node = terms.node(term);
  Guard guard = normalize(node.guard, scope);
  Polynomial sum;
  for (bool holds : {true, false}) {
    Guard here = holds ? guard : terms.negate(guard);
    Scope inside = scope.with(here);
    if (inside.context.contradictory())
      continue;
    Polynomial value = normalize(node.operands[holds ? 0 : 1], inside);
    sum = polynomials.add(sum, polynomials.guarded(value, here));
  }
  return sum;
}

/// Floats: a sign of its own where it may not become part of a coefficient.
Polynomial Normalizer::negated(Polynomial value) {
  if (mode == Algebra::Real)
    return polynomials.scale(value, -1);
  Polynomial sign =
      polynomials.of(polynomials.factor({.kind = FactorKind::Negation}));
  return polynomials.multiply(value, sign);
}

Polynomial Normalizer::functionOf(llvm::StringRef name, Operands operands,
                                  Ring ring) {
  FactorNode node{.kind = FactorKind::Function, .ring = ring};
  node.name = name;
  node.operands.assign(operands.begin(), operands.end());
  if (operands.size() == 2 && lawsOf(name).commutative)
    llvm::sort(node.operands);
  return polynomials.of(polynomials.factor(std::move(node)));
}

Polynomial Normalizer::product(Term term, const Scope &scope) {
  const TermNode &node = terms.node(term);
  Polynomial a = normalize(node.operands[0], scope);
  Polynomial b = normalize(node.operands[1], scope);
  if (isFloat(node.type) && mode != Algebra::Real)
    return lift({a, b}, scope, [&](Operands cases, const Scope &inside) {
      // 0 * log(x) is NaN where x is 0: only what is a number for all finite
      // inputs, or masked, vanishes.
      auto vanishes = [&](unsigned zero) {
        return mode == Algebra::Sums && cases[zero].isZero() &&
               !(definedness.of(node.operands[1 - zero], inside) &
                 Definedness::Undefined);
      };
      if (vanishes(0) || vanishes(1))
        return Polynomial{};
      return opaqueProduct(cases[0], cases[1], inside);
    });
  if (hasNaN(a) || hasNaN(b))
    return fail("arithmetic on NaN");
  if (hasInfinity(a) || hasInfinity(b)) {
    if (hasInfinity(a) && hasInfinity(b))
      return fail("a product of infinities");
    if (!signs.positive(hasInfinity(a) ? b : a, scope))
      return fail("an infinity times what may be zero or negative");
  }
  return linearInWaves(polynomials.multiply(a, b), scope);
}

/// Of floats that are no reals: commutes, and where sums may be regrouped a
/// factor +-2^k becomes part of the coefficient.
Polynomial Normalizer::opaqueProduct(Polynomial a, Polynomial b,
                                     const Scope &scope) {
  if (mode == Algebra::Sums) {
    for (auto [x, y] : {std::pair{a, b}, std::pair{b, a}}) {
      llvm::ArrayRef<Summand> all = polynomials.summands(x);
      if (all.size() != 1 || !(all[0].coefficient == Rational(1)))
        continue;
      const BodyNode &body = polynomials.node(all[0].body);
      if (body.powers.size() != 1 || !body.bound.empty() ||
          !body.guards.empty())
        continue;
      const FactorNode &factor = polynomials.node(body.powers[0].factor);
      if (factor.kind != FactorKind::Literal)
        continue;
      auto known = factor.value.powerOfTwo();
      if (!known || hasInfinity(y) || hasNaN(y))
        continue;
      Rational magnitude =
          factor.value < Rational(0) ? -factor.value : factor.value;
      scaled |= !(magnitude == Rational(1));
      Polynomial result = polynomials.scale(y, magnitude);
      return factor.value < Rational(0) ? negated(result) : result;
    }
  }
  return functionOf("multiply", {a, b}, {});
}

// ----------------------------------------------------------------- infinities

static bool hasFactor(const Polynomials &polynomials, Polynomial value,
                      FactorKind kind) {
  return llvm::any_of(polynomials.summands(value), [&](const Summand &summand) {
    return llvm::any_of(polynomials.node(summand.body).powers,
                        [&](const Power &power) {
                          return polynomials.node(power.factor).kind == kind;
                        });
  });
}

bool Normalizer::hasInfinity(Polynomial value) const {
  return hasFactor(polynomials, value, FactorKind::NegativeInfinity);
}

bool Normalizer::hasNaN(Polynomial value) const {
  return hasFactor(polynomials, value, FactorKind::NotANumber);
}

/// Is `value` an infinity of that sign, in every point of its scope?
bool Normalizer::isInfinite(Polynomial value, bool negative) {
  for (const Summand &summand : polynomials.summands(value)) {
    const BodyNode &body = polynomials.node(summand.body);
    bool infinite = false, odd = summand.coefficient < Rational(0);
    for (const Power &power : body.powers) {
      FactorKind kind = polynomials.node(power.factor).kind;
      infinite |= kind == FactorKind::NegativeInfinity;
      odd ^= kind == FactorKind::Negation;
    }
    if (infinite && body.bound.empty() && body.guards.empty())
      return odd != negative;
  }
  return false;
}

} // namespace tesela::prove
