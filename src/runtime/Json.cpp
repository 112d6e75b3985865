#include "runtime/Json.h"

#include <charconv>

namespace tesela::runtime {
namespace {

class Parser {
public:
  explicit Parser(std::string_view text) : text(text) {}

  bool all(Json &value) {
    return parse(value, 0) && (skip(), at == text.size());
  }
  size_t position() const { return at; }

private:
  static constexpr int deepest = 64;

  void skip() {
    while (at < text.size() && (text[at] == ' ' || text[at] == '\n' ||
                                text[at] == '\t' || text[at] == '\r'))
      ++at;
  }
  bool eat(char c) {
    skip();
    if (at == text.size() || text[at] != c)
      return false;
    ++at;
    return true;
  }
  bool eatWord(std::string_view word) {
    if (!text.substr(at).starts_with(word))
      return false;
    at += word.size();
    return true;
  }

  bool parse(Json &value, int depth) {
    skip();
    if (at == text.size() || depth > deepest)
      return false;
    switch (text[at]) {
    case '{':
      return object(value, depth);
    case '[':
      return list(value, depth);
    case '"':
      value.kind = Json::Kind::Text;
      return string(value.text);
    case 't':
    case 'f':
      value.kind = Json::Kind::Boolean;
      value.boolean = text[at] == 't';
      return eatWord(value.boolean ? "true" : "false");
    case 'n':
      return eatWord("null");
    default:
      return number(value);
    }
  }

  bool object(Json &value, int depth) {
    value.kind = Json::Kind::Object;
    eat('{');
    if (eat('}'))
      return true;
    do {
      std::string name;
      skip();
      if (!string(name) || !eat(':') ||
          !parse(value.members[std::move(name)], depth + 1))
        return false;
    } while (eat(','));
    return eat('}');
  }

  bool list(Json &value, int depth) {
    value.kind = Json::Kind::List;
    eat('[');
    if (eat(']'))
      return true;
    do
      if (!parse(value.list.emplace_back(), depth + 1))
        return false;
    while (eat(','));
    return eat(']');
  }

  bool string(std::string &result) {
    if (at == text.size() || text[at] != '"')
      return false;
    for (++at; at < text.size(); ++at) {
      if (text[at] == '"') {
        ++at;
        return true;
      }
      if (text[at] != '\\') {
        result += text[at];
        continue;
      }
      if (++at == text.size() || !escape(result))
        return false;
    }
    return false;
  }

  bool escape(std::string &result) {
    switch (text[at]) {
    case 'n':
      result += '\n';
      return true;
    case 't':
      result += '\t';
      return true;
    case 'r':
      result += '\r';
      return true;
    case 'u': { // bytes only, which is how attributes write what is not text
      unsigned code = 0;
      if (text.size() - at < 5)
        return false;
      auto [end, error] =
          std::from_chars(text.data() + at + 1, text.data() + at + 5, code, 16);
      if (error != std::errc() || end != text.data() + at + 5 || code > 255)
        return false;
      result += static_cast<char>(code);
      at += 4;
      return true;
    }
    default:
      result += text[at];
      return true;
    }
  }

  bool number(Json &value) {
    const char *start = text.data() + at, *end = text.data() + text.size();
    auto whole = std::from_chars(start, end, value.integer);
    if (auto real = std::from_chars(start, end, value.number);
        real.ec == std::errc() && real.ptr > whole.ptr) {
      value.kind = Json::Kind::Number;
      at = static_cast<size_t>(real.ptr - text.data());
      return true;
    }
    value.kind = Json::Kind::Integer;
    at = static_cast<size_t>(whole.ptr - text.data());
    return whole.ec == std::errc();
  }

  std::string_view text;
  size_t at = 0;
};

} // namespace

Result<Json> Json::parse(std::string_view text) {
  Json value;
  Parser parser(text);
  if (!parser.all(value))
    return Error{ErrorCode::InvalidArgument,
                 "malformed attributes at byte " +
                     std::to_string(parser.position())};
  return value;
}

const Json *Json::find(std::string_view name) const {
  auto found = members.find(name);
  return found == members.end() ? nullptr : &found->second;
}

bool Json::flag(std::string_view name, bool otherwise) const {
  const Json *value = find(name);
  return value && value->kind == Kind::Boolean ? value->boolean : otherwise;
}

int64_t Json::count(std::string_view name, int64_t otherwise) const {
  const Json *value = find(name);
  return value && value->kind == Kind::Integer ? value->integer : otherwise;
}

std::string_view Json::word(std::string_view name,
                            std::string_view otherwise) const {
  const Json *value = find(name);
  return value && value->kind == Kind::Text ? std::string_view(value->text)
                                            : otherwise;
}

std::vector<int64_t> Json::integers() const {
  std::vector<int64_t> result;
  for (const Json &item : list)
    result.push_back(item.integer);
  return result;
}

std::vector<int64_t> Json::counts(std::string_view name) const {
  const Json *value = find(name);
  return value ? value->integers() : std::vector<int64_t>();
}

std::vector<std::vector<int64_t>> Json::table(std::string_view name) const {
  std::vector<std::vector<int64_t>> result;
  if (const Json *value = find(name))
    for (const Json &row : value->list)
      result.push_back(row.integers());
  return result;
}

} // namespace tesela::runtime
