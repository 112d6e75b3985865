// The inside of a `Terms`: one interner for each kind of value.
#pragma once

#include "prove/Interner.h"
#include "prove/Terms.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/StringMap.h"

#include <vector>

namespace tesela::prove {

/// The hash of a list of handles.
template <class Handle> size_t hashOf(llvm::ArrayRef<Handle> handles) {
  size_t hash = handles.size();
  for (Handle handle : handles)
    hash = (hash ^ handle.id) * 0x9e3779b97f4a7c15ull + (hash >> 29);
  return hash;
}

struct AtomEntry : Atom {
  size_t hash() const;
  bool operator==(const AtomEntry &other) const;
};

struct PolynomialEntry {
  llvm::SmallVector<Monomial, 2> monomials;
  size_t hash() const;
  bool operator==(const PolynomialEntry &other) const;
};

struct GuardEntry : GuardNode {
  size_t hash() const;
  bool operator==(const GuardEntry &other) const;
};

struct TermEntry : TermNode {
  size_t hash() const;
  bool operator==(const TermEntry &other) const;
};

/// A set of variables, sorted.
struct VariableSet {
  llvm::SmallVector<Variable, 4> variables;
  size_t hash() const { return hashOf<Variable>(variables); }
  bool operator==(const VariableSet &) const = default;
};

struct VariableEntry {
  VariableKind kind;
  std::string name;
};

struct TensorEntry {
  std::string name;
  ElementType type;
  std::optional<Index> below;
  std::optional<Term> definition;
};

struct Terms::Store {
  Interner<AtomEntry> atoms;
  Interner<PolynomialEntry> indices;
  Interner<GuardEntry> guards;
  Interner<TermEntry> terms;
  Interner<VariableSet> sets;
  llvm::DenseMap<std::pair<uint32_t, uint32_t>, uint32_t> unions;

  std::vector<VariableEntry> variables;
  std::vector<TensorEntry> tensors;
  llvm::StringMap<uint32_t> variableNames, tensorNames, functionNames;
  llvm::StringMap<unsigned> stems; // how many fresh names each stem has given
  std::vector<uint32_t> outputs;
  bool overflowed = false;

  /// The bodies opened so far: (reduction, index) -> term.
  llvm::DenseMap<std::pair<uint32_t, uint32_t>, uint32_t> opened;

  // Interning; the facts of new nodes are computed.
  AtomId intern(Atom atom);
  Index intern(llvm::SmallVector<Monomial, 2> monomials);
  Guard intern(GuardNode node);
  Term intern(TermNode node);

  uint32_t setOf(Variable variable);
  uint32_t unite(uint32_t a, uint32_t b);
  llvm::ArrayRef<Variable> variablesIn(uint32_t set) const {
    return sets[set].variables;
  }

  const NodeFacts &facts(AtomId atom) const { return atoms.facts(atom.id); }
  const NodeFacts &facts(Index index) const { return indices.facts(index.id); }
  const NodeFacts &facts(Guard guard) const { return guards.facts(guard.id); }
  const NodeFacts &facts(Term term) const { return terms.facts(term.id); }

  // Arithmetic on coefficients; sets `overflowed`.
  int64_t sum(int64_t a, int64_t b) {
    int64_t result;
    overflowed |= __builtin_add_overflow(a, b, &result);
    return result;
  }
  int64_t product(int64_t a, int64_t b) {
    int64_t result;
    overflowed |= __builtin_mul_overflow(a, b, &result);
    return result;
  }

private:
  void include(NodeFacts &facts, const NodeFacts &part, unsigned binders = 0);
};

} // namespace tesela::prove
