#include "ir/Random.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace tesela::stablehlo {

// Sizes are known where the shape is a constant.
static SmallVector<int64_t> resultShape(Value shape) {
  int64_t rank = cast<RankedTensorType>(shape.getType()).getDimSize(0);
  DenseIntElementsAttr sizes;
  if (!matchPattern(shape, m_Constant(&sizes)))
    return SmallVector<int64_t>(rank, ShapedType::kDynamic);
  return llvm::map_to_vector(
      sizes, [](const APInt &size) { return size.getSExtValue(); });
}

LogicalResult RngOp::inferReturnTypes(MLIRContext *,
                                      std::optional<Location> location,
                                      Adaptor adaptor,
                                      SmallVectorImpl<Type> &results) {
  Site site{location, getOperationName()};
  Type element = getElementTypeOrSelf(adaptor.getA().getType());
  Type other = getElementTypeOrSelf(adaptor.getB().getType());
  if (element != other)
    return site.broken("C1", "element types of a and b differ: ", element,
                       " and ", other);
  bool isNormal = adaptor.getRngDistribution() == RngDistribution::NORMAL;
  if (isNormal && !isa<FloatType>(element))
    return site.broken("C2", "no normal distribution of ", element);
  auto shape = cast<RankedTensorType>(adaptor.getShape().getType());
  if (shape.isDynamicDim(0))
    return site.broken("C3", "the result's rank is open: shape is ",
                       Type(shape));
  results.push_back(
      RankedTensorType::get(resultShape(adaptor.getShape()), element));
  return success();
}

LogicalResult RngBitGeneratorOp::verify() {
  Site site{getLoc(), getOperationName()};
  auto state = cast<RankedTensorType>(getInitialState().getType());
  if (!compatibleTypes(state, getOutputState().getType()))
    return site.broken("C1", "types of the states differ: ", Type(state),
                       " and ", getOutputState().getType());
  // Old programs hold states of other ranks; they are caught when run.
  if (state.getRank() != 1 || state.isDynamicDim(0))
    return success();
  int64_t size = state.getDimSize(0);
  if (getRngAlgorithm() == RngAlgorithm::THREE_FRY && size != 2)
    return site.broken("C2", "THREE_FRY has a state of 2 numbers, got ", size);
  if (getRngAlgorithm() == RngAlgorithm::PHILOX && size != 2 && size != 3)
    return site.broken("C2", "PHILOX has a state of 2 or 3 numbers, got ",
                       size);
  return success();
}

void RngBitGeneratorOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getOutputState(), "output_state");
  setName(getOutput(), "output");
}

} // namespace tesela::stablehlo
