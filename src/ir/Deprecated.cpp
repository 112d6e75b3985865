#include "ir/Deprecated.h"
#include "mlir/IR/Builders.h"

using namespace mlir;

namespace tesela::stablehlo {

LogicalResult BroadcastOp::inferReturnTypes(MLIRContext *,
                                            std::optional<Location> location,
                                            Adaptor adaptor,
                                            SmallVectorImpl<Type> &results) {
  Site site{location, getOperationName()};
  auto operand = cast<RankedTensorType>(adaptor.getOperand().getType());
  SmallVector<int64_t> shape = llvm::to_vector(adaptor.getBroadcastSizes());
  for (int64_t size : shape)
    if (size < 0)
      return site.broken("broadcast_sizes", "size ", size, " is negative");
  SmallVector<int64_t> bounds(shape.size(), ShapedType::kDynamic);
  llvm::append_range(shape, operand.getShape());
  llvm::append_range(bounds, boundsOf(operand));
  results.push_back(tensorType(shape, operand.getElementType(), bounds));
  return success();
}

LogicalResult CreateTokenOp::inferReturnTypes(MLIRContext *context,
                                              std::optional<Location>, Adaptor,
                                              SmallVectorImpl<Type> &results) {
  results.push_back(TokenType::get(context));
  return success();
}

// The last dimension of lhs is contracted with the first of rhs.
LogicalResult DotOp::verify() {
  Site site{getLoc(), getOperationName()};
  auto lhs = cast<RankedTensorType>(getLhs().getType());
  auto rhs = cast<RankedTensorType>(getRhs().getType());
  auto isVectorOrMatrix = [](RankedTensorType type) {
    return type.getRank() == 1 || type.getRank() == 2;
  };
  if (!isVectorOrMatrix(lhs) || !isVectorOrMatrix(rhs))
    return site.broken("operands", "vectors or matrices needed, got ",
                       Type(lhs), " and ", Type(rhs));
  if (!compatibleSizes(lhs.getShape().back(), rhs.getShape().front()))
    return site.broken("operands",
                       "sizes of the contracted dimensions differ: ", Type(lhs),
                       " and ", Type(rhs));
  SmallVector<int64_t> shape = llvm::to_vector(lhs.getShape().drop_back());
  llvm::append_range(shape, rhs.getShape().drop_front());
  if (!compatibleShapes(shape, cast<RankedTensorType>(getType()).getShape()))
    return site.broken("result", "the shape of ", getType(),
                       " is not that of the product of ", Type(lhs), " and ",
                       Type(rhs));
  return success();
}

} // namespace tesela::stablehlo
