#include "prove/TermStore.h"

#include <algorithm>

namespace tesela::prove {

namespace {
size_t mix(size_t hash, size_t value) {
  hash = (hash ^ value) * 0x9e3779b97f4a7c15ull;
  return hash ^ (hash >> 31);
}
} // namespace

size_t AtomEntry::hash() const {
  size_t hash = mix(size_t(kind), variable.id);
  hash = mix(hash, number);
  hash = mix(hash, tensor.id);
  return mix(hash, hashOf<Index>(arguments));
}

bool AtomEntry::operator==(const AtomEntry &other) const {
  return kind == other.kind && variable == other.variable &&
         number == other.number && tensor == other.tensor &&
         arguments == other.arguments;
}

size_t PolynomialEntry::hash() const {
  size_t hash = monomials.size();
  for (const Monomial &monomial : monomials)
    hash = mix(mix(hash, size_t(monomial.coefficient)),
               hashOf<AtomId>(monomial.factors));
  return hash;
}

bool PolynomialEntry::operator==(const PolynomialEntry &other) const {
  return std::equal(
      monomials.begin(), monomials.end(), other.monomials.begin(),
      other.monomials.end(), [](const Monomial &a, const Monomial &b) {
        return a.coefficient == b.coefficient && a.factors == b.factors;
      });
}

size_t GuardEntry::hash() const {
  size_t hash = mix(size_t(kind), index.id);
  return mix(mix(hash, term.id), hashOf<Guard>(parts));
}

bool GuardEntry::operator==(const GuardEntry &other) const {
  return kind == other.kind && index == other.index && term == other.term &&
         parts == other.parts;
}

size_t TermEntry::hash() const {
  size_t hash = mix(size_t(kind) * 64 + size_t(type), tensor.id);
  hash = mix(hash, hashOf<Index>(indices));
  hash = mix(hash, hashOf<Term>(operands));
  hash = mix(hash, guard.id * 8 + size_t(reduction));
  hash = mix(hash, size_t(name.data()));
  if (kind == TermKind::Constant || kind == TermKind::Power)
    hash = mix(hash, value.hash());
  return hash;
}

bool TermEntry::operator==(const TermEntry &other) const {
  return kind == other.kind && type == other.type && tensor == other.tensor &&
         guard == other.guard && reduction == other.reduction &&
         name.data() == other.name.data() && indices == other.indices &&
         operands == other.operands && value == other.value;
}

uint32_t Terms::Store::setOf(Variable variable) {
  return sets.intern(VariableSet{{variable}}).first;
}

uint32_t Terms::Store::unite(uint32_t a, uint32_t b) {
  if (a == b || b == 0)
    return a;
  if (a == 0)
    return b;
  auto [entry, isNew] = unions.try_emplace(std::minmax(a, b), 0);
  if (!isNew)
    return entry->second;
  VariableSet both;
  llvm::ArrayRef<Variable> left = variablesIn(a), right = variablesIn(b);
  std::set_union(left.begin(), left.end(), right.begin(), right.end(),
                 std::back_inserter(both.variables));
  return entry->second = sets.intern(std::move(both)).first;
}

void Terms::Store::include(NodeFacts &facts, const NodeFacts &part,
                           unsigned binders) {
  facts.freeVariables = unite(facts.freeVariables, part.freeVariables);
  facts.readsElements |= part.readsElements;
  if (part.loose > binders)
    facts.loose = std::max(facts.loose, part.loose - binders);
}

AtomId Terms::Store::intern(Atom atom) {
  auto [id, isNew] = atoms.intern(AtomEntry{std::move(atom)});
  if (isNew) {
    const Atom &node = atoms[id];
    NodeFacts facts{.readsElements = node.kind == AtomKind::Read};
    if (node.kind == AtomKind::Free)
      facts.freeVariables = setOf(node.variable);
    if (node.kind == AtomKind::Bound)
      facts.loose = node.number + 1;
    for (Index argument : node.arguments)
      include(facts, this->facts(argument));
    atoms.facts(id) = facts;
  }
  return {id};
}

Index Terms::Store::intern(llvm::SmallVector<Monomial, 2> monomials) {
  auto [id, isNew] = indices.intern(PolynomialEntry{std::move(monomials)});
  if (isNew) {
    NodeFacts facts;
    for (const Monomial &monomial : indices[id].monomials)
      for (AtomId factor : monomial.factors)
        include(facts, this->facts(factor));
    indices.facts(id) = facts;
  }
  return {id};
}

Guard Terms::Store::intern(GuardNode guard) {
  auto [id, isNew] = guards.intern(GuardEntry{std::move(guard)});
  if (isNew) {
    const GuardNode &node = guards[id];
    NodeFacts facts{.readsElements = node.kind == GuardKind::Truth};
    include(facts, this->facts(node.index));
    if (node.kind == GuardKind::Truth)
      include(facts, this->facts(node.term));
    for (Guard part : node.parts)
      include(facts, this->facts(part));
    guards.facts(id) = facts;
  }
  return {id};
}

Term Terms::Store::intern(TermNode term) {
  auto [id, isNew] = terms.intern(TermEntry{std::move(term)});
  if (isNew) {
    const TermNode &node = terms[id];
    NodeFacts facts{.readsElements = node.kind == TermKind::Read};
    unsigned binders = node.kind == TermKind::Reduce ? 1 : 0;
    for (Index index : node.indices)
      include(facts, this->facts(index));
    for (Term operand : node.operands)
      include(facts, this->facts(operand), binders);
    include(facts, this->facts(node.guard));
    terms.facts(id) = facts;
  }
  return {id};
}

} // namespace tesela::prove
