#include "ir/Sdy.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

#define GET_ATTRDEF_CLASSES
#include "ir/SdyAttributes.cpp.inc"

#include "ir/SdyEnums.cpp.inc"

namespace tesela::sdy {

void SdyDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "ir/SdyAttributes.cpp.inc"
      >();
}

using Delimiter = AsmParser::Delimiter;

//===-- Lists of attributes -----------------------------------------------===//
//
// Elements have no keyword, but `#sdy.sharding<...>` is read as `<...>` is.

template <typename A>
static ParseResult parseList(AsmParser &parser, Delimiter delimiter,
                             SmallVectorImpl<A> &list) {
  return parser.parseCommaSeparatedList(delimiter, [&]() -> ParseResult {
    return parser.parseCustomAttributeWithFallback(list.emplace_back());
  });
}

template <typename A>
static void printList(AsmPrinter &printer, StringRef open, ArrayRef<A> list,
                      StringRef close) {
  printer << open;
  llvm::interleaveComma(list, printer,
                        [&](A element) { element.print(printer); });
  printer << close;
}

static ParseResult parseIntegers(AsmParser &parser,
                                 SmallVectorImpl<int64_t> &values) {
  return parser.parseCommaSeparatedList(Delimiter::Square, [&] {
    return parser.parseInteger(values.emplace_back());
  });
}

//===-- Meshes ------------------------------------------------------------===//

MeshAttr MeshAttr::get(MLIRContext *context, ArrayRef<MeshAxisAttr> axes,
                       ArrayRef<int64_t> deviceIds) {
  bool identity = !axes.empty();
  for (auto [position, device] : llvm::enumerate(deviceIds))
    identity &= static_cast<int64_t>(position) == device;
  int64_t count = 1;
  for (MeshAxisAttr axis : axes)
    count *= axis.getSize();
  // A list of the wrong length is kept for the verifier to report.
  identity &= static_cast<int64_t>(deviceIds.size()) == count;
  return Base::get(context, axes, identity ? ArrayRef<int64_t>() : deviceIds);
}

int64_t MeshAttr::getAxisIndex(StringRef name) const {
  for (auto [index, axis] : llvm::enumerate(getAxes()))
    if (axis.getName() == name)
      return index;
  return -1;
}

int64_t MeshAttr::getAxisSize(StringRef name) const {
  int64_t index = getAxisIndex(name);
  return index < 0 ? 0 : getAxes()[index].getSize();
}

int64_t MeshAttr::getDeviceCount() const {
  int64_t count = 1;
  for (MeshAxisAttr axis : getAxes())
    count *= axis.getSize();
  return count;
}

Attribute MeshAxisAttr::parse(AsmParser &parser, Type) {
  std::string name;
  int64_t size = 0;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseString(&name) || parser.parseEqual() ||
      parser.parseInteger(size))
    return {};
  if (size < 1) {
    parser.emitError(loc, "the size of a mesh axis must be at least 1, got ")
        << size;
    return {};
  }
  return get(parser.getContext(), name, size);
}

void MeshAxisAttr::print(AsmPrinter &printer) const {
  printer.printString(getName());
  printer << '=' << getSize();
}

Attribute MeshAttr::parse(AsmParser &parser, Type) {
  SmallVector<MeshAxisAttr> axes;
  SmallVector<int64_t> deviceIds;
  if (parser.parseLess() || parseList(parser, Delimiter::Square, axes))
    return {};
  if (succeeded(parser.parseOptionalComma()))
    if (parser.parseKeyword("device_ids") || parser.parseEqual() ||
        parseIntegers(parser, deviceIds))
      return {};
  if (parser.parseGreater())
    return {};
  return get(parser.getContext(), axes, deviceIds);
}

void MeshAttr::print(AsmPrinter &printer) const {
  printList(printer, "<[", getAxes(), "]");
  if (!getDeviceIds().empty()) {
    printer << ", device_ids=[";
    llvm::interleaveComma(getDeviceIds(), printer);
    printer << ']';
  }
  printer << '>';
}

//===-- Axes --------------------------------------------------------------===//

int64_t AxisRefAttr::getShardCount(MeshAttr mesh) const {
  return isSubAxis() ? getSize() : mesh.getAxisSize(getName());
}

bool AxisRefAttr::overlaps(AxisRefAttr other, MeshAttr mesh) const {
  if (getName() != other.getName())
    return false;
  int64_t begin = getPreSize(), otherBegin = other.getPreSize();
  int64_t end = begin * getShardCount(mesh);
  int64_t otherEnd = otherBegin * other.getShardCount(mesh);
  return begin < otherEnd && otherBegin < end;
}

