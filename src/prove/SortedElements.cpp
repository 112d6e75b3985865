#include "prove/SortedElements.h"

#include "prove/Functions.h"

#include "llvm/ADT/STLExtras.h"

#include <map>

namespace tesela::prove {

static constexpr llvm::StringLiteral sortedName = "sorted";

static constexpr std::pair<RowOrder, llvm::StringLiteral> occurrenceNames[] = {
    {RowOrder::Numbers, "occurrence_of_number"},
    {RowOrder::ZerosEqual, "occurrence"},
    {RowOrder::ZerosApart, "occurrence_by_sign"}};

static llvm::StringRef occurrenceName(RowOrder order) {
  return occurrenceNames[unsigned(order)].second;
}

Term sortedElement(Terms &terms, Index position, Variable variable,
                   Index extent, Term element, RowOrder order) {
  ElementType type = terms.type(element);
  bool exact = order != RowOrder::Numbers;
  Term occurrence = terms.function(occurrenceName(order), {element},
                                   exact ? ElementType::S64 : ElementType::F64);
  // A row of a sorted row holds the same.
  std::optional<Term> plain =
      exact ? unsortedBody(terms, variable, extent, occurrence) : std::nullopt;
  if (plain)
    occurrence = *plain;
  Term all = terms.reduce(Reduction::Sum, variable, extent, occurrence);
  return terms.function(
      sortedName, {terms.fromIndex(position, ElementType::S64), all}, type);
}

std::optional<SortedElement> sortedElementOf(const Terms &terms,
                                             const TermNode &node) {
  if (node.kind != TermKind::Function || node.name != sortedName ||
      node.operands.size() != 2)
    return std::nullopt;
  const TermNode &position = terms.node(node.operands[0]);
  const TermNode &all = terms.node(node.operands[1]);
  if (position.kind != TermKind::FromIndex)
    return std::nullopt;
  if (all.kind != TermKind::Reduce)
    return std::nullopt;
  for (auto [order, name] : occurrenceNames)
    if (terms.node(all.operands[0]).name == name)
      return SortedElement{position.indices[0], all.indices[0],
                           node.operands[1], order};
  return std::nullopt;
}

Term unsortedElement(Terms &terms, const SortedElement &sorted, Index index) {
  return terms.node(terms.open(sorted.occurrences, index)).operands[0];
}

Term withEqualZeros(Terms &terms, const SortedElement &sorted) {
  Variable variable = terms.fresh();
  Term element = unsortedElement(terms, sorted, terms.index(variable));
  return sortedElement(terms, sorted.position, variable, sorted.extent, element,
                       RowOrder::ZerosEqual);
}

namespace {

/// Puts elements of the row in place of sorted ones at `variable`.
struct Unsorting {
  Terms &terms;
  Variable variable;
  Index extent;
  bool any = false, otherUse = false;
  // All of one row and at one position, or places of different ones meet.
  std::optional<std::pair<Index, Term>> only = {};
  std::map<Term, Term> known = {};

