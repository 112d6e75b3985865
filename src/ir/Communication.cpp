#include "ir/Communication.h"

using namespace mlir;

namespace tesela::stablehlo {

void printTokenTypes(OpAsmPrinter &printer, Operation *, OperandRange,
                     TypeRange, Type result) {
  printer << result;
}

ParseResult parseTokenTypes(OpAsmParser &parser,
                            ArrayRef<OpAsmParser::UnresolvedOperand> operands,
                            SmallVectorImpl<Type> &operandTypes, Type &result) {
  if (parser.parseType(result))
    return failure();
  operandTypes.assign(operands.size(), result);
  return success();
}

} // namespace tesela::stablehlo