Attribute AxisRefAttr::parse(AsmParser &parser, Type) {
  std::string name;
  if (parser.parseString(&name))
    return {};
  if (failed(parser.parseOptionalColon()))
    return get(parser.getContext(), name);
  int64_t preSize = 0, size = 0;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLParen() || parser.parseInteger(preSize) ||
      parser.parseRParen() || parser.parseInteger(size))
    return {};
  if (preSize < 1 || size < 2) {
    parser.emitError(loc, "a part of an axis, (before)size, needs before >= 1 "
                          "and size >= 2");
    return {};
  }
  return get(parser.getContext(), name, preSize, size);
}

void AxisRefAttr::print(AsmPrinter &printer) const {
  printer.printString(getName());
  if (isSubAxis())
    printer << ":(" << getPreSize() << ')' << getSize();
}

Attribute AxisRefListAttr::parse(AsmParser &parser, Type) {
  SmallVector<AxisRefAttr> axes;
  if (parseList(parser, Delimiter::Braces, axes))
    return {};
  return get(parser.getContext(), axes);
}

void AxisRefListAttr::print(AsmPrinter &printer) const {
  printList(printer, "{", getAxes(), "}");
}

Attribute ListOfAxisRefListsAttr::parse(AsmParser &parser, Type) {
  SmallVector<AxisRefListAttr> dimensions;
  if (parseList(parser, Delimiter::Square, dimensions))
    return {};
  return get(parser.getContext(), dimensions);
}

void ListOfAxisRefListsAttr::print(AsmPrinter &printer) const {
  printList(printer, "[", getDimensions(), "]");
}

Attribute ManualAxesAttr::parse(AsmParser &parser, Type) {
  SmallVector<StringAttr> axes;
  auto parseName = [&]() -> ParseResult {
    std::string name;
    if (parser.parseString(&name))
      return failure();
    axes.push_back(StringAttr::get(parser.getContext(), name));
    return success();
  };
  if (parser.parseCommaSeparatedList(Delimiter::Braces, parseName))
    return {};
  return get(parser.getContext(), axes);
}

void ManualAxesAttr::print(AsmPrinter &printer) const {
  printer << '{';
  llvm::interleaveComma(getAxes(), printer, [&](StringAttr axis) {
    printer.printString(axis.getValue());
  });
  printer << '}';
}

//===-- Shardings ---------------------------------------------------------===//

int64_t DimensionShardingAttr::getShardCount(MeshAttr mesh) const {
  int64_t count = 1;
  for (AxisRefAttr axis : getAxes())
    count *= axis.getShardCount(mesh);
  return count;
}

// `p` and a number, as one token.
static ParseResult parsePriority(AsmParser &parser,
                                 std::optional<int64_t> &priority) {
  StringRef keyword;
  SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseOptionalKeyword(&keyword)))
    return success();
  int64_t value = 0;
  if (!keyword.consume_front("p") || keyword.getAsInteger(10, value))
    return parser.emitError(loc, "expected a priority, p0, p1, ...");
  priority = value;
  return success();
}

Attribute DimensionShardingAttr::parse(AsmParser &parser, Type) {
  SmallVector<AxisRefAttr> axes;
  std::optional<int64_t> priority;
  bool isClosed = true;
  auto parseAxis = [&]() -> ParseResult {
    if (!isClosed)
      return parser.emitError(parser.getCurrentLocation(),
                              "? must come last in a dimension");
    if (succeeded(parser.parseOptionalQuestion())) {
      isClosed = false;
      return success();
    }
    auto axis = cast_if_present<AxisRefAttr>(AxisRefAttr::parse(parser, {}));
    axes.push_back(axis);
    return success(static_cast<bool>(axis));
  };
  if (parser.parseCommaSeparatedList(Delimiter::Braces, parseAxis) ||
      parsePriority(parser, priority))
    return {};
  return get(parser.getContext(), axes, isClosed, priority);
}

void DimensionShardingAttr::print(AsmPrinter &printer) const {
  printList(printer, "{", getAxes(), "");
  if (!getIsClosed())
    printer << (getAxes().empty() ? "?" : ", ?");
  printer << '}';
  if (getPriority())
    printer << 'p' << *getPriority();
}

static ParseResult parseReductionKeyword(AsmParser &parser,
                                         ReductionOp &reduction) {
  StringRef keyword;
  reduction = ReductionOp::SUM;
  if (failed(parser.parseOptionalKeyword(&keyword, {"sum", "max", "min"})))
    return success();
  reduction = *symbolizeReductionOp(keyword.upper());
  return success();
}

static std::string reductionKeyword(ReductionOp reduction) {
  return stringifyReductionOp(reduction).lower();
}

namespace {
struct ShardingAxes {
  SmallVector<AxisRefAttr> replicated, unreduced;
  ReductionOp reduction = ReductionOp::SUM;
};
} // namespace

