#include "plugin/CompileOptions.h"

#include "base/Protobuf.h"

#include <algorithm>
#include <bit>
#include <optional>

namespace tesela::plugin {

using protobuf::appendIntegers, protobuf::Field;
using protobuf::writeField, protobuf::writeVarint;

namespace {

/// Counts as the message has them, before they are known to be sensible.
struct Counts {
  uint64_t replicas = 1, partitions = 1;
  bool operator==(const Counts &) const = default;
  bool sensible() const {
    return replicas > 0 && partitions > 0 && replicas <= UINT16_MAX &&
           partitions <= UINT16_MAX && replicas * partitions <= UINT16_MAX;
  }
  std::string text() const {
    return std::to_string(replicas) + " replicas, " +
           std::to_string(partitions) + " partitions";
  }
};

/// DeviceAssignmentProto: one list of devices, by replica, per partition.
struct Assignment {
  Counts counts = {0, 0};
  std::vector<std::vector<int64_t>> columns;
};

bool readAssignment(std::string_view bytes, Assignment &assignment) {
  protobuf::Reader wire(bytes);
  for (Field field; wire.next(field);) {
    if (field.number == 1)
      assignment.counts.replicas = field.value;
    if (field.number == 2)
      assignment.counts.partitions = field.value;
    if (field.number == 3) {
      std::vector<int64_t> &column = assignment.columns.emplace_back();
      protobuf::Reader computation(field.bytes);
      for (Field id; computation.next(id);)
        if (id.number == 1 && !appendIntegers(id, column))
          return false;
      if (computation.failed())
        return false;
    }
  }
  return !wire.failed();
}

bool readBuildOptions(std::string_view bytes, Counts &counts,
                      std::optional<Assignment> &assignment) {
  protobuf::Reader wire(bytes);
  for (Field field; wire.next(field);) {
    if (field.number == 4)
      counts.replicas = field.value;
    if (field.number == 5)
      counts.partitions = field.value;
    if (field.number == 9 && !readAssignment(field.bytes, assignment.emplace()))
      return false;
  }
  return !wire.failed();
}

/// The devices of an assignment that is for `counts`, each once.
Result<std::vector<int64_t>> devicesOf(const Assignment &assignment,
                                       const Counts &counts) {
  auto wrong = [](const std::string &what) {
    return Error{ErrorCode::InvalidArgument,
                 "compile options: the device assignment " + what};
  };
  if (assignment.counts != counts)
    return wrong("is for " + assignment.counts.text() + ", the program for " +
                 counts.text());
  if (assignment.columns.size() != counts.partitions)
    return wrong("does not name the devices of each partition");
  std::vector<int64_t> devices;
  for (uint64_t replica = 0; replica < counts.replicas; ++replica)
    for (const std::vector<int64_t> &column : assignment.columns) {
      if (column.size() != counts.replicas)
        return wrong("does not name a device for each replica");
      devices.push_back(column[replica]);
    }
  std::vector<int64_t> sorted = devices;
  std::ranges::sort(sorted);
  if (auto twice = std::ranges::adjacent_find(sorted); twice != sorted.end())
    return wrong("names device " + std::to_string(*twice) + " twice");
  return devices;
}

/// OptionOverrideProto: a string, bool, int64 or double.
bool readValue(std::string_view bytes, std::string &value) {
  protobuf::Reader wire(bytes);
  for (Field field; wire.next(field);)
    switch (field.number) {
    case 1:
      value = field.bytes;
      break;
    case 2:
      value = field.value ? "true" : "false";
      break;
    case 3:
      value = std::to_string(static_cast<int64_t>(field.value));
      break;
    case 4:
      value = std::to_string(std::bit_cast<double>(field.value));
      break;
    }
  return !wire.failed();
}

/// One entry of a map from names to OptionOverrideProto.
bool readOverride(std::string_view bytes, NamedOptions &overrides) {
  protobuf::Reader wire(bytes);
  std::pair<std::string, std::string> entry;
  for (Field field; wire.next(field);) {
    if (field.number == 1)
      entry.first = field.bytes;
    if (field.number == 2 && !readValue(field.bytes, entry.second))
      return false;
  }
  overrides.push_back(std::move(entry));
  return !wire.failed();
}

} // namespace

Result<CompileOptions> readCompileOptions(std::string_view bytes) {
  CompileOptions options;
  Counts counts;
  std::optional<Assignment> assignment;
  bool good = true;
  protobuf::Reader wire(bytes);
  for (Field field; good && wire.next(field);) {
    if (field.number == 3)
      good = readBuildOptions(field.bytes, counts, assignment);
    if (field.number == 4)
      options.portable = field.value != 0;
    if (field.number == 7)
      good = readOverride(field.bytes, options.overrides);
  }
  if (!good || wire.failed())
    return Error{ErrorCode::InvalidArgument, "malformed compile options"};
  if (!counts.sensible())
    return Error{ErrorCode::InvalidArgument,
                 "compile options: " + counts.text() +
                     " are no sensible number of devices"};
  options.replicas = static_cast<uint32_t>(counts.replicas);
  options.partitions = static_cast<uint32_t>(counts.partitions);
  if (assignment) {
    Result<std::vector<int64_t>> devices = devicesOf(*assignment, counts);
    if (!devices)
      return devices.error();
    options.devices = std::move(*devices);
  }
  if (options.portable)
    options.devices.clear();
  return options;
}

std::string writeDeviceAssignment(uint32_t replicas, uint32_t partitions,
                                  const std::vector<int64_t> &devices) {
  std::string bytes;
  writeField(bytes, 1, replicas);
  writeField(bytes, 2, partitions);
  for (uint32_t partition = 0; partition < partitions; ++partition) {
    std::string ids, column;
    for (uint32_t replica = 0; replica < replicas; ++replica)
      writeVarint(ids, devices[replica * partitions + partition]);
    writeField(column, 1, ids);
    writeField(bytes, 3, column);
  }
  return bytes;
}

} // namespace tesela::plugin
