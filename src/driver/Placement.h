// Where the values of a program of whole arrays lie.
#pragma once

#include "base/Error.h"
#include "ir/Sharding.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseMap.h"

namespace tesela::stablehlo {
class WhileOp;
} // namespace tesela::stablehlo
namespace tesela::sdy {
class ShardingGroupOp;
class TensorShardingAttr;
} // namespace tesela::sdy

namespace tesela::driver {

/// As far as one walk tells: as a constraint or a manual computation says, else
/// as operands lie (PlacementFlow.h), or like one of the same shape. Nothing
/// depends on it but how results that nobody placed are handed out, and what an
/// inspection is told.
class Placement {
public:
  /// Of a mesh known at `scope`; none where it is not.
  static std::optional<ir::HloSharding> fromSdy(sdy::TensorShardingAttr,
                                                mlir::Operation *scope);

  void set(mlir::Value value, std::optional<ir::HloSharding> sharding);
  std::optional<ir::HloSharding> of(mlir::Value value) const;
  /// Of operators in a block and in the loops it holds.
  void walk(mlir::Block &block);

private:
  std::optional<ir::HloSharding> ofResult(mlir::Operation *op,
                                          mlir::OpResult result) const;
  void walkLoop(stablehlo::WhileOp loop);
  void join(sdy::ShardingGroupOp group);
  std::optional<ir::HloSharding> ofRegions(mlir::OpResult result) const;

  llvm::DenseMap<mlir::Value, ir::HloSharding> known;
  llvm::DenseMap<int64_t, llvm::SmallVector<mlir::Value>> groups;
};

/// Takes the calls of tesela.inspect_sharding out of a program and answers
/// them. Their configuration is JSON: "function", the address of a C function
/// `void(const char *bytes, int64_t size)` that gets an xla.OpSharding message;
/// "process", the token of the process that the address belongs to
/// (runtime/Callback.h).
Result<void> answerInspections(mlir::func::FuncOp main,
                               const Placement &placement);

} // namespace tesela::driver
