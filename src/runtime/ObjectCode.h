// Loads relocatable x86-64 ELF objects into the process: one, or an ar archive
// of several that do not refer to each other.
//
// An object is mapped once: sections are laid out by kind, relocations applied,
// and the pages of code made executable and read-only. Symbols that the object
// does not define come from a fixed table (memcpy and its kin, libm, what LLVM
// calls for half floats and 128-bit integers) and are reached through thunks,
// since they may lie further away than a call reaches. The object is not
// trusted: every offset in it is checked.
#pragma once

#include "base/Error.h"

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tesela::runtime {

class ObjectCode {
public:
  /// InvalidArgument where `object` is no such file or cut short,
  /// Unimplemented where it needs something else (another relocation, TLS),
  /// NotFound where it refers to a symbol that is not in the table.
  static Result<ObjectCode> load(std::string_view object);

  ObjectCode() = default;
  ObjectCode(ObjectCode &&other) noexcept { *this = std::move(other); }
  ObjectCode &operator=(ObjectCode &&other) noexcept;
  ~ObjectCode();

  /// The address of a global symbol, or null.
  void *find(std::string_view symbol) const;
  /// Bytes mapped.
  size_t size() const;

private:
  friend class ObjectLoader;
  static Result<ObjectCode> loadArchive(std::string_view archive);

  std::byte *mapping = nullptr;
  size_t mappedBytes = 0;
  std::map<std::string, void *, std::less<>> symbols;
  std::vector<ObjectCode> members; // of an archive
};

/// The address of a function of the fixed table, or null.
void *externalSymbol(std::string_view name);

} // namespace tesela::runtime
