#include "target/cpu/Capabilities.h"

#include "base/HostFeatures.h"

#include <map>

#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#include <toml++/toml.h>

namespace tesela::cpu {

extern const char *const x86Description;

namespace {
struct Level {
  std::string name;
  std::vector<std::string> adds, optional;
  unsigned vectorBits = 0, vectorRegisters = 0; // 0: as the level before
};

struct Description {
  std::vector<Level> levels;
  uint64_t l1 = 0, l2 = 0, l3 = 0;
  std::map<std::string, double, std::less<>> cycles; // by instruction
};
} // namespace

static std::vector<std::string> strings(const toml::table &table,
                                        std::string_view key) {
  std::vector<std::string> result;
  if (const toml::array *array = table[key].as_array())
    for (const toml::node &node : *array)
      result.push_back(node.value_or(std::string()));
  return result;
}

static Level readLevel(const toml::table &file, const toml::table &table) {
  Level level;
  level.name = table["name"].value_or(std::string());
  level.adds = strings(table, "adds");
  level.optional = strings(table, "optional");
  if (auto registers = table["registers"].value<std::string>()) {
    auto memory = file["memory"][*registers];
    level.vectorBits = memory["bits"].value_or(0u);
    level.vectorRegisters = memory["count"].value_or(0u);
  }
  return level;
}

static const Description &description() {
  static const Description result = [] {
    Description machine;
    toml::parse_result parsed = toml::parse(x86Description);
    if (!parsed) // a build error that the tests find
      return machine;
    const toml::table &file = parsed.table();
    if (const toml::array *levels = file["level"].as_array())
      for (const toml::node &node : *levels)
        if (const toml::table *table = node.as_table())
          machine.levels.push_back(readLevel(file, *table));
    if (const toml::table *cycles = file["cycles"].as_table())
      for (const auto &[instruction, value] : *cycles)
        machine.cycles[std::string(instruction.str())] = value.value_or(1.0);
    auto bytes = [&](const char *cache) {
      return file["memory"][cache]["bytes"].value_or(uint64_t(0));
    };
    machine.l1 = bytes("l1");
    machine.l2 = bytes("l2");
    machine.l3 = bytes("l3");
    return machine;
  }();
  return result;
}

std::string Capabilities::llvmFeatures() const {
  std::string text;
  for (const std::string &feature : features)
    text += (text.empty() ? "+" : ",+") + feature;
  return text;
}

std::string Capabilities::list() const {
  std::string text;
  for (const std::string &feature : features)
    text += (text.empty() ? "" : ",") + feature;
  return text;
}

double cyclesOf(std::string_view instruction) {
  auto found = description().cycles.find(instruction);
  return found == description().cycles.end() ? 1 : found->second;
}

std::vector<std::string> levelNames() {
  std::vector<std::string> names;
  for (const Level &level : description().levels)
    names.push_back(level.name);
  return names;
}

/// Adds what `level` adds where `available` has it; false where a feature that
/// is not optional is missing.
template <typename Available>
static bool addLevel(Capabilities &machine, const Level &level,
                     Available available, std::string &missing) {
  for (const std::string &feature : level.adds)
    if (!available(feature)) {
      missing = feature;
      return false;
    }
  machine.features.insert(level.adds.begin(), level.adds.end());
  for (const std::string &feature : level.optional)
    if (available(feature))
      machine.features.insert(feature);
  if (level.vectorBits) {
    machine.vectorBits = level.vectorBits;
    machine.vectorRegisters = level.vectorRegisters;
  }
  return true;
}

Result<Capabilities> detect() {
  static const std::pair<Capabilities, std::string> found = [] {
    const Description &data = description();
    Capabilities machine;
    machine.l1 = cacheBytes(1) ? cacheBytes(1) : data.l1;
    machine.l2 = cacheBytes(2) ? cacheBytes(2) : data.l2;
    machine.l3 = cacheBytes(3) ? cacheBytes(3) : data.l3;
    // Levels are in a line, but features are not: a machine with AMX and no
    // FP16 (or the reverse) keeps what it has.
    std::string missing, lowest;
    for (const Level &level : data.levels) {
      bool has = addLevel(machine, level, hostHas, missing);
      if (!has && &level == &data.levels.front()) {
        lowest = missing;
        break;
      }
      if (!has && level.vectorBits)
        break;
    }
    return std::pair(machine, lowest);
  }();
  if (!found.second.empty())
    return Error{.code = ErrorCode::FailedPrecondition,
                 .what = "this processor cannot run the code Tesela makes",
                 .limit =
                     "needs AVX2, FMA, F16C and BMI2; lacks " + found.second,
                 .tryThis = "a processor of x86-64-v3 or later"};
  return found.first;
}

Result<Capabilities> restrictTo(const Capabilities &machine,
                                std::string_view name) {
  Capabilities result;
  result.l1 = machine.l1;
  result.l2 = machine.l2;
  result.l3 = machine.l3;
  std::string missing, names;
  for (const Level &level : description().levels) {
    bool added = addLevel(
        result, level, [&](auto &f) { return machine.has(f); }, missing);
    if (level.name == name) {
      if (added)
        return result;
      return Error{.code = ErrorCode::FailedPrecondition,
                   .what = "this machine has no level " + std::string(name),
                   .limit = "lacks " + missing};
    }
    names += (names.empty() ? "" : ", ") + level.name;
  }
  return Error{.code = ErrorCode::InvalidArgument,
               .what = "no level named " + std::string(name),
               .tryThis = "one of " + names};
}

} // namespace tesela::cpu
