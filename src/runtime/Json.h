// The attributes of library steps: a reader of JSON, enough of it.
#pragma once

#include "base/Error.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tesela::runtime {

/// One value. Numbers keep 64-bit integers exactly.
class Json {
public:
  enum class Kind : uint8_t {
    Null,
    Boolean,
    Integer,
    Number,
    Text,
    List,
    Object
  };

  /// InvalidArgument, with the place, where `text` is not one JSON value.
  static Result<Json> parse(std::string_view text);

  Kind kind = Kind::Null;
  bool boolean = false;
  int64_t integer = 0;
  double number = 0;
  std::string text;
  std::vector<Json> list;
  std::map<std::string, Json, std::less<>> members;

  // A member of an object; `otherwise` where it is absent or of another kind.
  bool flag(std::string_view name, bool otherwise = false) const;
  int64_t count(std::string_view name, int64_t otherwise = 0) const;
  std::string_view word(std::string_view name,
                        std::string_view otherwise = "") const;
  std::vector<int64_t> counts(std::string_view name) const;
  std::vector<std::vector<int64_t>> table(std::string_view name) const;

private:
  const Json *find(std::string_view name) const;
  std::vector<int64_t> integers() const;
};

} // namespace tesela::runtime
