#include "runtime/Participants.h"

namespace tesela::runtime {

bool Participants::known() const {
  return mode == "cross_replica" || mode == "cross_partition" ||
         mode == "cross_replica_and_partition" || mode == "flattened_ids";
}

uint32_t Participants::range() const {
  return mode == "cross_partition" ? partitions
         : mode == "flattened_ids" ? replicas * partitions
                                   : replicas;
}

uint32_t Participants::copies() const {
  return mode == "cross_replica"     ? partitions
         : mode == "cross_partition" ? replicas
                                     : 1;
}

uint32_t Participants::device(uint32_t id, uint32_t copy) const {
  if (mode == "cross_replica")
    return id * partitions + copy;
  return mode == "cross_partition" ? copy * partitions + id : id;
}

Result<Groups> Participants::groups(std::vector<std::vector<int64_t>> ids,
                                    const LibraryContext &context) const {
  if (!known())
    return context.invalid("no such mode");
  if (ids.empty() || (ids.size() == 1 && ids[0].empty())) {
    ids.assign(1, {});
    for (uint32_t id = 0; id < range(); ++id)
      ids[0].push_back(id);
  }
  Groups result;
  bool spans = mode == "cross_replica_and_partition";
  for (const std::vector<int64_t> &list : ids)
    for (uint32_t copy = 0; copy < copies(); ++copy) {
      std::vector<uint32_t> &group = result.emplace_back();
      for (uint32_t p = 0; p < (spans ? partitions : 1); ++p)
        for (int64_t id : list) {
          if (id == -1)
            continue;
          if (id < 0 || id >= range())
            return context.invalid("no device with id " + std::to_string(id));
          auto known = static_cast<uint32_t>(id);
          group.push_back(spans ? known * partitions + p : device(known, copy));
        }
    }
  return result;
}

} // namespace tesela::runtime
