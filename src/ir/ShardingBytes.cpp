// Shardings as bytes of xla.OpSharding messages.
#include "base/Protobuf.h"
#include "ir/Sharding.h"

namespace tesela::ir {

using Kind = HloSharding::Kind;
using Integers = std::vector<int64_t>;
using protobuf::writeField;

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

// Proto3: the default, 0, is not written, nor is an empty list.
void writeInteger(std::string &bytes, Field field, uint64_t value) {
  if (value != 0)
    writeField(bytes, field, value);
}

template <typename Values>
void writePacked(std::string &bytes, Field field, const Values &values) {
  if (!values.empty())
    protobuf::writePacked(bytes, field, values);
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

// Tuples in each other; a sharding has one at most.
constexpr unsigned deepestTuple = 32;

bool readSharding(std::string_view bytes, HloSharding &sharding,
                  unsigned depth);

bool setField(HloSharding &sharding, GroupFields &fields,
              const protobuf::Field &field, unsigned depth) {
  if (!field.isBytes)
    return setInteger(sharding, fields, field.number, field.value);
  switch (field.number) {
  case kElements:
    return readSharding(field.bytes, sharding.elements.emplace_back(),
                        depth + 1);
  case kTiles:
  case kDevices:
  case kSubgroups:
  case kIotaReshape:
  case kIotaTranspose:
    break;
  default: // other messages (tile shape, metadata) are not kept
    return true;
  }
  Integers values;
  if (!protobuf::appendIntegers(field, values))
    return false;
  for (int64_t each : values)
    if (!setInteger(sharding, fields, field.number, each))
      return false;
  return true;
}

bool readSharding(std::string_view bytes, HloSharding &sharding,
                  unsigned depth) {
  if (depth > deepestTuple)
    return false;
  protobuf::Reader reader(bytes);
  GroupFields fields;
  for (protobuf::Field field; reader.next(field);)
    if (!setField(sharding, fields, field, depth))
      return false;
  if (reader.failed())
    return false;
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
    writeField(bytes, kElements, element.serialize());
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
  if (!readSharding(bytes, sharding, 0))
    return Error{ErrorCode::InvalidArgument,
                 "not a serialized xla.OpSharding (" +
                     std::to_string(bytes.size()) + " bytes)"};
  return sharding;
}

} // namespace tesela::ir
