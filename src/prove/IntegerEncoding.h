// Indices and guards as formulas of Z3.
//
// Only canonical guards come here (local variables renamed, see
// IntegerSolver.cpp), so formulas are built once and shared by all questions.
#pragma once

#include "prove/IntegerQuestion.h"
#include "prove/Z3.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

#include <optional>

namespace tesela::prove {

class IntegerEncoding {
public:
  IntegerEncoding(Terms &terms, z3::context &z3) : terms(terms), z3(z3) {}

  /// Asserts what is satisfiable exactly when the answer is "no".
  void assertNegated(z3::solver &solver, const IntegerQuestion &question);

  z3::expr formula(Guard guard);
  z3::expr value(Index index);
  z3::expr value(AtomId atom);

  /// Atoms and opaque truths of the question asserted last, by number.
  llvm::ArrayRef<uint32_t> atoms() const { return atomsSeen.getArrayRef(); }
  llvm::ArrayRef<uint32_t> truths() const { return truthsSeen.getArrayRef(); }

private:
  /// Quotient and remainder.
  using Names = std::pair<z3::expr, z3::expr>;
  Names division(Index dividend, Index divisor);
  z3::expr read(Tensor tensor, llvm::ArrayRef<Index> at, z3::sort range);
  z3::expr makeValue(AtomId atom);
  z3::expr makeFormula(Guard guard);
  z3::expr conjunction(llvm::ArrayRef<Guard> guards);
  z3::expr goal(const IntegerQuestion &question);

  // What a question mentions, whatever has been built before.
  void collect(Guard guard);
  void collect(Index index);
  void collect(AtomId atom);
  void collectProduct(llvm::ArrayRef<AtomId> factors);
  void assertDivisions(z3::solver &solver);
  void assertReads(z3::solver &solver);
  void assertProducts(z3::solver &solver);

  Terms &terms;
  z3::context &z3;

  llvm::DenseMap<uint32_t, z3::expr> values, atomValues, formulas; // by number
  llvm::DenseMap<std::pair<uint32_t, unsigned>, z3::func_decl> tensors;
  llvm::DenseMap<std::pair<uint32_t, uint32_t>, Names> divisions;

  using Numbers = llvm::SmallSetVector<uint32_t, 32>;
  Numbers atomsSeen, truthsSeen, indicesSeen, guardsSeen;
  llvm::SmallSetVector<std::pair<uint32_t, uint32_t>, 8> divisionsSeen;
  /// Of each factor d of products, the cofactors u in u * d.
  struct Products {
    z3::expr factor;
    llvm::SmallVector<z3::expr, 6> cofactors;
  };
  llvm::MapVector<unsigned, Products> products; // by Z3's number of the factor
};

} // namespace tesela::prove
