// Constructors of scalar terms. What is folded here no float can notice.
#include "prove/IntegerTypes.h"
#include "prove/TermStore.h"
#include "prove/Terms.h"

#include <algorithm>

namespace tesela::prove {

namespace {
/// Two operands of a commutative operation, in the order of their numbers: two
/// orders make one term. (A float can notice only in the payload of a NaN.)
llvm::SmallVector<Term, 3> commuting(Term a, Term b) {
  return {std::min(a, b), std::max(a, b)};
}

bool isOne(const TermNode &node) {
  return node.kind == TermKind::Constant && node.value == Rational(1);
}

bool commutesByName(llvm::StringRef function) {
  return function == "minimum" || function == "and" || function == "or" ||
         function == "xor";
}
} // namespace

bool Terms::commutes(const TermNode &node) {
  if (node.kind == TermKind::Function)
    return node.operands.size() == 2 && commutesByName(node.name);
  return node.kind == TermKind::Add || node.kind == TermKind::Multiply ||
         node.kind == TermKind::Maximum;
}

Term Terms::read(Tensor tensor, llvm::ArrayRef<Index> at, ElementType type) {
  return store->intern(TermNode{.kind = TermKind::Read,
                                .type = type,
                                .tensor = tensor,
                                .indices = llvm::SmallVector<Index, 4>(at)});
}

Term Terms::constant(Rational value, ElementType type) {
  return store->intern(TermNode{
      .kind = TermKind::Constant, .type = type, .value = std::move(value)});
}

Term Terms::infinity(bool negative, ElementType type) {
  return store->intern(TermNode{.kind = negative ? TermKind::NegativeInfinity
                                                 : TermKind::PositiveInfinity,
                                .type = type});
}

Term Terms::notANumber(ElementType type) {
  return store->intern(TermNode{.kind = TermKind::NotANumber, .type = type});
}

Term Terms::fromIndex(Index index, ElementType type) {
  return store->intern(
      TermNode{.kind = TermKind::FromIndex, .type = type, .indices = {index}});
}

Term Terms::add(Term a, Term b) {
  return store->intern(TermNode{
      .kind = TermKind::Add, .type = type(a), .operands = commuting(a, b)});
}

Term Terms::subtract(Term a, Term b) { return add(a, negate(b)); }

Term Terms::multiply(Term a, Term b) {
  if (isOne(node(a)))
    return b;
  if (isOne(node(b)))
    return a;
  return store->intern(TermNode{.kind = TermKind::Multiply,
                                .type = type(a),
                                .operands = commuting(a, b)});
}

Term Terms::divide(Term a, Term b) {
  return multiply(a, power(b, Rational(-1)));
}

Term Terms::negate(Term a) {
  const TermNode &known = node(a);
  if (known.kind == TermKind::Negate)
    return known.operands[0];
  if (known.kind == TermKind::NegativeInfinity ||
      known.kind == TermKind::PositiveInfinity)
    return infinity(known.kind == TermKind::PositiveInfinity, known.type);
  // Not 0, whose negation a float tells from it.
  if (known.kind == TermKind::Constant && isFloat(known.type) &&
      !known.value.isZero())
    return constant(-known.value, known.type);
  return store->intern(
      TermNode{.kind = TermKind::Negate, .type = known.type, .operands = {a}});
}

Term Terms::maximum(Term a, Term b) {
  if (a == b)
    return a;
  return store->intern(TermNode{
      .kind = TermKind::Maximum, .type = type(a), .operands = commuting(a, b)});
}

Term Terms::minimum(Term a, Term b) {
  if (a == b)
    return a;
  if (isFloat(type(a)))
    return negate(maximum(negate(a), negate(b)));
  return function("minimum", {a, b}, type(a));
}

Term Terms::power(Term a, Rational exponent) {
  if (exponent == Rational(1))
    return a;
  return store->intern(TermNode{.kind = TermKind::Power,
                                .type = type(a),
                                .operands = {a},
                                .value = std::move(exponent)});
}

Term Terms::exponential(Term a) {
  return store->intern(TermNode{
      .kind = TermKind::Exponential, .type = type(a), .operands = {a}});
}

Term Terms::function(llvm::StringRef name, llvm::ArrayRef<Term> operands,
                     ElementType type) {
  TermNode node{.kind = TermKind::Function,
                .type = type,
                .operands = llvm::SmallVector<Term, 3>(operands)};
  node.name = store->functionNames.try_emplace(name, 0).first->first();
  if (commutes(node))
    node.operands = commuting(operands[0], operands[1]);
  return store->intern(std::move(node));
}

bool holdsEvery(ElementType to, ElementType from) {
  auto isInteger = [](ElementType type) {
    return isSignedInteger(type) || isUnsignedInteger(type);
  };
  if (!isInteger(from))
    return false;
  unsigned magnitude = bitWidth(from) - isSignedInteger(from);
  switch (to) {
  case ElementType::F64:
    return magnitude <= 53;
  case ElementType::F32:
    return magnitude <= 24;
  case ElementType::F16:
    return magnitude <= 11;
  case ElementType::BF16:
    return magnitude <= 8;
  default:
    break;
  }
  if (!isInteger(to) || (isSignedInteger(from) && isUnsignedInteger(to)))
    return false;
  return bitWidth(to) - isSignedInteger(to) >= magnitude;
}

/// What a type holds exactly on the way is not lost.
Term Terms::convert(Term a, ElementType to) {
  const TermNode &known = node(a);
  if (known.type == to)
    return a;
  if (known.kind == TermKind::Function && known.name == "convert") {
    ElementType from = type(known.operands[0]);
    if (holdsEvery(known.type, from) && holdsEvery(to, from))
      return convert(known.operands[0], to);
  }
  return function("convert", a, to);
}

Term Terms::select(Guard guard, Term a, Term b) {
  const GuardNode &known = node(guard);
  if (a == b || known.kind == GuardKind::True)
    return a;
  if (known.kind == GuardKind::False)
    return b;
  if (known.kind == GuardKind::Not)
    return select(known.parts[0], b, a);
  return store->intern(TermNode{.kind = TermKind::Select,
                                .type = type(a),
                                .operands = {a, b},
                                .guard = guard});
}

} // namespace tesela::prove
