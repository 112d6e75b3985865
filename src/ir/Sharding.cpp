#include "ir/Sharding.h"

#include <algorithm>
#include <charconv>
#include <numeric>

namespace tesela::ir {

using Kind = HloSharding::Kind;
using Integers = std::vector<int64_t>;

static int64_t product(const Integers &values) {
  return std::accumulate(values.begin(), values.end(), int64_t(1),
                         std::multiplies<>());
}

int64_t HloSharding::rank() const {
  return static_cast<int64_t>(tiles.size()) -
         static_cast<int64_t>(replicateOnLastTile ? 1 : subgroups.size());
}

int64_t HloSharding::deviceCount() const {
  return kind == Kind::Tiled ? product(tiles) : 1;
}

std::vector<int64_t> HloSharding::deviceList() const {
  if (iotaReshape.empty())
    return devices;
  // Strides of the reshaped array, walked in the transposed order.
  size_t rank = iotaReshape.size();
  Integers strides(rank, 1);
  for (size_t i = rank - 1; i-- > 0;)
    strides[i] = strides[i + 1] * iotaReshape[i + 1];
  Integers list, index(rank, 0);
  for (int64_t n = product(iotaReshape); n > 0; --n) {
    int64_t device = 0;
    for (size_t i = 0; i < rank; ++i)
      device += index[i] * strides[iotaTranspose[i]];
    list.push_back(device);
    for (size_t i = rank; i-- > 0;) {
      if (++index[i] < iotaReshape[iotaTranspose[i]])
        break;
      index[i] = 0;
    }
  }
  return list;
}

//===-- Text --------------------------------------------------------------===//

static std::string joined(const Integers &values) {
  std::string text;
  for (int64_t value : values)
    text += (text.empty() ? "" : ",") + std::to_string(value);
  return text;
}

static const char *nameOf(Kind kind) {
  switch (kind) {
  case Kind::Manual:
    return "manual";
  case Kind::Unknown:
    return "unknown";
  case Kind::Unreduced:
    return "unreduced";
  default:
    return "replicated";
  }
}

static std::string tiledText(const HloSharding &sharding) {
  std::string text = "devices=[" + joined(sharding.tiles) + "]";
  if (sharding.iotaReshape.empty()) {
    text += joined(sharding.devices);
  } else {
    text += "<=[" + joined(sharding.iotaReshape) + "]";
    if (sharding.iotaTranspose.size() > 1)
      text += "T(" + joined(sharding.iotaTranspose) + ")";
  }
  if (sharding.replicateOnLastTile)
    text += " last_tile_dim_replicate";
  if (!sharding.subgroups.empty()) {
    text += " last_tile_dims={";
    for (size_t i = 0; i < sharding.subgroups.size(); ++i)
      text += std::string(i ? ", " : "") + nameOf(sharding.subgroups[i]);
    text += "}";
  }
  return text;
}

std::string HloSharding::toString() const {
  std::string text = "{";
  if (kind == Kind::Tuple) {
    for (size_t i = 0; i < elements.size(); ++i)
      text += (i ? ", " : "") + elements[i].toString();
    return text + "}";
  }
  if (kind == Kind::Tiled)
    text += tiledText(*this);
  else if (kind == Kind::Maximal)
    text += "maximal device=" + joined(devices);
  else
    text += nameOf(kind);
  if (group)
    text += (group->isLike ? " shard_like " : " shard_as ") +
            std::to_string(group->id);
  if (!metadata.empty())
    text += " metadata=" + metadata;
  return text + "}";
}

namespace {

// A recursive descent over the text. Blanks and /*comments*/ between tokens are
// skipped.
class TextParser {
public:
  explicit TextParser(std::string_view text) : text(text), rest(text) {}

