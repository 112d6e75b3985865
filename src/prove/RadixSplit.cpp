#include "prove/RadixSplit.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

namespace tesela::prove {
namespace {

/// How a variable occurs.
class Uses {
public:
  Uses(const Terms &terms, Variable variable)
      : terms(terms), variable(variable) {}

  void visit(Term term);
  /// The one divisor of the one kind of use, else nothing.
  std::optional<Index> radix() const {
    return kind && !otherUse ? divisor : std::nullopt;
  }

private:
  template <class Part> bool uses(Part part) const {
    return llvm::is_contained(terms.freeVariables(part), variable);
  }
  void visit(Index index);
  void visit(Guard guard);

  const Terms &terms;
  Variable variable;
  std::optional<AtomKind> kind;
  std::optional<Index> divisor;
  bool otherUse = false;
  llvm::DenseSet<uint32_t> seen;
};

void Uses::visit(Index index) {
  if (otherUse || !uses(index))
    return;
  for (const Monomial &monomial : terms.monomials(index))
    for (AtomId factor : monomial.factors) {
      const Atom &atom = terms.atom(factor);
      bool here = atom.kind == AtomKind::Free && atom.variable == variable;
      bool divides =
          atom.kind == AtomKind::FloorDivide || atom.kind == AtomKind::Modulo;
      const Atom *dividend =
          divides ? terms.singleAtom(atom.arguments[0]) : nullptr;
      if (dividend && dividend->kind == AtomKind::Free &&
          dividend->variable == variable && !uses(atom.arguments[1])) {
        otherUse |= (kind && *kind != atom.kind) ||
                    (divisor && *divisor != atom.arguments[1]);
        kind = atom.kind;
        divisor = atom.arguments[1];
        continue;
      }
      otherUse |= here;
      for (Index argument : atom.arguments)
        visit(argument);
    }
}

void Uses::visit(Guard guard) {
  if (otherUse || !uses(guard))
    return;
  const GuardNode &node = terms.node(guard);
  if (node.kind == GuardKind::NotPositive || node.kind == GuardKind::Zero)
    visit(node.index);
  if (node.kind == GuardKind::Truth)
    visit(node.term);
  for (Guard part : node.parts)
    visit(part);
}

void Uses::visit(Term term) {
  if (otherUse || !uses(term) || !seen.insert(term.id).second)
    return;
  const TermNode &node = terms.node(term);
  for (Index index : node.indices)
    visit(index);
  if (node.kind == TermKind::Select)
    visit(node.guard);
  for (Term operand : node.operands)
    visit(operand);
}

} // namespace

std::optional<Term> splitByRadix(Terms &terms, Term reduce) {
  const TermNode &node = terms.node(reduce);
  Index extent = node.indices[0];
  Variable variable = terms.fresh();
  Term body = terms.open(reduce, terms.index(variable));
  Uses uses(terms, variable);
  uses.visit(body);
  std::optional<Index> radix = uses.radix();
  if (!radix || *radix == extent)
    return std::nullopt;
  Index count = terms.floorDivide(extent, *radix);
  if (terms.multiply(count, *radix) != extent)
    return std::nullopt;
  Variable block = terms.fresh(), place = terms.fresh();
  Index whole =
      terms.add(terms.multiply(terms.index(block), *radix), terms.index(place));
  body = terms.substitute(body, Substitution(variable, whole));
  return terms.reduce(node.reduction, block, count,
                      terms.reduce(node.reduction, place, *radix, body));
}

} // namespace tesela::prove
