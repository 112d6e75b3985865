#include "simplify/Constants.h"

#include "ir/Stablehlo.h"

using namespace mlir;

namespace tesela::simplify {

DenseElementsAttr constantElements(Value value) {
  auto constant = value.getDefiningOp<stablehlo::ConstantOp>();
  return constant ? dyn_cast<DenseElementsAttr>(constant.getValue())
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