  Result<HloSharding> parse() {
    HloSharding sharding;
    if (!parseSharding(sharding))
      return failed();
    skipBlanks();
    if (!rest.empty()) {
      expected = "the end";
      return failed();
    }
    return sharding;
  }

private:
  Error failed() const {
    return {ErrorCode::InvalidArgument,
            "not an HLO sharding: expected " + expected + " at offset " +
                std::to_string(text.size() - rest.size()) + " of \"" +
                std::string(text) + "\""};
  }
  bool expect(std::string_view token) {
    if (accept(token))
      return true;
    expected = "'" + std::string(token) + "'";
    return false;
  }
  void skipBlanks() {
    while (!rest.empty()) {
      if (rest[0] == ' ' || rest[0] == '\n') {
        rest.remove_prefix(1);
      } else if (rest.starts_with("/*")) {
        size_t end = rest.find("*/");
        rest.remove_prefix(end == rest.npos ? rest.size() : end + 2);
      } else {
        return;
      }
    }
  }
  bool accept(std::string_view token) {
    skipBlanks();
    if (!rest.starts_with(token))
      return false;
    rest.remove_prefix(token.size());
    return true;
  }
  bool parseInteger(int64_t &value) {
    skipBlanks();
    auto [end, error] =
        std::from_chars(rest.data(), rest.data() + rest.size(), value);
    if (error != std::errc() || value < 0) {
      expected = "a number";
      return false;
    }
    rest.remove_prefix(end - rest.data());
    return true;
  }
  bool parseList(Integers &values) {
    do
      if (!parseInteger(values.emplace_back()))
        return false;
    while (accept(","));
    return true;
  }
  bool parseSharding(HloSharding &sharding);
  bool parseBody(HloSharding &sharding);
  bool parseTiles(HloSharding &sharding);
  bool parseSubgroups(std::vector<Kind> &subgroups);
  bool parseSuffixes(HloSharding &sharding);
  bool parseMetadata(std::string &metadata);

