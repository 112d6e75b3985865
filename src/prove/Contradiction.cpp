#include "prove/Contradiction.h"

#include "prove/Tableau.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <optional>

namespace tesela::prove {

namespace tableau {

Factor Tableau::factor(AtomId id) {
  const Atom &atom = terms.atom(id);
  bool quotient = atom.kind == AtomKind::FloorDivide;
  if (!quotient && atom.kind != AtomKind::Modulo)
    return id.id;
  auto [entry, fresh] =
      divisions.try_emplace({atom.arguments[0], atom.arguments[1]},
                            firstDivision + 2 * Factor(divisions.size()));
  return entry->second + !quotient;
}

Polynomial Tableau::polynomial(Index index) {
  Polynomial result;
  for (const Monomial &monomial : terms.monomials(index)) {
    Product product{{}, monomial.coefficient};
    for (AtomId id : monomial.factors)
      product.factors.push_back(factor(id));
    llvm::sort(product.factors);
    result.push_back(std::move(product));
  }
  return result;
}

Polynomial Tableau::times(const Polynomial &polynomial, Factor factor) const {
  Polynomial result = polynomial;
  for (Product &product : result) {
    product.factors.push_back(factor);
    llvm::sort(product.factors);
  }
  return result;
}

/// a + by * b.
Polynomial Tableau::sum(Polynomial a, const Polynomial &b, int64_t by) {
  for (Product product : b) {
    product.coefficient *= by; // by is 1 or -1
    a.push_back(std::move(product));
  }
  return a;
}

/// False where it has no row.
bool Tableau::assume(Branch &branch, const Polynomial &notPositive) {
  std::map<unsigned, int64_t> coefficients;
  LinearRow row;
  for (const Product &product : notPositive) {
    if (product.coefficient == INT64_MIN)
      return false;
    int64_t &to =
        product.factors.empty()
            ? row.constant
            : coefficients[columns.try_emplace(product.factors, columns.size())
                               .first->second];
    if (llvm::AddOverflow(to, product.coefficient, to))
      return false;
  }
  for (auto [column, value] : coefficients)
    if (value != 0)
      row.terms.push_back({column, value});
  branch.rows.push_back(std::move(row));
  return true;
}

bool Tableau::closes(const Branch &branch) {
  if (branch.isClosed)
    return true;
  if (left == 0)
    return false;
  --left;
  return contradict(branch.rows);
}

/// Is p <= 0 on this branch?
bool Tableau::follows(const Branch &branch, const Polynomial &notPositive) {
  Branch otherwise;
  otherwise.rows = branch.rows;
  return assume(otherwise, sum(constant(1), notPositive, -1)) &&
         closes(otherwise);
}

// ------------------------------------------------------------------ cases

/// p <= 0, p = 0 or its contrary.
void Tableau::assumeIndex(Branch &branch, const GuardNode &node, bool holds) {
  Polynomial value = polynomial(node.index);
  if (node.kind == GuardKind::NotPositive) {
    assume(branch, holds ? value : sum(constant(1), value, -1));
    return;
  }
  assume(branch, value);
  assume(branch, sum({}, value, -1));
}

void Tableau::assume(Branch &branch, Literal literal) {
  const GuardNode &node = terms.node(literal.guard);
  switch (node.kind) {
  case GuardKind::True:
  case GuardKind::False:
    branch.isClosed |= (node.kind == GuardKind::True) != literal.holds;
    return;
  case GuardKind::Zero:
    if (!literal.holds) { // two cases
      branch.clauses.push_back({literal});
      return;
    }
    [[fallthrough]];
  case GuardKind::NotPositive:
    assumeIndex(branch, node, literal.holds);
    return;
  case GuardKind::Truth: {
    auto [entry, fresh] =
        branch.truths.try_emplace(node.term.id, literal.holds);
    branch.isClosed |= entry->second != literal.holds;
    return;
  }
  case GuardKind::Not:
    assume(branch, {node.parts[0], !literal.holds});
    return;
  case GuardKind::And:
  case GuardKind::Or:
    break;
  }
  if ((node.kind == GuardKind::And) == literal.holds) {
    for (Guard part : node.parts)
      assume(branch, {part, literal.holds});
    return;
  }
  Clause clause;
  for (Guard part : node.parts)
    clause.push_back({part, literal.holds});
  branch.clauses.push_back(std::move(clause));
}

/// A quotient is negative, 0, or positive: what the products with it say.
bool Tableau::closesBySigns(const Branch &branch) {
  for (const auto &[d, others] : cofactors)
    for (const Factors &u : others) {
      if (u.size() != 1 || u[0] < firstDivision)
        continue;
      Polynomial quotient{{u, 1}};
      Polynomial negative = sum(constant(1), quotient);
      Polynomial positive = sum(constant(1), quotient, -1);
      if (follows(branch, negative) || follows(branch, positive))
        continue;
      for (int sign : {-1, 0, 1}) {
        Branch one = branch;
        if (sign <= 0)
          assume(one, sign < 0 ? negative : quotient);
        if (sign >= 0)
          assume(one, sign > 0 ? positive : sum({}, quotient, -1));
        if (!closes(one) && !(stateProducts(one) && closes(one)))
          return false;
      }
      return true;
    }
  return false;
}

/// All cases of the clause with the fewest contradict.
bool Tableau::closesByCases(Branch branch) {
  if (closes(branch))
    return true;
  if (branch.clauses.empty()) {
    // What is said of one product may be what another waits for.
    for (unsigned pass = 0; pass != 2 && stateProducts(branch); ++pass)
      if (closes(branch))
        return true;
    return closesBySigns(branch);
  }
  auto *least = std::min_element(
      branch.clauses.begin(), branch.clauses.end(),
      [](const Clause &a, const Clause &b) { return a.size() < b.size(); });
  Clause clause = std::move(*least);
  branch.clauses.erase(least);
  auto closesWith = [&](auto &&assumption) {
    Branch one = branch;
    assumption(one);
    return left != 0 && closesByCases(std::move(one));
  };
  const GuardNode &first = terms.node(clause[0].guard);
  if (clause.size() == 1 && first.kind == GuardKind::Zero) {
    Polynomial value = polynomial(first.index);
    return closesWith([&](Branch &one) {
             assume(one, sum(constant(1), value, -1));
           }) &&
           closesWith(
               [&](Branch &one) { assume(one, sum(constant(1), value)); });
  }
  return llvm::all_of(clause, [&](Literal literal) {
    return closesWith([&](Branch &one) { assume(one, literal); });
  });
}

bool Tableau::isRight(const Tally &tally) const {
  return question.kind == IntegerQuestion::Kind::CountsToZero
             ? tally.sum == 0
             : tally.left == tally.right;
}

/// Each domain holds, or one of its guards is the first that does not.
bool Tableau::countsRight(Branch branch, size_t domain, Tally tally) {
  if (closes(branch))
    return true;
  if (left == 0)
    return false;
  if (domain == question.domains.size())
    return isRight(tally) || closesByCases(std::move(branch));
  const CountedDomain &counted = question.domains[domain];
  for (Guard guard : counted.guards) {
    Branch outside = branch;
    assume(outside, {guard, false});
    if (!countsRight(std::move(outside), domain + 1, tally))
      return false;
    assume(branch, {guard, true});
  }
  tally.sum += counted.coefficient;
  (counted.coefficient > 0 ? tally.left : tally.right) = true;
  return countsRight(std::move(branch), domain + 1, tally);
}

bool Tableau::run() {
  Branch branch;
  for (Guard hypothesis : question.hypotheses) {
    collect(hypothesis);
    assume(branch, {hypothesis, true});
  }
  bool implies = question.kind == IntegerQuestion::Kind::Implies;
  if (implies) {
    collect(question.goal);
    assume(branch, {question.goal, false});
  }
  for (const CountedDomain &domain : question.domains)
    for (Guard guard : domain.guards)
      collect(guard);
  stateAtoms(branch);
  return implies ? closesByCases(std::move(branch))
                 : countsRight(std::move(branch), 0, {});
}

} // namespace tableau

bool isEvident(const Terms &terms, const IntegerQuestion &question) {
  return tableau::Tableau(terms, question).run();
}

} // namespace tesela::prove