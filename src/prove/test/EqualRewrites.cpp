#include "RandomChange.h"

namespace tesela::prove {

namespace {

constexpr int64_t tile = 4;

class EqualRewriter : public RandomChange {
public:
  using RandomChange::RandomChange;

protected:
  void choicesOf(Term term, const TermNode &node) override;

private:
  void choicesOfProduct(const TermNode &node);
  void choicesOfSum(Term term, const TermNode &node);
  void choicesOfAnyReduction(Term term, const TermNode &node);
  Term zero(ElementType type) { return terms.constant(0, type); }
};

void EqualRewriter::choicesOf(Term term, const TermNode &node) {
  if (node.type == ElementType::I1)
    return;
  offer("negated twice", [this, term] {
    return terms.multiply(terms.negate(term),
                          terms.constant(-1, terms.type(term)));
  });
  offer("its half twice over", [this, term, node] {
    return isFloat(node.type)
               ? terms.multiply(terms.add(term, term),
                                terms.constant(Rational(1, 2), node.type))
               : terms.subtract(terms.add(term, term), term);
  });
  offer("itself less itself",
        [this, term] { return terms.add(term, terms.subtract(term, term)); });
  if (node.kind == TermKind::Multiply)
    choicesOfProduct(node);
  if (node.kind == TermKind::Exponential)
    offer("product of exponentials", [this, node] {
      Term one = terms.constant(1, node.type);
      return terms.multiply(
          terms.exponential(terms.subtract(node.operands[0], one)),
          terms.exponential(one));
    });
  if (node.kind == TermKind::Reduce) {
    choicesOfAnyReduction(term, node);
    if (node.reduction == Reduction::Sum)
      choicesOfSum(term, node);
  }
}

void EqualRewriter::choicesOfProduct(const TermNode &node) {
  for (unsigned side : {0u, 1u}) {
    TermNode factor = terms.node(node.operands[side]);
    Term other = node.operands[1 - side];
    if (factor.kind == TermKind::Add)
      offer("distributed product", [this, factor, other] {
        return terms.add(terms.multiply(factor.operands[0], other),
                         terms.multiply(factor.operands[1], other));
      });
    if (factor.kind == TermKind::Multiply)
      offer("regrouped product", [this, factor, other] {
        return terms.multiply(factor.operands[0],
                              terms.multiply(factor.operands[1], other));
      });
    if (factor.kind == TermKind::Reduce && factor.reduction == Reduction::Sum)
      offer("factor moved into the sum", [this, node, side, factor, other] {
        Variable variable = terms.fresh();
        Term body = terms.open(node.operands[side], terms.index(variable));
        return terms.reduce(Reduction::Sum, variable, factor.indices[0],
                            terms.multiply(body, other));
      });
  }
}

void EqualRewriter::choicesOfAnyReduction(Term term, const TermNode &node) {
  offer("reversed", [this, term, node] {
    Variable variable = terms.fresh();
    Index last = terms.subtract(node.indices[0], terms.constant(1));
    Term body = terms.open(term, terms.subtract(last, terms.index(variable)));
    return terms.reduce(node.reduction, variable, node.indices[0], body);
  });
  offer("exchanged with the sum inside", [this, term, node] {
    Variable outer = terms.fresh(), inner = terms.fresh();
    Term body = terms.open(term, terms.index(outer));
    TermNode nested = terms.node(body);
    if (nested.kind != TermKind::Reduce || nested.reduction != node.reduction ||
        llvm::is_contained(terms.freeVariables(nested.indices[0]), outer))
      return term;
    Term innermost = terms.open(body, terms.index(inner));
    Term column =
        terms.reduce(node.reduction, outer, node.indices[0], innermost);
    return terms.reduce(node.reduction, inner, nested.indices[0], column);
  });
}

void EqualRewriter::choicesOfSum(Term term, const TermNode &node) {
  Index extent = node.indices[0];
  offer("tiled with a guard", [this, term, node, extent] {
    Variable block = terms.fresh("b"), within = terms.fresh("t");
    Index at = terms.add(terms.multiply(terms.index(block), tile),
                         terms.index(within));
    Term body = terms.select(terms.lessThan(at, extent), terms.open(term, at),
                             zero(node.type));
    Index blocks = terms.floorDivide(
        terms.add(extent, terms.constant(tile - 1)), terms.constant(tile));
    Term part =
        terms.reduce(Reduction::Sum, within, terms.constant(tile), body);
    return terms.reduce(Reduction::Sum, block, blocks, part);
  });
  offer("split by a guard", [this, term, node, extent] {
    Variable variable = terms.fresh();
    Index at = terms.index(variable);
    Guard first = terms.atMost(at, terms.constant(below(4)));
    Term body = terms.open(term, at);
    auto part = [&](Guard guard) {
      return terms.reduce(Reduction::Sum, variable, extent,
                          terms.select(guard, body, zero(node.type)));
    };
    return terms.add(part(first), part(terms.negate(first)));
  });
  offer("sum of the summands", [this, term, extent] {
    Variable variable = terms.fresh();
    TermNode body = terms.node(terms.open(term, terms.index(variable)));
    if (body.kind != TermKind::Add)
      return term;
    return terms.add(
        terms.reduce(Reduction::Sum, variable, extent, body.operands[0]),
        terms.reduce(Reduction::Sum, variable, extent, body.operands[1]));
  });
}

} // namespace

ChangedTerm rewriteEqually(Terms &terms, Term root, std::mt19937_64 &random) {
  return EqualRewriter(terms, random).apply(root);
}

} // namespace tesela::prove
