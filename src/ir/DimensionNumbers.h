// Text of the attributes that name the roles of dimensions, as the pretty forms
// of operators share it with the attributes.
#pragma once

#include "mlir/IR/OpImplementation.h"

namespace tesela::stablehlo {

class ConvDimensionNumbersAttr;

/// `[0, 1]`
void printDimensions(mlir::AsmPrinter &printer,
                     llvm::ArrayRef<int64_t> dimensions);
mlir::ParseResult parseDimensions(mlir::AsmParser &parser,
                                  llvm::SmallVectorImpl<int64_t> &dimensions);

/// The same as a custom directive of an attribute.
void printDenseDimensions(mlir::OpAsmPrinter &printer, mlir::Operation *,
                          mlir::DenseI64ArrayAttr dimensions);
mlir::ParseResult parseDenseDimensions(mlir::OpAsmParser &parser,
                                       mlir::DenseI64ArrayAttr &dimensions);

/// `[b, 0, f]x[0, i, o]->[b, 0, f]`
void printConvDimensions(mlir::AsmPrinter &printer,
                         ConvDimensionNumbersAttr dimensions);
mlir::ParseResult parseConvDimensions(mlir::AsmParser &parser,
                                      ConvDimensionNumbersAttr &dimensions);

} // namespace tesela::stablehlo