  Term replaced(Term term) {
    if (!llvm::is_contained(terms.freeVariables(term), variable))
      return term;
    auto found = known.find(term);
    if (found != known.end())
      return found->second;
    return known[term] = made(TermNode(terms.node(term)));
  }

private:
  Term made(TermNode node) {
    if (std::optional<SortedElement> sorted = sortedElementOf(terms, node)) {
      Index index = terms.index(variable);
      Index fromLast =
          terms.subtract(terms.subtract(extent, terms.constant(1)), index);
      if ((sorted->position == index || sorted->position == fromLast) &&
          sorted->extent == extent &&
          !llvm::is_contained(terms.freeVariables(sorted->occurrences),
                              variable)) {
        any = true;
        std::pair<Index, Term> one{sorted->position, sorted->occurrences};
        otherUse |= only && *only != one;
        only = one;
        return unsortedElement(terms, *sorted, terms.index(variable));
      }
    }
    auto uses = [&](Index index) {
      return llvm::is_contained(terms.freeVariables(index), variable);
    };
    otherUse |= llvm::any_of(node.indices, uses) ||
                (node.kind == TermKind::Select &&
                 llvm::is_contained(terms.freeVariables(node.guard), variable));
    for (Term &operand : node.operands)
      operand = replaced(operand);
    return terms.rebuilt(std::move(node));
  }
};

} // namespace

std::optional<Term> unsortedBody(Terms &terms, Variable variable, Index extent,
                                 Term body) {
  Unsorting unsorting{terms, variable, extent};
  Term result = unsorting.replaced(body);
  if (!unsorting.any || unsorting.otherUse)
    return std::nullopt;
  return result;
}

std::optional<Term> sortedSimpler(Terms &terms, const SortedElement &sorted,
                                  llvm::function_ref<bool(Term)> isPositive) {
  Variable variable = terms.fresh();
  Term element = unsortedElement(terms, sorted, terms.index(variable));
  const TermNode &node = terms.node(element);
  auto of = [&](Term row, Index position) {
    return sortedElement(terms, position, variable, sorted.extent, row,
                         sorted.order);
  };
  if (node.kind == TermKind::Exponential)
    return terms.exponential(of(node.operands[0], sorted.position));
  if (node.kind == TermKind::Function && node.operands.size() == 1 &&
      lawsOf(node.name).increasing)
    return terms.function(node.name, of(node.operands[0], sorted.position),
                          node.type);
  if (node.kind == TermKind::Negate) {
    Index last = terms.subtract(sorted.extent, terms.constant(1));
    return terms.negate(
        of(node.operands[0], terms.subtract(last, sorted.position)));
  }
  bool adds = node.kind == TermKind::Add;
  if (!adds && node.kind != TermKind::Multiply)
    return std::nullopt;
  for (unsigned i : {0, 1}) {
    Term row = node.operands[i], other = node.operands[1 - i];
    if (llvm::is_contained(terms.freeVariables(other), variable) ||
        (!adds && !isPositive(other)))
      continue;
    Term simpler = of(row, sorted.position);
    return adds ? terms.add(simpler, other) : terms.multiply(simpler, other);
  }
  return std::nullopt;
}

std::optional<Term> extremeOfRow(Terms &terms, const SortedElement &sorted) {
  bool first = sorted.position == Index();
  if (!first &&
      sorted.position != terms.subtract(sorted.extent, terms.constant(1)))
    return std::nullopt;
  Variable variable = terms.fresh();
  Term element = unsortedElement(terms, sorted, terms.index(variable));
  return terms.reduce(first ? Reduction::Minimum : Reduction::Maximum, variable,
                      sorted.extent, element);
}

static constexpr llvm::StringLiteral placeName = "place";

static std::string orderName(bool ascends, RowOrder order) {
  llvm::StringRef what = order == RowOrder::Numbers      ? "_of_numbers"
                         : order == RowOrder::ZerosApart ? "_by_sign"
                                                         : "";
  return ((ascends ? "order_up" : "order_down") + what).str();
}

Term orderedPosition(Terms &terms, Index position, Variable variable,
                     Index extent, Term element, bool ascends, RowOrder order) {
  Term place = terms.function(
      placeName,
      {terms.fromIndex(terms.index(variable), ElementType::S64), element},
      ElementType::S64);
  Term row = terms.reduce(Reduction::Sum, variable, extent, place);
  return terms.function(orderName(ascends, order),
                        {terms.fromIndex(position, ElementType::S64), row},
                        ElementType::S64);
}

std::optional<OrderedPosition> orderedPositionOf(const Terms &terms,
                                                 const TermNode &node) {
  if (node.kind != TermKind::Function || node.operands.size() != 2 ||
      !node.name.starts_with("order_"))
    return std::nullopt;
  const TermNode &position = terms.node(node.operands[0]);
  const TermNode &row = terms.node(node.operands[1]);
  if (position.kind != TermKind::FromIndex || row.kind != TermKind::Reduce ||
      terms.node(row.operands[0]).name != placeName)
    return std::nullopt;
  for (bool ascends : {true, false})
    for (auto [order, name] : occurrenceNames)
      if (node.name == orderName(ascends, order))
        return OrderedPosition{position.indices[0], row.indices[0], ascends,
                               order, node.operands[1]};
  return std::nullopt;
}

Term OrderedPosition::elementAt(Terms &terms, Index index) const {
  return terms.node(terms.open(row, index)).operands[1];
}

} // namespace tesela::prove
