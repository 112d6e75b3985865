#include "driver/Options.h"

#include "target/cpu/Capabilities.h"

#include <array>
#include <cstdlib>

namespace tesela::driver {
namespace {

template <typename Value> struct Choice {
  std::string_view name;
  Value value;
};

constexpr std::array numericsChoices = {
    Choice<Numerics>{"strict", Numerics::Strict},
    Choice<Numerics>{"standard", Numerics::Standard},
    Choice<Numerics>{"real", Numerics::Real},
};
constexpr std::array backendChoices = {
    Choice<Backend>{"compiled", Backend::Compiled},
    Choice<Backend>{"judge", Backend::Judge},
};

Error unknownValue(std::string_view key, std::string_view text,
                   const std::string &allowed) {
  return Error{ErrorCode::InvalidArgument,
               "option " + std::string(key) + ": unknown value '" +
                   std::string(text) + "'",
               "", "allowed: " + allowed};
}

template <typename Value, size_t count>
Result<void> choose(const std::array<Choice<Value>, count> &choices,
                    std::string_view key, std::string_view text,
                    Value &target) {
  std::string allowed;
  for (const auto &choice : choices) {
    if (choice.name == text) {
      target = choice.value;
      return success();
    }
    allowed += (allowed.empty() ? "" : ", ") + std::string(choice.name);
  }
  return unknownValue(key, text, allowed);
}

template <typename Value, size_t count>
std::string_view nameOf(const std::array<Choice<Value>, count> &choices,
                        Value value) {
  for (const auto &choice : choices)
    if (choice.value == value)
      return choice.name;
  return "";
}

/// Nothing, or one level of targets/x86.toml. Whether this machine has it is
/// asked when code is made.
Result<void> checkLevel(std::string_view name) {
  std::string allowed;
  for (const std::string &level : cpu::levelNames()) {
    if (level == name)
      return success();
    allowed += (allowed.empty() ? "" : ", ") + level;
  }
  if (name.empty())
    return success();
  return unknownValue("capabilities", name, allowed);
}

/// Calls `use` with each key and value of "key=value,key=value".
template <typename Use>
Result<void> forEachPair(std::string_view text, Use use) {
  while (!text.empty()) {
    size_t comma = text.find(',');
    std::string_view pair = text.substr(0, comma);
    text.remove_prefix(comma == text.npos ? text.size() : comma + 1);
    if (pair.empty())
      continue;
    size_t equals = pair.find('=');
    if (equals == pair.npos)
      return Error{ErrorCode::InvalidArgument,
                   "TESELA_OPTIONS: '" + std::string(pair) + "' has no '='", "",
                   "", "write key=value,key=value"};
    if (Result<void> done =
            use(pair.substr(0, equals), pair.substr(equals + 1));
        !done)
      return done;
  }
  return success();
}

} // namespace

Result<void> Options::set(std::string_view key, std::string_view value) {
  if (key.starts_with("tesela_"))
    key.remove_prefix(7);
  if (key == "numerics")
    return choose(numericsChoices, key, value, numerics);
  if (key == "backend")
    return choose(backendChoices, key, value, backend);
  if (key == "capabilities") {
    if (Result<void> known = checkLevel(value); !known)
      return known;
    capabilities = value;
    return success();
  }
  if (key == "dump") {
    dumpFolder = value;
    return success();
  }
  return Error{ErrorCode::InvalidArgument,
               "No such compile option: '" + std::string(key) + "'", "",
               "known: numerics, backend, capabilities, dump"};
}

std::string Options::text() const {
  return "numerics=" + std::string(nameOf(numericsChoices, numerics)) +
         ",backend=" + std::string(nameOf(backendChoices, backend)) +
         ",capabilities=" + capabilities;
}

Result<Options>
readOptions(const std::vector<std::pair<std::string, std::string>> &overrides) {
  Options options;
  auto set = [&](std::string_view key, std::string_view value) {
    return options.set(key, value);
  };
  if (const char *environment = std::getenv("TESELA_OPTIONS"))
    if (Result<void> done = forEachPair(environment, set); !done)
      return std::move(done.error());
  for (const auto &[key, value] : overrides) {
    if (key.starts_with("xla_")) // how XLA is to go about it
      continue;
    if (Result<void> done = set(key, value); !done)
      return std::move(done.error());
  }
  return options;
}

} // namespace tesela::driver
