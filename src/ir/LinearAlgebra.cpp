#include "ir/LinearAlgebra.h"

using namespace mlir;

namespace tesela::stablehlo {

void printSameOrFunctionalType(OpAsmPrinter &printer, Operation *, Type operand,
                               Type result) {
  if (operand == result)
    printer << operand;
  else
    printer << '(' << operand << ") -> " << result;
}

ParseResult parseSameOrFunctionalType(OpAsmParser &parser, Type &operand,
                                      Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  Type type;
  if (parser.parseType(type))
    return failure();
  auto function = dyn_cast<FunctionType>(type);
  if (!function) {
    operand = result = type;
    return success();
  }
  if (function.getNumInputs() != 1 || function.getNumResults() != 1)
    return parser.emitError(loc, "expected one operand and one result");
  operand = function.getInput(0);
  result = function.getResult(0);
  return success();
}

} // namespace tesela::stablehlo
