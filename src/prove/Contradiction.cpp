#include "prove/Contradiction.h"

#include "prove/LinearRows.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <map>
#include <optional>

namespace tesela::prove {

namespace {

/// Eliminations for one question: what the questions of docs/variants.md need,
/// and little enough to be in vain where the answer is "no".
constexpr unsigned eliminationLimit = 300;
constexpr size_t largestProduct = 4;

/// An atom by its number, or the quotient or remainder of a division.
using Factor = uint32_t;
using Factors = llvm::SmallVector<Factor, 2>;
struct Product {
  Factors factors;
  int64_t coefficient = 0;
};
using Polynomial = llvm::SmallVector<Product, 4>;

/// A guard that holds, or that does not.
struct Literal {
  Guard guard;
  bool holds = true;
};
/// One of them is so.
using Clause = llvm::SmallVector<Literal, 4>;

/// What holds on one branch of cases.
struct Branch {
  llvm::SmallVector<LinearRow, 16> rows;
  std::map<uint32_t, bool> truths; // by number of the term
  llvm::SmallVector<Clause, 4> clauses;
  bool isClosed = false;
};

/// Of domains that are counted: how many hold, and which kinds of them do.
struct Tally {
  int64_t sum = 0;
  bool left = false, right = false;
};

class Tableau {
public:
  Tableau(const Terms &terms, const IntegerQuestion &question)
      : terms(terms), question(question) {}

  bool run();

private:
  // Polynomials and rows.
  Polynomial polynomial(Index index);
  Factor factor(AtomId id);
  Polynomial times(const Polynomial &polynomial, Factor factor) const;
  static Polynomial sum(Polynomial a, const Polynomial &b, int64_t by = 1);
  static Polynomial constant(int64_t value) { return {{{}, value}}; }
  bool assume(Branch &branch, const Polynomial &notPositive);
  bool follows(const Branch &branch, const Polynomial &notPositive);
  bool isPositive(Branch &branch, const Polynomial &value);

  // Cases.
  void assume(Branch &branch, Literal literal);
  void assumeIndex(Branch &branch, const GuardNode &node, bool holds);
  bool closes(const Branch &branch);
  bool simplify(Branch &branch);
  bool closesByCases(Branch branch);
  bool closesBySigns(const Branch &branch);
  bool countsRight(Branch branch, size_t domain, Tally tally);
  bool isRight(const Tally &tally) const;

  // What holds of atoms.
  void collect(Guard guard);
  void collect(Index index);
  void collect(AtomId id);
  void note(const Factors &product);
  void stateAtoms(Branch &branch);
  void stateDivision(Branch &branch, Index dividend, Index divisor);
  bool stateProducts(Branch &branch);
  void stateOrder(Branch &branch, Factor d, const Polynomial &u,
                  const Polynomial &w);

