#include "ir/AttributeValues.h"

#include "ir/Dialect.h"

#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;

namespace tesela::ir {

int64_t integer(Operation *op, StringRef name, int64_t absent) {
  auto value = op->getAttrOfType<IntegerAttr>(name);
  return value ? value.getValue().getSExtValue() : absent;
}

bool flag(Operation *op, StringRef name) {
  Attribute value = op->getAttr(name);
  if (auto boolean = dyn_cast_or_null<BoolAttr>(value))
    return boolean.getValue();
  return isa_and_present<UnitAttr>(value);
}

SmallVector<int64_t> integers(Operation *op, StringRef name) {
  Attribute value = op->getAttr(name);
  SmallVector<int64_t> result;
  if (auto array = dyn_cast_or_null<DenseI64ArrayAttr>(value))
    llvm::append_range(result, array.asArrayRef());
  else if (auto flags = dyn_cast_or_null<DenseBoolArrayAttr>(value))
    llvm::append_range(result, flags.asArrayRef());
  else if (auto elements = dyn_cast_or_null<DenseIntElementsAttr>(value))
    for (const llvm::APInt &element : elements.getValues<llvm::APInt>())
      result.push_back(element.getSExtValue());
  else if (auto one = dyn_cast_or_null<IntegerAttr>(value))
    result.push_back(one.getInt());
  return result;
}

int64_t channelOf(Operation *op) {
  auto channel =
      op->getAttrOfType<stablehlo::ChannelHandleAttr>("channel_handle");
  return channel ? channel.getHandle() : 0;
}

} // namespace tesela::ir
