// Parameters and results that are unreduced: each device holds a part of a sum.
//
// A program of whole arrays knows no such thing. It takes the parts stacked
// along a new first dimension and adds them up; what it gives is stacked with
// zeros. So an unreduced array is a tiled one of one more dimension.
#pragma once

#include "driver/WholeProgram.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tesela::driver {

/// The number of parts; 1 where nothing is unreduced.
int64_t partsOf(const ir::HloSharding &sharding, int64_t partitions);

/// Of the stacked array; `rank` is that of the array.
ir::HloSharding stackedSharding(const ir::HloSharding &sharding, int64_t rank,
                                int64_t partitions);

/// Makes `main` and its signature take and give stacks of parts, but for what
/// is left as devices have it.
Result<void> stackUnreduced(mlir::func::FuncOp main,
                            runtime::Signature &signature,
                            const SignatureShardings &shardings);

} // namespace tesela::driver
