// Integer operations that are simpler than they are written. All hold for every
// value of every width, bit for bit.
//
//     x & 0 = 0     x & -1 = x     x | 0 = x     x | -1 = -1     x ^ 0 = x
//     x & x = x     x | x = x      x ^ x = 0     not not x = x   x / 1 = x
//     max(x, least) = x     min(x, greatest) = x
//     (x / a) / b = x / (a b)                 (a, b > 0, a b of the type)
//     x << k = 2^k x                          (k less than the width)
//     x >> k = x / 2^k,  x & (2^k - 1) = x mod 2^k     (x unsigned)
#include "prove/EncodeBody.h"

#include "prove/FormEncoder.h"

using tesela::semantics::ScalarOp;

namespace tesela::prove {

static std::optional<Rational> constantOf(const Terms &terms, Term term) {
  const TermNode &node = terms.node(term);
  if (node.kind != TermKind::Constant)
    return std::nullopt;
  return node.value;
}

/// 2^k.
static Rational powerOfTwo(unsigned k) {
  return {llvm::DynamicAPInt(llvm::APInt::getOneBitSet(k + 2, k)),
          llvm::DynamicAPInt(1)};
}

static std::optional<Term> ofBits(Terms &terms, ScalarOp op, Term a, Term b,
                                  ElementType type) {
  Term zero = terms.constant(0, type);
  Term ones = identityOf(terms, Reduction::And, type);
  if (a == b)
    return op == ScalarOp::Xor ? zero : a;
  if (b != zero && b != ones)
    std::swap(a, b);
  if (b == zero)
    return op == ScalarOp::And ? zero : a;
  if (b == ones && op != ScalarOp::Xor)
    return op == ScalarOp::And ? a : ones;
  if (op != ScalarOp::And || !isUnsignedInteger(type))
    return std::nullopt;
  // A mask of low bits.
  for (auto [value, other] : {std::pair(a, b), std::pair(b, a)})
    if (std::optional<Rational> mask = constantOf(terms, other)) {
      Rational above = *mask + Rational(1);
      if (above.powerOfTwo())
        return terms.function("remainder", {value, terms.constant(above, type)},
                              type);
    }
  return std::nullopt;
}

static std::optional<Term> ofShift(Terms &terms, ScalarOp op, Term a, Term b,
                                   ElementType type) {
  std::optional<Rational> amount = constantOf(terms, b);
  std::optional<int64_t> k = amount ? amount->integer() : std::nullopt;
  if (!k || *k < 0 || *k >= int64_t(bitWidth(type)))
    return std::nullopt;
  if (*k == 0)
    return a;
  // 2^(width - 1) is no number of a signed type.
  if (op == ScalarOp::ShiftLeft &&
      (isUnsignedInteger(type) || *k + 1 < int64_t(bitWidth(type))))
    return terms.multiply(a, terms.constant(powerOfTwo(*k), type));
  if (op == ScalarOp::ShiftRightLogical && isUnsignedInteger(type))
    return terms.function("divide", {a, terms.constant(powerOfTwo(*k), type)},
                          type);
  return std::nullopt;
}

static std::optional<Term> ofQuotient(Terms &terms, Term a, Term b,
                                      ElementType type) {
  const TermNode &inner = terms.node(a);
  if (inner.kind != TermKind::Function || inner.name != "divide" ||
      inner.type != type)
    return std::nullopt;
  std::optional<Rational> first = constantOf(terms, inner.operands[1]);
  std::optional<Rational> second = constantOf(terms, b);
  if (!first || !second || *first < Rational(1) || *second < Rational(1))
    return std::nullopt;
  Rational product = *first * *second;
  std::optional<Rational> greatest =
      constantOf(terms, identityOf(terms, Reduction::Minimum, type));
  if (!greatest || *greatest < product)
    return std::nullopt;
  return terms.function(
      "divide", {inner.operands[0], terms.constant(product, type)}, type);
}

std::optional<Term> integerIdentity(Terms &terms, ScalarOp op,
                                    llvm::ArrayRef<Term> operands,
                                    ElementType type) {
  Term a = operands[0], b = operands.size() > 1 ? operands[1] : a;
  switch (op) {
  case ScalarOp::And:
  case ScalarOp::Or:
  case ScalarOp::Xor:
    return ofBits(terms, op, a, b, type);
  case ScalarOp::ShiftLeft:
  case ScalarOp::ShiftRightLogical:
    return ofShift(terms, op, a, b, type);
  case ScalarOp::Not: {
    const TermNode &node = terms.node(a);
    if (node.kind == TermKind::Function && node.name == "not")
      return node.operands[0];
    return std::nullopt;
  }
  case ScalarOp::Divide:
    return b == terms.constant(1, type) ? std::optional(a)
                                        : ofQuotient(terms, a, b, type);
  case ScalarOp::Maximum:
  case ScalarOp::Minimum: {
    Term neutral = identityOf(terms,
                              op == ScalarOp::Maximum ? Reduction::Maximum
                                                      : Reduction::Minimum,
                              type);
    if (b == neutral)
      return a;
    return a == neutral ? std::optional(b) : std::nullopt;
  }
  default:
    return std::nullopt;
  }
}

} // namespace tesela::prove
