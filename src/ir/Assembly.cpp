#include "ir/Assembly.h"
#include "ir/Dialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::stablehlo {

//===-- Types -------------------------------------------------------------===//

// Assigns the types of `(A, B) -> C`.
static ParseResult assignFunctionType(OpAsmParser &parser, SMLoc loc,
                                      FunctionType type,
                                      ArrayRef<Type *> operands, Type &result) {
  if (type.getNumInputs() != operands.size() || type.getNumResults() != 1)
    return parser.emitError(loc) << "expected " << operands.size()
                                 << " operand types and one result type";
  for (auto [operand, input] : llvm::zip(operands, type.getInputs()))
    *operand = input;
  result = type.getResult(0);
  return success();
}

static void printFunctionType(OpAsmPrinter &printer, ArrayRef<Type> operands,
                              Type result) {
  printer.printFunctionalType(TypeRange(operands), TypeRange(result));
}

ParseResult parseSameTypes(OpAsmParser &parser, ArrayRef<Type *> operands,
                           Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  Type type;
  if (parser.parseType(type))
    return failure();
  if (auto function = dyn_cast<FunctionType>(type))
    return assignFunctionType(parser, loc, function, operands, result);
  for (Type *operand : operands)
    *operand = type;
  result = type;
  return success();
}

void printSameTypes(OpAsmPrinter &printer, ArrayRef<Type> operands,
                    Type result) {
  if (llvm::all_of(operands, [&](Type type) { return type == result; }))
    printer << result;
  else
    printFunctionType(printer, operands, result);
}

static Type partType(Type result) {
  auto tensor = dyn_cast<RankedTensorType>(result);
  auto complex =
      tensor ? dyn_cast<ComplexType>(tensor.getElementType()) : ComplexType();
  return complex ? Type(tensor.clone(complex.getElementType())) : Type();
}

ParseResult parseComplexType(OpAsmParser &parser, Type &lhs, Type &rhs,
                             Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseType(result))
    return failure();
  if (auto function = dyn_cast<FunctionType>(result))
    return assignFunctionType(parser, loc, function, {&lhs, &rhs}, result);
  lhs = rhs = partType(result);
  return lhs ? success() : parser.emitError(loc, "expected a complex tensor");
}

void printComplexType(OpAsmPrinter &printer, Operation *, Type lhs, Type rhs,
                      Type result) {
  if (lhs == rhs && lhs == partType(result))
    printer << result;
  else
    printFunctionType(printer, {lhs, rhs}, result);
}

ParseResult parseSelectType(OpAsmParser &parser, Type &pred, Type &onTrue,
                            Type &onFalse, Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseType(pred))
    return failure();
  if (auto function = dyn_cast<FunctionType>(pred))
    return assignFunctionType(parser, loc, function, {&pred, &onTrue, &onFalse},
                              result);
  if (parser.parseComma() || parser.parseType(result))
    return failure();
  onTrue = onFalse = result;
  return success();
}

void printSelectType(OpAsmPrinter &printer, Operation *, Type pred, Type onTrue,
                     Type onFalse, Type result) {
  if (onTrue == result && onFalse == result)
    printer << pred << ", " << result;
  else
    printFunctionType(printer, {pred, onTrue, onFalse}, result);
}

ParseResult parseTupleOf(OpAsmParser &parser, SmallVectorImpl<Type> &operands,
                         Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseType(result))
    return failure();
  if (auto function = dyn_cast<FunctionType>(result)) {
    if (function.getNumResults() != 1)
      return parser.emitError(loc, "expected one result type");
    llvm::append_range(operands, function.getInputs());
    result = function.getResult(0);
    return success();
  }
  auto tuple = dyn_cast<TupleType>(result);
  if (!tuple)
    return parser.emitError(loc, "expected a tuple type");
  llvm::append_range(operands, tuple.getTypes());
  return success();
}

void printTupleOf(OpAsmPrinter &printer, Operation *, TypeRange operands,
                  Type result) {
  if (TypeRange(cast<TupleType>(result).getTypes()) == operands)
    printer << result;
  else
    printFunctionType(printer, llvm::to_vector(operands), result);
}

ParseResult parsePairwiseTypes(OpAsmParser &parser,
                               SmallVectorImpl<Type> &operands,
                               SmallVectorImpl<Type> &results) {
  if (parser.parseTypeList(operands))
    return failure();
  llvm::append_range(results, operands);
  return success();
}

void printPairwiseTypes(OpAsmPrinter &printer, Operation *, TypeRange operands,
                        TypeRange) {
  llvm::interleaveComma(operands, printer);
}

//===-- Attributes and operands -------------------------------------------===//

