// Checks of constraints that verifiers and type inference share. Messages are
// those of Site (Constraints.h): they name the constraint by its number in the
// specification of the operator.
#pragma once

#include "ir/Constraints.h"
#include "ir/TypeCompatibility.h"
#include "mlir/IR/Operation.h"

namespace tesela::stablehlo {

class Requirements {
public:
  Requirements(std::optional<mlir::Location> loc, llvm::StringRef op)
      : site{loc, op} {}
  explicit Requirements(mlir::Operation *op)
      : site{op->getLoc(), op->getName().getStringRef()} {}

  llvm::LogicalResult require(bool holds, llvm::StringRef constraint,
                              const llvm::Twine &message) const;

  /// `dimensions` lie in [0, bound).
  llvm::LogicalResult requireInRange(llvm::ArrayRef<int64_t> dimensions,
                                     int64_t bound, llvm::StringRef constraint,
                                     const llvm::Twine &what) const;
  llvm::LogicalResult requireUnique(llvm::ArrayRef<int64_t> dimensions,
                                    llvm::StringRef constraint,
                                    const llvm::Twine &what) const;
  llvm::LogicalResult requireSorted(llvm::ArrayRef<int64_t> dimensions,
                                    llvm::StringRef constraint,
                                    const llvm::Twine &what) const;
  llvm::LogicalResult requirePositive(llvm::ArrayRef<int64_t> values,
                                      llvm::StringRef constraint,
                                      const llvm::Twine &what) const;
  llvm::LogicalResult requireSize(size_t size, size_t expected,
                                  llvm::StringRef constraint,
                                  const llvm::Twine &what) const;
  /// Shapes may be equal; `?` fits anything.
  llvm::LogicalResult requireSameShape(mlir::Type left, mlir::Type right,
                                       llvm::StringRef constraint,
                                       const llvm::Twine &what) const;
  llvm::LogicalResult requireSameElements(mlir::Type left, mlir::Type right,
                                          llvm::StringRef constraint,
                                          const llvm::Twine &what) const;

private:
  Site site;
};

/// A value of element type `from` may be accumulated in `to`: the same kind of
/// number, at least as wide.
bool isPromotable(mlir::Type from, mlir::Type to);

/// The region is a function of one block from scalars to scalars:
/// `arguments` (element types), returning as many values as `results` has
/// entries; those are set to the returned element types.
llvm::LogicalResult
requireScalarFunction(const Requirements &constraints, mlir::Region &region,
                      size_t argumentCount,
                      llvm::MutableArrayRef<mlir::Type> results,
                      llvm::StringRef constraint, const llvm::Twine &what);

/// The region combines values of the element types `inputs` pairwise (reduce,
/// scatter, ...): scalars (E0..., E0...) -> (E0...) to which the inputs can be
/// promoted. Sets `accumulators` to E0... An empty region, as a builder has it,
/// accumulates in the inputs' types.
llvm::LogicalResult
requireCombiner(const Requirements &constraints, mlir::Region &region,
                mlir::TypeRange inputs,
                llvm::SmallVectorImpl<mlir::Type> &accumulators,
                llvm::StringRef constraint, const llvm::Twine &what);

} // namespace tesela::stablehlo
