#include "plugin/Client.h"

#include "plugin/Boundary.h"
#include "plugin/abi/Objects.h"
#include "runtime/Interrupt.h"
#include "runtime/Threads.h"

namespace tesela::plugin {

runtime::Compiler &compiler() {
  static runtime::Compiler *made = runtime::createCompiler().release();
  return *made;
}

static Result<void> createClient(abi::ClientCreate &arguments) {
  Result<ClientOptions> options = readClientOptions(arguments.options);
  if (!options)
    return options.error();
  if (options->threads)
    runtime::setThreadCount(options->threads);
  runtime::listenForInterrupts();
  give(arguments, arguments.client, new Client(*options));
  return success();
}

static Result<void> lookUp(abi::ClientLookup &arguments) {
  Device *device = arguments.client->deviceWithId(arguments.id);
  if (!device)
    return Error{ErrorCode::InvalidArgument,
                 "no device with id " + std::to_string(arguments.id), "",
                 "this client has " +
                     std::to_string(arguments.client->topology.devices.size()),
                 "set TESELA_NUM_DEVICES"};
  give(arguments, arguments.device, device);
  return success();
}

static Result<void> assignDevices(abi::DefaultDeviceAssignment &arguments) {
  int64_t count = int64_t{arguments.replicas} * arguments.partitions;
  size_t have = arguments.client->topology.devices.size();
  if (arguments.replicas < 1 || arguments.partitions < 1 ||
      count > static_cast<int64_t>(have))
    return Error{ErrorCode::InvalidArgument,
                 std::to_string(count) + " devices are needed, " +
                     std::to_string(have) + " exist",
                 "", "", "set TESELA_NUM_DEVICES"};
  if (arguments.size < static_cast<size_t>(count))
    return Error{ErrorCode::InvalidArgument, "the array is too small"};
  for (int32_t i = 0; i < count; ++i)
    arguments.assignment[i] = i;
  return success();
}

void defineClients(abi::Table &table) {
  using enum abi::Slot;
  using abi::Get, abi::Text, abi::List;
  define(table, ClientCreate,
         [](abi::ClientCreate &arguments) { return createClient(arguments); });
  define(table, ClientDestroy,
         [](abi::On<Client> &arguments) { delete arguments.object; });
  define(table, ClientPlatformName, [](Get<Client, Text> &arguments) {
    give(arguments, arguments.value, text(platformName));
  });
  define(table, ClientPlatformVersion, [](Get<Client, Text> &arguments) {
    give(arguments, arguments.value, text(arguments.object->version));
  });
  define(table, ClientProcessIndex, [](Get<Client, int32_t> &arguments) {
    give(arguments, arguments.value, 0);
  });
  auto devices = [](Get<Client, List<Device *const>> &arguments) {
    std::vector<Device *> &list = arguments.object->topology.devices;
    give(arguments, arguments.value,
         List<Device *const>{list.data(), list.size()});
  };
  define(table, ClientDevices, devices);
  define(table, ClientAddressableDevices, devices);
  auto find = [](abi::ClientLookup &arguments) { return lookUp(arguments); };
  define(table, ClientLookupDevice, find);
  define(table, ClientLookupAddressableDevice, find);
  define(table, ClientAddressableMemories,
         [](Get<Client, List<MemorySpace *const>> &arguments) {
           std::vector<MemorySpace *> &list =
               arguments.object->topology.memories;
           give(arguments, arguments.value,
                List<MemorySpace *const>{list.data(), list.size()});
         });
  define(table, ClientTopologyDescription,
         [](Get<Client, Topology *> &arguments) {
           give(arguments, arguments.value, &arguments.object->topology);
         });
  define(table, ClientDefaultDeviceAssignment,
         [](abi::DefaultDeviceAssignment &arguments) {
           return assignDevices(arguments);
         });
  // One process only: there is nobody to hear about.
  define(table, ClientUpdateGlobalProcessInfo, [](abi::Header &) {});
  // All memory here is host memory.
  define(table, ClientDmaMap, [](abi::On<Client> &) {});
  define(table, ClientDmaUnmap, [](abi::On<Client> &) {});
}

} // namespace tesela::plugin
