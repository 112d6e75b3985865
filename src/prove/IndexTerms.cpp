#include "prove/IndexTerms.h"

#include "prove/ComplexTerms.h"
#include "prove/IntegerTypes.h"
#include "prove/PickReduction.h"
#include "prove/PositionArithmetic.h"

#include "llvm/ADT/STLExtras.h"

using tesela::semantics::CompareDirection;
using tesela::semantics::CompareType;

#include <cmath>

namespace tesela::prove {

Term booleanTerm(Terms &terms, Guard guard) {
  const GuardNode &node = terms.node(guard);
  if (node.kind == GuardKind::Truth)
    return node.term;
  return terms.select(guard, terms.constant(1, ElementType::I1),
                      terms.constant(0, ElementType::I1));
}

Guard guardOf(Terms &terms, Term term) {
  const TermNode &node = terms.node(term);
  if (node.kind == TermKind::Constant)
    return node.value.isZero() ? terms.never() : terms.always();
  if (node.kind != TermKind::Select)
    return terms.truth(term);
  Guard condition = node.guard;
  Term first = node.operands[0], second = node.operands[1];
  Guard a = guardOf(terms, first), b = guardOf(terms, second);
  return terms.disjunction({terms.conjunction({condition, a}),
                            terms.conjunction({terms.negate(condition), b})});
}

bool countsPositions(ElementType type) {
  return (isSignedInteger(type) || isUnsignedInteger(type)) &&
         bitWidth(type) >= 32;
}

bool holdsPosition(const Terms &terms, ElementType type, Index index) {
  if (!countsPositions(type) || bitWidth(type) >= 64)
    return countsPositions(type);
  auto isSize = [&](AtomId id) {
    const Atom &atom = terms.atom(id);
    return atom.kind == AtomKind::Free &&
           terms.kind(atom.variable) == VariableKind::Size;
  };
  return llvm::all_of(terms.monomials(index), [&](const Monomial &monomial) {
    return monomial.coefficient > -65536 && monomial.coefficient < 65536 &&
           llvm::count_if(
               monomial.factors,
               [&](AtomId factor) { return !isSize(factor); }) < 2;
  });
}

static bool isNotNegative(Terms &terms, AtomId id) {
  const Atom &atom = terms.atom(id);
  auto argument = [&](unsigned i) {
    return isNotNegative(terms, atom.arguments[i]);
  };
  switch (atom.kind) {
  case AtomKind::Free:
  case AtomKind::Bound:
  case AtomKind::Modulo:
    return true;
  case AtomKind::FloorDivide:
    return argument(0);
  case AtomKind::Minimum:
    return argument(0) && argument(1);
  case AtomKind::Maximum:
    return argument(0) || argument(1);
  case AtomKind::Read:
    return isUnsignedInteger(terms.type(atom.tensor)) ||
           terms.below(atom.tensor).has_value();
  }
  return false;
}

/// `index` with b - 1 in place of elements below b that are taken away: no
/// greater.
static Index leastByBounds(Terms &terms, Index index) {
  for (const Monomial &monomial :
       llvm::SmallVector<Monomial, 4>(terms.monomials(index))) {
    if (monomial.coefficient >= 0 || monomial.factors.size() != 1)
      continue;
    const Atom &atom = terms.atom(monomial.factors[0]);
    std::optional<Index> below =
        atom.kind == AtomKind::Read ? terms.below(atom.tensor) : std::nullopt;
    if (!below)
      continue;
    Index greatest = terms.subtract(*below, terms.constant(1));
    index = terms.add(terms.subtract(index, terms.polynomial(monomial)),
                      terms.multiply(greatest, monomial.coefficient));
  }
  return index;
}

bool isNotNegative(Terms &terms, Index index) {
  index = leastByBounds(terms, index);
  return llvm::all_of(terms.monomials(index), [&](const Monomial &monomial) {
    return monomial.coefficient >= 0 &&
           llvm::all_of(monomial.factors, [&](AtomId atom) {
             return isNotNegative(terms, atom);
           });
  });
}

bool isPositive(Terms &terms, Index index) {
  index = leastByBounds(terms, index);
  if (!isNotNegative(terms, index))
    return false;
  // One summand that is a number or a product of sizes, which are at least 1.
  return llvm::any_of(terms.monomials(index), [&](const Monomial &monomial) {
    return llvm::all_of(monomial.factors, [&](AtomId factor) {
      const Atom &atom = terms.atom(factor);
      return atom.kind == AtomKind::Free &&
             terms.kind(atom.variable) == VariableKind::Size;
    });
  });
}

namespace {
struct Bounds {
  bool below = true, above = true;
};
} // namespace

static Bounds boundsOf(const Terms &terms, Index index);

static Bounds boundsOf(const Terms &terms, AtomId id) {
  constexpr int64_t large = 4096;
  constexpr int64_t mostPositions = 1 << 30; // what is added to them is less
  const Atom &atom = terms.atom(id);
  if (atom.kind == AtomKind::Read) {
    std::optional<Index> below = terms.below(atom.tensor);
    std::optional<int64_t> number =
        below ? terms.constantValue(*below) : std::nullopt;
    bool isKnown = below && number.value_or(0) <= mostPositions;
    return {isKnown, isKnown};
  }
  if (atom.kind == AtomKind::Modulo) {
    auto modulus = terms.constantValue(atom.arguments[1]);
    if (modulus && *modulus <= large)
      return {};
  }
  Bounds result;
  bool first = true;
  for (Index argument : atom.arguments) {
    Bounds one = boundsOf(terms, argument);
    bool any = !first && atom.kind == AtomKind::Maximum;
    result.below = any ? result.below || one.below : result.below && one.below;
    any = !first && atom.kind == AtomKind::Minimum;
    result.above = any ? result.above || one.above : result.above && one.above;
    first = false;
  }
  return result;
}

static Bounds boundsOf(const Terms &terms, Index index) {
  Bounds result;
  for (const Monomial &monomial : terms.monomials(index)) {
    bool isAlone = monomial.factors.size() == 1;
    for (AtomId factor : monomial.factors) {
      Bounds one = boundsOf(terms, factor);
      if (!isAlone && !(one.below && one.above))
        one = {false, false};
      if (monomial.coefficient < 0)
        std::swap(one.below, one.above);
      result.below &= one.below;
      result.above &= one.above;
    }
  }
  return result;
}

bool mayBeAnyInteger(const Terms &terms, Index index) {
  Bounds bounds = boundsOf(terms, index);
  return !bounds.below || !bounds.above;
}

/// Is an integer that is `index` the same one in another type?
static bool staysIn(Terms &terms, ElementType to, ElementType from,
                    Index index) {
  if (holdsEvery(to, from))
    return true;
  bool losesSignOnly = isSignedInteger(from) && isUnsignedInteger(to) &&
                       bitWidth(to) >= bitWidth(from);
  return (isSignedInteger(to) || isNotNegative(terms, index)) &&
         (losesSignOnly || !mayBeAnyInteger(terms, index));
}

/// Is what elements with numeric bounds, and numbers, may add up to too large
/// for the type? Of sizes and positions see `holdsPosition`.
static bool elementsMayWrap(const Terms &terms, ElementType type, Index index) {
  double most = 0;
  bool hasElements = false;
  for (const Monomial &monomial : terms.monomials(index)) {
    double size = std::abs(double(monomial.coefficient));
    bool isNumeric = true;
    for (AtomId factor : monomial.factors) {
      const Atom &atom = terms.atom(factor);
      std::optional<Index> below =
          atom.kind == AtomKind::Read ? terms.below(atom.tensor) : std::nullopt;
      std::optional<int64_t> number =
          below ? terms.constantValue(*below) : std::nullopt;
      hasElements |= atom.kind == AtomKind::Read;
      isNumeric &= number.has_value();
      size *= double(number.value_or(1));
    }
    if (isNumeric)
      most += size;
  }
  return hasElements && most >= std::exp2(bitWidth(type) - 1);
}

static std::optional<Index> arithmetic(Terms &terms, const TermNode &node,
                                       bool ofElements) {
  llvm::SmallVector<Index, 2> parts;
  for (Term operand : node.operands) {
    bool isRead = terms.node(operand).kind == TermKind::Read;
    std::optional<Index> part = indexOf(terms, operand, ofElements);
    if (!part)
      return std::nullopt;
    // The remainder of an element by a number does not wrap.
    bool isBounded = node.name == "remainder" &&
                     terms.node(node.operands[1]).kind == TermKind::Constant;
    bool mayWrap = node.kind == TermKind::Add ||
                   node.kind == TermKind::Multiply ||
                   node.kind == TermKind::Negate;
    if ((mayWrap || (isRead && !ofElements && !isBounded)) &&
        mayBeAnyInteger(terms, *part))
      return std::nullopt;
    parts.push_back(*part);
  }
  bool wraps = isUnsignedInteger(node.type); // below 0
  auto held = [&](Index result) {
    return elementsMayWrap(terms, node.type, result) ? std::nullopt
                                                     : std::optional(result);
  };
  switch (node.kind) {
  case TermKind::Add:
    return held(terms.add(parts[0], parts[1]));
  case TermKind::Multiply:
    return held(terms.multiply(parts[0], parts[1]));
  case TermKind::Negate:
    return wraps ? std::nullopt : std::optional(terms.multiply(parts[0], -1));
  case TermKind::Maximum:
    return terms.maximum(parts[0], parts[1]);
  default:
    break;
  }
  if (node.name == "minimum")
    return terms.minimum(parts[0], parts[1]);
  if ((node.name == "remainder" || node.name == "divide") && !wraps &&
      isPositive(terms, parts[1]))
    return node.name == "divide"
               ? truncatedQuotient(terms, parts[0], parts[1])
               : truncatedRemainder(terms, parts[0], parts[1]);
  if (node.name == "convert" &&
      staysIn(terms, node.type, terms.type(node.operands[0]), parts[0]))
    return parts[0];
  return std::nullopt;
}

std::optional<Index> indexOf(Terms &terms, Term term, bool ofElements) {
  const TermNode &node = terms.node(term);
  if (node.kind == TermKind::Constant && !isFloat(node.type)) {
    std::optional<int64_t> value = node.value.integer();
    return value ? std::optional(terms.constant(*value)) : std::nullopt;
  }
  if (node.kind == TermKind::Read &&
      (isSignedInteger(node.type) || isUnsignedInteger(node.type)))
    return terms.read(node.tensor, node.indices);
  if (!countsPositions(node.type))
    return std::nullopt;
  switch (node.kind) {
  case TermKind::FromIndex: {
    Index index = node.indices[0];
    if (isUnsignedInteger(node.type) && !isNotNegative(terms, index))
      return std::nullopt;
    return holdsPosition(terms, node.type, index) ? std::optional(index)
                                                  : std::nullopt;
  }
  case TermKind::Add:
  case TermKind::Multiply:
  case TermKind::Negate:
  case TermKind::Maximum:
  case TermKind::Function: {
    ElementType type = node.type;
    std::optional<Index> index = arithmetic(terms, TermNode(node), ofElements);
    return index && holdsPosition(terms, type, *index) ? index : std::nullopt;
  }
  default:
    return std::nullopt;
  }
}

std::optional<Term>
withIndex(Terms &terms, Term term,
          llvm::function_ref<std::optional<Term>(Index)> use) {
  const TermNode &node = terms.node(term);
  if (node.kind != TermKind::Select) {
    std::optional<Index> index = indexOf(terms, term, /*ofElements=*/true);
    return index ? use(*index) : std::nullopt;
  }
  std::optional<Term> first = withIndex(terms, node.operands[0], use);
  std::optional<Term> second =
      first ? withIndex(terms, node.operands[1], use) : std::nullopt;
  if (!second)
    return std::nullopt;
  return terms.select(node.guard, *first, *second);
}

/// Of two indices.
static Guard indexComparison(Terms &terms, CompareDirection direction, Index a,
                             Index b) {
  // Nothing that counts is below 0.
  bool isLess =
      direction == CompareDirection::LT || direction == CompareDirection::GE;
  bool isGreater =
      direction == CompareDirection::GT || direction == CompareDirection::LE;
  if ((isLess && b == Index() && isNotNegative(terms, a)) ||
      (isGreater && a == Index() && isNotNegative(terms, b)))
    return direction == CompareDirection::LT ||
                   direction == CompareDirection::GT
               ? terms.never()
               : terms.always();
  switch (direction) {
  case CompareDirection::EQ:
    return terms.equal(a, b);
  case CompareDirection::NE:
    return terms.negate(terms.equal(a, b));
  case CompareDirection::LT:
    return terms.lessThan(a, b);
  case CompareDirection::LE:
    return terms.atMost(a, b);
  case CompareDirection::GT:
    return terms.lessThan(b, a);
  case CompareDirection::GE:
    return terms.atMost(b, a);
  }
  return terms.never();
}

/// Of two conditions, false below true.
static Guard booleanComparison(Terms &terms, CompareDirection direction,
                               Guard a, Guard b) {
  Guard notA = terms.negate(a), notB = terms.negate(b);
  switch (direction) {
  case CompareDirection::EQ:
    return terms.disjunction(
        {terms.conjunction({a, b}), terms.conjunction({notA, notB})});
  case CompareDirection::NE:
    return terms.disjunction(
        {terms.conjunction({a, notB}), terms.conjunction({notA, b})});
  case CompareDirection::LT:
    return terms.conjunction({notA, b});
  case CompareDirection::LE:
    return terms.disjunction({notA, b});
  case CompareDirection::GT:
    return terms.conjunction({a, notB});
  case CompareDirection::GE:
    return terms.disjunction({a, notB});
  }
  return terms.never();
}

/// Where both sides are indices or choices between them.
static std::optional<Guard> asIndices(Terms &terms, CompareDirection direction,
                                      Term a, Term b, unsigned depth) {
  auto choice = [&](Term of, llvm::function_ref<std::optional<Guard>(Term)> go)
      -> std::optional<Guard> {
    const TermNode &node = terms.node(of);
    std::optional<Guard> first = go(node.operands[0]);
    std::optional<Guard> second = first ? go(node.operands[1]) : std::nullopt;
    if (!second)
      return std::nullopt;
    return terms.disjunction(
        {terms.conjunction({node.guard, *first}),
         terms.conjunction({terms.negate(node.guard), *second})});
  };
  if (depth == 0)
    return std::nullopt;
  if (terms.node(a).kind == TermKind::Select)
    return choice(a, [&](Term part) {
      return asIndices(terms, direction, part, b, depth - 1);
    });
  if (terms.node(b).kind == TermKind::Select)
    return choice(b, [&](Term part) {
      return asIndices(terms, direction, a, part, depth - 1);
    });
  std::optional<Index> left = indexOf(terms, a, /*ofElements=*/false);
  std::optional<Index> right = indexOf(terms, b, /*ofElements=*/false);
  if (!left || !right)
    return std::nullopt;
  return indexComparison(terms, direction, *left, *right);
}

/// Of a position as a float with a small whole number, which every format of
/// floats keeps apart from the positions beside it: 256 is 257 in bf16.
static std::optional<Guard>
asSmallNumber(Terms &terms, CompareDirection direction, Term a, Term b) {
  auto index = [&](Term term) -> std::optional<Index> {
    const TermNode &node = terms.node(term);
    if (node.kind == TermKind::FromIndex)
      return node.indices[0];
    std::optional<int64_t> value = node.value.integer();
    if (node.kind == TermKind::Constant && value && *value >= 0 && *value < 256)
      return terms.constant(*value);
    return std::nullopt;
  };
  bool oneIsNumber = terms.node(a).kind == TermKind::Constant ||
                     terms.node(b).kind == TermKind::Constant;
  std::optional<Index> left = index(a), right = index(b);
  if (!oneIsNumber || !left || !right || bitWidth(terms.type(a)) < 16)
    return std::nullopt;
  return indexComparison(terms, direction, *left, *right);
}

/// An integer that is made of what is not negative, like the position that an
/// argmax gives.
static bool isNotNegativeTerm(Terms &terms, Term term) {
  const TermNode &node = terms.node(term);
  auto operand = [&](unsigned i) {
    return isNotNegativeTerm(terms, node.operands[i]);
  };
  switch (node.kind) {
  case TermKind::FromIndex:
    return isNotNegative(terms, node.indices[0]) &&
           holdsPosition(terms, node.type, node.indices[0]);
  case TermKind::Constant:
    return !(node.value < Rational(0));
  case TermKind::Select:
    return operand(0) && operand(1);
  case TermKind::Reduce:
    return node.reduction == Reduction::Minimum && operand(0);
  default:
    return false;
  }
}

static Guard compared(Terms &terms, llvm::StringRef name, CompareType kind,
                      Term a, Term b) {
  std::string function = "compare_" + name.str();
  if (kind == CompareType::TotalOrder && isFloat(terms.type(a)))
    function += "_total";
  return terms.truth(terms.function(function, {a, b}, ElementType::I1));
}

Guard comparison(Terms &terms, CompareDirection direction, CompareType kind,
                 Term a, Term b) {
  ElementType type = terms.type(a);
  if (type == ElementType::I1)
    return booleanComparison(terms, direction, guardOf(terms, a),
                             guardOf(terms, b));
  // Nothing unsigned is below 0.
  Term zero = terms.constant(0, type);
  if (isUnsignedInteger(type) && direction == CompareDirection::LT && b == zero)
    return terms.never();
  if (isUnsignedInteger(type) && direction == CompareDirection::GT && a == zero)
    return terms.never();
  if (isUnsignedInteger(type) && direction == CompareDirection::GE && b == zero)
    return terms.always();
  if (isUnsignedInteger(type) && direction == CompareDirection::LE && a == zero)
    return terms.always();
  if (isComplex(type)) { // equality alone
    ComplexParts left = partsOf(terms, a), right = partsOf(terms, b);
    auto equal = [&](Term x, Term y) {
      return comparison(terms, CompareDirection::EQ, kind, x, y);
    };
    Guard same = terms.conjunction(
        {equal(left.real, right.real), equal(left.imag, right.imag)});
    return direction == CompareDirection::NE ? terms.negate(same) : same;
  }
  bool below0 = direction == CompareDirection::LT && b == zero;
  bool from0 = direction == CompareDirection::GE && b == zero;
  if (!isFloat(type) && (below0 || from0) && isNotNegativeTerm(terms, a))
    return below0 ? terms.never() : terms.always();
  // Is the position of the greatest in range?
  if (!isFloat(type) && direction != CompareDirection::EQ &&
      direction != CompareDirection::NE)
    for (auto [picked, other] : {std::pair{&a, b}, std::pair{&b, a}})
      if (indexOf(terms, other, /*ofElements=*/false) &&
          pickedPosition(terms, *picked))
        *picked = terms.fromIndex(positionOf(terms, *picked, {}), type);
  if (!isFloat(type))
    if (std::optional<Guard> guard = asIndices(terms, direction, a, b, 4))
      return *guard;
  if (isFloat(type))
    if (std::optional<Guard> guard = asSmallNumber(terms, direction, a, b))
      return *guard;
  bool ordered = !isFloat(type); // a <= b is not (b < a)
  switch (direction) {
  case CompareDirection::EQ:
    return compared(terms, "eq", kind, std::min(a, b), std::max(a, b));
  case CompareDirection::NE:
    return terms.negate(
        compared(terms, "eq", kind, std::min(a, b), std::max(a, b)));
  case CompareDirection::LT:
    return compared(terms, "lt", kind, a, b);
  case CompareDirection::GT:
    return compared(terms, "lt", kind, b, a);
  case CompareDirection::LE:
    return ordered ? terms.negate(compared(terms, "lt", kind, b, a))
                   : compared(terms, "le", kind, a, b);
  case CompareDirection::GE:
    return ordered ? terms.negate(compared(terms, "lt", kind, a, b))
                   : compared(terms, "le", kind, b, a);
  }
  return terms.never();
}

} // namespace tesela::prove
