// Putting a granular form together.
#pragma once

#include "semantics/forms/Build.h"
#include "semantics/functions/Term.h"

#include "mlir/IR/Value.h"

namespace tesela::semantics {

/// Where an operand of shape `shape` is read for the result's element at d0,
/// d1, ...: see broadcastForm.
Indices broadcastIndices(llvm::ArrayRef<Extent> shape,
                         llvm::ArrayRef<int64_t> dimensions,
                         llvm::ArrayRef<Extent> result,
                         mlir::MLIRContext *context);

/// The element type of a tensor.
mlir::Type elementOf(mlir::Value tensor);

class FormBuilder {
public:
  /// A form without iterators, reads or body, of operands of these element
  /// types; one write per result is added by the caller.
  FormBuilder(mlir::MLIRContext *context, llvm::ArrayRef<mlir::Type> operands)
      : operands(operands), context(context) {}
  explicit FormBuilder(mlir::Operation *op);

  /// Appends an iterator and gives the expression for it.
  mlir::AffineExpr parallel(const Extent &extent);
  mlir::AffineExpr reduction(const Extent &extent);
  /// One parallel iterator for each dimension.
  Indices parallel(llvm::ArrayRef<Extent> shape);
  mlir::AffineExpr literal(int64_t value) const;

  /// Appends an access.
  Access &read(unsigned operand, llvm::ArrayRef<mlir::AffineExpr> indices);
  Access &write(unsigned result, llvm::ArrayRef<mlir::AffineExpr> indices);
  /// Appends an index read to `access` and gives the symbol for it.
  mlir::AffineExpr indexRead(Access &access, IndexRead read) const;

  /// The value of read `number`, of its operand's element type; and whether it
  /// fell inside its guards.
  Term input(unsigned number);
  Term inBounds(unsigned number);
  Term constant(double value, mlir::Type type);
  /// Yields `value` as the next result of the body.
  void yield(Term value) { form.body.results.push_back(value.value()); }

  /// The finished form, its body simplified. Accumulator types that are not
  /// set are those of the body's results.
  GranularForm finish();

  GranularForm form;

private:
  mlir::AffineExpr iterator(IteratorKind kind, const Extent &extent);

  llvm::SmallVector<mlir::Type, 4> operands;
  mlir::MLIRContext *context;
};

/// Adds the guard lower <= expression < upper, unless it cannot fail because
/// the range of `expression` is [first, last].
void guard(Access &access, mlir::AffineExpr expression, const Extent &lower,
           const Extent &upper, const Extent &first, const Extent &last);

} // namespace tesela::semantics
