#include "prove/TermEvaluator.h"

namespace tesela::prove {

NamedFunction TermFacts::function(llvm::StringRef interned) {
  auto [entry, isNew] = functions.try_emplace(interned.data());
  if (isNew)
    entry->second = namedFunction(interned);
  return entry->second;
}

std::optional<uint64_t> TermFacts::boundVariables(Term term) {
  const Facts &known = facts(term);
  if (!known.boundFits)
    return std::nullopt;
  return known.bound;
}

bool TermFacts::isApproximate(Term term) { return facts(term).approximate; }
bool TermFacts::isSupported(Term term) { return facts(term).supported; }

void TermFacts::include(Facts &facts, Index index) {
  if (terms.loose(index) == 0)
    return;
  for (const Monomial &monomial : terms.monomials(index))
    for (AtomId factor : monomial.factors) {
      const Atom &atom = terms.atom(factor);
      if (atom.kind == AtomKind::Bound && atom.number < 64)
        facts.bound |= uint64_t(1) << atom.number;
      facts.boundFits &= atom.number < 64;
      for (Index argument : atom.arguments)
        include(facts, argument);
    }
}

void TermFacts::include(Facts &facts, Guard guard) {
  const GuardNode &node = terms.node(guard);
  include(facts, node.index);
  for (Guard part : node.parts)
    include(facts, part);
  if (node.kind != GuardKind::Truth)
    return;
  Facts inner = this->facts(node.term);
  facts.bound |= inner.bound;
  facts.boundFits &= inner.boundFits;
  facts.approximate |= inner.approximate;
  facts.supported &= inner.supported;
}

const TermFacts::Facts &TermFacts::facts(Term term) {
  if (term.id < byTerm.size() && byTerm[term.id].known)
    return byTerm[term.id];
  const TermNode &node = terms.node(term);
  Facts result{.known = true};
  NamedFunction named = node.kind == TermKind::Function
                            ? function(node.name)
                            : NamedFunction::Uninterpreted;
  result.approximate =
      node.kind == TermKind::Exponential ||
      node.kind == TermKind::NegativeInfinity ||
      node.kind == TermKind::PositiveInfinity ||
      (node.kind == TermKind::Power && !node.value.isInteger()) ||
      (prove::isApproximate(named) && isFloat(node.type));
  result.supported = !isComplex(node.type) && node.type != ElementType::Token;
  for (Term operand : node.operands) {
    Facts part = facts(operand);
    bool inside = node.kind == TermKind::Reduce;
    result.boundFits &= part.boundFits;
    result.bound |= inside ? part.bound >> 1 : part.bound;
    result.approximate |= part.approximate;
    result.supported &= part.supported;
  }
  for (Index index : node.indices)
    include(result, index);
  include(result, node.guard);
  if (term.id >= byTerm.size())
    byTerm.resize(term.id + 1);
  return byTerm[term.id] = result;
}

} // namespace tesela::prove
