#include "ir/Stablehlo.h"
#include "mlir/Dialect/Quant/IR/Quant.h"

#include "ir/Dialect.cpp.inc"

namespace tesela::stablehlo {

void StablehloDialect::initialize() {
  registerTypes();
  registerAttributes();
  addCollective();
  addCommunication();
  addContraction();
  addControlFlow();
  addCustom();
  addDataMovement();
  addDeprecated();
  addDynamic();
  addElementwise();
  addGatherScatter();
  addLinearAlgebra();
  addNormalization();
  addQuantized();
  addRandom();
  addReduction();
}

} // namespace tesela::stablehlo
