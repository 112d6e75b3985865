#include "RandomChange.h"

#include <algorithm>

namespace tesela::prove {

namespace {

class Mutator : public RandomChange {
public:
  using RandomChange::RandomChange;

protected:
  void choicesOf(Term term, const TermNode &node) override {
    choicesOfKind(term, node);
    choicesOfAny(term, node);
  }

private:
  void choicesOfKind(Term term, const TermNode &node);
  void choicesOfRead(const TermNode &node);
  void choicesOfReduce(Term term, const TermNode &node);
  void choicesOfSelect(const TermNode &node);
  void choicesOfOperands(const TermNode &node);
  void choicesOfAny(Term term, const TermNode &node);
  Term withIndex(TermNode node, unsigned number, Index index);
  Guard moved(Guard guard, int64_t by);
};

void Mutator::choicesOfKind(Term term, const TermNode &node) {
  switch (node.kind) {
  case TermKind::Read:
    return choicesOfRead(node);
  case TermKind::Reduce:
    return choicesOfReduce(term, node);
  case TermKind::Select:
    return choicesOfSelect(node);
  case TermKind::Constant:
    return offer("constant + 1", [this, node] {
      return terms.constant(node.type == ElementType::I1
                                ? Rational(1) - node.value
                                : node.value + Rational(1),
                            node.type);
    });
  case TermKind::Power:
    offer("negated exponent",
          [this, node] { return terms.power(node.operands[0], -node.value); });
    break;
  case TermKind::Exponential:
    offer("exponential of twice", [this, node] {
      return terms.exponential(terms.add(node.operands[0], node.operands[0]));
    });
    offer("exponential of the negated", [this, node] {
      return terms.exponential(terms.negate(node.operands[0]));
    });
    break;
  default:
    break;
  }
  choicesOfOperands(node);
}

void Mutator::choicesOfOperands(const TermNode &node) {
  if (node.kind == TermKind::Add && node.type != ElementType::I1) {
    offer("difference instead of sum", [this, node] {
      return terms.subtract(node.operands[0], node.operands[1]);
    });
    offer("product instead of sum", [this, node] {
      return terms.multiply(node.operands[0], node.operands[1]);
    });
  }
  if ((node.kind == TermKind::Multiply || node.kind == TermKind::Maximum) &&
      node.type != ElementType::I1)
    offer("sum instead", [this, node] {
      return terms.add(node.operands[0], node.operands[1]);
    });
  if (node.kind == TermKind::Add && isFloat(node.type))
    offer("maximum instead of sum", [this, node] {
      return terms.maximum(node.operands[0], node.operands[1]);
    });
  for (Term operand : node.operands)
    if (terms.type(operand) == node.type)
      offer("operand alone", [operand] { return operand; });
}

Term Mutator::withIndex(TermNode node, unsigned number, Index index) {
  node.indices[number] = index;
  return terms.rebuilt(node);
}

void Mutator::choicesOfRead(const TermNode &node) {
  for (unsigned number = 0; number < node.indices.size(); ++number)
    for (int64_t by : {-1, 1})
      offer(by < 0 ? "index - 1" : "index + 1", [this, node, number, by] {
        return withIndex(node, number,
                         terms.add(node.indices[number], terms.constant(by)));
      });
  if (node.indices.size() > 1)
    offer("rotated indices", [this, node] {
      TermNode turned = node;
      std::rotate(turned.indices.begin(), turned.indices.begin() + 1,
                  turned.indices.end());
      return terms.rebuilt(turned);
    });
}

void Mutator::choicesOfReduce(Term term, const TermNode &node) {
  for (int64_t by : {-1, 1})
    offer(by < 0 ? "extent - 1" : "extent + 1", [this, node, by] {
      return withIndex(node, 0, terms.add(node.indices[0], terms.constant(by)));
    });
  bool sum = node.reduction == Reduction::Sum;
  if (node.type != ElementType::I1 && (sum || isFloat(node.type)))
    offer("another reduction", [this, node, sum] {
      TermNode other = node;
      other.reduction = sum ? Reduction::Maximum : Reduction::Sum;
      return terms.rebuilt(other);
    });
  offer("reversed", [this, term, node] {
    Variable variable = terms.fresh();
    Index from = terms.subtract(node.indices[0], terms.constant(1));
    Term body = terms.open(term, terms.subtract(from, terms.index(variable)));
    return terms.reduce(node.reduction, variable, node.indices[0], body);
  });
  offer("first element only",
        [this, term] { return terms.open(term, terms.constant(0)); });
}

Guard Mutator::moved(Guard guard, int64_t by) {
  const GuardNode node = terms.node(guard);
  switch (node.kind) {
  case GuardKind::NotPositive:
    return terms.notPositive(terms.add(node.index, terms.constant(by)));
  case GuardKind::Zero:
    return terms.isZero(terms.add(node.index, terms.constant(by)));
  case GuardKind::Not:
    return terms.negate(moved(node.parts[0], by));
  case GuardKind::And:
  case GuardKind::Or: {
    llvm::SmallVector<Guard, 4> parts(node.parts.begin(), node.parts.end());
    Guard &part = parts[below(parts.size())];
    part = moved(part, by);
    return node.kind == GuardKind::And ? terms.conjunction(parts)
                                       : terms.disjunction(parts);
  }
  default:
    return guard;
  }
}

void Mutator::choicesOfSelect(const TermNode &node) {
  offer("negated guard", [this, node] {
    return terms.select(terms.negate(node.guard), node.operands[0],
                        node.operands[1]);
  });
  for (int64_t by : {-1, 1})
    offer("bound of a guard moved", [this, node, by] {
      return terms.select(moved(node.guard, by), node.operands[0],
                          node.operands[1]);
    });
}

void Mutator::choicesOfAny(Term term, const TermNode &node) {
  if (node.type == ElementType::I1) {
    offer("negated", [this, term] {
      return terms.select(terms.truth(term), terms.constant(0, ElementType::I1),
                          terms.constant(1, ElementType::I1));
    });
    return;
  }
  offer("negated", [this, term] { return terms.negate(term); });
  offer("doubled", [this, term] { return terms.add(term, term); });
  offer("squared", [this, term] { return terms.multiply(term, term); });
}

} // namespace

ChangedTerm mutate(Terms &terms, Term root, std::mt19937_64 &random) {
  return Mutator(terms, random).apply(root);
}

} // namespace tesela::prove