  const Terms &terms;
  const IntegerQuestion &question;
  unsigned left = eliminationLimit;
  std::map<Factors, unsigned> columns;
  llvm::SmallVector<AtomId, 16> atoms; // in order of first use
  /// Numbers of quotients; the remainder's is the next.
  std::map<std::pair<Index, Index>, Factor> divisions;
  /// Of each factor of a product, what it is multiplied by.
  std::map<Factor, llvm::SmallVector<Factors, 4>> cofactors;
};

constexpr Factor firstDivision = 1u << 31;

// ------------------------------------------------------------------- rows

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

// ------------------------------------------------------------------ atoms

void Tableau::collect(Guard guard) {
  const GuardNode &node = terms.node(guard);
  collect(node.index);
  for (Guard part : node.parts)
    collect(part);
}

void Tableau::collect(Index index) {
  for (const Monomial &monomial : terms.monomials(index)) {
    Factors factors;
    for (AtomId id : monomial.factors) {
      collect(id);
      factors.push_back(factor(id));
    }
    llvm::sort(factors);
    note(factors);
  }
}

/// What the factors of a product, and of its parts, are multiplied by.
void Tableau::note(const Factors &product) {
  if (product.size() < 2 || product.size() > largestProduct)
    return;
  for (size_t i = 0; i != product.size(); ++i) {
    Factors others = product;
    others.erase(others.begin() + i);
    auto &known = cofactors[product[i]];
    if (llvm::is_contained(known, others))
      continue;
    known.push_back(others);
    note(others);
  }
}

void Tableau::collect(AtomId id) {
  if (llvm::is_contained(atoms, id))
    return;
  atoms.push_back(id);
  for (Index argument : terms.atom(id).arguments)
    collect(argument);
}

/// By the rows, or as a product of what is positive by them: which is stated.
bool Tableau::isPositive(Branch &branch, const Polynomial &value) {
  Polynomial less = sum(constant(1), value, -1);
  if (follows(branch, less))
    return true;
  if (value.size() != 1 || value[0].coefficient <= 0)
    return false;
  for (Factor factor : value[0].factors)
    if (!follows(branch, sum(constant(1), Polynomial{{{factor}, 1}}, -1)))
      return false;
  return assume(branch, less);
}

/// x = q d + m and 0 <= m < d, where d > 0.
void Tableau::stateDivision(Branch &branch, Index dividend, Index divisor) {
  Polynomial d = polynomial(divisor);
  if (terms.constantValue(divisor).value_or(0) <= 0 && !isPositive(branch, d))
    return;
  Factor quotient = divisions.at({dividend, divisor});
  Polynomial remainder{{{quotient + 1}, 1}};
  Polynomial whole = sum(times(d, quotient), remainder);
  Polynomial difference = sum(polynomial(dividend), whole, -1);
  assume(branch, difference);
  assume(branch, sum({}, difference, -1));
  assume(branch, sum({}, remainder, -1));
  assume(branch, sum(sum(constant(1), remainder), d, -1));
  for (const Product &product : times(d, quotient))
    note(product.factors);
}

void Tableau::stateAtoms(Branch &branch) {
  for (size_t i = 0; i != atoms.size(); ++i) {
    const Atom &atom = terms.atom(atoms[i]);
    Polynomial self{{{factor(atoms[i])}, 1}};
    switch (atom.kind) {
    case AtomKind::Minimum:
    case AtomKind::Maximum:
      for (Index argument : atom.arguments) {
        Polynomial other = polynomial(argument);
        assume(branch, atom.kind == AtomKind::Minimum ? sum(self, other, -1)
                                                      : sum(other, self, -1));
      }
      break;
    case AtomKind::Read:
      if (std::optional<Index> below = terms.below(atom.tensor)) {
        assume(branch, sum({}, self, -1));
        assume(branch, sum(sum(constant(1), self), polynomial(*below), -1));
      }
      break;
    case AtomKind::FloorDivide:
    case AtomKind::Modulo:
      stateDivision(branch, atom.arguments[0], atom.arguments[1]);
      break;
    default:
      break;
    }
  }
}

/// For d > 0: u >= 1 gives u d >= d, u <= -1 gives u d <= -d, u < w gives
/// u d + d <= w d, and u <= w gives u d <= w d. Of all products, those whose
/// conditions follow.
bool Tableau::stateProducts(Branch &branch) {
  size_t before = branch.rows.size();
  for (auto &[d, others] : cofactors) {
    Polynomial factor{{{d}, 1}};
    if (!follows(branch, sum(constant(1), factor, -1)))
      continue;
    for (const Factors &u : others) {
      Polynomial cofactor{{u, 1}}, product = times(cofactor, d);
      if (follows(branch, sum(constant(1), cofactor, -1)))
        assume(branch, sum(factor, product, -1));
      else if (follows(branch, sum({}, cofactor, -1)))
        assume(branch, sum({}, product, -1));
      if (follows(branch, sum(constant(1), cofactor)))
        assume(branch, sum(factor, product));
      else if (follows(branch, cofactor))
        assume(branch, product);
      for (const Factors &w : others)
        if (u != w && u.size() == w.size())
          stateOrder(branch, d, cofactor, Polynomial{{w, 1}});
    }
    if (closes(branch))
      branch.isClosed = true;
    if (branch.isClosed || left == 0)
      break;
  }
  return branch.rows.size() != before;
}

/// u < w follows where w <= u, and with it w d <= u d, contradicts.
void Tableau::stateOrder(Branch &branch, Factor d, const Polynomial &u,
                         const Polynomial &w) {
  Polynomial less = sum(u, w, -1);
  Polynomial product = sum(times(u, d), times(w, d), -1);
  for (int64_t gap : {1, 0}) {
    Polynomial order = sum(constant(gap), less);
    Polynomial ofProducts = product;
    if (gap == 1)
      ofProducts.push_back({{d}, 1});
    Branch otherwise;
    otherwise.rows = branch.rows;
    Polynomial contrary = sum({}, product, -1);
    if (gap == 0)
      contrary.push_back({{d}, 1});
    if (!assume(otherwise, sum(constant(1), order, -1)) ||
        !assume(otherwise, contrary) || !closes(otherwise))
      continue;
    assume(branch, order);
    assume(branch, ofProducts);
    return;
  }
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

} // namespace

bool isEvident(const Terms &terms, const IntegerQuestion &question) {
  return Tableau(terms, question).run();
}

} // namespace tesela::prove
