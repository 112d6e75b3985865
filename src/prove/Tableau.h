// The search behind Contradiction.h: what is assumed becomes rows of linear
// inequalities and clauses, and each branch of cases has to close.
//
//     x = 4 q + m, 0 <= m < 4, 0 <= x < 8; is q < 2?
//     assume 2 - q <= 0:  8 <= 4 q = x - m <= x <= 7, no row is left: closed
#pragma once

#include "prove/IntegerQuestion.h"
#include "prove/LinearRows.h"

#include <map>

namespace tesela::prove::tableau {

/// Eliminations for one question: what the questions of docs/variants.md need,
/// and little enough to be in vain where the answer is "no".
constexpr unsigned eliminationLimit = 300;

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

/// Numbers of quotients and remainders; atoms have those below.
constexpr Factor firstDivision = 1u << 31;

} // namespace tesela::prove::tableau
