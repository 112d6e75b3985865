#include "plan/Dialect.h"

#include "plan/KernelForm.h"

using namespace mlir;

#include "plan/PlanDialect.cpp.inc"

#define GET_OP_CLASSES
#include "plan/Plan.cpp.inc"

namespace tesela::plan {

void PlanDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "plan/Plan.cpp.inc"
      >();
}

LogicalResult KernelOp::verifyRegions() {
  Block &block = getBody().front();
  if (block.getArgumentTypes() != getInputs().getTypes())
    return emitOpError("arguments of the body differ from the inputs");
  if (block.getTerminator()->getOperandTypes() != getOutputs().getTypes())
    return emitOpError("values yielded differ from the results");
  for (Operation &op : block.without_terminator())
    if (!isMemoryEffectFree(&op))
      return emitOpError("holds ") << op.getName() << ", which has effects";
  return success();
}

} // namespace tesela::plan
