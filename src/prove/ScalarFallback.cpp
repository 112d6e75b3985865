#include "prove/ScalarFallback.h"

#include "prove/Equality.h"
#include "prove/Z3.h"

#include "llvm/ADT/STLExtras.h"

namespace tesela::prove {

namespace {

bool isPlain(const Element &element) {
  return element.bound.empty() && element.guards.empty();
}

bool isSign(const FactorNode &node) {
  return node.kind == FactorKind::Function && node.name == "sign";
}

class Encoder {
public:
  Encoder(Equality &equality, Normalizer &normalizer, const Scope &scope)
      : equality(equality), normalizer(normalizer),
        polynomials(normalizer.values()), terms(polynomials.terms()),
        scope(scope), facts(z3) {}

  bool vanishes(Polynomial difference);

private:
  bool refuted(z3::expr value);
  bool addIncreasing();
  void addReciprocals();
  z3::expr encode(Polynomial polynomial);
  z3::expr encode(const Summand &summand);
  z3::expr encode(const Power &power);
  z3::expr encode(Guard guard);
  z3::expr comparison(Term term);
  z3::expr variableOf(Power power);
  z3::expr variableOf(Polynomial opaque);
  z3::expr truthOf(Guard guard);
  z3::expr real(const Rational &value) {
    return z3.real_val(value.text().c_str());
  }

  struct Class {
    Power power;       // of a factor
    Polynomial opaque; // or a polynomial as a whole
    z3::expr variable;
  };
  /// The value of an increasing function of `operand`.
  struct Application {
    llvm::StringRef name;
    Polynomial operand;
    z3::expr value;
  };

