// Where the result of an operator lies, told by where its operands lie.
#pragma once

#include "ir/Sharding.h"

#include "mlir/IR/Value.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace tesela::sdy {
class TensorShardingAttr;
} // namespace tesela::sdy

namespace tesela::driver {

using PlacementOf =
    llvm::function_ref<std::optional<ir::HloSharding>(mlir::Value)>;

/// A dimension of the result is divided as those dimensions of operands are
/// that the operator reads at the same index and that have its size: transposed
/// dimensions, what a reduction keeps, rows and columns of a product. Slices
/// divide dimensions as what they are slices of. Of what cannot be had
/// together, because it is divided among the same devices, the first stays.
/// Nothing where no dimension is divided.
std::optional<ir::HloSharding> flow(mlir::OpResult result, PlacementOf of);

/// What `said` says; dimensions that it leaves open are divided as those of
/// `value`, which has the same shape.
std::optional<ir::HloSharding> opened(sdy::TensorShardingAttr said,
                                      mlir::Operation *scope, mlir::Value value,
                                      PlacementOf of);

} // namespace tesela::driver
