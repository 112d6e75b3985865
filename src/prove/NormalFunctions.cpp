// Exponentials, logarithms, conversions and the other named functions.
#include "prove/NormalForm.h"
#include "prove/SortedElements.h"

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
  for (size_t i = 0; i < polynomials.summands(value).size(); ++i) {
    Summand summand = polynomials.summands(value)[i];
    if (auto product = exponentialOfLogs(summand, scope)) {
      result = polynomials.multiply(result, *product);
      rest = polynomials.subtract(
          rest, polynomials.summand(summand.body, summand.coefficient, {}));
      continue;
    }
    const FactorNode *factor = onlyFactor(polynomials, summand);
    if (!factor || factor->kind != FactorKind::Function ||
        factor->name != "log")
      continue;
    Polynomial base = factor->operands[0];
    if (!signs.positive(base, scope))
      require(true, base, scope);
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

/// log PROD f = SUM log f, of positive f.
Polynomial Normalizer::logarithmOfProduct(Factor product, const Scope &scope) {
  std::vector<Element> elements = polynomials.node(product).elements;
  llvm::SmallVector<Polynomial, 4> parts;
  for (const Element &element : elements) {
    OpenElement open = polynomials.open(element, scope.level);
    unsigned binders = unsigned(open.bound.size());
    Scope inside = scope.below(binders, open.guards);
    Polynomial sum =
        polynomials.guarded(logarithm(open.body, inside), open.guards);
    for (Variable variable : open.bound) {
      llvm::SmallVector<Polynomial, 4> summed;
      for (size_t i = 0; i < polynomials.summands(sum).size(); ++i) {
        Summand summand = polynomials.summands(sum)[i];
        summed.push_back(
            sumOver(summand.coefficient,
                    polynomials.open(summand.body, scope.level + binders),
                    variable, scope, {}));
      }
      sum = polynomials.add(summed);
    }
    parts.push_back(sum);
  }
  return polynomials.add(parts);
}

/// exp(c SUM log f) = (PROD f)^c, of positive f; nothing where `summand` is no
/// such sum.
std::optional<Polynomial> Normalizer::exponentialOfLogs(const Summand &summand,
                                                        const Scope &scope) {
  OpenBody body = polynomials.open(summand.body, scope.level);
  if (body.bound.empty() || !body.exponent.isZero() ||
      body.powers.size() != 1 || !(body.powers[0].exponent == Rational(1)))
    return std::nullopt;
  const FactorNode &factor = polynomials.node(body.powers[0].factor);
  Scope inside = scope.below(unsigned(body.bound.size()), body.guards);
  if (factor.kind != FactorKind::Function || factor.name != "log" ||
      !signs.positive(factor.operands[0], inside))
    return std::nullopt;
  Element element = polynomials.close(
      OpenElement{body.bound, body.guards, factor.operands[0]});
  return polynomials.of(
      polynomials.factor({.kind = FactorKind::Product, .elements = {element}}),
      summand.coefficient);
}

/// 12 / 5 = 2^2 3 5^-1: small primes, and what is left.
static llvm::SmallVector<std::pair<Rational, int64_t>, 4>
powersOf(const Rational &number) {
  llvm::SmallVector<std::pair<Rational, int64_t>, 4> result;
  for (auto [whole, sign] :
       {std::pair(number.numerator, 1), std::pair(number.denominator, -1)}) {
    Rational rest(whole, llvm::DynamicAPInt(1));
    for (int64_t prime : {2, 3, 5, 7, 11, 13}) {
      int64_t times = 0;
      while ((rest / Rational(prime)).isInteger())
        rest = rest / Rational(prime), ++times;
      if (times)
        result.push_back({Rational(prime), sign * times});
    }
    if (!(rest == Rational(1)))
      result.push_back({rest, sign});
  }
  return result;
}

/// log(12 / 5) = 2 log 2 + log 3 - log 5
Polynomial Normalizer::logarithmOfNumber(const Rational &value) {
  Polynomial result;
  for (const auto &[base, times] : powersOf(value))
    result = polynomials.add(
        result,
        polynomials.scale(functionOf("log", polynomials.constant(base, {}), {}),
                          times));
  return result;
}

/// log(c a^p exp(E) R) = log c + p log a + E + log R, of what is positive.
Polynomial Normalizer::logarithm(Polynomial value, const Scope &scope) {
  if (value.isZero())
    return fail("a logarithm of zero");
  if (std::optional<Fraction> over = fraction(value, scope, true)) {
    signs.remember(over->above, scope, signs.of(value, scope));
    return polynomials.add(logarithm(over->above, scope),
                           logarithm(ofContent(over->below, 1), scope));
  }
  Content content = contentOf(value, scope, true);
  Polynomial rest = dividedBy(value, content);
  auto log = [&](Polynomial of) { return functionOf("log", of, {}); };
  Polynomial result =
      polynomials.add(content.exponent, logarithmOfNumber(content.coefficient));
  for (const Power &power : content.powers) {
    const FactorNode &factor = polynomials.node(power.factor);
    if (factor.kind == FactorKind::Product) {
      result = polynomials.add(
          result, polynomials.scale(logarithmOfProduct(power.factor, scope),
                                    power.exponent));
      continue;
    }
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
  if (all.empty() && (name == "cosine" || name == "cosh"))
    return polynomials.constant(1, {});
  if (all.empty())
    return parity == Parity::Odd ? Polynomial{} : functionOf(name, operand, {});
  if (!(all[0].coefficient < Rational(0)))
    return functionOf(name, operand, {});
  Polynomial flipped = functionOf(name, polynomials.scale(operand, -1), {});
  return parity == Parity::Odd ? polynomials.scale(flipped, -1) : flipped;
}

/// Of an integer to as many or fewer bits: a homomorphism of rings, under which
/// every factor is converted; what was widened before is what it was.
std::optional<Polynomial> Normalizer::narrowed(Term term, ElementType to,
                                               const Scope &scope) {
  ElementType from = terms.type(term);
  if (isFloat(from) || isFloat(to) || isComplex(from) || isComplex(to) ||
      from == ElementType::I1 || to == ElementType::I1 ||
      bitWidth(to) > bitWidth(from))
    return std::nullopt;
  Ring ring = ringOf(to);
  std::string prefix = "convert ", suffix = " " + std::string(hloName(from));
  std::string name =
      prefix + std::string(hloName(from)) + " " + std::string(hloName(to));
  auto converted = [&](Factor factor) -> Polynomial {
    FactorNode node = polynomials.node(factor);
    if (node.kind == FactorKind::Function && node.operands.size() == 1 &&
        llvm::StringRef(node.name).starts_with(prefix) &&
        llvm::StringRef(node.name).ends_with(suffix) &&
        polynomials.ring(node.operands[0]) == ring &&
        !node.operands[0].isZero())
      return node.operands[0];
    if (node.kind == FactorKind::Number)
      return polynomials.of(polynomials.factor(
          {.kind = FactorKind::Number, .ring = ring, .indices = node.indices}));
    return functionOf(name, polynomials.of(factor), ring);
  };
  Polynomial value = normalize(term, scope);
  llvm::SmallVector<Polynomial, 8> parts;
  for (size_t i = 0; i < polynomials.summands(value).size(); ++i) {
    Summand summand = polynomials.summands(value)[i];
    OpenBody body = polynomials.open(summand.body, scope.level);
    Polynomial product = polynomials.constant(1, ring);
    for (const Power &power : body.powers) {
      std::optional<int64_t> times = power.exponent.integer();
      if (!times || *times < 1 || *times > 8)
        return std::nullopt;
      for (int64_t k = 0; k < *times; ++k)
        product = polynomials.multiply(product, converted(power.factor));
    }
    for (size_t k = 0; k < polynomials.summands(product).size(); ++k) {
      Summand inner = polynomials.summands(product)[k];
      OpenBody part = polynomials.open(
          inner.body, scope.level + unsigned(body.bound.size()));
      part.bound.append(body.bound);
      part.guards.append(body.guards);
      parts.push_back(polynomials.close(summand.coefficient * inner.coefficient,
                                        std::move(part), ring));
    }
  }
  return polynomials.add(parts);
}

Polynomial Normalizer::conversion(Term term, const Scope &scope) {
  const TermNode &node = terms.node(term);
  ElementType from = terms.type(node.operands[0]);
  Ring ring = ringOf(node.type);
  if (std::optional<Polynomial> value =
          narrowed(node.operands[0], node.type, scope))
    return *value;
  Polynomial operand = normalize(node.operands[0], scope);
  if (from == ElementType::I1) {
    // [p], whose coefficients are those of the other ring.
    return lift(operand, scope, [&](Operands cases, const Scope &inside) {
      if (std::optional<Rational> value = polynomials.constantValue(cases[0]))
        return constant(terms.node(terms.constant(*value, node.type)), inside);
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
      return realOfIndex(*index, scope);
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
  // A NaN among floats is the last, but also the least of all.
  if (std::optional<SortedElement> sorted = sortedElementOf(terms, node);
      sorted && (mode == Algebra::Real || !isFloat(node.type))) {
    sorted->position = scope.context.simplify(sorted->position);
    if (std::optional<Term> extreme = extremeOfRow(terms, *sorted))
      return normalize(*extreme, scope);
    if (sorted->order == RowOrder::ZerosApart && isFloat(node.type))
      return normalize(withEqualZeros(terms, *sorted), scope);
    if (isFloat(node.type))
      if (auto simpler = sortedSimpler(terms, *sorted, [&](Term factor) {
            return signs.of(factor, scope) == Positive;
          }))
        return normalize(*simpler, scope);
  }
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
    if (ring.bits != 0 && node.name == "not")
      return polynomials.subtract(polynomials.constant(-1, ring), cases[0]);
    if (ring.bits != 0 && (node.name == "and" || node.name == "or"))
      return bitwise(node.name, {{{}, {}, cases[0]}, {{}, {}, cases[1]}}, ring,
                     inside);
    if (unfolds && ring.bits != 0 && isDefined(node.name, true))
      return polynomials.subtract(
          cases[0],
          polynomials.multiply(
              functionOf("divide" + name.substr(node.name.size()), cases, ring),
              cases[1]));
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
    return absolute(x, scope);
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
  if (name == "power" && signs.positive(x, scope))
    return exponentialOf(polynomials.multiply(operands[1], logarithm(x, scope)),
                         scope);
  if (unfolds && name == "tan")
    return polynomials.multiply(
        ofParity("sine", x, Parity::Odd),
        power(ofParity("cosine", x, Parity::Even), -1, scope));
  bool isWave = name == "sine" || name == "cosine";
  if (unfolds && isDefined(name, false) && !isWave) {
    auto exponential = [&](int64_t factor) {
      return exponentialOf(polynomials.scale(x, factor), scope);
    };
    if (name == "tanh")
      return polynomials.subtract(
          polynomials.scale(
              power(polynomials.add(one, exponential(-2)), -1, scope), 2),
          one);
    Polynomial other = exponential(-1);
    return polynomials.scale(
        polynomials.add(exponential(1),
                        name == "sinh" ? polynomials.scale(other, -1) : other),
        Rational(1) / 2);
  }
  const FunctionLaws &laws = lawsOf(name);
  if (operands.size() == 1 && laws.parity != Parity::None)
    return ofParity(name, x, laws.parity);
  return functionOf(name, operands, {});
}

} // namespace tesela::prove
