// What holds of atoms: divisions, remainders, products and their order.
#include "prove/Tableau.h"

#include "llvm/ADT/STLExtras.h"

namespace tesela::prove::tableau {

constexpr size_t largestProduct = 4;

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

} // namespace tesela::prove::tableau
