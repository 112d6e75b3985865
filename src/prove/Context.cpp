#include "prove/Context.h"

#include "llvm/ADT/STLExtras.h"

namespace tesela::prove {

struct ContextGuards {
  llvm::SmallVector<Guard, 16> guards;
  uint32_t id = 0;
};

namespace {
void addConjuncts(const Terms &terms, Guard guard,
                  llvm::SmallVectorImpl<Guard> &guards) {
  const GuardNode &node = terms.node(guard);
  if (node.kind == GuardKind::And) {
    for (Guard part : node.parts)
      addConjuncts(terms, part, guards);
    return;
  }
  if (node.kind != GuardKind::True && !llvm::is_contained(guards, guard))
    guards.push_back(guard);
}
} // namespace

Context::Context(IntegerSolver &solver)
    : solver(&solver), list(std::make_shared<ContextGuards>()) {}

Context Context::with(llvm::ArrayRef<Guard> guards) const {
  auto longer = std::make_shared<ContextGuards>(*list);
  for (Guard guard : guards)
    addConjuncts(terms(), guard, longer->guards);
  if (longer->guards.size() == list->guards.size())
    return *this;
  longer->id = solver->contextNumber(longer->guards);
  Context result = *this;
  result.list = std::move(longer);
  return result;
}

llvm::ArrayRef<Guard> Context::guards() const { return list->guards; }

uint32_t Context::id() const { return list->id; }

bool Context::equal(Index a, Index b) const {
  return a == b || implies(terms().equal(a, b));
}

namespace {

/// Rewrites divisions, minima and maxima, from the inside outward.
class Simplifier {
public:
  explicit Simplifier(const Context &context)
      : context(context), terms(context.terms()) {}

  Index simplify(Index index);
  Guard simplify(Guard guard);

private:
  Index atom(AtomId id);
  Index divided(AtomKind kind, Index dividend, Index divisor);
  std::optional<Index> nested(AtomKind kind, Index dividend, Index divisor);
  Index extreme(AtomKind kind, Index a, Index b);

  const Context &context;
  Terms &terms;
};

Index Simplifier::simplify(Index index) {
  auto plain = [&](AtomId id) {
    AtomKind kind = terms.atom(id).kind;
    return kind == AtomKind::Free || kind == AtomKind::Bound;
  };
  Index sum;
  for (const Monomial &monomial : terms.monomials(index)) {
    if (llvm::all_of(monomial.factors, plain)) {
      sum = terms.add(sum, terms.polynomial(monomial));
      continue;
    }
    Index product = terms.constant(monomial.coefficient);
    for (AtomId factor : monomial.factors)
      product = terms.multiply(product, atom(factor));
    sum = terms.add(sum, product);
  }
  return sum;
}

/// `dividend` has no visible multiple of `divisor`; where it lies in
/// [n d, (n + 1) d) for a small n, the quotient is n.
Index Simplifier::divided(AtomKind kind, Index dividend, Index divisor) {
  for (int64_t n : {0, -1, 1}) {
    Index multiple = terms.multiply(divisor, n);
    Index rest = terms.subtract(dividend, multiple);
    if (!context.implies(terms.inRange(rest, divisor)))
      continue;
    return kind == AtomKind::Modulo ? rest : terms.constant(n);
  }
  if (std::optional<Index> simpler = nested(kind, dividend, divisor))
    return *simpler;
  return kind == AtomKind::Modulo ? terms.modulo(dividend, divisor)
                                  : terms.floorDivide(dividend, divisor);
}

/// For m, q > 0 (Graham, Knuth, Patashnik, Concrete Mathematics, 3.10 to 3.22):
///
///     (x div m) div q    = x div (m q)
///     (x mod (m q)) mod m = x mod m
///     (x mod (m q)) div m = (x div m) mod q
std::optional<Index> Simplifier::nested(AtomKind kind, Index dividend,
                                        Index divisor) {
  const Atom *found = terms.singleAtom(dividend);
  auto isPositive = [&](Index index) {
    return context.implies(terms.atMost(terms.constant(1), index));
  };
  if (!found ||
      (found->kind != AtomKind::FloorDivide && found->kind != AtomKind::Modulo))
    return std::nullopt;
  AtomKind inner = found->kind;
  Index x = found->arguments[0], by = found->arguments[1];
  if (inner == AtomKind::FloorDivide) {
    if (kind != AtomKind::FloorDivide || !isPositive(by) ||
        !isPositive(divisor))
      return std::nullopt;
    return terms.floorDivide(x, terms.multiply(by, divisor));
  }
  // Where the one is visibly a multiple of the other.
  Index factor = terms.floorDivide(by, divisor);
  if (by == divisor || terms.multiply(factor, divisor) != by ||
      !isPositive(divisor) || !isPositive(factor))
    return std::nullopt;
  return kind == AtomKind::Modulo
             ? terms.modulo(x, divisor)
             : terms.modulo(terms.floorDivide(x, divisor), factor);
}

Index Simplifier::extreme(AtomKind kind, Index a, Index b) {
  bool least = kind == AtomKind::Minimum;
  if (context.implies(terms.atMost(a, b)))
    return least ? a : b;
  if (context.implies(terms.atMost(b, a)))
    return least ? b : a;
  return least ? terms.minimum(a, b) : terms.maximum(a, b);
}

Index Simplifier::atom(AtomId id) {
  const Atom &atom = terms.atom(id);
  if (atom.kind == AtomKind::Free || atom.kind == AtomKind::Bound)
    return terms.index(id);
  llvm::SmallVector<Index, 4> arguments;
  for (Index argument : atom.arguments)
    arguments.push_back(simplify(argument));
  if (atom.kind == AtomKind::Read)
    return terms.read(atom.tensor, arguments);
  Index a = arguments[0], b = arguments[1];
  if (atom.kind == AtomKind::Minimum || atom.kind == AtomKind::Maximum)
    return extreme(atom.kind, a, b);
  // The store takes visible multiples out; what division is left is asked of.
  Index plain = atom.kind == AtomKind::Modulo ? terms.modulo(a, b)
                                              : terms.floorDivide(a, b);
  Index sum;
  for (const Monomial &monomial : terms.monomials(plain)) {
    Index value = terms.polynomial(monomial);
    const Atom *left = terms.singleAtom(value);
    if (left && left->kind == atom.kind && left->arguments[1] == b)
      value = divided(atom.kind, left->arguments[0], b);
    sum = terms.add(sum, value);
  }
  return sum;
}

Guard Simplifier::simplify(Guard guard) {
  const GuardNode &node = terms.node(guard);
  switch (node.kind) {
  case GuardKind::True:
  case GuardKind::False:
  case GuardKind::Truth:
    return guard;
  case GuardKind::NotPositive:
    return terms.notPositive(simplify(node.index));
  case GuardKind::Zero:
    return terms.isZero(simplify(node.index));
  case GuardKind::Not:
    return terms.negate(simplify(node.parts[0]));
  case GuardKind::And:
  case GuardKind::Or:
    break;
  }
  llvm::SmallVector<Guard, 4> parts;
  for (Guard part : node.parts)
    parts.push_back(simplify(part));
  return node.kind == GuardKind::And ? terms.conjunction(parts)
                                     : terms.disjunction(parts);
}

} // namespace

Index Context::simplify(Index index) const {
  return Simplifier(*this).simplify(index);
}

Guard Context::simplify(Guard guard) const {
  return Simplifier(*this).simplify(guard);
}

} // namespace tesela::prove
