// Sums of products; see Contraction.td.
#pragma once

#include "ir/Dialect.h"
#include "ir/DimensionNumbers.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace tesela::stablehlo {

// `batching_dims = [0] x [0], contracting_dims = [2] x [1]`
void printDotDimensions(mlir::OpAsmPrinter &printer, mlir::Operation *,
                        DotDimensionNumbersAttr dimensions);
mlir::ParseResult parseDotDimensions(mlir::OpAsmParser &parser,
                                     DotDimensionNumbersAttr &dimensions);

// `, precision = [DEFAULT, HIGH], algorithm = <...>`, each if present
void printPrecisionAndAlgorithm(mlir::OpAsmPrinter &printer, mlir::Operation *,
                                mlir::ArrayAttr precision,
                                DotAlgorithmAttr algorithm);
mlir::ParseResult parsePrecisionAndAlgorithm(mlir::OpAsmParser &parser,
                                             mlir::ArrayAttr &precision,
                                             DotAlgorithmAttr &algorithm);

void printConvDimensions(mlir::OpAsmPrinter &printer, mlir::Operation *,
                         ConvDimensionNumbersAttr dimensions);

// `{stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [..],
// rhs_dilate = [..], reverse = [true, false]}`, each field if present
void printWindow(mlir::OpAsmPrinter &printer, mlir::Operation *,
                 mlir::DenseI64ArrayAttr strides,
                 mlir::DenseIntElementsAttr padding,
                 mlir::DenseI64ArrayAttr lhsDilation,
                 mlir::DenseI64ArrayAttr rhsDilation,
                 mlir::DenseBoolArrayAttr reversal);
mlir::ParseResult parseWindow(mlir::OpAsmParser &parser,
                              mlir::DenseI64ArrayAttr &strides,
                              mlir::DenseIntElementsAttr &padding,
                              mlir::DenseI64ArrayAttr &lhsDilation,
                              mlir::DenseI64ArrayAttr &rhsDilation,
                              mlir::DenseBoolArrayAttr &reversal);

} // namespace tesela::stablehlo

#define GET_OP_CLASSES
#include "ir/Contraction.h.inc"
