// Powers, and the content of a polynomial: what all its summands share.
#include "prove/NormalForm.h"

#include "llvm/ADT/STLExtras.h"

namespace tesela::prove {

/// What two contents have in common: the lesser exponent of each factor. An
/// exponential is never zero, so one that is not there has the exponent 0:
/// 1 + exp(-x) is exp(-x) (1 + exp x).
Normalizer::Content Normalizer::shared(const Content &a, const Content &b) {
  Content result;
  for (const Power &left : a.powers)
    for (const Power &right : b.powers)
      if (left.factor == right.factor)
        result.powers.push_back(
            {left.factor, std::min(left.exponent, right.exponent)});
  auto addLesser = [&](Polynomial mine, Polynomial other, bool both) {
    llvm::ArrayRef<Summand> others = polynomials.summands(other);
    for (size_t i = 0; i < polynomials.summands(mine).size(); ++i) {
      Summand summand = polynomials.summands(mine)[i];
      const Summand *same = llvm::find_if(
          others, [&](const Summand &one) { return one.body == summand.body; });
      bool isShared = same != others.end();
      if (isShared && !both)
        continue; // seen from the other side
      Rational least =
          std::min(summand.coefficient, isShared ? same->coefficient : 0);
      if (!least.isZero())
        result.exponent = polynomials.add(
            result.exponent, polynomials.summand(summand.body, least, {}));
      others = polynomials.summands(other);
    }
  };
  addLesser(a.exponent, b.exponent, true);
  addLesser(b.exponent, a.exponent, false);
  return result;
}

/// The factors that all summands share and that do not depend on their bound
/// variables, with the content of the coefficients, whose sign is that of the
/// first one unless only what is positive may be taken out.
Normalizer::Content Normalizer::contentOf(Polynomial value, const Scope &scope,
                                          bool onlyPositive) {
  std::optional<Content> content;
  for (const Summand &summand : polynomials.summands(value)) {
    const BodyNode &body = polynomials.node(summand.body);
    Content own;
    for (const Power &power : body.powers)
      if (!mentions(polynomials.freeVariables(power.factor), body.bound) &&
          (!onlyPositive || signs.positive(power.factor, scope)))
        own.powers.push_back(power);
    for (const Summand &part : polynomials.summands(body.exponent))
      if (!mentions(polynomials.freeVariables(part.body), body.bound))
        own.exponent = polynomials.add(
            own.exponent, polynomials.summand(part.body, part.coefficient, {}));
    content = content ? shared(*content, own) : own;
  }
  if (!content)
    return {};
  llvm::ArrayRef<Summand> all = polynomials.summands(value);
  content->coefficient = contentOfCoefficients(all);
  if (!onlyPositive && all[0].coefficient < Rational(0))
    content->coefficient = -content->coefficient;
  return *content;
}

/// A sum whose summands are divided by inner polynomials that do not depend on
/// bound variables, not all by the same, over their common multiple.
std::optional<Normalizer::Fraction>
Normalizer::fraction(Polynomial value, const Scope &scope, bool onlyPositive) {
  llvm::ArrayRef<Summand> all = polynomials.summands(value);
  if (all.size() < 2 || all.size() > 12)
    return std::nullopt;
  Content below;
  for (const Summand &summand : all) {
    const BodyNode &body = polynomials.node(summand.body);
    for (const Power &power : body.powers) {
      const FactorNode &factor = polynomials.node(power.factor);
      if (factor.kind != FactorKind::Inner || !power.exponent.isInteger() ||
          power.exponent > Rational(0))
        continue;
      if (mentions(polynomials.freeVariables(power.factor), body.bound) ||
          power.exponent < Rational(-2) ||
          polynomials.summands(factor.operands[0]).size() > 6 ||
          (onlyPositive && !signs.positive(power.factor, scope)))
        return std::nullopt;
      auto known = llvm::find_if(below.powers, [&](const Power &other) {
        return other.factor == power.factor;
      });
      if (known == below.powers.end())
        below.powers.push_back(power);
      else
        known->exponent = std::min(known->exponent, power.exponent);
    }
  }
  bool differ = llvm::any_of(below.powers, [&](const Power &power) {
    return !llvm::all_of(all, [&](const Summand &summand) {
      return llvm::is_contained(polynomials.node(summand.body).powers, power);
    });
  });
  if (!differ || below.powers.size() > 3)
    return std::nullopt;
  Polynomial above = value;
  for (const Power &power : below.powers)
    for (Rational left = power.exponent; left < Rational(0); left = left + 1)
      above = polynomials.multiply(above, polynomials.of(power.factor));
  return Fraction{above, below};
}

/// content^power.
Polynomial Normalizer::ofContent(const Content &content,
                                 const Rational &power) {
  Polynomial result = constantPower(content.coefficient, power);
  for (const Power &one : content.powers)
    result = polynomials.multiply(
        result, polynomials.of(one.factor, one.exponent * power));
  if (!content.exponent.isZero())
    result = polynomials.multiply(
        result,
        polynomials.exponential(polynomials.scale(content.exponent, power)));
  return result;
}

/// Factor by factor, so that an inner polynomial cancels and is not multiplied
/// out.
Polynomial Normalizer::dividedBy(Polynomial value, const Content &content) {
  llvm::SmallVector<Polynomial, 8> parts;
  for (const Summand &summand : polynomials.summands(value)) {
    OpenBody body = polynomials.node(summand.body);
    for (const Power &power : content.powers)
      body.powers.push_back({power.factor, -power.exponent});
    body.exponent = polynomials.subtract(body.exponent, content.exponent);
    parts.push_back(polynomials.close(summand.coefficient / content.coefficient,
                                      std::move(body), {}));
  }
  return polynomials.add(parts);
}

/// base^exponent; a root that is no rational stays a power of a literal without
/// square factors: 12^(1/2) = 2 3^(1/2).
Polynomial Normalizer::constantPower(const Rational &base,
                                     const Rational &exponent) {
  std::optional<int64_t> whole = exponent.integer();
  Rational result = 1;
  if (whole && *whole > -64 && *whole < 64) {
    for (int64_t i = 0; i < std::abs(*whole); ++i)
      result = *whole > 0 ? result * base : result / base;
    return polynomials.constant(result, {});
  }
  Rational rest = base;
  if (exponent == Rational(1) / 2 || exponent == Rational(-1) / 2) {
    // (a/b)^(1/2) = (a b)^(1/2) / b
    rest = Rational(base.numerator * base.denominator, llvm::DynamicAPInt(1));
    Rational root =
        Rational(1) / Rational(base.denominator, llvm::DynamicAPInt(1));
    for (int64_t prime = 2; prime < 1000; ++prime) {
      llvm::DynamicAPInt square(prime * prime);
      if (square > rest.numerator)
        break;
      while (rest.numerator % square == 0) {
        rest = rest / Rational(square, llvm::DynamicAPInt(1));
        root = root * prime;
      }
    }
    result = exponent < Rational(0) ? Rational(1) / root : root;
    if (rest == Rational(1))
      return polynomials.constant(result, {});
  }
  Factor literal =
      polynomials.factor({.kind = FactorKind::Literal, .value = rest});
  return polynomials.scale(polynomials.of(literal, exponent), result);
}

Polynomial Normalizer::absolute(Polynomial value, const Scope &scope) {
  return extremum(FactorKind::Maximum,
                  {{{}, {}, value}, {{}, {}, polynomials.scale(value, -1)}}, {},
                  scope);
}

/// (f^p R)^q = |f|^(p q) R^q for a q that is no integer and an even p; nothing
/// where `base` has no such f whose sign is not known.
std::optional<Polynomial> Normalizer::rootOfSquares(Polynomial base,
                                                    const Rational &exponent,
                                                    const Scope &scope) {
  if (polynomials.summands(base).size() != 1)
    return std::nullopt;
  Summand summand = polynomials.summands(base)[0];
  OpenBody rest = polynomials.node(summand.body);
  if (!rest.bound.empty() || !rest.guards.empty())
    return std::nullopt;
  llvm::SmallVector<Power, 4> squares;
  llvm::erase_if(rest.powers, [&](const Power &power) {
    std::optional<int64_t> whole = power.exponent.integer();
    if (!whole || *whole % 2 != 0 || signs.positive(power.factor, scope))
      return false;
    squares.push_back(power);
    return true;
  });
  if (squares.empty())
    return std::nullopt;
  Polynomial result =
      power(polynomials.close(summand.coefficient, std::move(rest), {}),
            exponent, scope);
  for (const Power &square : squares)
    result = polynomials.multiply(
        result, power(absolute(polynomials.of(square.factor), scope),
                      square.exponent * exponent, scope));
  return result;
}

/// What a root is taken of, for c P^r with a fraction r; else the value. The
/// one is 0 where the other is.
Polynomial Normalizer::underRoot(Polynomial value) {
  llvm::ArrayRef<Summand> all = polynomials.summands(value);
  if (all.size() != 1)
    return value;
  const BodyNode &body = polynomials.node(all[0].body);
  if (!body.bound.empty() || !body.guards.empty() || !body.exponent.isZero() ||
      body.powers.size() != 1 || body.powers[0].exponent.isInteger())
    return value;
  Factor factor = body.powers[0].factor;
  const FactorNode &node = polynomials.node(factor);
  return node.kind == FactorKind::Inner ? node.operands[0]
                                        : polynomials.of(factor);
}

Polynomial Normalizer::power(Polynomial base, const Rational &exponent,
                             const Scope &scope, uint8_t known,
                             bool remembers) {
  if (hasInfinity(base) || hasNaN(base))
    return fail("a power of an infinity or NaN");
  if (base.isZero())
    return exponent > Rational(0) ? base : fail("a power of zero");
  bool whole = exponent.isInteger();
  if (whole && exponent > Rational(0) && exponent < Rational(5)) {
    Polynomial result = base;
    for (Rational i = 1; i < exponent; i = i + 1)
      result = polynomials.multiply(result, base);
    return linearInWaves(result, scope);
  }
  if (!whole)
    if (std::optional<Polynomial> root = rootOfSquares(base, exponent, scope))
      return *root;
  uint8_t sign = known & signs.of(base, scope);
  if (std::optional<Fraction> over = fraction(base, scope, !whole)) {
    // A denominator of unknown sign is not 0.
    bool positive = llvm::all_of(over->below.powers, [&](const Power &power) {
      return signs.positive(power.factor, scope);
    });
    uint8_t above = positive ? sign : sign & Zero ? AnySign : NotZero;
    return polynomials.multiply(
        power(over->above, exponent, scope, above, remembers),
        ofContent(over->below, exponent));
  }
  uint8_t wrong = whole                    ? Zero
                  : exponent > Rational(0) ? Negative
                                           : Negative | Zero;
  if (sign & wrong)
    require(!whole, whole ? underRoot(base) : base, scope);

  llvm::ArrayRef<Summand> all = polynomials.summands(base);
  Content content = contentOf(base, scope, !whole);
  if (all.size() == 1) {
    const BodyNode &body = polynomials.node(all[0].body);
    if (body.bound.empty() && body.guards.empty() &&
        content.powers.size() == body.powers.size() &&
        (whole || all[0].coefficient > Rational(0)))
      return ofContent(content, exponent);
  }
  Polynomial rest = dividedBy(base, content);
  // What was taken out is positive, or a sign.
  if (remembers && (!whole || content.powers.empty())) {
    signs.remember(base, scope, sign);
    signs.remember(rest, scope,
                   content.coefficient < Rational(0) ? signsOfNegation(sign)
                                                     : sign);
  }
  Factor inner =
      polynomials.factor({.kind = FactorKind::Inner, .operands = {rest}});
  return polynomials.multiply(ofContent(content, exponent),
                              polynomials.of(inner, exponent));
}

} // namespace tesela::prove
