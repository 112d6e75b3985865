#include "prove/InputBounds.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

namespace tesela::prove {

namespace {

class Collector {
public:
  Collector(Terms &terms, const llvm::DenseMap<uint32_t, Index> &below,
            std::optional<Variable> variable)
      : terms(terms), below(below), variable(variable) {}

  void visit(Term term);
  llvm::SmallVector<Guard, 4> found;

private:
  void visit(Guard guard);
  void visit(Index index);

  Terms &terms;
  const llvm::DenseMap<uint32_t, Index> &below;
  std::optional<Variable> variable;
  llvm::DenseSet<uint32_t> seen;
};

void Collector::visit(Index index) {
  for (const Monomial &monomial : terms.monomials(index))
    for (AtomId id : monomial.factors) {
      const Atom &atom = terms.atom(id);
      for (Index argument : atom.arguments)
        visit(argument);
      if (atom.kind != AtomKind::Read)
        continue;
      Index element = terms.index(id);
      auto bound = below.find(atom.tensor.id);
      if (bound == below.end() || terms.loose(element) > 0 ||
          (variable &&
           !llvm::is_contained(terms.freeVariables(element), *variable)))
        continue;
      Guard guard = terms.inRange(element, bound->second);
      if (!llvm::is_contained(found, guard))
        found.push_back(guard);
    }
}

void Collector::visit(Guard guard) {
  const GuardNode &node = terms.node(guard);
  visit(node.index);
  if (node.kind == GuardKind::Truth)
    visit(node.term);
  for (Guard part : node.parts)
    visit(part);
}

void Collector::visit(Term term) {
  if (!seen.insert(term.id).second)
    return;
  const TermNode &node = terms.node(term);
  for (Index index : node.indices)
    visit(index);
  for (Term operand : node.operands)
    visit(operand);
  visit(node.guard);
}

} // namespace

InputBounds::InputBounds(Terms &terms, llvm::ArrayRef<Input> inputs)
    : terms(terms) {
  for (const Input &input : inputs)
    if (input.below)
      below[input.tensor.id] = *input.below;
}

llvm::SmallVector<Guard, 4>
InputBounds::of(Term term, std::optional<Variable> variable) const {
  if (below.empty())
    return {};
  Collector collector(terms, below, variable);
  collector.visit(term);
  return collector.found;
}

} // namespace tesela::prove