  Equality &equality;
  Normalizer &normalizer;
  Polynomials &polynomials;
  Terms &terms;
  const Scope &scope;
  z3::context z3;
  z3::expr_vector facts;
  std::vector<Class> factors, wholes;
  std::vector<std::pair<Guard, z3::expr>> truths;
  std::vector<Application> applications;
  std::vector<std::pair<Polynomial, z3::expr>> reciprocals;
  bool chooses = false; // is there a maximum, a sign or a comparison?
};

z3::expr Encoder::variableOf(Power power) {
  for (const Class &known : factors)
    if (known.power.exponent == power.exponent &&
        equality.equal(known.power.factor, power.factor, scope))
      return known.variable;
  std::string name = "f" + std::to_string(factors.size());
  z3::expr variable = z3.real_const(name.c_str());
  factors.push_back({power, {}, variable});
  if (normalizer.signAnalysis().positive(power.factor, scope))
    facts.push_back(variable > 0);
  const FactorNode &node = polynomials.node(power.factor);
  if (node.kind == FactorKind::Function && node.operands.size() == 1 &&
      power.exponent == Rational(1) && lawsOf(node.name).increasing)
    applications.push_back({node.name, node.operands[0], variable});
  if (node.kind == FactorKind::Inner && power.exponent == Rational(-1))
    reciprocals.push_back({node.operands[0], variable});
  return variable;
}

z3::expr Encoder::variableOf(Polynomial opaque) {
  for (const Class &known : wholes)
    if (equality.equal(known.opaque, opaque, scope))
      return known.variable;
  std::string name = "p" + std::to_string(wholes.size());
  z3::expr variable = z3.real_const(name.c_str());
  wholes.push_back({{}, opaque, variable});
  return variable;
}

z3::expr Encoder::truthOf(Guard guard) {
  for (const auto &[known, variable] : truths)
    if (known == guard)
      return variable;
  std::string name = "t" + std::to_string(truths.size());
  z3::expr variable = z3.bool_const(name.c_str());
  truths.push_back({guard, variable});
  return variable;
}

z3::expr Encoder::comparison(Term term) {
  const TermNode &node = terms.node(term);
  std::optional<Comparison> how = comparisonNamed(node.name);
  if (node.kind != TermKind::Function || !how ||
      !isFloat(terms.type(node.operands[0])))
    return truthOf(terms.truth(term));
  Polynomial a = normalizer.normalize(node.operands[0], scope);
  Polynomial b = normalizer.normalize(node.operands[1], scope);
  if (normalizer.hasSpecial(a) || normalizer.hasSpecial(b))
    return truthOf(terms.truth(term));
  chooses = true;
  z3::expr x = encode(a), y = encode(b);
  switch (*how) {
  case Comparison::EQ:
    return x == y;
  case Comparison::NE:
    return x != y;
  case Comparison::LT:
    return x < y;
  case Comparison::LE:
    return x <= y;
  case Comparison::GT:
    return x > y;
  case Comparison::GE:
    return x >= y;
  }
  return truthOf(terms.truth(term));
}

z3::expr Encoder::encode(Guard guard) {
  const GuardNode &node = terms.node(guard);
  switch (node.kind) {
  case GuardKind::Truth:
    return comparison(node.term);
  case GuardKind::Not:
    return !encode(node.parts[0]);
  case GuardKind::And:
  case GuardKind::Or: {
    z3::expr_vector parts(z3);
    for (Guard part : node.parts)
      parts.push_back(encode(part));
    return node.kind == GuardKind::And ? z3::mk_and(parts) : z3::mk_or(parts);
  }
  default:
    return truthOf(guard);
  }
}

z3::expr Encoder::encode(const Power &power) {
  const FactorNode &node = polynomials.node(power.factor);
  std::optional<int64_t> whole = power.exponent.integer();
  if (!whole || *whole < 0 || *whole > 8)
    return variableOf(power);
  z3::expr base(z3);
  if (node.kind == FactorKind::Maximum && !node.elements.empty() &&
      llvm::all_of(node.elements, isPlain)) {
    base = encode(node.elements[0].body);
    for (const Element &element : llvm::drop_begin(node.elements)) {
      z3::expr other = encode(element.body);
      base = z3::ite(base >= other, base, other);
    }
    chooses = true;
  } else if (isSign(node)) {
    z3::expr of = encode(node.operands[0]);
    base = z3::ite(of > 0, real(1), z3::ite(of < 0, real(-1), real(0)));
    chooses = true;
  } else {
    base = variableOf(Power{power.factor, 1});
  }
  z3::expr result = base;
  for (int64_t i = 1; i < *whole; ++i)
    result = result * base;
  return result;
}

z3::expr Encoder::encode(const Summand &summand) {
  const BodyNode &body = polynomials.node(summand.body);
  z3::expr result = real(summand.coefficient);
  if (!body.bound.empty())
    return result * variableOf(polynomials.summand(summand.body, 1, {}));
  for (const Power &power : body.powers)
    result = result * encode(power);
  if (!body.exponent.isZero()) {
    z3::expr value = variableOf(polynomials.exponential(body.exponent));
    facts.push_back(value > 0);
    if (llvm::none_of(applications, [&](const Application &known) {
          return known.name == "exponential" && known.operand == body.exponent;
        }))
      applications.push_back({"exponential", body.exponent, value});
    result = result * value;
  }
  for (Guard guard : body.guards)
    result = z3::ite(encode(guard), result, real(0));
  return result;
}

z3::expr Encoder::encode(Polynomial polynomial) {
  z3::expr sum = real(0);
  for (const Summand &summand : polynomials.summands(polynomial))
    sum = sum + encode(summand);
  return sum;
}

/// f(x) < f(y) exactly where x < y, where anything is chosen; f(0) is 0 for odd
/// functions, 1 for the exponential. Is there anything of the kind?
bool Encoder::addIncreasing() {
  if (applications.empty() || applications.size() > 6)
    return false;
  for (size_t i = 0; i < applications.size() && !chooses; ++i)
    encode(applications[i].operand);
  if (!chooses)
    return false;
  std::vector<std::pair<Application, z3::expr>> encoded;
  // What the operands are made of may add applications.
  for (size_t i = 0; i < applications.size() && i < 12; ++i) {
    Application one = applications[i];
    z3::expr operand = encode(one.operand);
    for (const auto &[other, at] : encoded)
      if (other.name == one.name) {
        facts.push_back((operand < at) == (one.value < other.value));
        facts.push_back((operand == at) == (one.value == other.value));
      }
    bool isOdd = lawsOf(one.name).parity == Parity::Odd;
    if (isOdd || one.name == "exponential") {
      z3::expr atZero = real(isOdd ? 0 : 1);
      facts.push_back((operand < 0) == (one.value < atZero));
      facts.push_back((operand == 0) == (one.value == atZero));
    }
    encoded.push_back({one, operand});
  }
  return true;
}

/// v P = 1 for v that stands for P^-1, where P is not 0 anywhere in the scope.
void Encoder::addReciprocals() {
  for (size_t i = 0; i < reciprocals.size() && i < 6; ++i) {
    auto [base, value] = reciprocals[i];
    if (!(normalizer.signAnalysis().of(base, scope) & Zero))
      facts.push_back(value * encode(base) == real(1));
  }
}

bool Encoder::refuted(z3::expr value) {
  // 400000 units are some 0.3 s.
  z3::params parameters(z3);
  parameters.set("rlimit", 400'000u);
  // No portfolio: it takes longer to set up than most questions do.
  z3::solver solver(z3, z3::solver::simple());
  solver.set(parameters);
  for (const z3::expr &fact : facts)
    solver.add(fact);
  for (Guard guard : scope.context.guards()) {
    GuardKind kind = terms.node(guard).kind;
    if (kind == GuardKind::Truth || kind == GuardKind::Not)
      solver.add(encode(guard));
  }
  solver.add(value != 0);
  return solver.check() == z3::unsat;
}

bool Encoder::vanishes(Polynomial difference) {
  z3::expr value = encode(difference);
  if (refuted(value))
    return true;
  addReciprocals();
  return addIncreasing() && refuted(value);
}

} // namespace

bool mayFallBack(Normalizer &normalizer, Polynomial difference,
                 const Scope &scope) {
  const Polynomials &polynomials = normalizer.values();
  const Terms &terms = normalizer.values().terms();
  if (normalizer.hasSpecial(difference) ||
      polynomials.summands(difference).size() > 40)
    return false;
  bool compares = llvm::any_of(scope.context.guards(), [&](Guard guard) {
    GuardKind kind = terms.node(guard).kind;
    return kind == GuardKind::Truth || kind == GuardKind::Not;
  });
  for (const Summand &summand : polynomials.summands(difference)) {
    const BodyNode &body = polynomials.node(summand.body);
    if (!body.bound.empty())
      continue;
    compares |= !body.guards.empty();
    for (const Power &power : body.powers) {
      const FactorNode &factor = polynomials.node(power.factor);
      compares |= isSign(factor) || (factor.kind == FactorKind::Maximum &&
                                     llvm::all_of(factor.elements, isPlain));
    }
  }
  return compares;
}

bool scalarFallback(Equality &equality, Normalizer &normalizer,
                    Polynomial difference, const Scope &scope) {
  try {
    return Encoder(equality, normalizer, scope).vanishes(difference);
  } catch (const z3::exception &) {
    return false;
  }
}

} // namespace tesela::prove
