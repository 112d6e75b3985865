// Static shapes made general: which extents of a program are the same size, and
// which follow from others.
//
// Every extent above 1 of an argument is a variable of its own; each operator
// says which extents it takes for equal (`unify`), and what remains free after
// that is a size of the program. Equal numbers alone mean nothing: x of
// 1024 x 1024 has two sizes unless the program makes them one.
//
// Whatever is decided here, the general program at the given numbers is the
// program that was given. A wrong guess can cost proofs, never soundness.
//
// Import runs several times over the program: `restart` begins a pass. A
// variable is known again by where it is made: by its place among those of the
// same value that the operator at hand makes.
#pragma once

#include "nugraph/Operator.h"

#include <functional>
#include <map>
#include <set>
#include <tuple>

namespace tesela::nugraph {

class SizeSolver {
public:
  explicit SizeSolver(prove::Terms &terms) : terms(terms), numbers(terms) {}

  void restart();
  /// The operator at hand: its number in the program.
  void at(uint64_t place);
  /// Did this pass find equations that were not known?
  bool changed() const { return found; }

  /// A size that the program names: it stays what it is.
  void declare(prove::Variable size, int64_t value);
  /// Would two sizes that the program tells apart have to be equal?
  bool isContradictory() const { return contradicts; }

  /// A variable for an extent of `value`; the constant where that is 0 or 1.
  Index fresh(int64_t value);
  /// The same for an extent that is what others want it to be: of a splat
  /// constant, or along which something is stretched. It is solved for first.
  Index pliable(int64_t value);
  Index constant(int64_t value) { return terms.constant(value); }
  /// Both are one size from now on. They have the same value.
  void unify(Index a, Index b);
  Index resolve(Index index);
  int64_t value(Index index) { return numbers.value(index); }

  /// The point `value` inside an axis of extent `full`: equal points of one
  /// axis are one size.
  Index cut(Index full, int64_t value);
  /// `index` as a product of sizes with these values, in order, if it can be
  /// one: makes it so.
  llvm::SmallVector<Index, 4> factors(Index index,
                                      llvm::ArrayRef<int64_t> values);
  /// The point that a cut gets from outside, asked where none is known yet.
  std::function<std::optional<Index>(Index full, int64_t value)> chooseCut;

  /// Gives the free variables readable names; ends the last but one pass.
  void nameSizes();
  struct Named {
    prove::Variable variable;
    int64_t value;
  };
  llvm::ArrayRef<Named> sizes() const { return named; }
  /// first <= second, of this pass.
  std::vector<std::pair<Index, Index>> assumptions();

private:
  bool solve(Index zero);
  bool solveByFactors(Index zero);
  bool solveBySummands(Index zero);
  void set(prove::Variable variable, Index solution);
  void makeConstant(Index index);
  std::optional<Index> partOf(Index full, int64_t value);

  prove::Terms &terms;
  Sizes numbers; // of the variables
  prove::Substitution known;
  uint64_t place = 0;
  std::map<int64_t, unsigned> madeHere; // at `place`, by value
  std::map<std::tuple<uint64_t, int64_t, unsigned>, prove::Variable> variables;
  std::vector<prove::Variable> order; // in which they were made
  std::set<uint32_t> pliableOnes;     // numbers of variables
  std::vector<Index> positive;        // solutions that must be at least 1
  std::map<std::pair<Index, int64_t>, Index> cuts, chosenCuts;
  std::vector<Named> named, declared;
  bool found = false, contradicts = false;
  bool isDeclared(prove::Variable variable) const;
};

} // namespace tesela::nugraph