ParseResult parseFloatFormat(OpAsmParser &parser, IntegerAttr &exponent,
                             IntegerAttr &mantissa) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef text;
  if (parser.parseKeyword(&text))
    return failure();
  int32_t exponentBits = 0, mantissaBits = 0;
  StringRef rest = text;
  if (!rest.consume_front("e") || rest.consumeInteger(10, exponentBits) ||
      !rest.consume_front("m") || rest.getAsInteger(10, mantissaBits))
    return parser.emitError(loc)
           << "expected a float format such as e5m10, got " << text;
  exponent = parser.getBuilder().getI32IntegerAttr(exponentBits);
  mantissa = parser.getBuilder().getI32IntegerAttr(mantissaBits);
  return success();
}

void printFloatFormat(OpAsmPrinter &printer, Operation *, IntegerAttr exponent,
                      IntegerAttr mantissa) {
  printer << 'e' << exponent.getInt() << 'm' << mantissa.getInt();
}

ParseResult parsePrecisions(OpAsmParser &parser, ArrayAttr &precisions) {
  SmallVector<Attribute> list;
  auto parsePrecision = [&]() -> ParseResult {
    SMLoc loc = parser.getCurrentLocation();
    StringRef keyword;
    if (parser.parseKeyword(&keyword))
      return failure();
    std::optional<Precision> precision = symbolizePrecision(keyword);
    if (!precision)
      return parser.emitError(loc, "unknown precision ") << keyword;
    list.push_back(PrecisionAttr::get(parser.getContext(), *precision));
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square,
                                     parsePrecision))
    return failure();
  precisions = parser.getBuilder().getArrayAttr(list);
  return success();
}

void printPrecisions(OpAsmPrinter &printer, Operation *, ArrayAttr precisions) {
  printer << '[';
  llvm::interleaveComma(precisions.getAsRange<PrecisionAttr>(), printer,
                        [&](PrecisionAttr precision) {
                          printer << stringifyPrecision(precision.getValue());
                        });
  printer << ']';
}

ParseResult
parseInputsAndDimension(OpAsmParser &parser,
                        SmallVectorImpl<OpAsmParser::UnresolvedOperand> &inputs,
                        IntegerAttr &dimension) {
  OpAsmParser::UnresolvedOperand input;
  for (;;) {
    OptionalParseResult parsed = parser.parseOptionalOperand(input);
    if (!parsed.has_value())
      break;
    if (*parsed || parser.parseComma())
      return failure();
    inputs.push_back(input);
  }
  int64_t value = 0;
  if (parser.parseKeyword("dim") || parser.parseEqual() ||
      parser.parseInteger(value))
    return failure();
  dimension = parser.getBuilder().getI64IntegerAttr(value);
  return success();
}

void printInputsAndDimension(OpAsmPrinter &printer, Operation *,
                             OperandRange inputs, IntegerAttr dimension) {
  for (Value input : inputs)
    printer << input << ", ";
  printer << "dim = " << dimension.getInt();
}

ParseResult
parseInputAndIndices(OpAsmParser &parser, OpAsmParser::UnresolvedOperand &input,
                     SmallVectorImpl<OpAsmParser::UnresolvedOperand> &indices) {
  if (parser.parseOperand(input) || parser.parseComma())
    return failure();
  OpAsmParser::UnresolvedOperand index;
  for (;;) {
    OptionalParseResult parsed = parser.parseOptionalOperand(index);
    if (!parsed.has_value())
      return success();
    if (*parsed || parser.parseComma())
      return failure();
    indices.push_back(index);
  }
}

void printInputAndIndices(OpAsmPrinter &printer, Operation *, Value input,
                          OperandRange indices) {
  printer << input << ',';
  for (Value index : indices)
    printer << ' ' << index << ',';
}

ParseResult parseSliceRanges(OpAsmParser &parser, DenseI64ArrayAttr &starts,
                             DenseI64ArrayAttr &limits,
                             DenseI64ArrayAttr &strides) {
  SmallVector<int64_t> start, limit, stride;
  auto parseRange = [&]() -> ParseResult {
    if (parser.parseInteger(start.emplace_back()) || parser.parseColon() ||
        parser.parseInteger(limit.emplace_back()))
      return failure();
    stride.push_back(1);
    return failed(parser.parseOptionalColon())
               ? success()
               : parser.parseInteger(stride.back());
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseRange))
    return failure();
  Builder &builder = parser.getBuilder();
  starts = builder.getDenseI64ArrayAttr(start);
  limits = builder.getDenseI64ArrayAttr(limit);
  strides = builder.getDenseI64ArrayAttr(stride);
  return success();
}

void printSliceRanges(OpAsmPrinter &printer, Operation *,
                      DenseI64ArrayAttr starts, DenseI64ArrayAttr limits,
                      DenseI64ArrayAttr strides) {
  printer << '[';
  llvm::interleaveComma(
      llvm::zip(starts.asArrayRef(), limits.asArrayRef(), strides.asArrayRef()),
      printer, [&](auto range) {
        auto [start, limit, stride] = range;
        printer << start << ':' << limit;
        if (stride != 1)
          printer << ':' << stride;
      });
  printer << ']';
}

} // namespace tesela::stablehlo
