#include "prove/WrapSizes.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <cmath>

namespace tesela::prove {

/// Terms below the one in question that are followed.
static constexpr unsigned greatestDepth = 8;

/// A product of two such fits 64 bits by far: an overflow would be remembered
/// by the store, and count against a proof.
static bool isSmall(const Terms &terms, Index index) {
  return llvm::all_of(terms.monomials(index), [](const Monomial &monomial) {
    return std::abs(monomial.coefficient) < int64_t(1) << 20;
  });
}

std::optional<Index> WrapSizes::position(Term term, unsigned depth) {
  const TermNode &node = terms.node(term);
  if (isFloat(node.type) || isComplex(node.type) || depth == 0)
    return std::nullopt;
  if (node.kind == TermKind::FromIndex)
    return node.indices[0];
  if (node.kind == TermKind::Constant) {
    std::optional<int64_t> value = node.value.integer();
    return value ? std::optional(terms.constant(*value)) : std::nullopt;
  }
  bool converts = node.kind == TermKind::Function && node.name == "convert";
  bool computes = node.kind == TermKind::Add ||
                  node.kind == TermKind::Multiply ||
                  node.kind == TermKind::Negate;
  if (!converts && !computes)
    return std::nullopt;
  llvm::SmallVector<Index, 2> parts;
  for (Term operand : node.operands) {
    std::optional<Index> part = position(operand, depth - 1);
    if (!part)
      return std::nullopt;
    parts.push_back(*part);
  }
  if (node.kind == TermKind::Add)
    return terms.add(parts[0], parts[1]);
  if (node.kind == TermKind::Multiply) {
    if (!isSmall(terms, parts[0]) || !isSmall(terms, parts[1]))
      return std::nullopt;
    return terms.multiply(parts[0], parts[1]);
  }
  return node.kind == TermKind::Negate ? terms.multiply(parts[0], -1)
                                       : parts[0];
}

/// c p^n + d, term by term, reaches the end of the type at some p.
void WrapSizes::note(ElementType type, Index position) {
  unsigned width = bitWidth(type);
  if (width >= 64)
    return;
  double offset = 0;
  for (const Monomial &monomial : terms.monomials(position))
    if (monomial.factors.empty())
      offset = double(monomial.coefficient);
  for (const Monomial &monomial : terms.monomials(position)) {
    if (monomial.factors.empty())
      continue;
    for (unsigned bits : {width - 1, width}) {
      double sign = monomial.coefficient < 0 ? -1 : 1;
      double room = std::ldexp(1.0, int(bits)) - sign * offset;
      double scale = std::abs(double(monomial.coefficient));
      double root =
          std::pow(std::max(room, 1.0) / scale, 1.0 / monomial.factors.size());
      if (root + 2 > double(largest))
        continue;
      Candidate candidate{int64_t(root) + 2, monomial.factors.size() > 1};
      if (!llvm::is_contained(found, candidate))
        found.push_back(candidate);
      candidate.ofAll = false;
      if (!llvm::is_contained(found, candidate))
        found.push_back(candidate);
    }
  }
}

void WrapSizes::visit(Guard guard) {
  if (!seenGuards.insert(guard.id).second)
    return;
  const GuardNode &node = terms.node(guard);
  for (Guard part : node.parts)
    visit(part);
  if (node.kind == GuardKind::Truth)
    visit(node.term);
}

void WrapSizes::visit(Term term) {
  if (!seenTerms.insert(term.id).second)
    return;
  const TermNode &node = terms.node(term);
  bool isInteger = isSignedInteger(node.type) || isUnsignedInteger(node.type);
  if (isInteger && node.kind != TermKind::Constant)
    if (std::optional<Index> index = position(term, greatestDepth))
      note(node.type, *index);
  for (Term operand : node.operands)
    visit(operand);
  visit(node.guard);
}

llvm::SmallVector<WrapSizes::Candidate, 8> WrapSizes::candidates() const {
  llvm::SmallVector<Candidate, 8> sorted = found;
  llvm::sort(sorted, [](const Candidate &a, const Candidate &b) {
    return std::pair(a.size, a.ofAll) < std::pair(b.size, b.ofAll);
  });
  return sorted;
}

} // namespace tesela::prove
