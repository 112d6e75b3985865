// Exponentials, logarithms, conversions and the other named functions.
#include "prove/NormalForm.h"

#include "llvm/ADT/STLExtras.h"

namespace tesela::prove {

/// The one factor that a summand is, without domain and exponential, else null.
static const FactorNode *onlyFactor(const Polynomials &polynomials,
                                    const Summand &summand) {
  const BodyNode &body = polynomials.node(summand.body);
  if (!body.bound.empty() || !body.guards.empty() || !body.exponent.isZero() ||
      body.powers.size() != 1 || !(body.powers[0].exponent == Rational(1)))
    return nullptr;
  return &polynomials.node(body.powers[0].factor);
}

Polynomial Normalizer::exponentialOf(Polynomial value, const Scope &scope) {
  if (isInfinite(value, true))
    return {};
  if (hasInfinity(value) || hasNaN(value))
    return fail("an exponential of an infinity or NaN");
  if (mode != Algebra::Real)
    return functionOf("exponential", value, {});
  Polynomial result = polynomials.constant(1, {}), rest = value;
  for (const Summand &summand : polynomials.summands(value)) {
    const FactorNode *factor = onlyFactor(polynomials, summand);
    if (!factor || factor->kind != FactorKind::Function ||
        factor->name != "log")
      continue;
    Polynomial base = factor->operands[0];
    if (!signs.positive(base, scope))
      require(true, base);
    // What is required is not known: nothing is remembered of it.
    result = polynomials.multiply(result, power(base, summand.coefficient,
                                                scope, Positive,
                                                /*remembers=*/false));
    rest = polynomials.subtract(
        rest, polynomials.summand(summand.body, summand.coefficient, {}));
  }
  return rest.isZero()
             ? result
             : polynomials.multiply(result, polynomials.exponential(rest));
}

/// log(c a^p exp(E) R) = log c + p log a + E + log R, of what is positive.
Polynomial Normalizer::logarithm(Polynomial value, const Scope &scope) {
  if (value.isZero())
    return fail("a logarithm of zero");
  Content content = contentOf(value, scope, true);
  Polynomial rest = dividedBy(value, content);
  auto log = [&](Polynomial of) { return functionOf("log", of, {}); };
  Polynomial result = content.exponent;
  if (!(content.coefficient == Rational(1)))
    result = polynomials.add(
        result, log(polynomials.constant(content.coefficient, {})));
  for (const Power &power : content.powers) {
    const FactorNode &factor = polynomials.node(power.factor);
    Polynomial base = factor.kind == FactorKind::Inner
                          ? factor.operands[0]
                          : polynomials.of(power.factor);
    result =
        polynomials.add(result, polynomials.scale(log(base), power.exponent));
  }
  if (polynomials.constantValue(rest) == Rational(1))
    return result;
  signs.remember(rest, scope, signs.of(value, scope));
  return polynomials.add(result, log(rest));
}

/// f(-x) = -f(x), f(-x) = f(x): the sign of the first coefficient decides.
Polynomial Normalizer::ofParity(llvm::StringRef name, Polynomial operand,
                                Parity parity) {
  llvm::ArrayRef<Summand> all = polynomials.summands(operand);
  if (all.empty())
    return parity == Parity::Odd ? Polynomial{} : functionOf(name, operand, {});
  if (!(all[0].coefficient < Rational(0)))
    return functionOf(name, operand, {});
  Polynomial flipped = functionOf(name, polynomials.scale(operand, -1), {});
  return parity == Parity::Odd ? polynomials.scale(flipped, -1) : flipped;
}

Polynomial Normalizer::conversion(Term term, const Scope &scope) {
  const TermNode &node = terms.node(term);
  ElementType from = terms.type(node.operands[0]);
  Ring ring = ringOf(node.type);
  Polynomial operand = normalize(node.operands[0], scope);
  if (from == ElementType::I1) {
    // [p], whose coefficients are those of the other ring.
    return lift(operand, scope, [&](Operands cases, const Scope &) {
      if (std::optional<Rational> value = polynomials.constantValue(cases[0]))
        return constant(terms.node(terms.constant(*value, node.type)));
      return functionOf("convert pred", cases, ring);
    });
  }
  if (isFloat(from) && isFloat(node.type) && mode == Algebra::Real)
    return operand;
  std::string name = "convert " + std::string(hloName(from)) + " " +
                     std::string(hloName(node.type));
  if (isFloat(from) && mode == Algebra::Real)
    name = "convert real " + std::string(hloName(node.type));
  if (isFloat(node.type) && mode == Algebra::Real) {
    // An index as an integer and then as a real is that index.
    if (std::optional<Index> index = asIndex(node.operands[0], scope, false))
      return ofIndex(*index, {});
    name = "convert " + std::string(hloName(from)) + " real";
  }
  return lift(operand, scope, [&](Operands cases, const Scope &) {
    return functionOf(name, cases, ring);
  });
}

Polynomial Normalizer::function(Term term, const Scope &scope) {
  const TermNode &node = terms.node(term);
  if (node.name == "convert")
    return conversion(term, scope);
  llvm::SmallVector<Polynomial, 3> operands;
  bool fromFloats = true;
  for (Term operand : node.operands) {
    operands.push_back(normalize(operand, scope));
    fromFloats &= isFloat(terms.type(operand));
  }
  if (node.name == "bitcast" && fromFloats && mode > Algebra::Exact)
    return fail("the bits of a float");
  if (node.name == "picked" && mode != Algebra::Exact)
    return operands[0];
  Ring ring = ringOf(node.type);
  std::string name = node.name.str();
  for (Term operand : node.operands)
    if (terms.type(operand) != node.type && mode != Algebra::Real)
      name += " " + std::string(hloName(terms.type(operand)));
  if (!fromFloats || !isFloat(node.type))
    name += " " + std::string(hloName(node.type));
  return lift(operands, scope, [&](Operands cases, const Scope &inside) {
    if (mode == Algebra::Real && fromFloats && isFloat(node.type))
      return realFunction(node.name, cases, inside);
    if (ring.bits != 0 && (node.name == "minimum" || node.name == "maximum"))
      return extremum(node.name == "minimum" ? FactorKind::Minimum
                                             : FactorKind::Maximum,
                      {{{}, {}, cases[0]}, {{}, {}, cases[1]}}, ring, inside);
    return functionOf(name, cases, ring);
  });
}

Polynomial Normalizer::realFunction(llvm::StringRef name, Operands operands,
                                    const Scope &scope) {
  for (Polynomial operand : operands)
    if (hasInfinity(operand) || hasNaN(operand))
      return fail("a function of an infinity or NaN");
  Polynomial one = polynomials.constant(1, {}), x = operands[0];
  if (name == "logistic") {
    Polynomial shrunk = exponentialOf(polynomials.scale(x, -1), scope);
    return power(polynomials.add(one, shrunk), -1, scope);
  }
  if (name == "exponential_minus_one")
    return polynomials.subtract(exponentialOf(x, scope), one);
  if (name == "log")
    return logarithm(x, scope);
  if (name == "log_plus_one")
    return logarithm(polynomials.add(one, x), scope);
  if (name == "abs")
    return extremum(FactorKind::Maximum,
                    {{{}, {}, x}, {{}, {}, polynomials.scale(x, -1)}}, {},
                    scope);
  if (name == "erfc")
    return polynomials.subtract(one, ofParity("erf", x, Parity::Odd));
  if (name == "fused_multiply_add")
    return polynomials.add(polynomials.multiply(x, operands[1]), operands[2]);
  if (name == "reduce_precision")
    return x;
  if (name == "power")
    if (std::optional<Rational> exponent =
            polynomials.constantValue(operands[1]))
      if ((*exponent * 2).isInteger())
        return power(x, *exponent, scope);
  const FunctionLaws &laws = lawsOf(name);
  if (operands.size() == 1 && laws.parity != Parity::None)
    return ofParity(name, x, laws.parity);
  return functionOf(name, operands, {});
}

} // namespace tesela::prove
