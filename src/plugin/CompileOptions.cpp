#include "plugin/CompileOptions.h"

#include <bit>

namespace tesela::plugin {
namespace {

/// One field of a protobuf message.
struct Field {
  uint32_t number;
  uint64_t value = 0;          // varint, or the bits of a fixed-size number
  std::string_view bytes = {}; // length-delimited
};

/// Reads the fields of a message one after the other.
class Wire {
public:
  explicit Wire(std::string_view bytes) : rest(bytes) {}

  bool next(Field &field) {
    uint64_t tag, length;
    if (rest.empty() || !varint(tag))
      return false;
    field = {static_cast<uint32_t>(tag >> 3)};
    switch (tag & 7) {
    case 0:
      return varint(field.value);
    case 1:
      return fixed(8, field.value);
    case 2:
      if (!varint(length) || length > rest.size())
        return fail();
      field.bytes = rest.substr(0, length);
      rest.remove_prefix(length);
      return true;
    case 5:
      return fixed(4, field.value);
    default:
      return fail();
    }
  }
  bool varint(uint64_t &value) {
    value = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
      if (rest.empty())
        return fail();
      auto byte = static_cast<uint8_t>(rest.front());
      rest.remove_prefix(1);
      value |= uint64_t{byte & 127u} << shift;
      if (byte < 128)
        return true;
    }
    return fail();
  }
  bool atEnd() const { return rest.empty(); }
  bool failed() const { return broken; }

private:
  bool fixed(unsigned size, uint64_t &value) {
    if (rest.size() < size)
      return fail();
    value = 0;
    for (unsigned i = 0; i < size; ++i)
      value |= uint64_t{static_cast<uint8_t>(rest[i])} << (8 * i);
    rest.remove_prefix(size);
    return true;
  }
  bool fail() {
    broken = true;
    return false;
  }

  std::string_view rest;
  bool broken = false;
};

/// A repeated integer: packed, or one field each.
bool appendIntegers(const Field &field, std::vector<int64_t> &list) {
  if (field.bytes.empty()) {
    list.push_back(static_cast<int64_t>(field.value));
    return true;
  }
  Wire wire(field.bytes);
  uint64_t value;
  while (!wire.atEnd()) {
    if (!wire.varint(value))
      return false;
    list.push_back(static_cast<int64_t>(value));
  }
  return true;
}

/// DeviceAssignmentProto: one list of devices, by replica, per partition.
bool readAssignment(std::string_view bytes, CompileOptions &options) {
  std::vector<std::vector<int64_t>> columns;
  uint64_t replicas = 0, partitions = 0;
  Wire wire(bytes);
  for (Field field; wire.next(field);) {
    if (field.number == 1)
      replicas = field.value;
    if (field.number == 2)
      partitions = field.value;
    if (field.number == 3) {
      std::vector<int64_t> &column = columns.emplace_back();
      Wire computation(field.bytes);
      for (Field id; computation.next(id);)
        if (id.number == 1 && !appendIntegers(id, column))
          return false;
      if (computation.failed() || column.size() != replicas)
        return false;
    }
  }
  if (wire.failed() || columns.size() != partitions)
    return false;
  options.devices.clear();
  for (uint64_t replica = 0; replica < replicas; ++replica)
    for (const std::vector<int64_t> &column : columns)
      options.devices.push_back(column[replica]);
  return options.devices.size() == replicas * partitions;
}

bool readBuildOptions(std::string_view bytes, CompileOptions &options) {
  Wire wire(bytes);
  for (Field field; wire.next(field);) {
    if (field.number == 4)
      options.replicas = static_cast<uint32_t>(field.value);
    if (field.number == 5)
      options.partitions = static_cast<uint32_t>(field.value);
    if (field.number == 9 && !readAssignment(field.bytes, options))
      return false;
  }
  return !wire.failed();
}

/// OptionOverrideProto: a string, bool, int64 or double.
std::string readValue(std::string_view bytes) {
  Wire wire(bytes);
  std::string value;
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
  return value;
}

/// One entry of a map from names to OptionOverrideProto.
bool readOverride(std::string_view bytes, NamedOptions &overrides) {
  Wire wire(bytes);
  std::pair<std::string, std::string> entry;
  for (Field field; wire.next(field);) {
    if (field.number == 1)
      entry.first = field.bytes;
    if (field.number == 2)
      entry.second = readValue(field.bytes);
  }
  overrides.push_back(std::move(entry));
  return !wire.failed();
}

void writeVarint(std::string &to, uint64_t value) {
  for (; value > 127; value >>= 7)
    to += static_cast<char>(value | 128);
  to += static_cast<char>(value);
}
void writeField(std::string &to, uint32_t number, uint64_t value) {
  writeVarint(to, number << 3);
  writeVarint(to, value);
}
void writeField(std::string &to, uint32_t number, std::string_view bytes) {
  writeVarint(to, number << 3 | 2);
  writeVarint(to, bytes.size());
  to += bytes;
}

} // namespace

Result<CompileOptions> readCompileOptions(std::string_view bytes) {
  CompileOptions options;
  bool good = true;
  Wire wire(bytes);
  for (Field field; good && wire.next(field);) {
    if (field.number == 3)
      good = readBuildOptions(field.bytes, options);
    if (field.number == 4)
      options.portable = field.value != 0;
    if (field.number == 7)
      good = readOverride(field.bytes, options.overrides);
  }
  if (!good || wire.failed())
    return Error{ErrorCode::InvalidArgument, "malformed compile options"};
  uint64_t count = uint64_t{options.replicas} * options.partitions;
  if (count == 0 || count > UINT16_MAX ||
      (!options.devices.empty() && options.devices.size() != count))
    return Error{ErrorCode::InvalidArgument,
                 "compile options: " + std::to_string(options.replicas) +
                     " replicas, " + std::to_string(options.partitions) +
                     " partitions and " +
                     std::to_string(options.devices.size()) +
                     " devices do not fit together"};
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
