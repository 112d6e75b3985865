#include "prove/SideConditions.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <map>

namespace tesela::prove {

/// The condition and where it holds, its locals named in the order in which
/// they come: sum_k x[k] / y[k] and sum_m x[m] / y[m] divide by the same.
static std::string inGeneral(Polynomials &polynomials,
                             const Condition &condition) {
  const Terms &terms = polynomials.terms();
  std::map<std::string, std::string> names;
  auto renamed = [&](llvm::StringRef text) {
    std::string result;
    auto isNamePart = [](char c) { return llvm::isAlnum(c) || c == '_'; };
    while (!text.empty()) {
      llvm::StringRef word = text.take_while(isNamePart);
      if (word.empty())
        word = text.take_front();
      text = text.drop_front(word.size());
      auto known = names.find(word.str());
      if (known == names.end())
        result += word;
      else if (known->second.empty())
        result += known->second =
            "?" + std::to_string(llvm::count_if(names, [](const auto &entry) {
              return !entry.second.empty();
            }));
      else
        result += known->second;
    }
    return result;
  };
  auto addLocals = [&](llvm::ArrayRef<Variable> variables) {
    for (Variable variable : variables)
      if (polynomials.levelAbove({variable}) != 0)
        names[terms.name(variable).str()];
  };
  addLocals(polynomials.freeVariables(condition.polynomial));
  for (Guard guard : condition.guards)
    addLocals(terms.freeVariables(guard));
  std::string result = renamed(polynomials.text(condition.polynomial));
  std::vector<std::string> guards;
  for (Guard guard : condition.guards)
    guards.push_back(renamed(terms.text(guard)));
  llvm::sort(guards);
  return result + " where " + llvm::join(guards, ", ");
}

/// A product is not 0 where none of its factors is.
static void splitProducts(Polynomials &polynomials,
                          std::vector<Condition> &conditions) {
  std::vector<Condition> result;
  for (const Condition &condition : conditions) {
    llvm::ArrayRef<Summand> summands =
        polynomials.summands(condition.polynomial);
    if (condition.positive || summands.size() != 1) {
      result.push_back(condition);
      continue;
    }
    const BodyNode body = polynomials.node(summands[0].body);
    if (!body.bound.empty() || !body.guards.empty() || body.powers.empty()) {
      result.push_back(condition);
      continue;
    }
    for (const Power &power : body.powers) {
      Condition one = condition;
      one.polynomial = polynomials.of(power.factor);
      result.push_back(std::move(one));
    }
  }
  conditions = std::move(result);
}

using MayBeZero = llvm::function_ref<bool(Variable)>;

/// Is the factor a size of the problem that is 1 or more?
static bool isSize(const Polynomials &polynomials, const Terms &terms,
                   Factor factor, MayBeZero mayBeZero) {
  const FactorNode &node = polynomials.node(factor);
  if (node.kind != FactorKind::Number)
    return false;
  llvm::ArrayRef<Monomial> monomials = terms.monomials(node.indices[0]);
  if (monomials.size() != 1 || monomials[0].coefficient != 1 ||
      monomials[0].factors.size() != 1)
    return false;
  const Atom &atom = terms.atom(monomials[0].factors[0]);
  return atom.kind == AtomKind::Free &&
         terms.kind(atom.variable) == VariableKind::Size &&
         !mayBeZero(atom.variable);
}

/// Of each size the least power that a summand has.
static std::vector<Power> commonSizes(const Polynomials &polynomials,
                                      const Terms &terms,
                                      llvm::ArrayRef<Summand> summands,
                                      MayBeZero mayBeZero) {
  std::vector<Power> least;
  for (const Summand &summand : summands)
    for (const Power &power : polynomials.node(summand.body).powers)
      if (isSize(polynomials, terms, power.factor, mayBeZero) &&
          llvm::none_of(least, [&](const Power &one) {
            return one.factor == power.factor;
          }))
        least.push_back(power);
  for (Power &size : least)
    for (const Summand &summand : summands) {
      Rational own = 0;
      for (const Power &power : polynomials.node(summand.body).powers)
        if (power.factor == size.factor)
          own = power.exponent;
      size.exponent = std::min(size.exponent, own);
    }
  llvm::erase_if(least,
                 [](const Power &one) { return one.exponent == Rational(0); });
  return least;
}

/// Without numbers and sizes that all of it is multiplied by: n d - b^2 and
/// d - b^2 / n are 0 together, and positive together; P and -P are 0 together.
static Polynomial withoutUnits(Polynomials &polynomials, Polynomial polynomial,
                               bool keepsSign, MayBeZero mayBeZero) {
  if (polynomial.isZero() || polynomials.ring(polynomial).bits != 0)
    return polynomial;
  for (const Power &size :
       commonSizes(polynomials, polynomials.terms(),
                   polynomials.summands(polynomial), mayBeZero))
    polynomial = polynomials.multiply(
        polynomial, polynomials.of(size.factor, -size.exponent));
  Rational first = polynomials.summands(polynomial)[0].coefficient;
  if (keepsSign && first < Rational(0))
    first = -first;
  return polynomials.scale(polynomial, Rational(1) / first);
}

static std::string canonicalText(Polynomials &polynomials, Condition condition,
                                 MayBeZero mayBeZero) {
  condition.polynomial = withoutUnits(polynomials, condition.polynomial,
                                      condition.positive, mayBeZero);
  return polynomials.text(condition.polynomial) +
         (condition.positive ? " > 0\n" : " != 0\n") +
         inGeneral(polynomials, condition);
}

void addConditions(Polynomials &polynomials, std::vector<Condition> conditions,
                   MayBeZero mayBeZero, std::vector<SideCondition> &to) {
  splitProducts(polynomials, conditions);
  for (const Condition &condition : conditions) {
    SideCondition side;
    side.kind = condition.positive ? SideCondition::Kind::Positive
                                   : SideCondition::Kind::NotZero;
    side.text = polynomials.text(condition.polynomial) +
                (condition.positive ? " > 0" : " != 0");
    side.canonical = canonicalText(polynomials, condition, mayBeZero);
    if (condition.positive) { // what is greater than 0 is not 0
      Condition weaker = condition;
      weaker.positive = false;
      side.canonical += '\n' + canonicalText(polynomials, weaker, mayBeZero);
    }
    if (!llvm::any_of(to, [&](const SideCondition &known) {
          return known.canonical == side.canonical;
        }))
      to.push_back(std::move(side));
  }
}

} // namespace tesela::prove
