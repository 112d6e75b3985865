// Two StableHLO programs of one signature as a question to the prover.
//
// Calls are inlined, `if` and `case` become choices, loops whose trip count is
// a number are unrolled. An operator without a term (sort, custom calls, ...)
// is cut: its results become fresh tensors, the same ones on both sides where
// the operator and its operands are the same. That loses what the operator
// does, so a proof is sound, and a counterexample may be none.
#pragma once

#include "prove/Prover.h"
#include "semantics/Sizes.h"

#include "mlir/IR/OwningOpRef.h"

#include <functional>

namespace mlir {
class ModuleOp;
namespace func {
class FuncOp;
}
} // namespace mlir

namespace tesela::prove {

/// An argument of both programs: an input of the problem, or a size.
struct Argument {
  std::string name;
  ElementType type = ElementType::F32;
  semantics::Extents shape;
  /// Number of the input; nothing for a size, whose value is `size`. A complex
  /// argument x is two inputs, x.real and, the next one, x.imag.
  std::optional<unsigned> input;
  semantics::Extent size;
};

/// An operator that is cut, or a part of one side that has no term.
struct Opaque {
  bool left = true;
  std::string what; // "stablehlo.sort"
  std::string why;
  std::string location;
};

struct EncodedPair {
  EncodedPair(Terms &terms, mlir::MLIRContext *context)
      : sizes(context), problem{terms, {}, {}, {}, {}, {}} {}

  semantics::Sizes sizes;
  Problem problem;
  std::vector<Argument> arguments;
  /// Of each result of the problem, the programs' result that it is, or is a
  /// part of: those of complex type are two, real and imaginary.
  std::vector<unsigned> resultNumbers;
  std::vector<Opaque> opaque;
  /// Makes the same question with what both sides share cut (CutPoints.h);
  /// nothing where there is nothing of the kind. `cuts` says what was cut.
  std::function<std::optional<Problem>()> cut;
  std::vector<std::string> cuts;
  /// Of both functions.
  size_t operators = 0;
  /// What the programs and the user take for granted of the sizes.
  std::vector<std::string> assumptions;
  /// The best grade a proof can have: recurrences that are written as sums of
  /// products are what they are over the reals only.
  Grade bestGrade = Grade::Bitwise;
  /// The size symbols as indices, by number.
  std::vector<Index> sizeIndices;

  /// The number that a size is where the sizes of the counterexample are these;
  /// nothing where it is not determined.
  std::optional<int64_t>
  valueOf(const semantics::Extent &size,
          const std::map<std::string, int64_t> &sizes) const;

  /// The functions as they were encoded, without calls.
  std::vector<mlir::OwningOpRef<mlir::ModuleOp>> modules;
};

/// Encodes both functions; `assume`: further facts about sizes, as in
/// tesela.assume. Null: a diagnostic was emitted, the programs or their
/// attributes are at fault.
std::unique_ptr<EncodedPair>
encodePair(Terms &terms, mlir::func::FuncOp left, mlir::func::FuncOp right,
           llvm::ArrayRef<std::string> assume = {});

} // namespace tesela::prove
