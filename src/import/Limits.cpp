#include "import/Limits.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Diagnostics.h"

#include <algorithm>

using namespace mlir;

namespace tesela::import {
namespace {

constexpr unsigned deepestRegions = 100;
// A region takes a brace and a bracket, attributes inside a few more.
constexpr unsigned deepestBrackets = 4 * deepestRegions;
constexpr int64_t mostElements = int64_t{1} << 56;

bool isCountable(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return true;
  int64_t elements = 1;
  for (int64_t size : tensor.getShape()) {
    if (ShapedType::isDynamic(size) || size == 0)
      continue;
    if (elements > mostElements / size)
      return false;
    elements *= size;
  }
  return true;
}

LogicalResult checkTypes(Operation *op, TypeRange types) {
  for (Type type : types)
    if (!isCountable(type))
      return op->emitError() << "an array of more than 2^56 elements: " << type;
  return success();
}

// Positions are sums and differences of such numbers.
LogicalResult checkNumbers(Operation *op) {
  auto check = [&](StringRef name, int64_t number) -> LogicalResult {
    if (number <= mostElements && number >= -mostElements)
      return success();
    return op->emitError() << name << ": " << number << " is beyond 2^56";
  };
  for (NamedAttribute attribute : op->getAttrs()) {
    StringRef name = attribute.getName();
    if (auto numbers = dyn_cast<DenseI64ArrayAttr>(attribute.getValue()))
      for (int64_t number : numbers.asArrayRef())
        if (failed(check(name, number)))
          return failure();
    auto padding = dyn_cast<DenseIntElementsAttr>(attribute.getValue());
    if (padding && name == "padding" && padding.getElementType().isInteger(64))
      for (int64_t number : padding.getValues<int64_t>())
        if (failed(check(name, number)))
          return failure();
  }
  return success();
}

LogicalResult check(Operation *op, unsigned depth) {
  if (!op->isRegistered())
    return op->emitError() << "unknown operator '" << op->getName() << "'";
  if (depth > deepestRegions)
    return op->emitError() << "regions nest more than " << deepestRegions
                           << " deep";
  if (failed(checkTypes(op, op->getResultTypes())) || failed(checkNumbers(op)))
    return failure();
  for (Region &region : op->getRegions())
    for (Block &block : region) {
      if (failed(checkTypes(op, block.getArgumentTypes())))
        return failure();
      for (Operation &inner : block)
        if (failed(check(&inner, depth + 1)))
          return failure();
    }
  return success();
}

} // namespace

LogicalResult checkTextNesting(StringRef text, Location location) {
  // Angle brackets are counted apart: those of -> and >= close nothing.
  unsigned depth = 0, angles = 0;
  for (size_t at = 0; at < text.size(); ++at) {
    char c = text[at], next = at + 1 < text.size() ? text[at + 1] : '\0';
    if (c == '"') {
      for (++at; at < text.size() && text[at] != '"' && text[at] != '\n'; ++at)
        at += text[at] == '\\';
    } else if (c == '/' && next == '/') {
      at = std::min(text.find('\n', at), text.size());
    } else if ((c == '-' && next == '>') ||
               ((c == '<' || c == '>') && next == '=')) {
      ++at;
    } else if (c == '(' || c == '{' || c == '[' || c == '<') {
      if (++(c == '<' ? angles : depth) > deepestBrackets)
        return emitError(location)
               << "brackets nest more than " << deepestBrackets << " deep";
    } else if ((c == ')' || c == '}' || c == ']') && depth > 0) {
      --depth;
    } else if (c == '>' && angles > 0) {
      --angles;
    }
  }
  return success();
}

LogicalResult checkLimits(ModuleOp module) { return check(module, 0); }

} // namespace tesela::import
