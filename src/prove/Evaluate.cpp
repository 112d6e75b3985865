#include "prove/Evaluate.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

namespace tesela::prove {

std::optional<int64_t> IndexEvaluator::value(Index index) {
  int64_t sum = 0;
  for (const Monomial &monomial : terms.monomials(index)) {
    int64_t product = monomial.coefficient;
    for (AtomId factor : monomial.factors) {
      std::optional<int64_t> number = value(factor);
      if (!number || llvm::MulOverflow(product, *number, product))
        return std::nullopt;
    }
    if (llvm::AddOverflow(sum, product, sum))
      return std::nullopt;
  }
  return sum;
}

std::optional<int64_t> IndexEvaluator::pair(AtomKind kind, int64_t a,
                                            int64_t b) {
  if (kind == AtomKind::Minimum)
    return std::min(a, b);
  if (kind == AtomKind::Maximum)
    return std::max(a, b);
  if (b <= 0)
    return std::nullopt;
  int64_t quotient = llvm::divideFloorSigned(a, b);
  return kind == AtomKind::FloorDivide ? quotient : a - quotient * b;
}

std::optional<int64_t> IndexEvaluator::value(AtomId id) {
  const Atom &atom = terms.atom(id);
  if (atom.kind == AtomKind::Free)
    return interpretation.variable(atom.variable);
  if (atom.kind == AtomKind::Bound) {
    if (atom.number >= bound.size())
      return std::nullopt;
    return bound[bound.size() - 1 - atom.number];
  }
  llvm::SmallVector<int64_t, 4> arguments;
  for (Index argument : atom.arguments) {
    std::optional<int64_t> number = value(argument);
    if (!number)
      return std::nullopt;
    arguments.push_back(*number);
  }
  if (atom.kind == AtomKind::Read)
    return interpretation.read(atom.tensor, arguments);
  return pair(atom.kind, arguments[0], arguments[1]);
}

std::optional<bool> IndexEvaluator::combined(const GuardNode &node) {
  bool isAnd = node.kind == GuardKind::And;
  for (Guard part : node.parts) {
    std::optional<bool> holds = value(part);
    if (!holds)
      return std::nullopt;
    if (*holds != isAnd)
      return !isAnd;
  }
  return isAnd;
}

std::optional<bool> IndexEvaluator::value(Guard guard) {
  const GuardNode &node = terms.node(guard);
  switch (node.kind) {
  case GuardKind::True:
  case GuardKind::False:
    return node.kind == GuardKind::True;
  case GuardKind::NotPositive:
  case GuardKind::Zero: {
    std::optional<int64_t> number = value(node.index);
    if (!number)
      return std::nullopt;
    return node.kind == GuardKind::Zero ? *number == 0 : *number <= 0;
  }
  case GuardKind::Truth:
    return interpretation.truth(node.term);
  case GuardKind::Not: {
    std::optional<bool> holds = value(node.parts[0]);
    if (!holds)
      return std::nullopt;
    return !*holds;
  }
  case GuardKind::And:
  case GuardKind::Or:
    return combined(node);
  }
  return std::nullopt;
}

} // namespace tesela::prove
