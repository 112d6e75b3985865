#include "simplify/Constants.h"

#include "ir/Stablehlo.h"

using namespace mlir;

namespace tesela::simplify {

DenseElementsAttr constantElements(Value value) {
  auto constant = value.getDefiningOp<stablehlo::ConstantOp>();
  auto elements = constant ? dyn_cast<DenseElementsAttr>(constant.getValue())
                           : DenseElementsAttr();
  // What a quantized constant stores is not its value.
  return elements && elements.getType() == value.getType()
             ? elements
             : DenseElementsAttr();
}

std::optional<APInt> integerSplat(Value value) {
  auto elements =
      dyn_cast_if_present<DenseIntElementsAttr>(constantElements(value));
  if (!elements || !elements.isSplat())
    return std::nullopt;
  return elements.getSplatValue<APInt>();
}

} // namespace tesela::simplify
