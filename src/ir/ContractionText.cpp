// Pretty forms of dot_general and convolution.
#include "ir/Contraction.h"

using namespace mlir;

namespace tesela::stablehlo {

//===-- Pretty form of dot_general ----------------------------------------===//

static void printDimensionPair(AsmPrinter &printer, ArrayRef<int64_t> lhs,
                               ArrayRef<int64_t> rhs) {
  printDimensions(printer, lhs);
  printer << " x ";
  printDimensions(printer, rhs);
}

static ParseResult parseDimensionPair(AsmParser &parser,
                                      SmallVectorImpl<int64_t> &lhs,
                                      SmallVectorImpl<int64_t> &rhs) {
  return failure(parser.parseEqual() || parseDimensions(parser, lhs) ||
                 parser.parseKeyword("x") || parseDimensions(parser, rhs));
}

void printDotDimensions(OpAsmPrinter &printer, Operation *,
                        DotDimensionNumbersAttr dimensions) {
  if (!dimensions.getLhsBatchingDimensions().empty() ||
      !dimensions.getRhsBatchingDimensions().empty()) {
    printer << "batching_dims = ";
    printDimensionPair(printer, dimensions.getLhsBatchingDimensions(),
                       dimensions.getRhsBatchingDimensions());
    printer << ", ";
  }
  printer << "contracting_dims = ";
  printDimensionPair(printer, dimensions.getLhsContractingDimensions(),
                     dimensions.getRhsContractingDimensions());
}

ParseResult parseDotDimensions(OpAsmParser &parser,
                               DotDimensionNumbersAttr &dimensions) {
  SmallVector<int64_t> lhsBatch, rhsBatch, lhsContract, rhsContract;
  if (succeeded(parser.parseOptionalKeyword("batching_dims")))
    if (parseDimensionPair(parser, lhsBatch, rhsBatch) || parser.parseComma())
      return failure();
  if (parser.parseKeyword("contracting_dims") ||
      parseDimensionPair(parser, lhsContract, rhsContract))
    return failure();
  dimensions = DotDimensionNumbersAttr::get(parser.getContext(), lhsBatch,
                                            rhsBatch, lhsContract, rhsContract);
  return success();
}

static ParseResult parsePrecision(AsmParser &parser, ArrayAttr &precision) {
  SmallVector<Attribute> values;
  auto parseOne = [&]() -> ParseResult {
    StringRef keyword;
    SMLoc loc = parser.getCurrentLocation();
    if (parser.parseKeyword(&keyword))
      return failure();
    std::optional<Precision> value = symbolizePrecision(keyword);
    if (!value)
      return parser.emitError(loc, "unknown precision ") << keyword;
    values.push_back(PrecisionAttr::get(parser.getContext(), *value));
    return success();
  };
  if (parser.parseEqual() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseOne))
    return failure();
  precision = parser.getBuilder().getArrayAttr(values);
  return success();
}

void printPrecisionAndAlgorithm(OpAsmPrinter &printer, Operation *,
                                ArrayAttr precision,
                                DotAlgorithmAttr algorithm) {
  if (precision && !precision.empty()) {
    printer << ", precision = [";
    llvm::interleaveComma(precision, printer, [&](Attribute value) {
      printer << stringifyPrecision(cast<PrecisionAttr>(value).getValue());
    });
    printer << ']';
  }
  if (algorithm) {
    printer << ", algorithm = ";
    printer.printStrippedAttrOrType(algorithm);
  }
}

ParseResult parsePrecisionAndAlgorithm(OpAsmParser &parser,
                                       ArrayAttr &precision,
                                       DotAlgorithmAttr &algorithm) {
  while (succeeded(parser.parseOptionalComma())) {
    StringRef keyword;
    SMLoc loc = parser.getCurrentLocation();
    if (parser.parseKeyword(&keyword))
      return failure();
    if (keyword == "precision" && !precision) {
      if (parsePrecision(parser, precision))
        return failure();
    } else if (keyword == "algorithm" && !algorithm) {
      if (parser.parseEqual() ||
          parser.parseCustomAttributeWithFallback(algorithm))
        return failure();
    } else {
      return parser.emitError(loc, "expected precision or algorithm, each at "
                                   "most once, got ")
             << keyword;
    }
  }
  return success();
}

//===-- Pretty form of convolution ----------------------------------------===//

void printConvDimensions(OpAsmPrinter &printer, Operation *,
                         ConvDimensionNumbersAttr dimensions) {
  printConvDimensions(printer, dimensions);
}

