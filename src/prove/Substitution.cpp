// Replacing variables under binders: substitute, open, close.
#include "prove/TermStore.h"
#include "prove/Terms.h"

#include <algorithm>

namespace tesela::prove {

namespace {

/// What becomes of the variables of a term. `depth` counts the reductions
/// between the root and the variable.
class Replacement {
public:
  virtual ~Replacement() = default;
  /// Nothing of a node with these facts changes.
  virtual bool leaves(llvm::ArrayRef<Variable> free, uint32_t loose,
                      unsigned depth) const = 0;
  virtual std::optional<Index> free(Variable variable, unsigned depth) = 0;
  virtual std::optional<Index> bound(unsigned number, unsigned depth) = 0;
};

/// Applies a replacement, each node once at each depth.
class Rewriter {
public:
  Rewriter(Terms &terms, Replacement &replacement)
      : terms(terms), replacement(replacement) {}

  Index rewrite(Index index, unsigned depth);
  Guard rewrite(Guard guard, unsigned depth);
  Term rewrite(Term term, unsigned depth);

private:
  Index rewriteAtom(AtomId id, unsigned depth);
  Guard rebuild(Guard guard, unsigned depth);
  Term rebuild(Term term, unsigned depth);

  template <class Handle> bool leaves(Handle handle, unsigned depth) const {
    return replacement.leaves(terms.freeVariables(handle), terms.loose(handle),
                              depth);
  }

