// Granular forms from plain data, without an operator: what the forms of the
// operators are made of, and what builds variants of a program that no operator
// says (νGraph). Sizes may hold symbols (Extent.h). Operands are numbered as
// they are passed.
#pragma once

#include "semantics/Granular.h"

namespace tesela::semantics {

using Indices = llvm::SmallVector<mlir::AffineExpr, 4>;

/// A tensor as a form sees it.
struct Operand {
  Extents shape;
  mlir::Type element;
};

// Elementwise.cpp
/// result[i...] = body(operand k at at[k](i...)), with d0, d1, ... for i...;
/// input k of the body is operand k. One result for each of the body.
GranularForm mapForm(llvm::ArrayRef<Extent> result, llvm::ArrayRef<Indices> at,
                     ScalarBody body);

// Sources.cpp
/// One value everywhere, given as the bits of `element`.
GranularForm fillForm(llvm::ArrayRef<Extent> result, llvm::APInt bits,
                      mlir::Type element);
/// The index along `dimension`.
GranularForm iotaForm(llvm::ArrayRef<Extent> result, unsigned dimension,
                      mlir::Type element);
/// The size as a scalar of the integer type `element`: the count of its
/// indices, sum over k < size of 1. A number is that number.
GranularForm sizeForm(const Extent &size, mlir::Type element);

// Movement.cpp
/// result[i...] = operand[at(i...)].
GranularForm copyForm(const Operand &operand, llvm::ArrayRef<Extent> result,
                      llvm::ArrayRef<mlir::AffineExpr> at);
/// Dimension k of the operand lies along dimensions[k] of the result; an extent
/// of 1 stretches. One that is neither 1 nor the result's must turn out as one
/// of the two and is read at `index mod extent`, right in both cases.
GranularForm broadcastForm(const Operand &operand,
                           llvm::ArrayRef<int64_t> dimensions,
                           llvm::ArrayRef<Extent> result);
/// Row-major order is kept.
GranularForm reshapeForm(const Operand &operand, llvm::ArrayRef<Extent> result);
/// Dimension `dimension` becomes several, of the same product.
GranularForm splitDimensionForm(const Operand &operand, unsigned dimension,
                                llvm::ArrayRef<Extent> parts);
/// `count` dimensions from `first` become one.
GranularForm mergeDimensionsForm(const Operand &operand, unsigned first,
                                 unsigned count);
GranularForm reverseForm(const Operand &operand,
                         llvm::ArrayRef<int64_t> dimensions);
/// result[i...] = operand[start + i * stride, ...] of shape `length`.
GranularForm sliceForm(const Operand &operand, llvm::ArrayRef<Extent> start,
                       llvm::ArrayRef<Extent> stride,
                       llvm::ArrayRef<Extent> length);
/// Dimension k of the result is dimension permutation[k] of the operand.
GranularForm transposeForm(const Operand &operand,
                           llvm::ArrayRef<int64_t> permutation);

// Joining.cpp
GranularForm concatenateForm(llvm::ArrayRef<Operand> operands,
                             unsigned dimension);
/// Operand 1 is the scalar that fills. Element k of the operand comes to
/// low + k * (interior + 1); what falls outside `result` is cut.
GranularForm padForm(const Operand &operand, llvm::ArrayRef<Extent> low,
                     llvm::ArrayRef<Extent> interior,
                     llvm::ArrayRef<Extent> result);

// Indexing.cpp
/// Operands 1 ... are the scalar starts, clamped.
GranularForm dynamicSliceForm(const Operand &operand,
                              llvm::ArrayRef<Extent> sizes);
/// Operand 1 is the update, operands 2 ... the scalar starts, clamped.
GranularForm dynamicUpdateSliceForm(const Operand &operand,
                                    const Operand &update);

/// The roles of the dimensions in a gather, as in StableHLO.
struct GatherNumbers {
  llvm::ArrayRef<int64_t> offsetDims, collapsedSliceDims, operandBatchingDims,
      startIndicesBatchingDims, startIndexMap;
  int64_t indexVectorDim = 0;
};
/// Operand 1 holds the start indices, clamped.
GranularForm gatherForm(const Operand &operand, const Operand &indices,
                        const GatherNumbers &numbers,
                        llvm::ArrayRef<Extent> sliceSizes,
                        llvm::ArrayRef<Extent> result);
/// result[b..., l..., i..., r...] = operand[b..., l..., indices[b..., i...],
/// r...]: the first `batch` dimensions are shared, `dimension` is looked up,
/// clamped.
GranularForm takeForm(const Operand &operand, const Operand &indices,
                      unsigned dimension, unsigned batch = 0);

// Contraction.cpp
/// A name for each dimension of both operands: those in `result` are kept in
/// that order, those in `reduced` summed over, folded in that order. The sum is
/// formed in `productType` unless `accumulator` says otherwise.
struct ContractionLabels {
  llvm::SmallVector<int, 6> lhs, rhs, result, reduced;
};
GranularForm contractionForm(const Operand &lhs, const Operand &rhs,
                             const ContractionLabels &labels, mlir::Type result,
                             mlir::Type accumulator = {});

// Combiners.cpp
/// `monoid` in each of `types`, from its identity.
Combiner monoidCombiner(Monoid monoid, llvm::ArrayRef<mlir::Type> types);
/// The type that `monoid` of elements of `type` accumulates in.
mlir::Type accumulatorType(Monoid monoid, mlir::Type type);

// Reduction.cpp
/// Of operands of one shape, one result each; inits are the combiner's, scalar
/// operands numbered after the operands.
GranularForm reductionForm(llvm::ArrayRef<Operand> operands,
                           llvm::ArrayRef<int64_t> axes, Combiner combiner,
                           llvm::ArrayRef<mlir::Type> accumulators);
/// One operand, from the monoid's identity.
GranularForm reductionForm(const Operand &operand, llvm::ArrayRef<int64_t> axes,
                           Monoid monoid);
/// result[..., i, ...] = the fold of operand[..., 0 .. i, ...] (from i on where
/// `reverse`), as the reduce_window that frameworks write for it.
GranularForm scanForm(const Operand &operand, unsigned axis, Monoid monoid,
                      bool reverse = false);

} // namespace tesela::semantics
