// Shardings as text.
#include "ir/Sdy.h"
#include "ir/SdyLists.h"

using namespace mlir;

namespace tesela::sdy {

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
