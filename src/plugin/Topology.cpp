#include "base/Version.h"
#include "plugin/Boundary.h"
#include "plugin/Device.h"
#include "plugin/Options.h"
#include "plugin/abi/Objects.h"
#include "runtime/Compiler.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <fstream>

namespace tesela::plugin {

constexpr std::string_view serializedPrefix = "tesela-topology:";

/// The processor's model, so that compiled code is not reused elsewhere.
static std::string processorName() {
  std::ifstream file("/proc/cpuinfo");
  std::string family, model, line;
  while (std::getline(file, line) && !line.empty()) {
    if (line.starts_with("cpu family"))
      family = line.substr(line.find(':') + 2);
    else if (line.starts_with("model\t"))
      model = line.substr(line.find(':') + 2);
    else if (line.starts_with("vendor_id"))
      family.insert(0, line.substr(line.find(':') + 2) + " ");
  }
  return "x86-64 family " + family + " model " + model;
}

// JAX makes this text part of the key of its compilation cache, so what changes
// code stands in it.
std::string_view platformVersion() {
  static const std::string text = [] {
    std::string made = "tesela " + std::string(version()) + ", " +
                       processorName() + ", " + runtime::compilerIdentity();
    if (const char *options = std::getenv("TESELA_OPTIONS"))
      made += ", options " + std::string(options);
    return made;
  }();
  return text;
}

uint8_t spaceIndex(std::string_view kind) {
  auto found = std::find(std::begin(memoryKinds), std::end(memoryKinds), kind);
  return found == std::end(memoryKinds)
             ? 0
             : static_cast<uint8_t>(found - std::begin(memoryKinds));
}

Topology::Topology(unsigned deviceCount) {
  // Kind ids are ours to choose and only have to be unequal.
  for (unsigned i = 0; i < deviceCount; ++i) {
    auto device = std::make_unique<Device>();
    device->description.id = static_cast<int32_t>(i);
    device->description.name = "TeselaDevice(id=" + std::to_string(i) + ")";
    for (const std::string_view &kind : memoryKinds) {
      auto space = std::make_unique<MemorySpace>();
      space->id = static_cast<int32_t>(memories.size());
      space->kindId = static_cast<int32_t>(&kind - memoryKinds) + 1;
      space->kind = kind;
      space->name =
          "TeselaMemory(" + space->kind + ", device " + std::to_string(i) + ")";
      space->device = device.get();
      device->memories.push_back(space.get());
      memories.push_back(space.get());
      device->spaces.push_back(std::move(space));
    }
    devices.push_back(device.get());
    descriptions.push_back(&device->description);
    owned.push_back(std::move(device));
  }
}

std::string Topology::serialize() const {
  return std::string(serializedPrefix) + std::to_string(devices.size());
}

Result<std::unique_ptr<Topology>>
Topology::deserialize(std::string_view bytes) {
  unsigned count = 0;
  if (bytes.starts_with(serializedPrefix)) {
    bytes.remove_prefix(serializedPrefix.size());
    auto [end, error] =
        std::from_chars(bytes.data(), bytes.data() + bytes.size(), count);
    if (error != std::errc() || end != bytes.data() + bytes.size())
      count = 0;
  }
  if (count == 0 || count > mostDevices)
    return Error{ErrorCode::InvalidArgument, "not a serialized topology"};
  return std::make_unique<Topology>(count);
}

static uint64_t fingerprint(std::string_view bytes) {
  uint64_t hash = 0xcbf29ce484222325; // FNV-1a
  for (unsigned char byte : bytes)
    hash = (hash ^ byte) * 0x100000001b3;
  return hash;
}

void defineTopologies(abi::Table &table) {
  using enum abi::Slot;
  using abi::Get, abi::Text;
  define(table, TopologyDescriptionCreate,
         [](abi::TopologyCreate &arguments) -> Result<void> {
           Result<ClientOptions> options = readClientOptions(arguments.options);
           if (!options)
             return options.error();
           give(arguments, arguments.topology, new Topology(options->devices));
           return success();
         });
  define(table, TopologyDescriptionDestroy,
         [](abi::On<Topology> &arguments) { delete arguments.object; });
  define(table, TopologyDescriptionPlatformName,
         [](Get<Topology, Text> &arguments) {
           give(arguments, arguments.value, text(platformName));
         });
  define(table, TopologyDescriptionPlatformVersion,
         [](Get<Topology, Text> &arguments) {
           give(arguments, arguments.value, text(platformVersion()));
         });
  define(table, TopologyDescriptionGetDeviceDescriptions,
         [](Get<Topology, abi::List<DeviceDescription *const>> &arguments) {
           auto &list = arguments.object->descriptions;
           give(arguments, arguments.value,
                abi::List<DeviceDescription *const>{list.data(), list.size()});
         });
  define(table, TopologyDescriptionSerialize,
         [](abi::GetOwnedText<Topology> &arguments) {
           auto bytes = new std::string(arguments.object->serialize());
           give(arguments, arguments.text, text(*bytes));
           give(arguments, arguments.holder, bytes);
           give(arguments, arguments.deleter, [](void *holder) {
             delete static_cast<std::string *>(holder);
           });
         });
  define(table, TopologyDescriptionDeserialize,
         [](abi::TopologyDeserialize &arguments) -> Result<void> {
           auto topology = Topology::deserialize(view(arguments.bytes));
           if (!topology)
             return topology.error();
           give(arguments, arguments.topology, topology->release());
           return success();
         });
  define(table, TopologyDescriptionAttributes,
         [](Get<Topology, abi::List<const abi::NamedValue>> &arguments) {
           give(arguments, arguments.value,
                abi::List<const abi::NamedValue>{nullptr, 0});
         });
  define(table, TopologyDescriptionFingerprint,
         [](Get<Topology, uint64_t> &arguments) {
           give(arguments, arguments.value,
                fingerprint(arguments.object->serialize()));
         });
}

} // namespace tesela::plugin
