// See Elementwise.td.
#pragma once

#include "ir/Constraints.h"
#include "ir/Dialect.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace tesela::stablehlo {

/// Marks the operators of this family:
/// op->hasTrait<stablehlo::ElementwiseTensorOp>().
template <typename Op>
class ElementwiseTensorOp
    : public mlir::OpTrait::TraitBase<Op, ElementwiseTensorOp> {};

} // namespace tesela::stablehlo

#define GET_OP_CLASSES
#include "ir/Elementwise.h.inc"
