#include "prove/Polynomials.h"

#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"

#include <algorithm>

namespace tesela::prove {

namespace {
size_t mix(size_t hash, size_t value) {
  hash = (hash ^ value) * 0x9e3779b97f4a7c15ull;
  return hash ^ (hash >> 31);
}

template <class List> size_t mixAll(size_t hash, const List &handles) {
  hash = mix(hash, handles.size());
  for (const auto &handle : handles)
    hash = mix(hash, handle.id);
  return hash;
}

void include(llvm::SmallVectorImpl<Variable> &set,
             llvm::ArrayRef<Variable> part) {
  set.append(part.begin(), part.end());
}

void finish(llvm::SmallVectorImpl<Variable> &set,
            llvm::ArrayRef<Variable> without = {}) {
  llvm::sort(set);
  set.erase(std::unique(set.begin(), set.end()), set.end());
  if (!without.empty())
    llvm::erase_if(set, [&](Variable variable) {
      return llvm::is_contained(without, variable);
    });
}
} // namespace

Ring ringOf(ElementType type) {
  if (isSignedInteger(type) || isUnsignedInteger(type))
    return {bitWidth(type), isUnsignedInteger(type)};
  return {};
}

size_t FactorNode::hash() const {
  size_t hash =
      mix(size_t(kind) * 256 + ring.bits * 2 + ring.isUnsigned, tensor.id);
  hash = mix(hash, llvm::hash_value(name));
  if (kind == FactorKind::Literal)
    hash = mix(hash, value.hash());
  hash = mixAll(mixAll(hash, indices), operands);
  for (const Element &element : elements)
    hash = mix(mixAll(hash, element.guards), element.body.id);
  return hash;
}

bool Element::operator<(const Element &other) const {
  return std::tie(body, bound, guards) <
         std::tie(other.body, other.bound, other.guards);
}

size_t BodyNode::hash() const {
  size_t hash = mix(mixAll(bound.size(), guards), exponent.id);
  for (const Power &power : powers)
    hash = mix(mix(hash, power.factor.id), power.exponent.hash());
  return hash;
}

size_t PolynomialNode::hash() const {
  size_t hash = ring.bits;
  for (const Summand &summand : summands)
    hash = mix(mix(hash, summand.body.id), summand.coefficient.hash());
  return hash;
}

bool intersect(llvm::ArrayRef<Variable> a, llvm::ArrayRef<Variable> b) {
  while (!a.empty() && !b.empty()) {
    if (a.front() == b.front())
      return true;
    (a.front() < b.front() ? a : b) =
        (a.front() < b.front() ? a : b).drop_front();
  }
  return false;
}

bool mentions(llvm::ArrayRef<Variable> sorted, llvm::ArrayRef<Variable> any) {
  return llvm::any_of(any, [&](Variable variable) {
    return std::binary_search(sorted.begin(), sorted.end(), variable);
  });
}

Polynomials::Polynomials(Terms &terms, unsigned productLimit)
    : store(terms), productLimit(productLimit) {
  intern(PolynomialNode{});
  intern(BodyNode{});
}

const PolynomialNode &Polynomials::node(Polynomial polynomial) const {
  return polynomials[polynomial.id];
}
const BodyNode &Polynomials::node(Body body) const { return bodies[body.id]; }
const FactorNode &Polynomials::node(Factor factor) const {
  return factors[factor.id];
}
llvm::ArrayRef<Summand> Polynomials::summands(Polynomial polynomial) const {
  return node(polynomial).summands;
}

// ----------------------------------------------------------------- variables

Variable Polynomials::local(unsigned level) {
  while (locals.size() <= level) {
    locals.push_back(store.fresh("k"));
    places[locals.back().id] = int(locals.size());
  }
  return locals[level];
}

Variable Polynomials::boundName(unsigned number) {
  while (boundNames.size() < number) {
    boundNames.push_back(store.fresh("b"));
    places[boundNames.back().id] = -int(boundNames.size());
  }
  return boundNames[number - 1];
}

bool Polynomials::isBoundName(Variable variable) const {
  return places.lookup(variable.id) < 0;
}

unsigned Polynomials::levelAbove(llvm::ArrayRef<Variable> free) const {
  int level = 0;
  for (Variable variable : free)
    level = std::max(level, places.lookup(variable.id));
  return unsigned(level);
}

llvm::ArrayRef<Variable>
Polynomials::freeVariables(Polynomial polynomial) const {
  return polynomialFacts[polynomial.id].free;
}
llvm::ArrayRef<Variable> Polynomials::freeVariables(Body body) const {
  return bodyFacts[body.id].free;
}
llvm::ArrayRef<Variable> Polynomials::freeVariables(Factor factor) const {
  return factorFacts[factor.id].free;
}

// ------------------------------------------------------------------ interning

Factor Polynomials::factor(FactorNode given) {
  if (!given.name.empty())
    given.name = names.insert(given.name).first->getKey();
  auto [id, isNew] = factors.intern(std::move(given));
  if (!isNew)
    return {id};
  const FactorNode &node = factors[id];
  Facts facts;
  for (Index index : node.indices)
    include(facts.free, store.freeVariables(index));
  for (Polynomial operand : node.operands) {
    include(facts.free, freeVariables(operand));
    facts.height = std::max(facts.height, polynomialFacts[operand.id].height);
  }
  for (const Element &element : node.elements) {
    llvm::SmallVector<Variable, 8> inside;
    include(inside, freeVariables(element.body));
    for (Guard guard : element.guards)
      include(inside, store.freeVariables(guard));
    finish(inside, element.bound);
    include(facts.free, inside);
    facts.height =
        std::max(facts.height, polynomialFacts[element.body.id].height +
                                   unsigned(element.bound.size()));
  }
  finish(facts.free);
  factorFacts.push_back(std::move(facts));
  return {id};
}

unsigned Polynomials::heightOf(const OpenBody &body) const {
  unsigned height = polynomialFacts[body.exponent.id].height;
  for (const Power &power : body.powers)
    height = std::max(height, factorFacts[power.factor.id].height);
  return height;
}

Body Polynomials::intern(BodyNode given) {
  auto [id, isNew] = bodies.intern(std::move(given));
  if (!isNew)
    return {id};
  const BodyNode &node = bodies[id];
  Facts facts;
  if (id != 0) { // the empty body is made before the empty exponent has facts
    facts.height = heightOf(node) + unsigned(node.bound.size());
    include(facts.free, freeVariables(node.exponent));
  }
  for (const Power &power : node.powers)
    include(facts.free, freeVariables(power.factor));
  for (Guard guard : node.guards)
    include(facts.free, store.freeVariables(guard));
  finish(facts.free, node.bound);
  bodyFacts.push_back(std::move(facts));
  return {id};
}

Polynomial Polynomials::intern(PolynomialNode given) {
  if (given.summands.empty())
    given.ring = {};
  auto [id, isNew] = polynomials.intern(std::move(given));
  if (!isNew)
    return {id};
  Facts facts;
  for (const Summand &summand : polynomials[id].summands) {
    const Facts &body = bodyFacts[summand.body.id];
    include(facts.free, body.free);
    facts.height = std::max(facts.height, body.height);
  }
  finish(facts.free);
  polynomialFacts.push_back(std::move(facts));
  return {id};
}

// ---------------------------------------------------------------- arithmetic

Rational Polynomials::reduced(const Rational &value, Ring ring) {
  if (ring.bits == 0) {
    if (value.isLong())
      tooMany = true;
    return tooMany ? Rational() : value;
  }
  llvm::DynamicAPInt modulus(1);
  for (unsigned bit = 0; bit < ring.bits; ++bit)
    modulus *= 2;
  llvm::DynamicAPInt rest = llvm::mod(value.numerator, modulus);
  if (rest * 2 > modulus)
    rest -= modulus;
  return Rational(rest, llvm::DynamicAPInt(1));
}

Polynomial Polynomials::summand(Body body, const Rational &coefficient,
                                Ring ring) {
  Rational value = reduced(coefficient, ring);
  if (value.isZero())
    return {};
  return intern(PolynomialNode{ring, {{body, value}}});
}

Polynomial Polynomials::constant(const Rational &value, Ring ring) {
  return summand({}, value, ring);
}

Polynomial Polynomials::of(Factor factor, const Rational &exponent) {
  if (exponent.isZero())
    return constant(1, node(factor).ring);
  if (node(factor).kind == FactorKind::Literal && exponent < Rational(0))
    return expanded(1, OpenBody{.powers = {{factor, exponent}}},
                    node(factor).ring);
  Body body = intern(BodyNode{.powers = {{factor, exponent}}});
  return summand(body, 1, node(factor).ring);
}

Polynomial Polynomials::exponential(Polynomial exponent) {
  return summand(intern(BodyNode{.exponent = exponent}), 1, {});
}

Polynomial Polynomials::add(Polynomial a, Polynomial b) {
  if (a.isZero() || b.isZero())
    return a.isZero() ? b : a;
  PolynomialNode sum{ring(a), {}};
  llvm::ArrayRef<Summand> left = summands(a), right = summands(b);
  while (!left.empty() || !right.empty()) {
    if (right.empty() ||
        (!left.empty() && left.front().body < right.front().body)) {
      sum.summands.push_back(left.front());
      left = left.drop_front();
    } else if (left.empty() || right.front().body < left.front().body) {
      sum.summands.push_back(right.front());
      right = right.drop_front();
    } else {
      Rational coefficient = reduced(
          left.front().coefficient + right.front().coefficient, sum.ring);
      if (!coefficient.isZero())
        sum.summands.push_back({left.front().body, coefficient});
      left = left.drop_front();
      right = right.drop_front();
    }
  }
  return intern(std::move(sum));
}

Polynomial Polynomials::add(llvm::ArrayRef<Polynomial> parts) {
  if (parts.empty())
    return {};
  if (parts.size() == 1)
    return parts[0];
  size_t half = parts.size() / 2;
  return add(add(parts.take_front(half)), add(parts.drop_front(half)));
}

Polynomial Polynomials::scale(Polynomial a, const Rational &factor) {
  PolynomialNode scaled{ring(a), {}};
  for (const Summand &summand : summands(a)) {
    Rational coefficient = reduced(summand.coefficient * factor, scaled.ring);
    if (!coefficient.isZero())
      scaled.summands.push_back({summand.body, coefficient});
  }
  return intern(std::move(scaled));
}

Polynomial Polynomials::multiply(Polynomial a, Polynomial b) {
  if (a.isZero() || b.isZero())
    return {};
  if (std::optional<Rational> value = constantValue(a))
    return scale(b, *value);
  if (std::optional<Rational> value = constantValue(b))
    return scale(a, *value);
  if (summands(a).size() * summands(b).size() > productLimit) {
    tooMany = true;
    return {};
  }
  llvm::SmallVector<Polynomial, 8> parts;
  for (const Summand &left : summands(a))
    for (const Summand &right : summands(b)) {
      if (tooMany)
        return {};
      parts.push_back(multiply(left, right, ring(a)));
    }
  return add(parts);
}

Polynomial Polynomials::multiply(const Summand &a, const Summand &b,
                                 Ring ring) {
  unsigned level = std::max(levelAbove(freeVariables(a.body)),
                            levelAbove(freeVariables(b.body)));
  OpenBody left = open(a.body, level);
  OpenBody right = open(b.body, level + unsigned(left.bound.size()));
  left.bound.append(right.bound);
  left.guards.append(right.guards);
  left.powers.append(right.powers);
  left.exponent = add(left.exponent, right.exponent);
  return expanded(a.coefficient * b.coefficient, std::move(left), ring);
}

Polynomial Polynomials::guarded(Polynomial a, llvm::ArrayRef<Guard> guards) {
  if (guards.empty() || a.isZero())
    return a;
  llvm::SmallVector<Polynomial, 8> parts;
  for (const Summand &summand : summands(a)) {
    OpenBody body = node(summand.body);
    body.guards.append(guards.begin(), guards.end());
    parts.push_back(close(summand.coefficient, std::move(body), ring(a)));
  }
  return add(parts);
}

std::optional<Rational>
Polynomials::constantValue(Polynomial polynomial) const {
  llvm::ArrayRef<Summand> all = summands(polynomial);
  if (all.empty())
    return Rational(0);
  if (all.size() == 1 && all[0].body == Body{})
    return all[0].coefficient;
  return std::nullopt;
}

} // namespace tesela::prove
