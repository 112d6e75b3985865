#include "plugin/Device.h"

#include "plugin/Boundary.h"
#include "plugin/abi/Objects.h"
#include "runtime/Memory.h"

namespace tesela::plugin {

static void defineDescriptions(abi::Table &table) {
  using enum abi::Slot;
  using abi::Get, abi::Text;
  using Description = const DeviceDescription;
  define(table, DeviceDescriptionId, [](Get<Description, int32_t> &arguments) {
    give(arguments, arguments.value, arguments.object->id);
  });
  define(table, DeviceDescriptionProcessIndex,
         [](Get<Description, int32_t> &arguments) {
           give(arguments, arguments.value, 0);
         });
  define(table, DeviceDescriptionAttributes,
         [](abi::GetCounted<Description, const abi::NamedValue> &arguments) {
           give(arguments, arguments.size, size_t{0});
           give(arguments, arguments.data, nullptr);
         });
  define(table, DeviceDescriptionKind, [](Get<Description, Text> &arguments) {
    give(arguments, arguments.value, text(deviceKind));
  });
  auto name = [](Get<Description, Text> &arguments) {
    give(arguments, arguments.value, text(arguments.object->name));
  };
  define(table, DeviceDescriptionDebugString, name);
  define(table, DeviceDescriptionToString, name);
}

/// All devices share the host's memory, so each reports the whole pool.
static void giveMemoryStats(abi::DeviceMemoryStats &arguments) {
  runtime::MemoryStatistics now = runtime::memoryStatistics();
  auto known = [&](abi::DeviceMemoryStats::Optional &field, uint64_t value) {
    give(arguments, field.value, static_cast<int64_t>(value));
    give(arguments, field.isSet, true);
  };
  auto unknown = [&](abi::DeviceMemoryStats::Optional &field) {
    give(arguments, field.isSet, false);
  };
  give(arguments, arguments.bytesInUse, static_cast<int64_t>(now.inUse));
  known(arguments.peakBytesInUse, now.peakInUse);
  known(arguments.allocations, now.allocations);
  known(arguments.largestAllocation, now.largest);
  known(arguments.bytesLimit, now.limit);
  known(arguments.poolBytes, now.inUse + now.pooled);
  unknown(arguments.bytesReserved);
  unknown(arguments.peakBytesReserved);
  unknown(arguments.bytesReservableLimit);
  unknown(arguments.largestFreeBlock);
  unknown(arguments.peakPoolBytes);
  unknown(arguments.peakAllocatedBytes);
}

void defineDevices(abi::Table &table) {
  using enum abi::Slot;
  using abi::Get;
  defineDescriptions(table);
  define(table, DeviceGetDescription,
         [](Get<Device, DeviceDescription *> &arguments) {
           give(arguments, arguments.value, &arguments.object->description);
         });
  define(table, DeviceIsAddressable, [](Get<Device, bool> &arguments) {
    give(arguments, arguments.value, true);
  });
  define(table, DeviceLocalHardwareId, [](Get<Device, int32_t> &arguments) {
    give(arguments, arguments.value, arguments.object->description.id);
  });
  define(table, DeviceAddressableMemories,
         [](Get<Device, abi::List<MemorySpace *const>> &arguments) {
           std::vector<MemorySpace *> &list = arguments.object->memories;
           give(arguments, arguments.value,
                abi::List<MemorySpace *const>{list.data(), list.size()});
         });
  define(table, DeviceDefaultMemory, [](Get<Device, MemorySpace *> &arguments) {
    give(arguments, arguments.value, arguments.object->defaultMemory());
  });
  define(table, DeviceGetAttributes, [](abi::DeviceGetAttributes &arguments) {
    give(arguments, arguments.attributes,
         abi::List<const abi::NamedValue>{nullptr, 0});
    give(arguments, arguments.holder, arguments.device);
    give(arguments, arguments.deleter, &deleteNothing);
  });
  define(table, DeviceMemoryStats,
         [](abi::DeviceMemoryStats &arguments) { giveMemoryStats(arguments); });
  define(table, DeviceClearMemoryStats,
         [](abi::On<Device> &) { runtime::resetPeakMemory(); });
}

void defineMemories(abi::Table &table) {
  using enum abi::Slot;
  using abi::Get, abi::Text;
  define(table, MemoryId, [](Get<MemorySpace, int32_t> &arguments) {
    give(arguments, arguments.value, arguments.object->id);
  });
  define(table, MemoryKind, [](Get<MemorySpace, Text> &arguments) {
    give(arguments, arguments.value, text(arguments.object->kind));
  });
  define(table, MemoryKindId, [](Get<MemorySpace, int32_t> &arguments) {
    give(arguments, arguments.value, arguments.object->kindId);
  });
  auto name = [](Get<MemorySpace, Text> &arguments) {
    give(arguments, arguments.value, text(arguments.object->name));
  };
  define(table, MemoryDebugString, name);
  define(table, MemoryToString, name);
  define(table, MemoryAddressableByDevices,
         [](Get<MemorySpace, abi::List<Device *const>> &arguments) {
           give(arguments, arguments.value,
                abi::List<Device *const>{&arguments.object->device, 1});
         });
}

} // namespace tesela::plugin
