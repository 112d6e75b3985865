// Windows at computed indices; see GatherScatter.td.
#pragma once

#include "ir/Constraints.h"
#include "ir/Dialect.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace tesela::stablehlo {

class Requirements;

/// The shape of a gather's result, if its constraints hold. Sizes of slices
/// may be dynamic (dynamic_gather).
mlir::FailureOr<llvm::SmallVector<int64_t>> inferGatherShape(
    const Requirements &constraints, mlir::RankedTensorType operand,
    mlir::RankedTensorType startIndices, GatherDimensionNumbersAttr numbers,
    llvm::ArrayRef<int64_t> sliceSizes);

} // namespace tesela::stablehlo

#define GET_OP_CLASSES
#include "ir/GatherScatter.h.inc"
