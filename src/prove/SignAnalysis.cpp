#include "prove/SignAnalysis.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

namespace tesela::prove {

namespace {
constexpr uint8_t none = 0;

/// The union over all pairs of signs of `combine` of them.
template <class Combine>
uint8_t overPairs(uint8_t a, uint8_t b, Combine combine) {
  uint8_t result = none;
  for (uint8_t x : {Negative, Zero, Positive})
    for (uint8_t y : {Negative, Zero, Positive})
      if ((a & x) && (b & y))
        result |= combine(x, y);
  return result;
}

bool isEven(const Rational &exponent) {
  std::optional<int64_t> whole = exponent.integer();
  return whole && *whole % 2 == 0;
}
} // namespace

uint8_t signsOfSum(uint8_t a, uint8_t b) {
  return overPairs(a, b, [](uint8_t x, uint8_t y) -> uint8_t {
    if (x == Zero || x == y)
      return y;
    return y == Zero ? x : uint8_t(AnySign);
  });
}

uint8_t signsOfProduct(uint8_t a, uint8_t b) {
  return overPairs(a, b, [](uint8_t x, uint8_t y) -> uint8_t {
    if (x == Zero || y == Zero)
      return Zero;
    return x == y ? Positive : Negative;
  });
}

uint8_t signsOfMaximum(uint8_t a, uint8_t b) {
  return overPairs(a, b, [](uint8_t x, uint8_t y) { return std::max(x, y); });
}

uint8_t signsOfNegation(uint8_t a) {
  return uint8_t((a & Zero) | (a & Negative ? Positive : 0) |
                 (a & Positive ? Negative : 0));
}

uint8_t signsOfPower(uint8_t base, const Rational &exponent) {
  uint8_t result = base;
  if (exponent < Rational(0))
    result &= NotZero;
  if (!exponent.isInteger())
    return result & NotNegative;
  if (isEven(exponent) && (result & Negative))
    result = uint8_t((result & ~Negative) | Positive);
  return result;
}

void SignAnalysis::remember(Polynomial polynomial, const Scope &scope,
                            uint8_t signs) {
  if (signs != AnySign)
    remembered[polynomial.id].push_back(
        {llvm::SmallVector<Guard, 8>(scope.context.guards()), signs});
}

uint8_t SignAnalysis::ofIndex(Index index, const Scope &scope) {
  const Context &context = scope.context;
  if (context.implies(terms.atMost(terms.constant(1), index)))
    return Positive;
  if (context.implies(terms.atMost({}, index)))
    return NotNegative;
  return AnySign;
}

// --------------------------------------------------------------------- terms

uint8_t SignAnalysis::of(Term term, const Scope &scope) {
  auto [entry, isNew] =
      knownTerms.try_emplace({term.id, scope.context.id()}, AnySign);
  if (!isNew)
    return entry->second;
  return entry->second = compute(term, scope);
}

uint8_t SignAnalysis::compute(Term term, const Scope &scope) {
  const TermNode &node = terms.node(term);
  if (!isFloat(node.type))
    return isUnsignedInteger(node.type) || node.type == ElementType::I1
               ? NotNegative
               : AnySign;
  auto operand = [&](unsigned i) { return of(node.operands[i], scope); };
  switch (node.kind) {
  case TermKind::Read:
    return llvm::is_contained(positiveTensors, node.tensor) ? Positive
                                                            : AnySign;
  case TermKind::Constant:
    return node.value.isZero()        ? Zero
           : node.value < Rational(0) ? Negative
                                      : Positive;
  case TermKind::FromIndex:
    return ofIndex(node.indices[0], scope);
  case TermKind::Add:
    return signsOfSum(operand(0), operand(1));
  case TermKind::Multiply:
    if (node.operands[0] == node.operands[1])
      return signsOfPower(operand(0), 2);
    return signsOfProduct(operand(0), operand(1));
  case TermKind::Negate:
    return signsOfNegation(operand(0));
  case TermKind::Maximum:
    return signsOfMaximum(operand(0), operand(1));
  case TermKind::Power:
    return signsOfPower(operand(0), node.value);
  case TermKind::Exponential:
    return Positive;
  case TermKind::Select:
    return of(node.operands[0], scope.with(node.guard)) |
           of(node.operands[1], scope.with(terms.negate(node.guard)));
  case TermKind::Function:
    return ofFunction(term, scope);
  case TermKind::Reduce:
    return ofReduction(term, scope);
  case TermKind::NegativeInfinity:
  case TermKind::PositiveInfinity:
  case TermKind::NotANumber:
    return AnySign;
  }
  return AnySign;
}

uint8_t SignAnalysis::ofFunction(Term term, const Scope &scope) {
  const TermNode &node = terms.node(term);
  if (node.name == "convert")
    return of(node.operands[0], scope);
  const FunctionLaws &laws = lawsOf(node.name);
  if (laws.keepsSign)
    return of(node.operands[0], scope);
  return laws.signs;
}

uint8_t SignAnalysis::ofReduction(Term term, const Scope &scope) {
  const TermNode &node = terms.node(term);
  Index variable = terms.index(polynomials.local(scope.level));
  Guard range = terms.inRange(variable, node.indices[0]);
  Term opened = terms.open(term, variable);
  uint8_t body = of(opened, scope.below(1, range));
  bool filled =
      scope.context.implies(terms.atMost(terms.constant(1), node.indices[0]));
  switch (node.reduction) {
  case Reduction::Sum:
    if ((body & Negative) && (body & Positive))
      return AnySign;
    return filled ? body : uint8_t(body | Zero);
  case Reduction::Product:
    return body & Negative ? uint8_t(body | Negative | Positive)
                           : uint8_t(body | Positive);
  case Reduction::Maximum:
  case Reduction::Minimum:
    return filled ? body : uint8_t(AnySign);
  case Reduction::And:
  case Reduction::Or:
    return NotNegative;
  }
  return AnySign;
}

// --------------------------------------------------------------- polynomials

uint8_t SignAnalysis::of(Polynomial polynomial, const Scope &scope) {
  uint8_t result = AnySign;
  auto known = remembered.find(polynomial.id);
  if (known != remembered.end())
    for (const Remembered &entry : known->second)
      if (llvm::all_of(entry.guards, [&](Guard guard) {
            return llvm::is_contained(scope.context.guards(), guard);
          }))
        result &= entry.signs;
  if (result == Positive)
    return result;
  return result & compute(polynomial, scope);
}

uint8_t SignAnalysis::compute(Polynomial polynomial, const Scope &scope) {
  if (polynomials.ring(polynomial).bits != 0)
    return AnySign;
  uint8_t result = Zero;
  for (const Summand &summand : polynomials.summands(polynomial)) {
    result = signsOfSum(result, of(summand, scope));
    if (result == AnySign)
      return besideVariances(polynomial, scope);
  }
  return result;
}

/// The n of 0 <= variable < n, where `guards` say no more of it.
static std::optional<Index>
lengthFrom0(Terms &terms, llvm::ArrayRef<Guard> guards, Variable variable) {
  Index unit = terms.index(variable);
  std::optional<Index> length;
  bool hasLower = false;
  for (Guard guard : guards) {
    if (!llvm::is_contained(terms.freeVariables(guard), variable))
      continue;
    Index index = terms.node(guard).index;
    Index rest = terms.subtract(index, unit); // variable + rest <= 0
    if (terms.node(guard).kind != GuardKind::NotPositive)
      return std::nullopt;
    if (index == terms.multiply(unit, -1) && !hasLower)
      hasLower = true;
    else if (!length &&
             !llvm::is_contained(terms.freeVariables(rest), variable))
      length = terms.subtract(terms.constant(1), rest);
    else
      return std::nullopt;
  }
  return hasLower ? length : std::nullopt;
}

/// The bound variables of `body` in two groups of one size, which share no
/// factor; nothing where there are more or fewer.
static std::optional<
    std::pair<llvm::SmallVector<Variable, 2>, llvm::SmallVector<Variable, 2>>>
twoGroups(const Polynomials &polynomials, const OpenBody &body) {
  size_t count = body.bound.size();
  if (count < 2 || count > 6 || count % 2 != 0)
    return std::nullopt;
  llvm::SmallVector<unsigned, 6> group;
  for (unsigned i = 0; i < count; ++i)
    group.push_back(i);
  for (const Power &power : body.powers) {
    llvm::ArrayRef<Variable> free = polynomials.freeVariables(power.factor);
    std::optional<unsigned> first;
    for (unsigned i = 0; i < count; ++i) {
      if (!llvm::is_contained(free, body.bound[i]))
        continue;
      unsigned other = group[i];
      first = first.value_or(other);
      for (unsigned &each : group)
        each = each == other ? *first : each;
    }
  }
  llvm::SmallVector<Variable, 2> one, two;
  for (unsigned i = 0; i < count; ++i)
    if (group[i] == group[0])
      one.push_back(body.bound[i]);
    else if (two.empty() ||
             group[i] ==
                 group[llvm::find(body.bound, two[0]) - body.bound.begin()])
      two.push_back(body.bound[i]);
    else
      return std::nullopt;
  if (one.size() != two.size())
    return std::nullopt;
  return std::pair(one, two);
}

/// `summand` is -c R (SUM_{k < n} g(k))^2 with c > 0 and R >= 0:
/// c R n SUM_{k < n} g(k)^2, which is at least as much. k may be several
/// variables, in a box of n points.
std::optional<Polynomial> SignAnalysis::squaresAbove(const Summand &summand,
                                                     const Scope &scope) {
  OpenBody body = polynomials.open(summand.body, scope.level);
  auto groups = twoGroups(polynomials, body);
  if (!(summand.coefficient < Rational(0)) || !groups ||
      !body.exponent.isZero())
    return std::nullopt;
  auto &[ks, ls] = *groups;
  auto lengthsOf = [&](llvm::ArrayRef<Variable> variables) {
    llvm::SmallVector<Index, 2> result;
    for (Variable variable : variables)
      if (auto length = lengthFrom0(terms, body.guards, variable);
          length && !mentions(terms.freeVariables(*length), body.bound))
        result.push_back(*length);
    return result;
  };
  llvm::SmallVector<Index, 2> extents = lengthsOf(ks);
  if (extents.size() != ks.size())
    return std::nullopt;
  // One order of the second group in which it is as the first.
  llvm::sort(ls);
  do {
    Substitution toK;
    for (auto [k, l] : llvm::zip_equal(ks, ls))
      toK.set(l, terms.index(k));
    if (lengthsOf(ls) != extents || !isSquare(body, ks, toK, scope))
      continue;
    OpenBody diagonal = polynomials.substitute(body, toK);
    llvm::erase_if(diagonal.bound, [&](Variable variable) {
      return llvm::is_contained(ls, variable);
    });
    Polynomial result =
        polynomials.close(-summand.coefficient, std::move(diagonal), {});
    for (Index extent : extents)
      result = polynomials.multiply(result, numberOf(extent));
    return result;
  } while (std::next_permutation(ls.begin(), ls.end()));
  return std::nullopt;
}

/// Is `body` a product of what depends on `ks`, the same on the others, which
/// `toK` takes to them, and what is not negative?
bool SignAnalysis::isSquare(const OpenBody &body, llvm::ArrayRef<Variable> ks,
                            const Substitution &toK, const Scope &scope) {
  llvm::SmallVector<Power, 4> ofK, ofL;
  for (const Power &power : body.powers) {
    llvm::ArrayRef<Variable> free = polynomials.freeVariables(power.factor);
    if (mentions(free, ks))
      ofK.push_back(power);
    else if (mentions(free, body.bound))
      ofL.push_back(
          {polynomials.substitute(power.factor, toK), power.exponent});
    else if (signsOfPower(of(power.factor, scope), power.exponent) & Negative)
      return false;
  }
  return !ofK.empty() && ofK.size() == ofL.size() &&
         llvm::all_of(ofK, [&](const Power &power) {
           return power.exponent.isInteger() && llvm::is_contained(ofL, power);
         });
}

Polynomial SignAnalysis::numberOf(Index index) {
  Polynomial sum;
  for (const Monomial &monomial : terms.monomials(index)) {
    Polynomial product = polynomials.constant(monomial.coefficient, {});
    for (AtomId atom : monomial.factors)
      product = polynomials.multiply(
          product,
          polynomials.of(polynomials.factor(
              {.kind = FactorKind::Number, .indices = {terms.index(atom)}})));
    sum = polynomials.add(sum, product);
  }
  return sum;
}

/// The sign of what is left once variances are taken out, together with these.
uint8_t SignAnalysis::besideVariances(Polynomial polynomial,
                                      const Scope &scope) {
  size_t size = polynomials.summands(polynomial).size();
  if (size < 2 || size > 12)
    return AnySign;
  Polynomial rest = polynomial;
  for (size_t i = 0; i < size; ++i) {
    Summand summand = polynomials.summands(polynomial)[i];
    std::optional<Polynomial> squares = squaresAbove(summand, scope);
    if (!squares)
      continue;
    Polynomial less = polynomials.subtract(
        polynomials.subtract(rest, *squares),
        polynomials.summand(summand.body, summand.coefficient, {}));
    if (polynomials.summands(less).size() + 1 +
            polynomials.summands(*squares).size() ==
        polynomials.summands(rest).size())
      rest = less;
  }
  return rest == polynomial ? uint8_t(AnySign)
                            : signsOfSum(NotNegative, compute(rest, scope));
}

uint8_t SignAnalysis::of(const Summand &summand, const Scope &scope) {
  OpenBody body = polynomials.open(summand.body, scope.level);
  Scope inside = scope.below(unsigned(body.bound.size()), body.guards);
  uint8_t result = summand.coefficient < Rational(0) ? Negative : Positive;
  for (const Power &power : body.powers) {
    if (result == AnySign)
      return result;
    uint8_t base = of(power.factor, inside);
    result = signsOfProduct(result, signsOfPower(base, power.exponent));
  }
  if ((result & Negative) && (result & Positive))
    return AnySign;
  if ((!body.bound.empty() || !body.guards.empty()) &&
      !nonEmpty(body.bound, body.guards, scope))
    result |= Zero;
  return result;
}

bool SignAnalysis::nonEmpty(llvm::ArrayRef<Variable> bound,
                            llvm::ArrayRef<Guard> guards, const Scope &scope) {
  Substitution zero;
  for (Variable variable : bound)
    zero.set(variable, {});
  return llvm::all_of(guards, [&](Guard guard) {
    return scope.context.implies(terms.substitute(guard, zero));
  });
}

/// At least each of those without domain; of x and -x one is not negative.
uint8_t SignAnalysis::ofMaximum(llvm::ArrayRef<Element> elements,
                                const Scope &scope) {
  uint8_t result = AnySign;
  for (const Element &element : elements) {
    if (!element.bound.empty() || !element.guards.empty())
      continue;
    uint8_t least = of(element.body, scope);
    if (least == Positive)
      return Positive;
    if (!(least & Negative))
      result = NotNegative;
    Polynomial negation = polynomials.scale(element.body, -1);
    bool both = llvm::any_of(elements, [&](const Element &other) {
      return other.bound.empty() && other.guards.empty() &&
             other.body == negation;
    });
    if (both)
      result = least & Zero ? NotNegative : Positive;
    if (result == Positive)
      return result;
  }
  return result;
}

/// Of positive values, and the empty one, a product is positive.
uint8_t SignAnalysis::ofProduct(llvm::ArrayRef<Element> elements,
                                const Scope &scope) {
  uint8_t result = Positive;
  for (const Element &element : elements) {
    OpenElement open = polynomials.open(element, scope.level);
    Scope inside = scope.below(unsigned(open.bound.size()), open.guards);
    uint8_t sign = of(open.body, inside);
    if (sign & Negative)
      return AnySign;
    result |= sign;
  }
  return result;
}

uint8_t SignAnalysis::of(Factor factor, const Scope &scope) {
  const FactorNode &node = polynomials.node(factor);
  if (node.ring.bits != 0)
    return AnySign;
  switch (node.kind) {
  case FactorKind::Read:
    return llvm::is_contained(positiveTensors, node.tensor) ? Positive
                                                            : AnySign;
  case FactorKind::Number:
    return ofIndex(node.indices[0], scope);
  case FactorKind::Literal:
    return node.value.isZero()        ? Zero
           : node.value < Rational(0) ? Negative
                                      : Positive;
  case FactorKind::Inner:
    return of(node.operands[0], scope);
  case FactorKind::Function: {
    const FunctionLaws &laws = lawsOf(node.name);
    if (node.name == "log")
      if (auto number = polynomials.constantValue(node.operands[0]);
          number && Rational(1) < *number)
        return Positive;
    return laws.keepsSign ? of(node.operands[0], scope) : laws.signs;
  }
  case FactorKind::Maximum:
    return ofMaximum(node.elements, scope);
  case FactorKind::Product:
    return ofProduct(node.elements, scope);
  case FactorKind::Negation:
    return Negative;
  case FactorKind::Minimum:
  case FactorKind::Fold:
  case FactorKind::NegativeInfinity:
  case FactorKind::NotANumber:
    return AnySign;
  }
  return AnySign;
}

} // namespace tesela::prove
