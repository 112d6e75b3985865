// Shardings as text.
#include "ir/Sharding.h"

#include <algorithm>
#include <charconv>

namespace tesela::ir {

using Kind = HloSharding::Kind;
using Integers = std::vector<int64_t>;

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

constexpr unsigned deepestTuple = 32; // what the descent's stack may hold

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
  bool parseSharding(HloSharding &sharding, unsigned depth = 0);
  bool parseBody(HloSharding &sharding);
  bool parseTiles(HloSharding &sharding);
  bool parseSubgroups(std::vector<Kind> &subgroups);
  bool parseSuffixes(HloSharding &sharding);
  bool parseMetadata(std::string &metadata);

  std::string_view text, rest;
  std::string expected;
};

bool TextParser::parseSharding(HloSharding &sharding, unsigned depth) {
  if (!expect("{"))
    return false;
  if (depth > deepestTuple) {
    expected = "no more than " + std::to_string(deepestTuple) +
               " tuples in each other";
    return false;
  }
  skipBlanks();
  if (rest.starts_with("{") || rest.starts_with("}")) {
    sharding.kind = Kind::Tuple;
    if (accept("}"))
      return true;
    do
      if (!parseSharding(sharding.elements.emplace_back(), depth + 1))
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
    if (!sharding.isConsistent()) {
      expected = "as many devices as there are tiles, and at least one";
      return false;
    }
    if (!sharding.iotaReshape.empty())
      sharding.canonicalizeIota();
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

} // namespace tesela::ir
