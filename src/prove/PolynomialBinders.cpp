// Open, close and substitute: everything about polynomials that moves
// variables, and the canonical form of a body.
#include "prove/Polynomials.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

namespace tesela::prove {

namespace {
/// Splits conjunctions, sorts, drops "true"; false where a guard is false.
bool tidyGuards(const Terms &terms, llvm::SmallVectorImpl<Guard> &guards) {
  for (size_t i = 0; i < guards.size(); ++i) {
    const GuardNode &node = terms.node(guards[i]);
    if (node.kind == GuardKind::And) {
      guards[i] = node.parts[0];
      guards.append(node.parts.begin() + 1, node.parts.end());
      --i;
    }
  }
  llvm::sort(guards);
  guards.erase(std::unique(guards.begin(), guards.end()), guards.end());
  llvm::erase_if(guards, [&](Guard guard) {
    return terms.node(guard).kind == GuardKind::True;
  });
  return llvm::none_of(guards, [&](Guard guard) {
    const GuardNode &node = terms.node(guard);
    return node.kind == GuardKind::False ||
           (node.kind == GuardKind::Not &&
            llvm::is_contained(guards, node.parts[0]));
  });
}

/// Renames `bound` to `names`, in that order.
Substitution renaming(Terms &terms, llvm::ArrayRef<Variable> bound,
                      llvm::ArrayRef<Variable> names) {
  Substitution result;
  for (auto [from, to] : llvm::zip(bound, names))
    if (from != to)
      result.set(from, terms.index(to));
  return result;
}
} // namespace

bool Polynomials::tidy(OpenBody &body) const {
  if (!tidyGuards(store, body.guards))
    return false;
  llvm::sort(body.powers, [](const Power &a, const Power &b) {
    return a.factor < b.factor;
  });
  llvm::SmallVector<Power, 4> merged;
  for (const Power &power : body.powers) {
    if (!merged.empty() && merged.back().factor == power.factor)
      merged.back().exponent = merged.back().exponent + power.exponent;
    else
      merged.push_back(power);
    if (node(power.factor).kind == FactorKind::Negation &&
        merged.back().exponent == Rational(2))
      merged.back().exponent = 0;
    if (merged.back().exponent.isZero())
      merged.pop_back();
  }
  body.powers = std::move(merged);
  return true;
}

Polynomial Polynomials::close(const Rational &coefficient, OpenBody body,
                              Ring ring) {
  if (!tidy(body))
    return {};
  unsigned height = heightOf(body);
  llvm::SmallVector<Variable, 2> names;
  for (unsigned i = 0; i < body.bound.size(); ++i)
    names.push_back(boundName(height + 1 + i));
  if (!llvm::equal(body.bound, names)) {
    Substitution rename = renaming(store, body.bound, names);
    body = substitute(std::move(body), rename);
    body.bound = names;
    if (!tidy(body))
      return {};
  }
  return summand(intern(std::move(body)), coefficient, ring);
}

Element Polynomials::close(OpenElement element) {
  unsigned height = polynomialFacts[element.body.id].height;
  llvm::SmallVector<Variable, 2> names;
  for (unsigned i = 0; i < element.bound.size(); ++i)
    names.push_back(boundName(height + 1 + i));
  if (!llvm::equal(element.bound, names)) {
    Substitution rename = renaming(store, element.bound, names);
    element = substitute(std::move(element), rename);
    element.bound = names;
  }
  if (!tidyGuards(store, element.guards))
    element.guards = {store.never()};
  return element;
}

OpenBody Polynomials::open(Body body, unsigned level) {
  OpenBody result = node(body);
  if (result.bound.empty())
    return result;
  llvm::SmallVector<Variable, 2> names;
  for (unsigned i = 0; i < result.bound.size(); ++i)
    names.push_back(local(level + i));
  Substitution rename = renaming(store, result.bound, names);
  result = substitute(std::move(result), rename);
  result.bound = names;
  return result;
}

OpenElement Polynomials::open(const Element &element, unsigned level) {
  if (element.bound.empty())
    return element;
  llvm::SmallVector<Variable, 2> names;
  for (unsigned i = 0; i < element.bound.size(); ++i)
    names.push_back(local(level + i));
  OpenElement result =
      substitute(element, renaming(store, element.bound, names));
  result.bound = names;
  return result;
}

// -------------------------------------------------------------- substitution

namespace {
bool touches(llvm::ArrayRef<Variable> free, const Substitution &values) {
  return llvm::any_of(values.all(), [&](const auto &entry) {
    return std::binary_search(free.begin(), free.end(), entry.first);
  });
}
} // namespace

Polynomial Polynomials::substitute(Polynomial polynomial,
                                   const Substitution &values) {
  if (!touches(freeVariables(polynomial), values))
    return polynomial;
  if (++substitutions > mostSubstitutions)
    tooMany = true;
  if (tooMany)
    return {};
  llvm::SmallVector<Polynomial, 8> parts;
  Ring ring = this->ring(polynomial);
  for (size_t i = 0; i < summands(polynomial).size(); ++i) {
    Summand summand = summands(polynomial)[i];
    parts.push_back(close(summand.coefficient,
                          substitute(node(summand.body), values), ring));
  }
  return add(parts);
}

/// Numbers of one atom each, after a variable became a sum: (i - 1) g is
/// i g - g.
Polynomial Polynomials::withAtoms(Polynomial polynomial) {
  auto isSum = [&](const Power &power) {
    const FactorNode &factor = node(power.factor);
    std::optional<int64_t> times = power.exponent.integer();
    if (factor.kind != FactorKind::Number || !times || *times < 1 || *times > 4)
      return false;
    llvm::ArrayRef<Monomial> monomials = store.monomials(factor.indices[0]);
    return (monomials.size() != 1 || monomials[0].factors.size() != 1 ||
            monomials[0].coefficient != 1) &&
           llvm::none_of(store.freeVariables(factor.indices[0]),
                         [&](Variable one) { return isBoundName(one); });
  };
  Polynomial result = polynomial;
  Ring ring = this->ring(polynomial);
  for (size_t i = 0; i < summands(polynomial).size(); ++i) {
    Summand summand = summands(polynomial)[i];
    OpenBody rest = node(summand.body);
    const auto *sum = llvm::find_if(rest.powers, isSum);
    if (sum == rest.powers.end())
      continue;
    FactorNode number = node(sum->factor);
    int64_t times = *sum->exponent.integer();
    rest.powers.erase(sum);
    Polynomial whole;
    llvm::SmallVector<Monomial, 4> monomials(
        store.monomials(number.indices[0]));
    for (const Monomial &monomial : monomials) {
      Polynomial product = constant(monomial.coefficient, number.ring);
      for (AtomId atom : monomial.factors) {
        number.indices = {store.index(atom)};
        product = multiply(product, of(factor(number)));
      }
      whole = add(whole, product);
    }
    Polynomial expanded = close(summand.coefficient, std::move(rest), ring);
    for (; times > 0; --times)
      expanded = multiply(expanded, whole);
    result = subtract(add(result, withAtoms(expanded)),
                      this->summand(summand.body, summand.coefficient, ring));
  }
  return result;
}

OpenBody Polynomials::substitute(OpenBody body, const Substitution &values) {
  for (Guard &guard : body.guards)
    guard = store.substitute(guard, values);
  for (Power &power : body.powers)
    power.factor = substitute(power.factor, values);
  if (touches(freeVariables(body.exponent), values))
    body.exponent = withAtoms(substitute(body.exponent, values));
  return body;
}

OpenElement Polynomials::substitute(OpenElement element,
                                    const Substitution &values) {
  for (Guard &guard : element.guards)
    guard = store.substitute(guard, values);
  element.body = substitute(element.body, values);
  return element;
}

Factor Polynomials::substitute(Factor given, const Substitution &values) {
  if (!touches(freeVariables(given), values))
    return given;
  FactorNode result = node(given);
  for (Index &index : result.indices)
    index = store.substitute(index, values);
  for (Polynomial &operand : result.operands)
    operand = substitute(operand, values);
  for (Element &element : result.elements)
    element = close(substitute(std::move(element), values));
  llvm::sort(result.elements);
  return factor(std::move(result));
}

// ------------------------------------------------------------------ products

/// Multiplies out what can be: inner polynomials with positive integer
/// exponents, literals with integer exponents, and products over domains, whose
/// elements are put together.
Polynomial Polynomials::expanded(const Rational &coefficient, OpenBody body,
                                 Ring ring) {
  if (!tidy(body))
    return {};
  Rational scale = coefficient;
  std::vector<Element> elements;
  unsigned products = 0;
  for (Power &power : body.powers) {
    const FactorNode &known = node(power.factor);
    std::optional<int64_t> whole = power.exponent.integer();
    bool isNumber = known.kind == FactorKind::Literal && ring.bits == 0 &&
                    known.name.empty();
    // c^(n + 1/2) = c^n c^(1/2)
    Rational half = Rational(1) / 2;
    std::optional<int64_t> times =
        whole ? whole : (power.exponent - half).integer();
    if (isNumber && times && *times > -64 && *times < 64) {
      for (int64_t i = 0; i < std::abs(*times); ++i)
        scale = *times > 0 ? scale * known.value : scale / known.value;
      power.exponent = whole ? Rational(0) : half;
    } else if (known.kind == FactorKind::Product && whole == 1) {
      llvm::append_range(elements, known.elements);
      ++products;
    }
  }
  if (products > 1) {
    llvm::erase_if(body.powers, [&](const Power &power) {
      return node(power.factor).kind == FactorKind::Product &&
             power.exponent == Rational(1);
    });
    llvm::sort(elements);
    body.powers.push_back({factor({.kind = FactorKind::Product,
                                   .ring = ring,
                                   .elements = std::move(elements)}),
                           1});
  }
  llvm::erase_if(body.powers,
                 [](const Power &power) { return power.exponent.isZero(); });
  auto inner = llvm::find_if(body.powers, [&](const Power &power) {
    std::optional<int64_t> whole = power.exponent.integer();
    return node(power.factor).kind == FactorKind::Inner && whole && *whole > 0;
  });
  if (inner == body.powers.end())
    return close(scale, std::move(body), ring);

  Polynomial times = node(inner->factor).operands[0];
  inner->exponent = inner->exponent - 1;
  if (inner->exponent.isZero())
    body.powers.erase(inner);
  llvm::SmallVector<Variable, 8> used(freeVariables(times));
  used.append(body.bound);
  for (const Power &power : body.powers)
    used.append(freeVariables(power.factor).begin(),
                freeVariables(power.factor).end());
  for (Guard guard : body.guards)
    llvm::append_range(used, store.freeVariables(guard));
  llvm::append_range(used, freeVariables(body.exponent));
  unsigned level = levelAbove(used);
  llvm::SmallVector<Polynomial, 8> parts;
  for (size_t i = 0; i < summands(times).size(); ++i) {
    Summand summand = summands(times)[i];
    OpenBody product = open(summand.body, level);
    product.bound.insert(product.bound.begin(), body.bound.begin(),
                         body.bound.end());
    product.guards.append(body.guards);
    product.powers.append(body.powers);
    product.exponent = add(product.exponent, body.exponent);
    parts.push_back(
        expanded(scale * summand.coefficient, std::move(product), ring));
  }
  return add(parts);
}

} // namespace tesela::prove
