// Putting a granular form together.
#pragma once

#include "semantics/Granular.h"
#include "semantics/functions/Term.h"

#include "mlir/IR/Value.h"

namespace tesela::semantics {

using Indices = llvm::SmallVector<mlir::AffineExpr, 4>;

/// The static shape of a tensor; its element type.
llvm::ArrayRef<int64_t> shapeOf(mlir::Value tensor);
mlir::Type elementOf(mlir::Value tensor);

class FormBuilder {
public:
  /// A form without iterators, reads or body; one write per result is added by
  /// the caller.
  explicit FormBuilder(mlir::Operation *op);

  /// Appends an iterator and gives the expression for it.
  mlir::AffineExpr parallel(int64_t extent);
  mlir::AffineExpr reduction(int64_t extent);
  /// One parallel iterator for each dimension.
  Indices parallel(llvm::ArrayRef<int64_t> shape);
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

  /// The finished form, its body simplified.
  GranularForm finish();

  GranularForm form;

private:
  mlir::AffineExpr iterator(IteratorKind kind, int64_t extent);

  mlir::Operation *op;
  mlir::MLIRContext *context;
};

/// Adds the guard lower <= expression < upper, unless it cannot fail because
/// the range of `expression` is [first, last].
void guard(Access &access, mlir::AffineExpr expression, int64_t lower,
           int64_t upper, int64_t first, int64_t last);

} // namespace tesela::semantics
