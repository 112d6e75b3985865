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
  addCustom();
  addElementwise();
  addGatherScatter();
  addLinearAlgebra();
  addNormalization();
  addReduction();
}

} // namespace tesela::stablehlo
