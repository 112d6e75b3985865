// Checks of the sdy dialect that its operators share.
#pragma once

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/TypeRange.h"

namespace tesela::sdy {

class AxisRefAttr;
class MeshAttr;
class OpShardingRuleAttr;
class TensorShardingAttr;

using EmitError = llvm::function_ref<mlir::InFlightDiagnostic()>;

/// A mesh is consistent in itself.
llvm::LogicalResult verifyMesh(MeshAttr mesh, EmitError emitError);

/// Axes exist in the mesh, parts of axes divide them, none is named twice, and
/// neighbours are not two halves of one part.
llvm::LogicalResult verifyAxes(llvm::ArrayRef<AxisRefAttr> axes, MeshAttr mesh,
                               llvm::SmallVectorImpl<AxisRefAttr> &seen,
                               EmitError emitError);

/// A sharding fits a value of `type`; looks its mesh up from `op`.
llvm::LogicalResult verifySharding(TensorShardingAttr sharding, mlir::Type type,
                                   mlir::Operation *op, EmitError emitError);

/// One sharding per value (a tuple counts as its elements).
llvm::LogicalResult
verifyShardings(llvm::ArrayRef<TensorShardingAttr> shardings,
                mlir::TypeRange types, mlir::Operation *op,
                llvm::StringRef what);

/// A sharding rule fits the operands and results of `op`.
llvm::LogicalResult verifyRule(OpShardingRuleAttr rule, mlir::Operation *op);

} // namespace tesela::sdy
