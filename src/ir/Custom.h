// Ops whose meaning lies elsewhere; see Custom.td.
#pragma once

#include "ir/Dialect.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace tesela::stablehlo {

// `@name`, quoted where it is not an identifier.
void printCallTarget(mlir::OpAsmPrinter &printer, mlir::Operation *,
                     mlir::StringAttr target);
mlir::ParseResult parseCallTarget(mlir::OpAsmParser &parser,
                                  mlir::StringAttr &target);

} // namespace tesela::stablehlo

#define GET_OP_CLASSES
#include "ir/Custom.h.inc"