  Terms &terms;
  Replacement &replacement;
  llvm::DenseMap<std::pair<uint32_t, uint32_t>, Guard> guards;
  llvm::DenseMap<std::pair<uint32_t, uint32_t>, Term> done;
};

Index Rewriter::rewriteAtom(AtomId id, unsigned depth) {
  const Atom &atom = terms.atom(id);
  if (atom.kind == AtomKind::Free) {
    std::optional<Index> value = replacement.free(atom.variable, depth);
    return value ? *value : terms.index(id);
  }
  if (atom.kind == AtomKind::Bound) {
    std::optional<Index> value = replacement.bound(atom.number, depth);
    return value ? *value : terms.index(id);
  }
  llvm::SmallVector<Index, 4> arguments;
  for (Index argument : atom.arguments)
    arguments.push_back(rewrite(argument, depth));
  switch (atom.kind) {
  case AtomKind::FloorDivide:
    return terms.floorDivide(arguments[0], arguments[1]);
  case AtomKind::Modulo:
    return terms.modulo(arguments[0], arguments[1]);
  case AtomKind::Minimum:
    return terms.minimum(arguments[0], arguments[1]);
  case AtomKind::Maximum:
    return terms.maximum(arguments[0], arguments[1]);
  default:
    return terms.read(atom.tensor, arguments);
  }
}

Index Rewriter::rewrite(Index index, unsigned depth) {
  if (leaves(index, depth))
    return index;
  Index sum;
  for (const Monomial &monomial : terms.monomials(index)) {
    Index product = terms.constant(monomial.coefficient);
    for (AtomId factor : monomial.factors)
      product = terms.multiply(product, rewriteAtom(factor, depth));
    sum = terms.add(sum, product);
  }
  return sum;
}

Guard Rewriter::rewrite(Guard guard, unsigned depth) {
  if (leaves(guard, depth))
    return guard;
  auto known = guards.find({guard.id, depth});
  if (known != guards.end())
    return known->second;
  Guard result = rebuild(guard, depth);
  guards[{guard.id, depth}] = result;
  return result;
}

Guard Rewriter::rebuild(Guard guard, unsigned depth) {
  const GuardNode &node = terms.node(guard);
  switch (node.kind) {
  case GuardKind::True:
  case GuardKind::False:
    return guard;
  case GuardKind::NotPositive:
    return terms.notPositive(rewrite(node.index, depth));
  case GuardKind::Zero:
    return terms.isZero(rewrite(node.index, depth));
  case GuardKind::Truth:
    return terms.truth(rewrite(node.term, depth));
  case GuardKind::Not:
    return terms.negate(rewrite(node.parts[0], depth));
  case GuardKind::And:
  case GuardKind::Or:
    break;
  }
  llvm::SmallVector<Guard, 4> parts;
  for (Guard part : node.parts)
    parts.push_back(rewrite(part, depth));
  return node.kind == GuardKind::And ? terms.conjunction(parts)
                                     : terms.disjunction(parts);
}

Term Rewriter::rewrite(Term term, unsigned depth) {
  if (leaves(term, depth))
    return term;
  auto known = done.find({term.id, depth});
  if (known != done.end())
    return known->second;
  Term result = rebuild(term, depth);
  done[{term.id, depth}] = result;
  return result;
}

Term Rewriter::rebuild(Term term, unsigned depth) {
  TermNode node = terms.node(term);
  unsigned inner = node.kind == TermKind::Reduce ? depth + 1 : depth;
  for (Index &index : node.indices)
    index = rewrite(index, depth);
  for (Term &operand : node.operands)
    operand = rewrite(operand, inner);
  node.guard = rewrite(node.guard, depth);
  return terms.rebuilt(std::move(node));
}

/// Bound variables from `depth` on move outward by `by`: the term now stands
/// below that many more reductions.
class Lift final : public Replacement {
public:
  Lift(Terms &terms, unsigned by) : terms(terms), by(by) {}
  bool leaves(llvm::ArrayRef<Variable>, uint32_t loose,
              unsigned depth) const override {
    return loose <= depth;
  }
  std::optional<Index> free(Variable, unsigned) override {
    return std::nullopt;
  }
  std::optional<Index> bound(unsigned number, unsigned depth) override {
    if (number < depth)
      return std::nullopt;
    return terms.bound(number + by);
  }

private:
  Terms &terms;
  unsigned by;
};

Index lifted(Terms &terms, Index index, unsigned by) {
  if (by == 0 || terms.loose(index) == 0)
    return index;
  Lift lift(terms, by);
  return Rewriter(terms, lift).rewrite(index, 0);
}

class Substitute final : public Replacement {
public:
  Substitute(Terms &terms, const Substitution &substitution)
      : terms(terms), substitution(substitution) {}
  bool leaves(llvm::ArrayRef<Variable> free, uint32_t,
              unsigned) const override {
    return llvm::none_of(substitution.all(), [&](const auto &entry) {
      return std::binary_search(free.begin(), free.end(), entry.first);
    });
  }
  std::optional<Index> free(Variable variable, unsigned depth) override {
    const Index *value = substitution.find(variable);
    if (!value)
      return std::nullopt;
    return lifted(terms, *value, depth);
  }
  std::optional<Index> bound(unsigned, unsigned) override {
    return std::nullopt;
  }

private:
  Terms &terms;
  const Substitution &substitution;
};

/// b0 of the root becomes `value`, the bound variables around it move inward.
class Open final : public Replacement {
public:
  Open(Terms &terms, Index value) : terms(terms), value(value) {}
  bool leaves(llvm::ArrayRef<Variable>, uint32_t loose,
              unsigned depth) const override {
    return loose <= depth;
  }
  std::optional<Index> free(Variable, unsigned) override {
    return std::nullopt;
  }
  std::optional<Index> bound(unsigned number, unsigned depth) override {
    if (number < depth)
      return std::nullopt;
    return number == depth ? lifted(terms, value, depth)
                           : terms.bound(number - 1);
  }

private:
  Terms &terms;
  Index value;
};

/// The free `variable` becomes b0 of the root.
class Close final : public Replacement {
public:
  Close(Terms &terms, Variable variable) : terms(terms), variable(variable) {}
  bool leaves(llvm::ArrayRef<Variable> free, uint32_t loose,
              unsigned depth) const override {
    return loose <= depth &&
           !std::binary_search(free.begin(), free.end(), variable);
  }
  std::optional<Index> free(Variable found, unsigned depth) override {
    if (found != variable)
      return std::nullopt;
    return terms.bound(depth);
  }
  std::optional<Index> bound(unsigned number, unsigned depth) override {
    if (number < depth)
      return std::nullopt;
    return terms.bound(number + 1);
  }

private:
  Terms &terms;
  Variable variable;
};

} // namespace

uint32_t Terms::loose(Index index) const { return store->facts(index).loose; }
uint32_t Terms::loose(Guard guard) const { return store->facts(guard).loose; }
uint32_t Terms::loose(Term term) const { return store->facts(term).loose; }

Term Terms::rebuilt(TermNode node) {
  switch (node.kind) {
  case TermKind::Add:
    return add(node.operands[0], node.operands[1]);
  case TermKind::Multiply:
    return multiply(node.operands[0], node.operands[1]);
  case TermKind::Negate:
    return negate(node.operands[0]);
  case TermKind::Maximum:
    return maximum(node.operands[0], node.operands[1]);
  case TermKind::Power:
    return power(node.operands[0], node.value);
  case TermKind::Select:
    return select(node.guard, node.operands[0], node.operands[1]);
  case TermKind::Function:
    return function(node.name, node.operands, node.type);
  default:
    return store->intern(std::move(node));
  }
}

Index Terms::substitute(Index index, const Substitution &substitution) {
  Substitute replacement(*this, substitution);
  return Rewriter(*this, replacement).rewrite(index, 0);
}

Guard Terms::substitute(Guard guard, const Substitution &substitution) {
  Substitute replacement(*this, substitution);
  return Rewriter(*this, replacement).rewrite(guard, 0);
}

Term Terms::substitute(Term term, const Substitution &substitution) {
  Substitute replacement(*this, substitution);
  return Rewriter(*this, replacement).rewrite(term, 0);
}

Term Terms::open(Term reduce, Index index) {
  auto known = store->opened.find({reduce.id, index.id});
  if (known != store->opened.end())
    return {known->second};
  Open replacement(*this, index);
  Term body = Rewriter(*this, replacement).rewrite(node(reduce).operands[0], 0);
  store->opened[{reduce.id, index.id}] = body.id;
  return body;
}

Term Terms::reduce(Reduction reduction, Variable variable, Index extent,
                   Term body) {
  Close replacement(*this, variable);
  Term closed = Rewriter(*this, replacement).rewrite(body, 0);
  return store->intern(TermNode{.kind = TermKind::Reduce,
                                .type = type(body),
                                .indices = {extent},
                                .operands = {closed},
                                .reduction = reduction});
}

} // namespace tesela::prove
