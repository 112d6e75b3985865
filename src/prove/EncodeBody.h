// From the scalar body of a form to a term.
#pragma once

#include "prove/Terms.h"
#include "semantics/ScalarBody.h"

#include "llvm/ADT/DenseMap.h"

#include <optional>

namespace tesela::prove {

/// What the leaves of a body are at the point where it is encoded.
class Leaves {
public:
  virtual ~Leaves() = default;
  /// What read `number` brings: the element, or zero where a guard fails;
  /// the element alone where `inside` says that it is known to be there.
  virtual Term input(unsigned number, bool inside) = 0;
  virtual Guard inBounds(unsigned number) = 0;
  virtual Index iterator(unsigned number) = 0;
};

/// The constant whose bits are `bits`, of an integer, boolean or float type;
/// complex ones are functions without arguments, named by their bits.
Term constantTerm(Terms &terms, const llvm::APInt &bits, mlir::Type type);

/// The value of an instruction on `operands`.
Term encode(Terms &terms, const semantics::ScalarInstruction &instruction,
            llvm::ArrayRef<Term> operands);

/// `term` converted to `type`; of booleans, sizes and constants as far as that
/// is exact.
Term converted(Terms &terms, Term term, ElementType type);

class BodyEncoder {
public:
  BodyEncoder(Terms &terms, const semantics::ScalarBody &body, Leaves &leaves)
      : terms(terms), body(body), leaves(leaves) {}

  Term result(unsigned number) { return value(body.results[number], 0); }

private:
  /// Instruction `number` where the reads of the set `inside` are known to be
  /// in bounds.
  Term value(unsigned number, uint64_t inside);

  Terms &terms;
  const semantics::ScalarBody &body;
  Leaves &leaves;
  llvm::DenseMap<std::pair<unsigned, uint64_t>, Term> known;
};

} // namespace tesela::prove
