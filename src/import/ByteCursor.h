// A bounds-checked cursor over the bytes of MLIR's bytecode container.
//
// Every read checks the remaining length and returns false at the end, so that
// no input, however damaged, makes it read outside its range. Encodings
// (mlir/docs/BytecodeFormat.md): a varint keeps its length in the trailing
// zeros of its first byte; a signed varint is zigzag in a varint.
#pragma once

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>

namespace tesela::import {

class ByteCursor {
public:
  ByteCursor() = default;
  explicit ByteCursor(llvm::StringRef bytes)
      : next(bytes.begin()), limit(bytes.end()) {}

  size_t remaining() const { return limit - next; }
  bool atEnd() const { return next == limit; }
  const char *position() const { return next; }

  bool byte(uint8_t &value) {
    if (atEnd())
      return false;
    value = static_cast<uint8_t>(*next++);
    return true;
  }

  bool bytes(size_t count, llvm::StringRef &value) {
    if (remaining() < count)
      return false;
    value = llvm::StringRef(next, count);
    next += count;
    return true;
  }

  bool skip(size_t count) {
    llvm::StringRef ignored;
    return bytes(count, ignored);
  }

  bool varint(uint64_t &value) {
    uint8_t first;
    if (!byte(first))
      return false;
    if (first & 1) {
      value = first >> 1;
      return true;
    }
    return longVarint(first, value);
  }

  /// A varint whose lowest bit is a flag of its own.
  bool flaggedVarint(uint64_t &value, bool &flag) {
    if (!varint(value))
      return false;
    flag = value & 1;
    value >>= 1;
    return true;
  }

  bool signedVarint(int64_t &value) {
    uint64_t zigzag;
    if (!varint(zigzag))
      return false;
    value = static_cast<int64_t>((zigzag >> 1) ^ (~(zigzag & 1) + 1));
    return true;
  }

  /// The length of a list, each element of which takes at least one byte: a
  /// longer list than the input can hold is refused before anything allocates.
  bool count(size_t &value) {
    uint64_t raw;
    if (!varint(raw) || raw > remaining())
      return false;
    value = raw;
    return true;
  }

  bool signedVarints(llvm::SmallVectorImpl<int64_t> &values) {
    size_t size;
    if (!count(size))
      return false;
    values.resize(size);
    for (int64_t &value : values)
      if (!signedVarint(value))
        return false;
    return true;
  }

  /// Bytes up to a zero byte, which is consumed but not returned.
  bool terminatedString(llvm::StringRef &value) {
    const char *start = next;
    while (next != limit && *next)
      ++next;
    if (atEnd())
      return false;
    value = llvm::StringRef(start, next - start);
    ++next;
    return true;
  }

private:
  bool longVarint(uint8_t first, uint64_t &value) {
    unsigned extra = first ? llvm::countr_zero(first) : 8u;
    if (remaining() < extra)
      return false;
    uint64_t raw = extra == 8 ? 0 : first;
    unsigned shift = extra == 8 ? 0 : 8;
    for (unsigned i = 0; i < extra; ++i, shift += 8)
      raw |= uint64_t(static_cast<uint8_t>(*next++)) << shift;
    value = extra == 8 ? raw : raw >> (extra + 1);
    return true;
  }

  const char *next = nullptr;
  const char *limit = nullptr;
};

} // namespace tesela::import
