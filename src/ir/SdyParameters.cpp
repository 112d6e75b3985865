// Parameters of collectives and records of propagation, as text.
#include "ir/Sdy.h"
#include "ir/SdyLists.h"

using namespace mlir;

namespace tesela::sdy {

//===-- Parameters of collectives -----------------------------------------===//

Attribute AllToAllParamAttr::parse(AsmParser &parser, Type) {
  SmallVector<AxisRefAttr> axes;
  int64_t source = 0, target = 0;
  if (parseList(parser, Delimiter::Braces, axes) || parser.parseColon() ||
      parser.parseInteger(source) || parser.parseArrow() ||
      parser.parseInteger(target))
    return {};
  return get(parser.getContext(), axes, source, target);
}

void AllToAllParamAttr::print(AsmPrinter &printer) const {
  printList(printer, "{", getAxes(), "}");
  printer << ": " << getSrcDim() << "->" << getTgtDim();
}

Attribute AllToAllParamListAttr::parse(AsmParser &parser, Type) {
  SmallVector<AllToAllParamAttr> params;
  if (parseList(parser, Delimiter::Square, params))
    return {};
  return get(parser.getContext(), params);
}

void AllToAllParamListAttr::print(AsmPrinter &printer) const {
  printList(printer, "[", getParams(), "]");
}

//===-- Records of propagation --------------------------------------------===//

// The number after `operand-` and the like: the lexer gives us `-1`.
static ParseResult parseDashed(AsmParser &parser, int64_t &index) {
  int64_t value = 0;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseInteger(value))
    return failure();
  if (value > 0)
    return parser.emitError(loc, "expected - and a number");
  index = -value;
  return success();
}

Attribute EdgeValueRefAttr::parse(AsmParser &parser, Type) {
  StringRef keyword;
  SMLoc loc = parser.getCurrentLocation();
  int64_t index = 0;
  if (failed(parser.parseOptionalKeyword(&keyword, {"operand", "result"}))) {
    parser.emitError(loc, "expected operand-N or result-N");
    return {};
  }
  if (parseDashed(parser, index))
    return {};
  return get(parser.getContext(), keyword == "result", index);
}

void EdgeValueRefAttr::print(AsmPrinter &printer) const {
  printer << (getIsResult() ? "result-" : "operand-") << getIndex();
}

Attribute AxisToPropagationDetailsAttr::parse(AsmParser &parser, Type) {
  SmallVector<EdgeValueRefAttr> targets;
  if (parser.parseLBrace())
    return {};
  auto axis = cast_if_present<AxisRefAttr>(AxisRefAttr::parse(parser, {}));
  if (!axis || parser.parseEqual())
    return {};
  auto source =
      cast_if_present<EdgeValueRefAttr>(EdgeValueRefAttr::parse(parser, {}));
  if (!source || parser.parseArrow() ||
      parseList(parser, Delimiter::Square, targets) || parser.parseRBrace())
    return {};
  return get(parser.getContext(), axis, source, targets);
}

void AxisToPropagationDetailsAttr::print(AsmPrinter &printer) const {
  printer << '{';
  getAxis().print(printer);
  printer << " = ";
  getSource().print(printer);
  printList(printer, " -> [", getTargets(), "]}");
}

Attribute PropagationOneStepAttr::parse(AsmParser &parser, Type) {
  int64_t step = 0;
  SmallVector<AxisToPropagationDetailsAttr> entries;
  if (parser.parseLBrace() || parser.parseKeyword("step") ||
      parseDashed(parser, step) || parser.parseEqual() ||
      parseList(parser, Delimiter::Square, entries) || parser.parseRBrace())
    return {};
  return get(parser.getContext(), step, entries);
}

void PropagationOneStepAttr::print(AsmPrinter &printer) const {
  printer << "{step-" << getStep() << " = ";
  printList(printer, "[", getEntries(), "]}");
}

Attribute PropagationEdgesAttr::parse(AsmParser &parser, Type) {
  SmallVector<PropagationOneStepAttr> steps;
  if (parser.parseLess() || parseList(parser, Delimiter::Square, steps) ||
      parser.parseGreater())
    return {};
  return get(parser.getContext(), steps);
}

void PropagationEdgesAttr::print(AsmPrinter &printer) const {
  printList(printer, "<[", getSteps(), "]>");
}

} // namespace tesela::sdy
