#include "import/BooleanLiterals.h"

#include "llvm/ADT/StringExtras.h"

#include <optional>

using llvm::StringRef;

namespace {

/// The number of elements of the tensor type of i1 at the start of `type`.
std::optional<size_t> booleanCount(StringRef type) {
  type = type.ltrim();
  if (!type.consume_front(":"))
    return std::nullopt;
  type = type.ltrim();
  if (!type.consume_front("tensor<"))
    return std::nullopt;
  size_t count = 1;
  while (!type.consume_front("i1>")) {
    size_t size;
    if (type.consumeInteger(10, size) || !type.consume_front("x"))
      return std::nullopt;
    count *= size;
  }
  return count;
}

/// Eight elements a byte, the first in the lowest bit.
std::optional<std::string> packed(StringRef digits, size_t count) {
  if (count != 1 && digits.size() == 2 && count > 8)
    return digits == "01" ? std::optional<std::string>("FF") : std::nullopt;
  if (digits.size() != 2 * count || count < 2)
    return std::nullopt;
  std::string bytes((count + 7) / 8, '\0');
  for (size_t i = 0; i < count; ++i)
    if (digits.substr(2 * i, 2) != "00")
      bytes[i / 8] |= char(1 << i % 8);
  // One byte alone would be taken for a splat where it is 0x00 or 0xFF; with
  // all of its elements equal that is what it is.
  if (bytes.size() == 1 && uint8_t(bytes[0]) == (1u << count) - 1)
    return std::string("FF");
  return llvm::toHex(bytes);
}

} // namespace

std::string tesela::import::packBooleanLiterals(StringRef text) {
  constexpr StringRef opening = "dense<\"0x", closing = "\">";
  std::string result;
  while (true) {
    auto [before, rest] = text.split(opening);
    result += before;
    if (before.size() == text.size())
      return result;
    auto [digits, after] = rest.split(closing);
    if (digits.size() == rest.size())
      return result + opening.str() + rest.str();
    std::optional<std::string> shorter;
    if (auto count = booleanCount(after))
      shorter = packed(digits, *count);
    result += opening.str() + shorter.value_or(digits.str()) + closing.str();
    text = after;
  }
}