static void printPadding(AsmPrinter &printer, DenseIntElementsAttr padding) {
  auto values = padding.getValues<int64_t>();
  printer << '[';
  for (int64_t row = 0, rows = padding.size() / 2; row < rows; ++row)
    printer << (row ? ", [" : "[") << values[2 * row] << ", "
            << values[2 * row + 1] << ']';
  printer << ']';
}

static ParseResult parsePadding(AsmParser &parser,
                                DenseIntElementsAttr &padding) {
  SmallVector<int64_t> values;
  auto parseRow = [&]() -> ParseResult {
    SmallVector<int64_t> row;
    SMLoc loc = parser.getCurrentLocation();
    if (parseDimensions(parser, row))
      return failure();
    if (row.size() != 2)
      return parser.emitError(loc, "expected padding as [low, high]");
    llvm::append_range(values, row);
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseRow))
    return failure();
  Builder &builder = parser.getBuilder();
  auto type = RankedTensorType::get(
      {static_cast<int64_t>(values.size() / 2), 2}, builder.getI64Type());
  padding = DenseIntElementsAttr::get(type, ArrayRef(values));
  return success();
}

// `true` and `false`, or 1 and 0 as old files have them.
static ParseResult parseReversal(AsmParser &parser,
                                 DenseBoolArrayAttr &reversal) {
  SmallVector<bool> values;
  auto parseOne = [&]() -> ParseResult {
    int64_t number = 0;
    OptionalParseResult isNumber = parser.parseOptionalInteger(number);
    if (isNumber.has_value()) {
      values.push_back(number != 0);
      return *isNumber;
    }
    StringRef keyword;
    SMLoc loc = parser.getCurrentLocation();
    if (parser.parseKeyword(&keyword))
      return failure();
    if (keyword != "true" && keyword != "false")
      return parser.emitError(loc, "expected true or false");
    values.push_back(keyword == "true");
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseOne))
    return failure();
  reversal = parser.getBuilder().getDenseBoolArrayAttr(values);
  return success();
}

void printWindow(OpAsmPrinter &printer, Operation *, DenseI64ArrayAttr strides,
                 DenseIntElementsAttr padding, DenseI64ArrayAttr lhsDilation,
                 DenseI64ArrayAttr rhsDilation, DenseBoolArrayAttr reversal) {
  StringRef separator = "";
  auto begin = [&](StringRef name) {
    printer << separator << name << " = ";
    separator = ", ";
  };
  auto dimensions = [&](StringRef name, DenseI64ArrayAttr values) {
    if (!values)
      return;
    begin(name);
    printDimensions(printer, values);
  };
  printer << '{';
  dimensions("stride", strides);
  if (padding) {
    begin("pad");
    printPadding(printer, padding);
  }
  dimensions("lhs_dilate", lhsDilation);
  dimensions("rhs_dilate", rhsDilation);
  if (reversal) {
    begin("reverse");
    printer << '[';
    llvm::interleaveComma(reversal.asArrayRef(), printer, [&](bool value) {
      printer << (value ? "true" : "false");
    });
    printer << ']';
  }
  printer << '}';
}

ParseResult parseWindow(OpAsmParser &parser, DenseI64ArrayAttr &strides,
                        DenseIntElementsAttr &padding,
                        DenseI64ArrayAttr &lhsDilation,
                        DenseI64ArrayAttr &rhsDilation,
                        DenseBoolArrayAttr &reversal) {
  return parser.parseCommaSeparatedList(
      AsmParser::Delimiter::Braces, [&]() -> ParseResult {
        StringRef name;
        SMLoc loc = parser.getCurrentLocation();
        if (parser.parseKeyword(&name) || parser.parseEqual())
          return failure();
        if (name == "stride" && !strides)
          return parseDenseDimensions(parser, strides);
        if (name == "pad" && !padding)
          return parsePadding(parser, padding);
        if (name == "lhs_dilate" && !lhsDilation)
          return parseDenseDimensions(parser, lhsDilation);
        if (name == "rhs_dilate" && !rhsDilation)
          return parseDenseDimensions(parser, rhsDilation);
        if (name == "reverse" && !reversal)
          return parseReversal(parser, reversal);
        return parser.emitError(loc, "expected stride, pad, lhs_dilate, "
                                     "rhs_dilate or reverse, each at most "
                                     "once, got ")
               << name;
      });
}

} // namespace tesela::stablehlo
