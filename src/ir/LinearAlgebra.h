// Matrices and signals; see LinearAlgebra.td.
#pragma once

#include "ir/Dialect.h"
#include "ir/DimensionNumbers.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace tesela::stablehlo {

// One type, where both are the same, else `(operand) -> result`.
void printSameOrFunctionalType(mlir::OpAsmPrinter &printer, mlir::Operation *,
                               mlir::Type operand, mlir::Type result);
mlir::ParseResult parseSameOrFunctionalType(mlir::OpAsmParser &parser,
                                            mlir::Type &operand,
                                            mlir::Type &result);

} // namespace tesela::stablehlo

#define GET_OP_CLASSES
#include "ir/LinearAlgebra.h.inc"
