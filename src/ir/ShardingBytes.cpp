// Shardings as bytes of xla.OpSharding messages.
#include "ir/Sharding.h"

namespace tesela::ir {

using Kind = HloSharding::Kind;
using Integers = std::vector<int64_t>;

namespace {

// Fields of xla.OpSharding.
enum Field : uint32_t {
  kType = 1,
  kTiles = 3,
  kDevices = 4,
  kElements = 5,
  kReplicateOnLastTile = 6,
  kSubgroups = 8,
  kIotaReshape = 9,
  kIotaTranspose = 10,
  kIsGroup = 11,
  kGroupId = 12,
  kGroupIsLike = 13,
};

void writeVarint(std::string &bytes, uint64_t value) {
  for (; value >= 0x80; value >>= 7)
    bytes += static_cast<char>(value | 0x80);
  bytes += static_cast<char>(value);
}

// Proto3: the default, 0, is not written.
void writeInteger(std::string &bytes, Field field, uint64_t value) {
  if (value == 0)
    return;
  writeVarint(bytes, field << 3);
  writeVarint(bytes, value);
}

void writeBytes(std::string &bytes, Field field, std::string_view value) {
  writeVarint(bytes, field << 3 | 2);
  writeVarint(bytes, value.size());
  bytes += value;
}

template <typename Values>
void writePacked(std::string &bytes, Field field, const Values &values) {
  if (values.empty())
    return;
  std::string packed;
  for (auto value : values)
    writeVarint(packed, static_cast<uint64_t>(value));
  writeBytes(bytes, field, packed);
}

class ByteReader {
public:
  explicit ByteReader(std::string_view bytes) : rest(bytes) {}

  bool atEnd() const { return rest.empty(); }
  bool readVarint(uint64_t &value) {
    value = 0;
    for (int shift = 0; shift < 64 && !rest.empty(); shift += 7) {
      uint8_t byte = static_cast<uint8_t>(rest[0]);
      rest.remove_prefix(1);
      value |= static_cast<uint64_t>(byte & 0x7f) << shift;
      if (byte < 0x80)
        return true;
    }
    return false;
  }
  bool readBytes(std::string_view &value) {
    uint64_t size = 0;
    if (!readVarint(size) || size > rest.size())
      return false;
    value = rest.substr(0, size);
    rest.remove_prefix(size);
    return true;
  }
  bool skip(uint64_t count) {
    if (count > rest.size())
      return false;
    rest.remove_prefix(count);
    return true;
  }

private:
  std::string_view rest;
};

bool readIntegers(std::string_view packed, Integers &values) {
  ByteReader reader(packed);
  while (!reader.atEnd()) {
    uint64_t value = 0;
    if (!reader.readVarint(value))
      return false;
    values.push_back(static_cast<int64_t>(value));
  }
  return true;
}

bool isKind(uint64_t value) {
  return value <= static_cast<uint64_t>(Kind::Unreduced);
}

struct GroupFields {
  bool isGroup = false;
  HloSharding::Group group;
};

// One integer, of a singular field or of a repeated one that is not packed.
bool setInteger(HloSharding &sharding, GroupFields &fields, uint32_t field,
                uint64_t value) {
  switch (field) {
  case kType:
    sharding.kind = static_cast<Kind>(value);
    return isKind(value);
  case kTiles:
    sharding.tiles.push_back(value);
    return true;
  case kDevices:
    sharding.devices.push_back(value);
    return true;
  case kReplicateOnLastTile:
    sharding.replicateOnLastTile = value != 0;
    return true;
  case kSubgroups:
    sharding.subgroups.push_back(static_cast<Kind>(value));
    return isKind(value);
  case kIotaReshape:
    sharding.iotaReshape.push_back(value);
    return true;
  case kIotaTranspose:
    sharding.iotaTranspose.push_back(value);
    return true;
  case kIsGroup:
    fields.isGroup = value != 0;
    return true;
  case kGroupId:
    fields.group.id = value;
    return true;
  case kGroupIsLike:
    fields.group.isLike = value != 0;
    return true;
  default:
    return true;
  }
}

bool readSharding(std::string_view bytes, HloSharding &sharding);

bool setBytes(HloSharding &sharding, GroupFields &fields, uint32_t field,
              std::string_view value) {
  if (field == kElements)
    return readSharding(value, sharding.elements.emplace_back());
  // Other messages (tile shape, metadata) are not kept.
  if (field != kTiles && field != kDevices && field != kSubgroups &&
      field != kIotaReshape && field != kIotaTranspose)
    return true;
  Integers values;
  if (!readIntegers(value, values))
    return false;
  for (int64_t each : values)
    if (!setInteger(sharding, fields, field, each))
      return false;
  return true;
}

bool readSharding(std::string_view bytes, HloSharding &sharding) {
  ByteReader reader(bytes);
  GroupFields fields;
  while (!reader.atEnd()) {
    uint64_t tag = 0, integer = 0;
    std::string_view value;
    if (!reader.readVarint(tag))
      return false;
    uint32_t field = static_cast<uint32_t>(tag >> 3);
    bool ok = false;
    switch (tag & 7) {
    case 0:
      ok = reader.readVarint(integer) &&
           setInteger(sharding, fields, field, integer);
      break;
    case 1:
      ok = reader.skip(8);
      break;
    case 2:
      ok = reader.readBytes(value) && setBytes(sharding, fields, field, value);
      break;
    case 5:
      ok = reader.skip(4);
      break;
    }
    if (!ok)
      return false;
  }
  if (fields.isGroup)
    sharding.group = fields.group;
  if (sharding.kind == Kind::Maximal) {
    sharding.tiles.clear();
    return sharding.devices.size() == 1;
  }
  if (sharding.kind != Kind::Tiled)
    return true;
  if (!sharding.isConsistent())
    return false;
  if (!sharding.iotaReshape.empty())
    sharding.canonicalizeIota();
  return true;
}

} // namespace

std::string HloSharding::serialize() const {
  std::string bytes;
  writeInteger(bytes, kType, static_cast<uint64_t>(kind));
  writePacked(bytes, kTiles, tiles);
  writePacked(bytes, kDevices, devices);
  for (const HloSharding &element : elements)
    writeBytes(bytes, kElements, element.serialize());
  writeInteger(bytes, kReplicateOnLastTile, replicateOnLastTile);
  writePacked(bytes, kSubgroups, subgroups);
  writePacked(bytes, kIotaReshape, iotaReshape);
  writePacked(bytes, kIotaTranspose, iotaTranspose);
  if (group) {
    writeInteger(bytes, kIsGroup, 1);
    writeInteger(bytes, kGroupId, group->id);
    writeInteger(bytes, kGroupIsLike, group->isLike);
  }
  return bytes;
}

Result<HloSharding> parseOpSharding(std::string_view bytes) {
  HloSharding sharding;
  if (!readSharding(bytes, sharding))
    return Error{ErrorCode::InvalidArgument,
                 "not a serialized xla.OpSharding (" +
                     std::to_string(bytes.size()) + " bytes)"};
  return sharding;
}

} // namespace tesela::ir
