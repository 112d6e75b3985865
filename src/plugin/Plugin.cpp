#include "plugin/Plugin.h"

#include "plugin/Boundary.h"
#include "plugin/Buffer.h"
#include "plugin/Client.h"
#include "plugin/Event.h"
#include "plugin/Executable.h"
#include "plugin/Layout.h"
#include "plugin/abi/Objects.h"

namespace tesela::plugin {
namespace {

/// A slot with nothing behind it. Callers check no pointer for null, so it must
/// be a function; it writes nothing.
template <abi::Slot slot> Failure *missing(void *) {
  static constexpr const char *names[] = {
#define SLOT(name) #name,
#include "plugin/abi/Slots.def"
#undef SLOT
  };
  constexpr const char *name = names[static_cast<size_t>(slot)];
  try {
    return Failure::make({ErrorCode::Unimplemented,
                          std::string("Tesela does not implement ") + name});
  } catch (...) {
    return Failure::outOfMemory();
  }
}

void fillWithMissing(abi::Table &table) {
#define SLOT(name)                                                             \
  table.slots[static_cast<size_t>(abi::Slot::name)] = &missing<abi::Slot::name>;
#include "plugin/abi/Slots.def"
#undef SLOT
}

/// The StableHLO version programs are asked for in, so that what arrives does
/// not change with the framework's version.
constexpr int64_t stablehloVersion[] = {1, 13, 7};
constexpr int64_t oldestStablehlo[] = {0, 9, 0};

abi::NamedValue listAttribute(std::string_view name, const int64_t (&list)[3]) {
  abi::NamedValue value = {};
  value.structSize = sizeof value;
  value.name = text(name);
  value.type = abi::NamedValue::Int64List;
  value.integers = list;
  value.valueSize = 3;
  return value;
}

void definePlugin(abi::Table &table) {
  using enum abi::Slot;
  define(table, PluginInitialize, [](abi::Header &) {});
  define(table, PluginAttributes, [](abi::PluginAttributes &arguments) {
    static const abi::NamedValue attributes[] = {
        listAttribute("stablehlo_current_version", stablehloVersion),
        listAttribute("stablehlo_minimum_version", oldestStablehlo),
    };
    give(arguments, arguments.attributes,
         abi::List<const abi::NamedValue>{attributes, std::size(attributes)});
  });
}

abi::Table makeTable() {
  abi::Table table = {};
  table.structSize = sizeof table;
  table.version.structSize = sizeof table.version;
  table.version.major = abi::majorVersion;
  table.version.minor = abi::minorVersion;
  fillWithMissing(table);
  definePlugin(table);
  defineFailures(table);
  defineEvents(table);
  defineClients(table);
  defineDevices(table);
  defineMemories(table);
  defineTopologies(table);
  defineBuffers(table);
  defineTransfers(table);
  defineCompilation(table);
  defineExecutables(table);
  defineLoadedExecutables(table);
  addLayouts(table);
  addShardings(table);
  addTesela(table);
  return table;
}

} // namespace

const abi::Table &table() {
  static const abi::Table made = makeTable();
  return made;
}

} // namespace tesela::plugin
