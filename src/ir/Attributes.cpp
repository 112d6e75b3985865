#include "ir/Dialect.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tesela::stablehlo;

#include "ir/Enums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "ir/Attributes.cpp.inc"

void StablehloDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "ir/Attributes.cpp.inc"
      >();
}

//===-- bounds<..>, type_extensions<bounds = [..]> ------------------------===//

namespace {

ParseResult parseBound(AsmParser &parser, int64_t &bound) {
  if (succeeded(parser.parseOptionalQuestion())) {
    bound = ShapedType::kDynamic;
    return success();
  }
  return parser.parseInteger(bound);
}

Attribute parseBounds(AsmParser &parser) {
  SmallVector<int64_t> bounds;
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::LessGreater, [&] {
        return parseBound(parser, bounds.emplace_back());
      }))
    return {};
  return TypeExtensionsAttr::get(parser.getContext(), bounds);
}

} // namespace

Attribute TypeExtensionsAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> bounds;
  if (parser.parseLess() || parser.parseKeyword("bounds") ||
      parser.parseEqual() ||
      parser.parseCommaSeparatedList(
          AsmParser::Delimiter::Square,
          [&] { return parseBound(parser, bounds.emplace_back()); }) ||
      parser.parseGreater())
    return {};
  return get(parser.getContext(), bounds);
}

// The dialect prints the attribute's keyword as `bounds`.
void TypeExtensionsAttr::print(AsmPrinter &printer) const {
  printer << '<';
  llvm::interleaveComma(getBounds(), printer, [&](int64_t bound) {
    if (ShapedType::isDynamic(bound))
      printer << '?';
    else
      printer << bound;
  });
  printer << '>';
}

LogicalResult TypeExtensionsAttr::verifyEncoding(
    ArrayRef<int64_t> shape, Type,
    function_ref<InFlightDiagnostic()> emitError) const {
  if (getBounds().size() != shape.size())
    return emitError() << "bounds: one per dimension needed, got "
                       << getBounds().size() << " for a rank of "
                       << shape.size();
  for (auto [dimension, pair] :
       llvm::enumerate(llvm::zip(getBounds(), shape))) {
    auto [bound, size] = pair;
    if (!ShapedType::isDynamic(bound) && !ShapedType::isDynamic(size))
      return emitError() << "bounds: dimension " << dimension
                         << " is static and cannot have a bound";
  }
  return success();
}

//===-- result_accuracy<..> -----------------------------------------------===//

Attribute ResultAccuracyAttr::parse(AsmParser &parser, Type) {
  double atol = 0, rtol = 0;
  int64_t ulps = 0;
  ResultAccuracyModeAttr mode;
  auto parseField = [&]() -> ParseResult {
    StringRef key;
    if (parser.parseKeyword(&key) || parser.parseEqual())
      return failure();
    if (key == "atol")
      return parser.parseFloat(atol);
    if (key == "rtol")
      return parser.parseFloat(rtol);
    if (key == "ulps")
      return parser.parseInteger(ulps);
    if (key == "mode")
      return parser.parseAttribute(mode);
    return parser.emitError(parser.getNameLoc(), "unknown field ") << key;
  };
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::LessGreater,
                                     parseField))
    return {};
  if (!mode) {
    parser.emitError(loc, "result_accuracy: mode is missing");
    return {};
  }
  return parser.getChecked<ResultAccuracyAttr>(
      loc, parser.getContext(), APFloat(atol), APFloat(rtol), ulps, mode);
}

void ResultAccuracyAttr::print(AsmPrinter &printer) const {
  printer << '<';
  if (!getAtol().isZero()) {
    printer << "atol = ";
    printer.printFloat(getAtol());
    printer << ", ";
  }
  if (!getRtol().isZero()) {
    printer << "rtol = ";
    printer.printFloat(getRtol());
    printer << ", ";
  }
  if (getUlps() != 0)
    printer << "ulps = " << getUlps() << ", ";
  printer << "mode = ";
  printer.printAttribute(getMode());
  printer << '>';
}

ResultAccuracyAttr ResultAccuracyAttr::get(MLIRContext *context,
                                           ResultAccuracyMode mode) {
  return get(context, APFloat(0.0), APFloat(0.0), 0,
             ResultAccuracyModeAttr::get(context, mode));
}

LogicalResult
ResultAccuracyAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                           APFloat atol, APFloat rtol, int64_t ulps,
                           ResultAccuracyModeAttr mode) {
  bool plain = atol.isZero() && rtol.isZero() && ulps == 0;
  if (atol.isNegative() || rtol.isNegative() || ulps < 0)
    return emitError() << "result_accuracy: tolerances must not be negative";
  if (mode.getValue() == ResultAccuracyMode::TOLERANCE ? plain : !plain)
    return emitError() << "result_accuracy: atol, rtol and ulps must be zero "
                          "unless the mode is TOLERANCE, and not all zero then";
  return success();
}

//===-- The dialect's own spelling of bounds ------------------------------===//

Attribute StablehloDialect::parseAttribute(DialectAsmParser &parser,
                                           Type type) const {
  StringRef keyword;
  Attribute attribute;
  if (succeeded(parser.parseOptionalKeyword("bounds")))
    return parseBounds(parser);
  OptionalParseResult known =
      generatedAttributeParser(parser, &keyword, type, attribute);
  if (known.has_value())
    return attribute;
  parser.emitError(parser.getNameLoc(), "unknown stablehlo attribute: ")
      << keyword;
  return {};
}

void StablehloDialect::printAttribute(Attribute attribute,
                                      DialectAsmPrinter &printer) const {
  if (auto bounds = dyn_cast<TypeExtensionsAttr>(attribute)) {
    printer << "bounds";
    bounds.print(printer);
    return;
  }
  (void)generatedAttributePrinter(attribute, printer);
}
