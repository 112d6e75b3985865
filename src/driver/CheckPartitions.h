// Which programs this build can run on the devices that they ask for.
#pragma once

#include "base/Error.h"

#include <cstdint>

namespace mlir {
class ModuleOp;
}

namespace tesela::driver {

/// A program that is cut over `partitions` devices runs only where each device
/// computes the whole of it: every parameter and result replicated, no
/// computation written for one shard. Anything else needs a partitioner and is
/// Unimplemented here, with the place that asks for it.
Result<void> checkPartitions(mlir::ModuleOp module, uint32_t partitions);

} // namespace tesela::driver
