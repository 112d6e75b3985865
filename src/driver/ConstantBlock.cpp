#include "driver/ConstantBlock.h"

#include "interpret/Array.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace tesela::driver {

Result<std::string> constantBytes(mlir::Operation *constant) {
  auto elements = constant->getAttrOfType<mlir::ElementsAttr>("value");
  if (!elements)
    return Error{ErrorCode::Unimplemented,
                 "a constant whose value is not elements"};
  Result<interpret::Array> array = interpret::fromElements(elements);
  if (!array)
    return array.error();
  return std::string(reinterpret_cast<const char *>(array->data()),
                     array->byteCount());
}

} // namespace tesela::driver
