// Which devices meet in a collective.
#pragma once

#include "interpret/Interpreter.h"

namespace tesela::interpret {

/// How the numbers in replica groups are read; the channel and
/// use_global_device_ids decide (StableHLO, "process groups").
enum class Grouping : uint8_t {
  CrossReplica,             // replicas, within one partition
  CrossPartition,           // partitions, within one replica
  CrossReplicaAndPartition, // replicas, all of their partitions
  FlattenedIds,             // replica * partitions + partition
};

/// The devices of the group this device is in, in the group's order; empty if
/// it is in none.
Result<std::vector<int64_t>> groupOf(Interpreter &interpreter,
                                     mlir::Operation *op, Grouping grouping);

/// The device numbers that process `id` of the operator's pairs stands for,
/// as seen from this device.
int64_t peer(Interpreter &interpreter, Grouping grouping, int64_t id);

/// Meets the group in `op`: every member's arrays, in the group's order.
Result<std::vector<std::vector<Array>>> meet(Interpreter &interpreter,
                                             mlir::Operation *op,
                                             std::span<const int64_t> group,
                                             std::vector<Array> brought);

} // namespace tesela::interpret
