// Who works with whom in a collective.
#pragma once

#include "runtime/Library.h"

#include <algorithm>
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

/// One group's members with their places.
using Members = std::vector<const LibraryFrame *>;

/// Finds the members of each group among the devices that have arrived and
/// calls `each`. A group of which nobody is here is not concerned.
template <typename Each>
Result<void> forEachGroup(const Groups &groups,
                          std::span<const LibraryFrame> devices,
                          const std::string &name, Each each) {
  for (const std::vector<uint32_t> &group : groups) {
    Members members;
    for (uint32_t id : group) {
      auto found =
          std::find_if(devices.begin(), devices.end(),
                       [&](const LibraryFrame &f) { return f.device == id; });
      if (found != devices.end())
        members.push_back(&*found);
    }
    if (members.empty())
      continue;
    if (members.size() != group.size())
      return Error{ErrorCode::FailedPrecondition,
                   name + ": only " + std::to_string(members.size()) + " of " +
                       std::to_string(group.size()) +
                       " devices of a group reach this collective",
                   "", "devices of a group take the same branches"};
    if (Result<void> done = each(members); !done)
      return done;
  }
  return success();
}

} // namespace tesela::runtime
