// Who works with whom in a collective.
#pragma once

#include "runtime/Library.h"

#include <string>
#include <vector>

namespace tesela::runtime {

/// Devices in the order of the group.
using Groups = std::vector<std::vector<uint32_t>>;

/// Device ids of one list of the program's ids, by the mode of Library.h: one
/// group for each of the coordinates that the ids leave open.
class Participants {
public:
  explicit Participants(const LibraryContext &context)
      : replicas(context.replicas), partitions(context.partitions),
        mode(context.attributes.word("mode", "cross_replica")) {}

  bool known() const;
  /// What ids count.
  uint32_t range() const;
  /// Copies of each group, one for each value of the open coordinate.
  uint32_t copies() const;
  uint32_t device(uint32_t id, uint32_t copy) const;
  /// The groups of all devices; empty `ids` mean everyone. -1 among them pads
  /// groups of unequal size.
  Result<Groups> groups(std::vector<std::vector<int64_t>> ids,
                        const LibraryContext &context) const;

private:
  uint32_t replicas, partitions;
  std::string mode;
};

} // namespace tesela::runtime