  std::string_view text, rest;
  std::string expected;
};

bool TextParser::parseSharding(HloSharding &sharding) {
  if (!expect("{"))
    return false;
  skipBlanks();
  if (rest.starts_with("{") || rest.starts_with("}")) {
    sharding.kind = Kind::Tuple;
    if (accept("}"))
      return true;
    do
      if (!parseSharding(sharding.elements.emplace_back()))
        return false;
    while (accept(","));
    return expect("}");
  }
  return parseBody(sharding) && parseSuffixes(sharding) && expect("}");
}

bool TextParser::parseBody(HloSharding &sharding) {
  for (Kind kind :
       {Kind::Replicated, Kind::Manual, Kind::Unknown, Kind::Unreduced}) {
    if (!accept(nameOf(kind)))
      continue;
    sharding.kind = kind;
    return true;
  }
  if (accept("maximal")) {
    sharding.kind = Kind::Maximal;
    return expect("device=") && parseInteger(sharding.devices.emplace_back());
  }
  sharding.kind = Kind::Tiled;
  return expect("devices=") && parseTiles(sharding);
}

static bool isPermutation(const Integers &values) {
  std::vector<bool> seen(values.size(), false);
  for (int64_t value : values) {
    if (value < 0 || value >= static_cast<int64_t>(values.size()) ||
        seen[value])
      return false;
    seen[value] = true;
  }
  return true;
}

// The number of devices must be that of the tiles, and a transposition one of
// the dimensions there are.
static bool isConsistent(const HloSharding &sharding) {
  int64_t count = product(sharding.tiles);
  if (sharding.rank() < 0)
    return false;
  if (sharding.iotaReshape.empty())
    return static_cast<int64_t>(sharding.devices.size()) == count;
  return product(sharding.iotaReshape) == count &&
         sharding.iotaTranspose.size() == sharding.iotaReshape.size() &&
         isPermutation(sharding.iotaTranspose);
}

// Drops dimensions of size 1 and joins neighbours that the transposition keeps
// together, so that equal device lists have one notation.
static void canonicalizeIota(HloSharding &sharding) {
  Integers &reshape = sharding.iotaReshape, &order = sharding.iotaTranspose;
  Integers sizes; // in transposed order, parallel to `firsts`
  Integers firsts;
  int64_t last = -2;
  for (int64_t dimension : order) {
    if (reshape[dimension] == 1)
      continue;
    bool follows = last >= 0 && dimension > last;
    for (int64_t i = last + 1; follows && i < dimension; ++i)
      follows = reshape[i] == 1;
    if (follows) {
      sizes.back() *= reshape[dimension];
    } else {
      sizes.push_back(reshape[dimension]);
      firsts.push_back(dimension);
    }
    last = dimension;
  }
  if (sizes.empty()) {
    reshape = {1};
    order = {0};
    return;
  }
  reshape.assign(sizes.size(), 0);
  order.assign(sizes.size(), 0);
  for (size_t i = 0; i < sizes.size(); ++i) {
    order[i] = std::count_if(firsts.begin(), firsts.end(),
                             [&](int64_t first) { return first < firsts[i]; });
    reshape[order[i]] = sizes[i];
  }
}

bool TextParser::parseTiles(HloSharding &sharding) {
  if (!expect("[") || !parseList(sharding.tiles) || !expect("]"))
    return false;
  if (!accept("<="))
    return parseList(sharding.devices);
  if (!expect("[") || !parseList(sharding.iotaReshape) || !expect("]"))
    return false;
  if (accept("T("))
    return parseList(sharding.iotaTranspose) && expect(")");
  sharding.iotaTranspose.resize(sharding.iotaReshape.size());
  std::iota(sharding.iotaTranspose.begin(), sharding.iotaTranspose.end(), 0);
  return true;
}

bool TextParser::parseSubgroups(std::vector<Kind> &subgroups) {
  do {
    bool found = false;
    for (Kind kind : {Kind::Replicated, Kind::Manual, Kind::Unreduced}) {
      if (!accept(nameOf(kind)))
        continue;
      subgroups.push_back(kind);
      found = true;
      break;
    }
    if (!found) {
      expected = "replicated, manual or unreduced";
      return false;
    }
  } while (accept(","));
  return expect("}");
}

bool TextParser::parseSuffixes(HloSharding &sharding) {
  if (sharding.kind == Kind::Tiled) {
    if (accept("last_tile_dim_replicate"))
      sharding.replicateOnLastTile = true;
    else if (accept("last_tile_dims={"))
      if (!parseSubgroups(sharding.subgroups))
        return false;
    if (!isConsistent(sharding)) {
      expected = "as many devices as there are tiles";
      return false;
    }
    if (!sharding.iotaReshape.empty())
      canonicalizeIota(sharding);
  }
  bool isLike = accept("shard_like");
  if (isLike || accept("shard_as")) {
    sharding.group = HloSharding::Group{0, isLike};
    if (!parseInteger(sharding.group->id))
      return false;
  }
  return !accept("metadata=") || parseMetadata(sharding.metadata);
}

// Balanced braces; those in strings do not count.
bool TextParser::parseMetadata(std::string &metadata) {
  size_t depth = 0;
  bool inString = false;
  for (size_t i = 0; i < rest.size(); ++i) {
    char c = rest[i];
    if (inString) {
      if (c == '\\')
        ++i;
      else if (c == '"')
        inString = false;
      continue;
    }
    inString = c == '"';
    depth += c == '{';
    if (c == '}' && --depth == 0) {
      metadata = rest.substr(0, i + 1);
      rest.remove_prefix(i + 1);
      return true;
    }
    if (depth == 0)
      break;
  }
  expected = "metadata in balanced braces";
  return false;
}

} // namespace

Result<HloSharding> parseHloSharding(std::string_view text) {
  return TextParser(text).parse();
}

//===-- Bytes -------------------------------------------------------------===//

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
  if (!isConsistent(sharding))
    return false;
  if (!sharding.iotaReshape.empty())
    canonicalizeIota(sharding);
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
