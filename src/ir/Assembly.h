// The `custom<...>` directives of the families' assembly formats. Each pair
// parses and prints one piece of text; `Type &` parameters are the types that
// the text determines.
#pragma once

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpImplementation.h"

namespace tesela::stablehlo {

/// `T` if all types are T, else `(T1, T2, ...) -> T`.
mlir::ParseResult parseSameTypes(mlir::OpAsmParser &parser,
                                 llvm::ArrayRef<mlir::Type *> operands,
                                 mlir::Type &result);
void printSameTypes(mlir::OpAsmPrinter &printer,
                    llvm::ArrayRef<mlir::Type> operands, mlir::Type result);

inline mlir::ParseResult
parseSameOperandsAndResultType(mlir::OpAsmParser &parser, mlir::Type &a,
                               mlir::Type &result) {
  return parseSameTypes(parser, {&a}, result);
}
inline mlir::ParseResult
parseSameOperandsAndResultType(mlir::OpAsmParser &parser, mlir::Type &a,
                               mlir::Type &b, mlir::Type &result) {
  return parseSameTypes(parser, {&a, &b}, result);
}
inline mlir::ParseResult
parseSameOperandsAndResultType(mlir::OpAsmParser &parser, mlir::Type &a,
                               mlir::Type &b, mlir::Type &c,
                               mlir::Type &result) {
  return parseSameTypes(parser, {&a, &b, &c}, result);
}
template <typename... Types>
void printSameOperandsAndResultType(mlir::OpAsmPrinter &printer,
                                    mlir::Operation *, Types... types) {
  mlir::Type all[] = {types...};
  printSameTypes(printer, llvm::ArrayRef(all).drop_back(),
                 all[sizeof...(types) - 1]);
}

/// `tensor<4xcomplex<f32>>`: operands have the type of the parts.
mlir::ParseResult parseComplexType(mlir::OpAsmParser &parser, mlir::Type &lhs,
                                   mlir::Type &rhs, mlir::Type &result);
void printComplexType(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                      mlir::Type lhs, mlir::Type rhs, mlir::Type result);

/// `tensor<i1>, T`: the predicate's type and that of all others.
mlir::ParseResult parseSelectType(mlir::OpAsmParser &parser, mlir::Type &pred,
                                  mlir::Type &onTrue, mlir::Type &onFalse,
                                  mlir::Type &result);
void printSelectType(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                     mlir::Type pred, mlir::Type onTrue, mlir::Type onFalse,
                     mlir::Type result);

/// `tuple<A, B>`: the operands have the types A and B.
mlir::ParseResult parseTupleOf(mlir::OpAsmParser &parser,
                               llvm::SmallVectorImpl<mlir::Type> &operands,
                               mlir::Type &result);
void printTupleOf(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                  mlir::TypeRange operands, mlir::Type result);

/// `A, B`: the types of the operands and of the results one by one.
mlir::ParseResult
parsePairwiseTypes(mlir::OpAsmParser &parser,
                   llvm::SmallVectorImpl<mlir::Type> &operands,
                   llvm::SmallVectorImpl<mlir::Type> &results);
void printPairwiseTypes(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                        mlir::TypeRange operands, mlir::TypeRange results);

/// `e5m10`: bits of exponent and mantissa.
mlir::ParseResult parseFloatFormat(mlir::OpAsmParser &parser,
                                   mlir::IntegerAttr &exponent,
                                   mlir::IntegerAttr &mantissa);
void printFloatFormat(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                      mlir::IntegerAttr exponent, mlir::IntegerAttr mantissa);

/// The bare keyword of an enumeration's attribute.
template <typename EnumAttribute>
mlir::ParseResult parseKeyword(mlir::OpAsmParser &parser,
                               EnumAttribute &attribute) {
  using Enum = decltype(attribute.getValue());
  auto value = mlir::FieldParser<Enum>::parse(parser);
  if (mlir::failed(value))
    return mlir::failure();
  attribute = EnumAttribute::get(parser.getContext(), *value);
  return mlir::success();
}
template <typename EnumAttribute>
void printKeyword(mlir::OpAsmPrinter &printer, mlir::Operation *,
                  EnumAttribute attribute) {
  printer << stringifyEnum(attribute.getValue());
}

/// `[HIGH, DEFAULT]`: one precision per operand.
mlir::ParseResult parsePrecisions(mlir::OpAsmParser &parser,
                                  mlir::ArrayAttr &precisions);
void printPrecisions(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                     mlir::ArrayAttr precisions);

/// `%a, %b, dim = 0`.
mlir::ParseResult parseInputsAndDimension(
    mlir::OpAsmParser &parser,
    llvm::SmallVectorImpl<mlir::OpAsmParser::UnresolvedOperand> &inputs,
    mlir::IntegerAttr &dimension);
void printInputsAndDimension(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                             mlir::OperandRange inputs,
                             mlir::IntegerAttr dimension);

/// `%a, %i, %j,`: an operand and as many indices as there are.
mlir::ParseResult parseInputAndIndices(
    mlir::OpAsmParser &parser, mlir::OpAsmParser::UnresolvedOperand &input,
    llvm::SmallVectorImpl<mlir::OpAsmParser::UnresolvedOperand> &indices);
void printInputAndIndices(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                          mlir::Value input, mlir::OperandRange indices);

/// `[0:4, 1:3:2]`: start, limit and, unless it is 1, stride per dimension.
mlir::ParseResult parseSliceRanges(mlir::OpAsmParser &parser,
                                   mlir::DenseI64ArrayAttr &starts,
                                   mlir::DenseI64ArrayAttr &limits,
                                   mlir::DenseI64ArrayAttr &strides);
void printSliceRanges(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                      mlir::DenseI64ArrayAttr starts,
                      mlir::DenseI64ArrayAttr limits,
                      mlir::DenseI64ArrayAttr strides);

} // namespace tesela::stablehlo
