// The numbers that stand in a body.
#pragma once

#include "nugraph/BodyCode.h"

#include "mlir/IR/BuiltinTypes.h"

#include <cmath>
#include <optional>

namespace tesela::nugraph {

/// Of a float constant that is finite: the number as it was written.
inline std::optional<double>
finiteConstant(const semantics::ScalarInstruction &instruction) {
  if (instruction.op != semantics::ScalarOp::Constant ||
      !mlir::isa<mlir::FloatType>(instruction.type))
    return std::nullopt;
  double number = constantValue(instruction);
  return std::isfinite(number) ? std::optional(number) : std::nullopt;
}

} // namespace tesela::nugraph
