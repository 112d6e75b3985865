#include "ir/Dialect.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tesela::stablehlo;

#define GET_TYPEDEF_CLASSES
#include "ir/Types.cpp.inc"

void StablehloDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "ir/Types.cpp.inc"
      >();
}
