// The wire format of protobuf messages: fields read one after the other, and
// written. Groups, which nothing uses any more, are refused.
// Source: protobuf.dev, "Encoding".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tesela::protobuf {

struct Field {
  uint32_t number = 0;
  bool isBytes = false;        // `bytes` holds the value, else `value`
  uint64_t value = 0;          // varint, or the bits of a fixed-size number
  std::string_view bytes = {}; // string, message or packed list
};

/// Reads a message; never outside of it.
class Reader {
public:
  explicit Reader(std::string_view bytes) : rest(bytes) {}

  /// False at the end, and where the message is broken.
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
      field.isBytes = true;
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

/// Appends what a field of a repeated integer brings: all of it where it is
/// packed, else one. False where the packed list is broken.
inline bool appendIntegers(const Field &field, std::vector<int64_t> &list) {
  if (!field.isBytes) {
    list.push_back(static_cast<int64_t>(field.value));
    return true;
  }
  Reader packed(field.bytes);
  uint64_t value;
  while (!packed.atEnd()) {
    if (!packed.varint(value))
      return false;
    list.push_back(static_cast<int64_t>(value));
  }
  return true;
}

inline void writeVarint(std::string &to, uint64_t value) {
  for (; value > 127; value >>= 7)
    to += static_cast<char>(value | 128);
  to += static_cast<char>(value);
}

inline void writeField(std::string &to, uint32_t number, uint64_t value) {
  writeVarint(to, uint64_t{number} << 3);
  writeVarint(to, value);
}

inline void writeField(std::string &to, uint32_t number,
                       std::string_view bytes) {
  writeVarint(to, uint64_t{number} << 3 | 2);
  writeVarint(to, bytes.size());
  to += bytes;
}

/// A repeated integer or enumeration, packed.
template <typename Values>
void writePacked(std::string &to, uint32_t number, const Values &values) {
  std::string packed;
  for (auto value : values)
    writeVarint(packed, static_cast<uint64_t>(value));
  writeField(to, number, packed);
}

} // namespace tesela::protobuf
