// PJRT_Client: the devices of this process and the compiler.
#pragma once

#include "plugin/Device.h"
#include "plugin/Options.h"
#include "runtime/Compiler.h"

namespace tesela::plugin {

struct Client {
  explicit Client(const ClientOptions &options)
      : options(options), topology(options.devices),
        version(platformVersion()) {
    for (const auto &[name, value] : options.compile)
      version.append(", ").append(name).append("=").append(value);
  }

  ClientOptions options;
  Topology topology;
  std::string version; // of the platform, with options that change code

  Device *deviceWithId(int64_t id) const {
    bool known = id >= 0 && id < static_cast<int64_t>(topology.devices.size());
    return known ? topology.devices[id] : nullptr;
  }
};

/// The compiler of this process, made at first use.
runtime::Compiler &compiler();

void defineClients(abi::Table &table);

} // namespace tesela::plugin
