// Operators that read one operand at an affine function of the result's index.
#include "semantics/forms/FormBuilder.h"
#include "semantics/forms/Forms.h"

#include "ir/DataMovement.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::semantics {

GranularForm copyForm(const Operand &operand, llvm::ArrayRef<Extent> result,
                      llvm::ArrayRef<AffineExpr> at) {
  FormBuilder builder(operand.element.getContext(), operand.element);
  Indices place = builder.parallel(result);
  builder.read(0, at);
  builder.yield(builder.input(0));
  builder.write(0, place);
  return builder.finish();
}

/// d0, d1, ... for the dimensions of the result.
static Indices dimensionsOf(size_t rank, Type element) {
  Indices indices;
  for (size_t d = 0; d < rank; ++d)
    indices.push_back(getAffineDimExpr(d, element.getContext()));
  return indices;
}

GranularForm broadcastForm(const Operand &operand,
                           llvm::ArrayRef<int64_t> dimensions,
                           llvm::ArrayRef<Extent> result) {
  return copyForm(operand, result,
                  broadcastIndices(operand.shape, dimensions, result,
                                   operand.element.getContext()));
}

GranularForm reverseForm(const Operand &operand,
                         llvm::ArrayRef<int64_t> dimensions) {
  Indices at = dimensionsOf(operand.shape.size(), operand.element);
  for (int64_t dimension : dimensions)
    at[dimension] = operand.shape[dimension] - 1 - at[dimension];
  return copyForm(operand, operand.shape, at);
}

GranularForm sliceForm(const Operand &operand, llvm::ArrayRef<Extent> start,
                       llvm::ArrayRef<Extent> stride,
                       llvm::ArrayRef<Extent> length) {
  Indices at = dimensionsOf(length.size(), operand.element);
  for (auto [index, first, step] : llvm::zip_equal(at, start, stride))
    index = index * step + first;
  return copyForm(operand, length, at);
}

GranularForm transposeForm(const Operand &operand,
                           llvm::ArrayRef<int64_t> permutation) {
  Indices place = dimensionsOf(permutation.size(), operand.element);
  Indices at(permutation.size());
  Extents result;
  for (auto [to, from] : llvm::enumerate(permutation)) {
    at[from] = place[to];
    result.push_back(operand.shape[from]);
  }
  return copyForm(operand, result, at);
}

/// The end of the shortest groups of dimensions of `a` from `firstA` and of `b`
/// from `firstB` that hold equally many elements; all that is left where no
/// such groups are seen, as it may be with symbols.
static std::pair<size_t, size_t> matchingGroup(llvm::ArrayRef<Extent> a,
                                               size_t firstA,
                                               llvm::ArrayRef<Extent> b,
                                               size_t firstB) {
  size_t leftA = a.size() - firstA, leftB = b.size() - firstB;
  for (size_t count = 1; count < leftA + leftB; ++count)
    for (size_t ofB = count - std::min(count, leftA);
         ofB <= std::min(count, leftB); ++ofB)
      if (product(a.slice(firstA, count - ofB)) ==
          product(b.slice(firstB, ofB)))
        return {firstA + count - ofB, firstB + ofB};
  size_t endA = a.size(), endB = b.size();
  while (endA > firstA + 1 && endB > firstB + 1 && a[endA - 1] == b[endB - 1])
    --endA, --endB;
  return {endA, endB};
}

/// The indices of the dimensions of `from` at the element whose row-major
/// number is `linear`.
static Indices splitIndex(AffineExpr linear, llvm::ArrayRef<Extent> from) {
  Indices indices(from.size(), getAffineConstantExpr(0, linear.getContext()));
  bool first = true;
  for (size_t d = 0; d < from.size(); ++d) {
    if (from[d] == 1)
      continue;
    Extent below = product(from.drop_front(d + 1));
    AffineExpr rest = first ? linear : modulo(linear, from[d] * below);
    indices[d] = floorDivide(rest, below);
    first = false;
  }
  return indices;
}

