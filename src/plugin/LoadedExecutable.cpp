#include "plugin/Boundary.h"
#include "plugin/Executable.h"
#include "plugin/abi/Executables.h"

namespace tesela::plugin {

void defineExecution(abi::Table &table); // Execute.cpp

Result<std::unique_ptr<LoadedExecutable>>
LoadedExecutable::make(Client *client, std::shared_ptr<Compiled> compiled) {
  auto loaded = std::make_unique<LoadedExecutable>();
  const CompileOptions &options = compiled->options;
  loaded->client = client;
  loaded->compiled = std::move(compiled);
  if (options.portable)
    return loaded;
  std::vector<int64_t> ids = options.devices;
  if (ids.empty())
    for (uint32_t i = 0; i < options.replicas * options.partitions; ++i)
      ids.push_back(i);
  for (size_t i = 0; i < ids.size(); ++i) {
    Device *device = client->deviceWithId(ids[i]);
    if (!device)
      return Error{ErrorCode::InvalidArgument,
                   "the program is for device " + std::to_string(ids[i]) +
                       ", which this client does not have",
                   "", "", "set TESELA_NUM_DEVICES"};
    loaded->devices.push_back(device);
    loaded->logical.push_back({static_cast<int32_t>(i / options.partitions),
                               static_cast<int32_t>(i % options.partitions)});
  }
  loaded->assignment =
      writeDeviceAssignment(options.replicas, options.partitions, ids);
  return loaded;
}

void defineLoadedExecutables(abi::Table &table) {
  using enum abi::Slot;
  using abi::Get, abi::Text, abi::List;
  defineExecution(table);
  define(table, LoadedExecutableDestroy,
         [](abi::On<LoadedExecutable> &arguments) { delete arguments.object; });
  define(table, LoadedExecutableGetExecutable,
         [](Get<LoadedExecutable, Executable *> &arguments) {
           give(arguments, arguments.value,
                new Executable{arguments.object->compiled});
         });
  define(table, LoadedExecutableAddressableDevices,
         [](Get<LoadedExecutable, List<Device *const>> &arguments) {
           std::vector<Device *> &devices = arguments.object->devices;
           give(arguments, arguments.value,
                List<Device *const>{devices.data(), devices.size()});
         });
  define(table, LoadedExecutableAddressableDeviceLogicalIds,
         [](Get<LoadedExecutable, List<const abi::LogicalDevice>> &arguments) {
           auto &ids = arguments.object->logical;
           give(arguments, arguments.value,
                List<const abi::LogicalDevice>{ids.data(), ids.size()});
         });
  define(table, LoadedExecutableGetDeviceAssignment,
         [](abi::GetOwnedText<LoadedExecutable> &arguments) {
           give(arguments, arguments.text, text(arguments.object->assignment));
           give(arguments, arguments.holder, arguments.object);
           give(arguments, arguments.deleter, &deleteNothing);
         });
  define(table, LoadedExecutableDelete,
         [](abi::On<LoadedExecutable> &arguments) {
           arguments.object->deleted = true;
         });
  define(table, LoadedExecutableIsDeleted,
         [](Get<LoadedExecutable, bool> &arguments) {
           give(arguments, arguments.value, arguments.object->deleted.load());
         });
  define(table, LoadedExecutableFingerprint,
         [](Get<LoadedExecutable, Text> &arguments) {
           give(arguments, arguments.value,
                text(arguments.object->compiled->fingerprint));
         });
}

} // namespace tesela::plugin
