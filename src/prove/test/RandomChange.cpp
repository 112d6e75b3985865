#include "RandomChange.h"

namespace tesela::prove {

double RandomChange::size(Term term) {
  if (auto known = sizes.find(term.id); known != sizes.end())
    return known->second;
  double total = 1;
  for (Term operand : terms.node(term).operands)
    total += size(operand);
  sizes[term.id] = total;
  return total;
}

Term RandomChange::changeAt(Term term, double number) {
  if (number < 1)
    return changeHere(term);
  number -= 1;
  TermNode node = terms.node(term);
  for (Term &operand : node.operands) {
    double inside = size(operand);
    if (number >= inside) {
      number -= inside;
      continue;
    }
    if (node.kind == TermKind::Reduce) {
      Variable variable = terms.fresh();
      Term body = terms.open(term, terms.index(variable));
      return terms.reduce(node.reduction, variable, node.indices[0],
                          changeAt(body, number));
    }
    operand = changeAt(operand, number);
    return terms.rebuilt(node);
  }
  return changeHere(term);
}

Term RandomChange::changeHere(Term term) {
  choices.clear();
  TermNode node = terms.node(term);
  choicesOf(term, node);
  if (choices.empty())
    return term;
  auto &[name, make] = choices[below(choices.size())];
  change = std::string(name) + " of " + terms.text(term);
  return make();
}

ChangedTerm RandomChange::apply(Term root) {
  change.clear();
  double number = std::generate_canonical<double, 53>(random) * size(root);
  Term changed = changeAt(root, number);
  return {changed, change};
}

} // namespace tesela::prove
