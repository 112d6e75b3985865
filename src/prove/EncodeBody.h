// From the scalar body of a form to a term.
#pragma once

#include "prove/Terms.h"
#include "semantics/ScalarBody.h"

#include <map>
#include <optional>
#include <tuple>

namespace tesela::prove {

/// The reads, of the first 64, that are known to be in bounds, and those that
/// are known not to be, where a value is looked at.
struct Where {
  uint64_t inside = 0, outside = 0;
  bool isInside(unsigned read) const {
    return read < 64 && (inside >> read & 1) != 0;
  }
  bool isOutside(unsigned read) const {
    return read < 64 && (outside >> read & 1) != 0;
  }
};

/// What the leaves of a body are at the point where it is encoded.
class Leaves {
public:
  virtual ~Leaves() = default;
  /// What read `number` brings: the element, or zero where a guard fails;
  /// the element alone where it is known to be there.
  virtual Term input(unsigned number, Where where) = 0;
  virtual Guard inBounds(unsigned number) = 0;
  virtual Index iterator(unsigned number) = 0;
};

/// The constant whose bits are `bits`, of an integer, boolean or float type;
/// complex ones are functions without arguments, named by their bits.
Term constantTerm(Terms &terms, const llvm::APInt &bits, mlir::Type type);

/// The value of an instruction on `operands`.
Term encode(Terms &terms, const semantics::ScalarInstruction &instruction,
            llvm::ArrayRef<Term> operands);

/// Integer operations that are another, simpler one for every value: with a
/// constant that does nothing, of a value with itself, powers of two. Exact on
/// bits. (IntegerIdentities.cpp)
std::optional<Term> integerIdentity(Terms &terms, semantics::ScalarOp op,
                                    llvm::ArrayRef<Term> operands,
                                    ElementType type);

/// `term` converted to `type`; of booleans, sizes and constants as far as that
/// is exact.
Term converted(Terms &terms, Term term, ElementType type);

class BodyEncoder {
public:
  BodyEncoder(Terms &terms, const semantics::ScalarBody &body, Leaves &leaves)
      : terms(terms), body(body), leaves(leaves) {}

  Term result(unsigned number) { return value(body.results[number], {}); }

private:
  Term value(unsigned number, Where where);
  Where within(const semantics::ScalarInstruction &instruction, unsigned i,
               Where where) const;

  Terms &terms;
  const semantics::ScalarBody &body;
  Leaves &leaves;
  std::map<std::tuple<unsigned, uint64_t, uint64_t>, Term> known;
};

} // namespace tesela::prove