// Linearise the result's index and split it by the operand's extents.
// Dimensions are taken in the smallest groups of equal size, so that a reshape
// that only splits or merges some leaves the others alone.
GranularForm reshapeForm(const Operand &operand,
                         llvm::ArrayRef<Extent> result) {
  llvm::ArrayRef<Extent> from = operand.shape, to = result;
  AffineExpr zero = getAffineConstantExpr(0, operand.element.getContext());
  Indices place = dimensionsOf(to.size(), operand.element), at;
  bool empty = llvm::is_contained(to, 0);
  if (empty)
    at.assign(from.size(), zero);
  size_t firstFrom = 0, firstTo = 0;
  while (!empty && (firstFrom < from.size() || firstTo < to.size())) {
    auto [endFrom, endTo] = matchingGroup(from, firstFrom, to, firstTo);
    AffineExpr linear = zero;
    for (size_t d = firstTo; d < endTo; ++d)
      linear = linear * to[d] + (to[d] == 1 ? zero : place[d]);
    llvm::append_range(
        at, splitIndex(linear, from.slice(firstFrom, endFrom - firstFrom)));
    firstFrom = endFrom;
    firstTo = endTo;
  }
  return copyForm(operand, result, at);
}

GranularForm splitDimensionForm(const Operand &operand, unsigned dimension,
                                llvm::ArrayRef<Extent> parts) {
  Extents result = operand.shape;
  result.erase(result.begin() + dimension);
  result.insert(result.begin() + dimension, parts.begin(), parts.end());
  Indices at, place = dimensionsOf(result.size(), operand.element);
  AffineExpr linear = getAffineConstantExpr(0, operand.element.getContext());
  for (auto [part, extent] : llvm::enumerate(parts))
    linear = linear * extent + place[dimension + part];
  for (unsigned d = 0; d < operand.shape.size(); ++d)
    at.push_back(d == dimension
                     ? linear
                     : place[d < dimension ? d : d + parts.size() - 1]);
  return copyForm(operand, result, at);
}

GranularForm mergeDimensionsForm(const Operand &operand, unsigned first,
                                 unsigned count) {
  llvm::ArrayRef<Extent> merged =
      llvm::ArrayRef(operand.shape).slice(first, count);
  Extents result = operand.shape;
  result.erase(result.begin() + first, result.begin() + first + count);
  result.insert(result.begin() + first, product(merged));
  Indices at = dimensionsOf(result.size(), operand.element);
  Indices parts = splitIndex(at[first], merged);
  at.erase(at.begin() + first);
  at.insert(at.begin() + first, parts.begin(), parts.end());
  return copyForm(operand, result, at);
}

MaybeForm form(stablehlo::BroadcastInDimOp op, ShapeOf shapes) {
  return broadcastForm({shapes(op.getOperand()), elementOf(op.getOperand())},
                       op.getBroadcastDimensions(), shapes(op.getResult()));
}

MaybeForm form(stablehlo::ReverseOp op, ShapeOf shapes) {
  return reverseForm({shapes(op.getOperand()), elementOf(op.getOperand())},
                     op.getDimensions());
}

MaybeForm form(stablehlo::SliceOp op, ShapeOf shapes) {
  return sliceForm({shapes(op.getOperand()), elementOf(op.getOperand())},
                   extentsOf(op.getStartIndices()), extentsOf(op.getStrides()),
                   shapes(op.getResult()));
}

MaybeForm form(stablehlo::TransposeOp op, ShapeOf shapes) {
  return transposeForm({shapes(op.getOperand()), elementOf(op.getOperand())},
                       op.getPermutation());
}

MaybeForm form(stablehlo::ReshapeOp op, ShapeOf shapes) {
  return reshapeForm({shapes(op.getOperand()), elementOf(op.getOperand())},
                     shapes(op.getResult()));
}

} // namespace tesela::semantics
