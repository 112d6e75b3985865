// Values that leave or enter the program; see Communication.td.
#pragma once

#include "ir/Constraints.h"
#include "ir/Dialect.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace tesela::stablehlo {

// `!stablehlo.token`, once for all operands and the result.
void printTokenTypes(mlir::OpAsmPrinter &printer, mlir::Operation *,
                     mlir::OperandRange, mlir::TypeRange operandTypes,
                     mlir::Type result);
mlir::ParseResult
parseTokenTypes(mlir::OpAsmParser &parser,
                llvm::ArrayRef<mlir::OpAsmParser::UnresolvedOperand> operands,
                llvm::SmallVectorImpl<mlir::Type> &operandTypes,
                mlir::Type &result);

} // namespace tesela::stablehlo

#define GET_OP_CLASSES
#include "ir/Communication.h.inc"
