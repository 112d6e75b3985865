#include "ir/Stablehlo.h"
#include "mlir/Dialect/Quant/IR/Quant.h"

#include "ir/Dialect.cpp.inc"

namespace tesela::stablehlo {

void StablehloDialect::initialize() {
  registerTypes();
  registerAttributes();
  addElementwise();
}

} // namespace tesela::stablehlo
