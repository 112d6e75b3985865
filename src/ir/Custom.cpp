#include "ir/Custom.h"

using namespace mlir;

namespace tesela::stablehlo {

void printCallTarget(OpAsmPrinter &printer, Operation *, StringAttr target) {
  printer.printSymbolName(target.getValue());
}

ParseResult parseCallTarget(OpAsmParser &parser, StringAttr &target) {
  return parser.parseSymbolName(target);
}

} // namespace tesela::stablehlo
