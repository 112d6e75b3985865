// Devices, their descriptions, their memories, and the topology they form. All
// live as long as their Topology. Devices are virtual: each is a share of the
// host's cores and memory, so that programs for several can run and be tested.
#pragma once

#include "base/Error.h"
#include "plugin/abi/Api.h"

#include <memory>
#include <string>
#include <vector>

namespace tesela::plugin {

/// PJRT_DeviceDescription
struct DeviceDescription {
  int32_t id = 0;
  std::string name; // "TeselaDevice(id=0)"
};

/// PJRT_Memory
struct MemorySpace {
  [[maybe_unused]] void *functionTable = nullptr; // abi::minorVersion
  int32_t id = 0, kindId = 0;
  std::string kind, name;
  Device *device = nullptr;
};

/// PJRT_Device
struct Device {
  DeviceDescription description;
  std::vector<std::unique_ptr<MemorySpace>> spaces;
  std::vector<MemorySpace *> memories; // the first is the default

  MemorySpace *defaultMemory() const { return memories.front(); }
};

/// PJRT_TopologyDescription
struct Topology {
  explicit Topology(unsigned deviceCount);

  std::vector<std::unique_ptr<Device>> owned;
  std::vector<Device *> devices; // device i has id i
  std::vector<DeviceDescription *> descriptions;
  std::vector<MemorySpace *> memories;

  /// "tesela-topology:<device count>"
  std::string serialize() const;
  static Result<std::unique_ptr<Topology>> deserialize(std::string_view bytes);
};

/// The kinds of memory of every device, the default first. All are the host's.
constexpr std::string_view memoryKinds[] = {"device", "pinned_host",
                                            "unpinned_host"};
/// Where a kind stands in Device::memories; the default where it is unknown.
uint8_t spaceIndex(std::string_view kind);

constexpr std::string_view platformName = "tesela";
/// The version of Tesela and of the processor; part of JAX's cache keys.
std::string_view platformVersion();
constexpr std::string_view deviceKind = "Tesela CPU";

/// The most virtual devices a client takes.
constexpr unsigned mostDevices = 1024;

void defineDevices(abi::Table &table);
void defineMemories(abi::Table &table);
void defineTopologies(abi::Table &table);

} // namespace tesela::plugin
