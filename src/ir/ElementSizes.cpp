#include "ir/ElementSizes.h"

#include "ir/ElementTypes.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::ir {

int64_t elementBytes(Type type) {
  std::optional<ElementType> element = elementType(getElementTypeOrSelf(type));
  return element ? static_cast<int64_t>(byteSize(*element)) : 8;
}

uint64_t byteCount(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape())
    return 0;
  return tensor.getNumElements() * elementBytes(type);
}

} // namespace tesela::ir
