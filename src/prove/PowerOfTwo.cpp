#include "prove/PowerOfTwo.h"

#include "llvm/ADT/STLExtras.h"

namespace tesela::prove {

Scaled PowerOfTwo::split(Term term, unsigned level) {
  auto found = known.find({term.id, level});
  if (found != known.end())
    return found->second;
  return known[{term.id, level}] = compute(term, level);
}

/// The factor put back.
Term PowerOfTwo::joined(const Scaled &scaled, ElementType type) {
  if (scaled.isZero || (scaled.exponent == 0 && scaled.sign == 1))
    return scaled.rest;
  Rational factor = scaled.sign;
  for (int i = 0; i < std::abs(scaled.exponent); ++i)
    factor = scaled.exponent > 0 ? factor * 2 : factor / 2;
  return terms.multiply(terms.constant(factor, type), scaled.rest);
}

/// A factor that all parts share passes; else each keeps its own.
Scaled PowerOfTwo::common(Term term, llvm::ArrayRef<Scaled> parts,
                          bool onlyPositive) {
  TermNode node = terms.node(term);
  std::optional<Scaled> shared;
  bool agree = true;
  for (const Scaled &part : parts) {
    if (part.isZero)
      continue;
    agree &= !shared ||
             (shared->exponent == part.exponent && shared->sign == part.sign);
    shared = part;
  }
  if (!shared || !agree || (onlyPositive && shared->sign < 0)) {
    for (auto [operand, part] : llvm::zip(node.operands, parts))
      operand = joined(part, node.type);
    return {.rest = terms.rebuilt(std::move(node))};
  }
  for (auto [operand, part] : llvm::zip(node.operands, parts))
    operand = part.rest;
  return {.exponent = shared->exponent,
          .sign = shared->sign,
          .rest = terms.rebuilt(std::move(node))};
}

Scaled PowerOfTwo::ofProduct(const TermNode &node,
                             llvm::ArrayRef<Scaled> parts) {
  const Scaled &a = parts[0], &b = parts[1];
  if (a.isZero || b.isZero)
    return {.rest = terms.multiply(a.rest, b.rest)};
  return {.exponent = a.exponent + b.exponent,
          .sign = a.sign * b.sign,
          .rest = terms.multiply(a.rest, b.rest)};
}

Scaled PowerOfTwo::ofReduction(Term term, unsigned level) {
  const TermNode &node = terms.node(term);
  Variable variable = polynomials.local(level);
  Scaled body = split(terms.open(term, terms.index(variable)), level + 1);
  auto around = [&](Term inside) {
    return terms.reduce(node.reduction, variable, node.indices[0], inside);
  };
  bool passes = node.reduction == Reduction::Sum ||
                ((node.reduction == Reduction::Maximum ||
                  node.reduction == Reduction::Minimum) &&
                 body.sign > 0);
  if (body.isZero)
    return {.rest = term};
  if (!passes)
    return {.rest = around(joined(body, node.type))};
  body.rest = around(body.rest);
  return body;
}

Scaled PowerOfTwo::compute(Term term, unsigned level) {
  const TermNode &node = terms.node(term);
  if (!isFloat(node.type))
    return {.rest = term};
  if (node.kind == TermKind::Reduce)
    return ofReduction(term, level);
  if (node.kind == TermKind::Constant) {
    if (node.value.isZero())
      return {.isZero = true, .rest = term};
    if (auto power = node.value.powerOfTwo())
      return {.exponent = power->first,
              .sign = power->second,
              .rest = terms.constant(1, node.type)};
    return {.rest = term};
  }
  llvm::SmallVector<Scaled, 3> parts;
  for (Term operand : node.operands)
    parts.push_back(split(operand, level));
  TermNode copy = node;
  switch (node.kind) {
  case TermKind::Negate: {
    Scaled result = parts[0];
    if (result.isZero)
      return {.rest = term};
    result.sign = -result.sign;
    return result;
  }
  case TermKind::Multiply:
    return ofProduct(node, parts);
  case TermKind::Add:
  case TermKind::Select:
    return common(term, parts, false);
  case TermKind::Maximum:
    return common(term, parts, true);
  case TermKind::Function:
    // A conversion between floats is exact on powers of two.
    if (node.name == "convert" && isFloat(terms.type(node.operands[0]))) {
      Scaled result = parts[0];
      result.rest = terms.convert(result.rest, node.type);
      return result.isZero ? Scaled{.rest = term} : result;
    }
    break;
  case TermKind::Power: {
    Scaled base = parts[0];
    bool reciprocal = node.value == Rational(-1);
    bool root = (node.value * 2).isInteger() && !node.value.isInteger();
    if (base.isZero)
      return {.rest = term};
    if (reciprocal)
      return {.exponent = -base.exponent,
              .sign = base.sign,
              .rest = terms.power(base.rest, node.value)};
    if (root && base.sign > 0 && base.exponent % 2 == 0)
      return {.exponent = int(*(node.value * base.exponent).integer()),
              .sign = 1,
              .rest = terms.power(base.rest, node.value)};
    break;
  }
  default:
    break;
  }
  for (auto [operand, part] : llvm::zip(copy.operands, parts))
    operand = joined(part, terms.type(operand));
  return {.rest = terms.rebuilt(std::move(copy))};
}

} // namespace tesela::prove
