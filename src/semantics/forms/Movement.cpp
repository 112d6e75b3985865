// Operators that read one operand at an affine function of the result's index.
#include "semantics/forms/FormBuilder.h"
#include "semantics/forms/Forms.h"

#include "ir/DataMovement.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::semantics {

static MaybeForm copyFrom(FormBuilder &builder,
                          llvm::ArrayRef<AffineExpr> source,
                          llvm::ArrayRef<AffineExpr> result) {
  builder.read(0, source);
  builder.yield(builder.input(0));
  builder.write(0, result);
  return builder.finish();
}

MaybeForm form(stablehlo::BroadcastInDimOp op) {
  FormBuilder builder(op);
  Indices result = builder.parallel(shapeOf(op.getResult()));
  Indices source;
  for (auto [extent, dimension] :
       llvm::zip_equal(shapeOf(op.getOperand()), op.getBroadcastDimensions()))
    source.push_back(extent == 1 ? builder.literal(0) : result[dimension]);
  return copyFrom(builder, source, result);
}

MaybeForm form(stablehlo::ReverseOp op) {
  FormBuilder builder(op);
  llvm::ArrayRef<int64_t> shape = shapeOf(op.getResult());
  Indices result = builder.parallel(shape);
  Indices source = result;
  for (int64_t dimension : op.getDimensions())
    source[dimension] = shape[dimension] - 1 - result[dimension];
  return copyFrom(builder, source, result);
}

MaybeForm form(stablehlo::SliceOp op) {
  FormBuilder builder(op);
  Indices result = builder.parallel(shapeOf(op.getResult()));
  Indices source;
  for (auto [index, start, stride] :
       llvm::zip_equal(result, op.getStartIndices(), op.getStrides()))
    source.push_back(index * stride + start);
  return copyFrom(builder, source, result);
}

MaybeForm form(stablehlo::TransposeOp op) {
  FormBuilder builder(op);
  Indices result = builder.parallel(shapeOf(op.getResult()));
  Indices source(result.size());
  for (auto [to, from] : llvm::enumerate(op.getPermutation()))
    source[from] = result[to];
  return copyFrom(builder, source, result);
}

/// The end of the shortest groups of dimensions of `a` from `firstA` and of `b`
/// from `firstB` that hold equally many elements.
static std::pair<size_t, size_t> matchingGroup(llvm::ArrayRef<int64_t> a,
                                               size_t firstA,
                                               llvm::ArrayRef<int64_t> b,
                                               size_t firstB) {
  size_t endA = firstA, endB = firstB;
  int64_t countA = 1, countB = 1;
  do {
    if (endB == b.size() || (countA <= countB && endA < a.size()))
      countA *= a[endA++];
    else
      countB *= b[endB++];
  } while (countA != countB && (endA < a.size() || endB < b.size()));
  return {endA, endB};
}

// Row-major order is kept: linearise the result's index and split it by the
// operand's extents. Dimensions are taken in the smallest groups of equal
// size, so that a reshape that only splits or merges some leaves the others
// alone.
MaybeForm form(stablehlo::ReshapeOp op) {
  FormBuilder builder(op);
  llvm::ArrayRef<int64_t> from = shapeOf(op.getOperand());
  llvm::ArrayRef<int64_t> to = shapeOf(op.getResult());
  Indices result = builder.parallel(to);
  Indices source(from.size(), builder.literal(0));
  bool empty = llvm::is_contained(to, 0);
  size_t firstFrom = 0, firstTo = 0;
  while (!empty && (firstFrom < from.size() || firstTo < to.size())) {
    auto [endFrom, endTo] = matchingGroup(from, firstFrom, to, firstTo);
    AffineExpr linear = builder.literal(0);
    for (size_t d = firstTo; d < endTo; ++d)
      linear = linear * to[d] + (to[d] == 1 ? builder.literal(0) : result[d]);
    int64_t above = 1;
    for (size_t d = firstFrom; d < endFrom; ++d)
      above *= from[d];
    // `linear` is below `above`, the count of elements not yet split off.
    int64_t below = above;
    for (size_t d = firstFrom; d < endFrom; ++d) {
      below /= from[d];
      if (from[d] == 1)
        continue;
      AffineExpr rest =
          from[d] * below == above ? linear : linear % (from[d] * below);
      source[d] = rest.floorDiv(below);
    }
    firstFrom = endFrom;
    firstTo = endTo;
  }
  return copyFrom(builder, source, result);
}

} // namespace tesela::semantics
