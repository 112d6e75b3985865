// Groups of processes that take part in a collective together.
#pragma once

#include "mlir/IR/Attributes.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>

namespace mlir {
class Operation;
}

namespace tesela::stablehlo {

/// The groups that a replica_groups attribute means: rows of a matrix (ends
/// padded with -1 are dropped) or axes of a mesh, which is looked up from `op`.
/// Nothing if the mesh is unknown or has no such axis. An empty list stands for
/// one group of all processes.
std::optional<llvm::SmallVector<llvm::SmallVector<int64_t>>>
replicaGroups(mlir::Attribute groups, mlir::Operation *op);

} // namespace tesela::stablehlo
