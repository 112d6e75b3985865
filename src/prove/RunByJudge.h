// Programs run by the judge to see whether they differ.
#pragma once

#include "interpret/Judge.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tesela::prove {

/// A loop may never end.
inline Result<std::vector<interpret::Array>>
runByJudge(mlir::func::FuncOp function,
           std::span<const interpret::Array> arguments) {
  interpret::Options options;
  options.mostSteps = 1 << 18;
  return interpret::run(function, arguments, options);
}

} // namespace tesela::prove
