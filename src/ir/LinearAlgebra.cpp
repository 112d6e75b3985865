// Result types and constraints of ops on matrices and signals.
#include "ir/LinearAlgebra.h"
#include "ir/Requirements.h"

using namespace mlir;

namespace tesela::stablehlo {

//===-- fft ---------------------------------------------------------------===//

// The number of independent values in the transform of n real ones.
static int64_t halfSpectrum(int64_t size) {
  if (ShapedType::isDynamic(size))
    return size;
  return size == 0 ? 0 : size / 2 + 1;
}

// The element type of the result, or null if the operand's does not suit.
static Type fftElement(FftType kind, Type element) {
  auto complex = dyn_cast<ComplexType>(element);
  switch (kind) {
  case FftType::FFT:
  case FftType::IFFT:
    return complex;
  case FftType::RFFT:
    return isa<FloatType>(element) ? ComplexType::get(element) : Type();
  case FftType::IRFFT:
    return complex ? complex.getElementType() : Type();
  }
  return {};
}

LogicalResult FftOp::inferReturnTypes(MLIRContext *,
                                      std::optional<Location> loc, Adaptor op,
                                      SmallVectorImpl<Type> &types) {
  Requirements constraints(loc, getOperationName());
  auto operand = cast<RankedTensorType>(op.getOperand().getType());
  ArrayRef<int64_t> length = op.getFftLength();
  int64_t rank = operand.getRank(), count = length.size();
  FftType kind = op.getFftType();
  Type element = fftElement(kind, operand.getElementType());
  if (failed(constraints.require(count >= 1 && count <= 3, "C3",
                                 "fft_length must have 1 to 3 entries, got " +
                                     Twine(count))) ||
      failed(constraints.require(count <= rank, "C1",
                                 "fft_length must not have more entries than "
                                 "the operand has dimensions, " +
                                     Twine(rank))) ||
      failed(constraints.require(static_cast<bool>(element), "C2",
                                 stringifyFftType(kind) +
                                     (kind == FftType::RFFT
                                          ? " needs a real operand"
                                          : " needs a complex operand"))))
    return failure();
  SmallVector<int64_t> shape(operand.getShape());
  if (kind == FftType::RFFT)
    for (int64_t i = 0; i < count; ++i)
      if (failed(constraints.require(
              compatibleSizes(shape[rank - count + i], length[i]), "C4",
              "fft_length must be the operand's last dimensions")))
        return failure();
  if (kind == FftType::RFFT)
    shape.back() = halfSpectrum(shape.back());
  if (kind == FftType::IRFFT) {
    for (int64_t i = 0; i < count - 1; ++i)
      if (failed(constraints.require(
              compatibleSizes(shape[rank - count + i], length[i]), "C4",
              "fft_length must be the result's last dimensions")))
        return failure();
    if (failed(constraints.require(
            compatibleSizes(shape.back(), halfSpectrum(length.back())), "C5",
            "the operand's last dimension must be fft_length / 2 + 1, " +
                Twine(halfSpectrum(length.back())) + ", got " +
                Twine(shape.back()))))
      return failure();
    shape.back() = length.back();
  }
  types.push_back(RankedTensorType::get(shape, element));
  return success();
}

//===-- cholesky, triangular_solve ----------------------------------------===//

LogicalResult CholeskyOp::inferReturnTypes(MLIRContext *,
                                           std::optional<Location> loc,
                                           Adaptor op,
                                           SmallVectorImpl<Type> &types) {
  Requirements constraints(loc, getOperationName());
  auto a = cast<RankedTensorType>(op.getA().getType());
  int64_t rank = a.getRank();
  if (failed(constraints.require(rank >= 2, "C2",
                                 "the rank must be at least 2")) ||
      failed(constraints.require(
          compatibleSizes(a.getDimSize(rank - 2), a.getDimSize(rank - 1)), "C3",
          "the last two dimensions must have the same size")))
    return failure();
  types.push_back(a);
  return success();
}

LogicalResult
TriangularSolveOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc,
                                    Adaptor op, SmallVectorImpl<Type> &types) {
  Requirements constraints(loc, getOperationName());
  auto a = cast<RankedTensorType>(op.getA().getType());
  auto b = cast<RankedTensorType>(op.getB().getType());
  int64_t rank = a.getRank();
  if (failed(constraints.requireSameElements(a, b, "C1", "a and b")) ||
      failed(constraints.require(rank >= 2, "C2",
                                 "the rank must be at least 2")) ||
      failed(constraints.require(rank == b.getRank(), "C2",
                                 "a and b must have the same rank")))
    return failure();
  for (int64_t i = 0; i < rank - 2; ++i)
    if (failed(constraints.require(
            compatibleSizes(a.getDimSize(i), b.getDimSize(i)), "C3",
            "a and b must have the same batch dimensions")))
      return failure();
  int64_t size = a.getDimSize(rank - 2);
  int64_t shared = b.getDimSize(op.getLeftSide() ? rank - 2 : rank - 1);
  if (failed(constraints.require(compatibleSizes(size, a.getDimSize(rank - 1)),
                                 "C3", "a must be a square matrix")) ||
      failed(constraints.require(
          compatibleSizes(size, shared), "C3",
          Twine("the size of a must be that of the ") +
              (op.getLeftSide() ? "second to last" : "last") +
              " dimension of b, got " + Twine(size) + " and " +
              Twine(shared))) ||
      failed(constraints.require(
          op.getTransposeA() != Transpose::TRANSPOSE_INVALID, "I6",
          "transpose_a must be NO_TRANSPOSE, TRANSPOSE or ADJOINT")))
    return failure();
  types.push_back(b);
  return success();
}

} // namespace tesela::stablehlo
