// Meshes and axes; the definitions of all attributes of sdy.
#include "ir/Sdy.h"
#include "ir/SdyLists.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

#include <limits>

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

static ParseResult parseIntegers(AsmParser &parser,
                                 SmallVectorImpl<int64_t> &values) {
  return parser.parseCommaSeparatedList(Delimiter::Square, [&] {
    return parser.parseInteger(values.emplace_back());
  });
}

//===-- Meshes ------------------------------------------------------------===//

/// No more than any number counts: a mesh that is too large is the verifier's
/// to report.
static int64_t product(ArrayRef<MeshAxisAttr> axes) {
  int64_t count = 1;
  for (MeshAxisAttr axis : axes)
    if (llvm::MulOverflow(count, axis.getSize(), count))
      return std::numeric_limits<int64_t>::max();
  return count;
}

MeshAttr MeshAttr::get(MLIRContext *context, ArrayRef<MeshAxisAttr> axes,
                       ArrayRef<int64_t> deviceIds) {
  bool identity = !axes.empty();
  for (auto [position, device] : llvm::enumerate(deviceIds))
    identity &= static_cast<int64_t>(position) == device;
  int64_t count = product(axes);
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

int64_t MeshAttr::getDeviceCount() const { return product(getAxes()); }

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

} // namespace tesela::sdy
