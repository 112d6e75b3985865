// PJRT_Executable and PJRT_LoadedExecutable: two handles of one compiled
// program, the second bound to devices.
#pragma once

#include "plugin/ArrayType.h"
#include "plugin/Client.h"
#include "plugin/CompileOptions.h"
#include "plugin/Layout.h"
#include "plugin/abi/Executables.h"
#include "runtime/Executable.h"

#include <atomic>
#include <deque>
#include <memory>

namespace tesela::plugin {

/// A program and everything that getters point into.
struct Compiled {
  /// `options` are the bytes of a CompileOptionsProto.
  static Result<std::shared_ptr<Compiled>>
  make(std::unique_ptr<runtime::Executable> program, std::string options);
  ~Compiled();

  std::unique_ptr<runtime::Executable> program;
  std::string optionBytes;
  CompileOptions options;
  std::string fingerprint;

  std::vector<SharedType> results;
  std::vector<abi::ElementCode> resultCodes;
  std::vector<int64_t> resultDimensions; // of all, one after the other
  std::vector<size_t> resultRanks;

  struct Texts { // as the interface lists them
    std::vector<const char *> data;
    std::vector<size_t> sizes;
    void add(std::string_view text) {
      data.push_back(text.data());
      sizes.push_back(text.size());
    }
  };
  std::deque<std::string> memoryKinds;
  Texts parameterKinds, resultKinds;
  MemorySpace *resultSpace(const Device &device, size_t result) const {
    return device.memories[resultSpaces[result]];
  }
  std::vector<uint8_t> resultSpaces; // which of a device's memories
  /// One per parameter or result, or empty where nothing is known.
  Texts parameterShardings, resultShardings;
  std::deque<Layout> layouts;
  std::vector<Layout *> parameterLayouts, resultLayouts;

  struct Costs {
    abi::NamedValue values[2];
  } costs;
};

struct Executable {
  std::shared_ptr<Compiled> compiled;
};

struct LoadedExecutable {
  /// InvalidArgument where the client has not the devices asked for.
  static Result<std::unique_ptr<LoadedExecutable>>
  make(Client *client, std::shared_ptr<Compiled> compiled);

  std::shared_ptr<Compiled> compiled;
  Client *client;
  std::vector<Device *> devices; // replica-major; empty where portable
  std::vector<abi::LogicalDevice> logical;
  std::string assignment; // DeviceAssignmentProto; empty where portable
  std::atomic<bool> deleted = false;
};

/// Plugin-level wrapping of an executable's bytes with its compile options.
Result<std::string> serialize(const Compiled &compiled);
/// `overriding` replaces the stored options unless it is empty.
Result<std::shared_ptr<Compiled>> deserialize(std::string_view bytes,
                                              std::string_view overriding);

/// The HLO text of the newest living program with that fingerprint, or empty.
std::string hloOf(std::string_view fingerprint);

void defineCompilation(abi::Table &table);
void defineExecutables(abi::Table &table);
void defineLoadedExecutables(abi::Table &table);

} // namespace tesela::plugin
