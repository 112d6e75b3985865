// Between shardings of the sdy dialect and HLO's.
#pragma once

#include "ir/Sharding.h"
#include "mlir/Support/LLVM.h"

namespace tesela::sdy {
class MeshAttr;
class TensorShardingAttr;
} // namespace tesela::sdy

namespace tesela::ir {

/// The HLO notation of a sharding of a mesh; axes in `manualAxes` become a
/// manual subgroup. Devices are computed (V2) unless the mesh lists them.
HloSharding toHloSharding(sdy::TensorShardingAttr sharding, sdy::MeshAttr mesh,
                          llvm::ArrayRef<llvm::StringRef> manualAxes = {});

/// A closed sharding over a mesh of its own (written inline) for a tensor of
/// `rank`; null for what sdy cannot say: tuples, manual subgroups, another
/// rank, tiles that do not divide the mesh, groups. Unknown is an open
/// sharding.
sdy::TensorShardingAttr toSdySharding(const HloSharding &sharding, int64_t rank,
                                      mlir::MLIRContext *context);

} // namespace tesela::ir
