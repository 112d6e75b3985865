// The scalar float operations around a difference, as a straight-line program
// that can be run on samples and given to a solver.
//
// Every operation rounds once to its type, to nearest even; NaN, infinities and
// subnormals are kept. Maxima propagate NaN and order -0 below +0, as in
// semantics/ScalarBody.h. What is no such operation (elements, reductions,
// functions) is a leaf.
#pragma once

#include "prove/Structural.h"

#include "llvm/ADT/APFloat.h"

#include <string>
#include <vector>

namespace tesela::prove {

enum class FloatOp : uint8_t {
  Leaf,
  Constant,
  Negate,
  Add,
  Multiply,
  Divide,
  Maximum,
  SquareRoot,
  FusedMultiplyAdd,
  Convert,
};

struct FloatInstruction {
  FloatOp op = FloatOp::Leaf;
  ElementType type = ElementType::F32;
  llvm::SmallVector<unsigned, 3> operands = {};
  unsigned leaf = 0;
  llvm::APFloat constant = llvm::APFloat(0.0);
};

/// Of bf16, f16, f32 and f64; null for any other type.
const llvm::fltSemantics *semanticsOf(ElementType type);

class FloatProgram {
public:
  FloatProgram(Terms &terms, Structural &structural, const Scope &scope)
      : terms(terms), structural(structural), scope(scope) {}

  /// The number of the instruction that computes `term`.
  unsigned add(Term term);
  /// Is there an operation, no type without a format, and not too much?
  bool usable() const {
    return hasOperation && !unsupported && instructions.size() <= 120;
  }
  unsigned difficulty(unsigned a, unsigned b) const;
  /// Can the leaves take any values, each for itself?
  bool leavesAreIndependent() const;
  /// The leaves that an instruction depends on.
  llvm::SmallVector<bool> leavesOf(unsigned instruction) const;

  /// Values of the leaves for which the results differ in their bits (all NaN
  /// are one), as text; empty where none was found. `exhaustive`: all values
  /// were tried.
  std::string sample(unsigned a, unsigned b, unsigned samples,
                     bool &exhaustive) const;

  /// Are the results the same bits in every order of what maxima choose from? A
  /// maximum of leaves that are no NaN is one of them; where a leaf that both
  /// results depend on is NaN, both are NaN, for no operation drops it.
  bool equalInEveryOrder(unsigned a, unsigned b) const;

  std::vector<FloatInstruction> instructions;
  std::vector<Term> leaves;
  ElementType leafType(unsigned leaf) const { return terms.type(leaves[leaf]); }

private:
  class Order;
  bool equalIn(const Order &order, unsigned a, unsigned b,
               unsigned depth) const;
  unsigned append(FloatInstruction instruction);
  unsigned appendAsIs(FloatInstruction instruction);
  unsigned leaf(Term term);
  std::optional<FloatInstruction> operation(Term term);
  std::vector<llvm::APFloat>
  run(llvm::ArrayRef<llvm::APFloat> leafValues) const;
  std::string describe(llvm::ArrayRef<llvm::APFloat> leafValues) const;

  Terms &terms;
  Structural &structural;
  const Scope &scope;
  std::map<Term, unsigned> known;
  bool hasOperation = false, unsupported = false;
};

} // namespace tesela::prove