// `, replicated={...}, unreduced=max{...}`, in any order.
static ParseResult parseShardingAxes(AsmParser &parser, ShardingAxes &axes) {
  bool sawReplicated = false, sawUnreduced = false;
  while (succeeded(parser.parseOptionalComma())) {
    StringRef keyword;
    SMLoc loc = parser.getCurrentLocation();
    if (parser.parseKeyword(&keyword) || parser.parseEqual())
      return failure();
    if (keyword == "replicated" && !sawReplicated) {
      sawReplicated = true;
      if (parseList(parser, Delimiter::Braces, axes.replicated))
        return failure();
    } else if (keyword == "unreduced" && !sawUnreduced) {
      sawUnreduced = true;
      if (parseReductionKeyword(parser, axes.reduction) ||
          parseList(parser, Delimiter::Braces, axes.unreduced))
        return failure();
    } else {
      return parser.emitError(loc, "expected replicated or unreduced, each at "
                                   "most once, got ")
             << keyword;
    }
  }
  return success();
}

Attribute TensorShardingAttr::parse(AsmParser &parser, Type) {
  Attribute mesh;
  SmallVector<DimensionShardingAttr> dimensions;
  ShardingAxes axes;
  if (parser.parseLess())
    return {};
  if (succeeded(parser.parseOptionalKeyword("mesh"))) {
    mesh = MeshAttr::parse(parser, {});
    if (!mesh)
      return {};
  } else {
    StringAttr name;
    if (parser.parseSymbolName(name))
      return {};
    mesh = FlatSymbolRefAttr::get(name);
  }
  if (parser.parseComma() || parseList(parser, Delimiter::Square, dimensions) ||
      parseShardingAxes(parser, axes) || parser.parseGreater())
    return {};
  return get(parser.getContext(), mesh, dimensions, axes.replicated,
             axes.unreduced, axes.reduction);
}

void TensorShardingAttr::print(AsmPrinter &printer) const {
  printer << '<';
  if (auto mesh = dyn_cast<MeshAttr>(getMesh())) {
    printer << "mesh";
    mesh.print(printer);
  } else {
    printer.printAttribute(getMesh());
  }
  printList(printer, ", [", getDimShardings(), "]");
  if (!getReplicatedAxes().empty())
    printList(printer, ", replicated={", getReplicatedAxes(), "}");
  if (!getUnreducedAxes().empty()) {
    printer << ", unreduced=";
    if (getReductionOp() != ReductionOp::SUM)
      printer << reductionKeyword(getReductionOp());
    printList(printer, "{", getUnreducedAxes(), "}");
  }
  printer << '>';
}

Attribute TensorShardingPerValueAttr::parse(AsmParser &parser, Type) {
  SmallVector<TensorShardingAttr> shardings;
  if (parser.parseLess() || parseList(parser, Delimiter::Square, shardings) ||
      parser.parseGreater())
    return {};
  return get(parser.getContext(), shardings);
}

void TensorShardingPerValueAttr::print(AsmPrinter &printer) const {
  printList(printer, "<[", getShardings(), "]>");
}

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

//===-- Directives of pretty forms ----------------------------------------===//

void printShardingList(OpAsmPrinter &printer, Operation *,
                       TensorShardingPerValueAttr shardings) {
  printList(printer, "[", shardings.getShardings(), "]");
}

ParseResult parseShardingList(OpAsmParser &parser,
                              TensorShardingPerValueAttr &shardings) {
  SmallVector<TensorShardingAttr> list;
  if (parseList(parser, Delimiter::Square, list))
    return failure();
  shardings = TensorShardingPerValueAttr::get(parser.getContext(), list);
  return success();
}

void printReduction(OpAsmPrinter &printer, Operation *,
                    ReductionOpAttr reduction) {
  if (reduction && reduction.getValue() != ReductionOp::SUM)
    printer << ' ' << reductionKeyword(reduction.getValue());
}

ParseResult parseReduction(OpAsmParser &parser, ReductionOpAttr &reduction) {
  ReductionOp value;
  if (parseReductionKeyword(parser, value))
    return failure();
  reduction = ReductionOpAttr::get(parser.getContext(), value);
  return success();
}

void printDirection(OpAsmPrinter &printer, Operation *,
                    PropagationDirectionAttr direction) {
  printer << stringifyPropagationDirection(direction.getValue());
}

ParseResult parseDirection(OpAsmParser &parser,
                           PropagationDirectionAttr &direction) {
  StringRef keyword;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseKeyword(&keyword))
    return failure();
  std::optional<PropagationDirection> value =
      symbolizePropagationDirection(keyword);
  if (!value)
    return parser.emitError(loc, "expected NONE, FORWARD, BACKWARD or BOTH");
  direction = PropagationDirectionAttr::get(parser.getContext(), *value);
  return success();
}

} // namespace tesela::sdy
