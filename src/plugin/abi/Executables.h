// Argument structs of compilation, executables and launches.
#pragma once

#include "plugin/abi/Api.h"

namespace tesela::plugin::abi {

struct Program : Header {
  char *code;
  size_t codeSize;
  Text format; // "mlir" or "hlo"
};
static_assert(sizeof(Program) == 48);

struct ClientCompile : Header {
  Client *client;
  const Program *program;
  Text options;                 // serialized CompileOptionsProto
  LoadedExecutable *executable; // out
};
static_assert(sizeof(ClientCompile) == 56);

struct Compile : Header {
  const Topology *topology;
  const Program *program;
  Text options;
  Client *client;         // may be null
  Executable *executable; // out
};
static_assert(sizeof(Compile) == 64);

struct ClientLoad : Header {
  Client *client;
  Executable *executable;
  Text options;
  LoadedExecutable *loaded; // out
};
static_assert(sizeof(ClientLoad) == 56);

struct DeserializeAndLoad : Header {
  Client *client;
  Text bytes;
  LoadedExecutable *executable; // out
  Text overridingOptions;       // empty: the stored ones
  void *loadOptions;
};
static_assert(sizeof(DeserializeAndLoad) == 72);

struct OptimizedProgram : Header {
  Executable *executable;
  Program *program; // out; where code is null only the size
};
static_assert(sizeof(OptimizedProgram) == 32);

struct OutputDimensions : Header {
  Executable *executable;
  size_t count;
  const int64_t *dimensions; // of all outputs, one after the other
  const size_t *ranks;
};
struct MemoryKinds : Header {
  Executable *executable;
  size_t count;
  const char *const *kinds;
  const size_t *sizes;
};
static_assert(sizeof(OutputDimensions) == 48 && sizeof(MemoryKinds) == 48);

struct CompiledMemoryStats : Header {
  static constexpr size_t required = 64;
  Executable *executable;
  int64_t generatedCode, arguments, outputs, aliases, temporaries;
  int64_t hostGeneratedCode, hostArguments, hostOutputs, hostAliases,
      hostTemporaries;
  int64_t peak;
  int64_t total; // this and the rest are unknown to older callers
  int64_t totalAllocation, indefiniteAllocations, peakUnpaddedHeap;
};
static_assert(sizeof(CompiledMemoryStats) == 144);

struct LogicalDevice {
  int32_t replica, partition;
};

struct ExecuteOptions : Header {
  void *sendCallbacks, *receiveCallbacks;
  size_t sendCount, receiveCount;
  int32_t launchId;
  List<const int64_t> nonDonatableInputs;
  void *context;
  const char *callLocation;
  size_t taskCount;
  const int32_t *taskIds;
  const int64_t *incarnationIds;
  void *multiSliceConfig;
  bool majorToMinorForCallbacks;
  void *hloOutputCallbacks;
  size_t hloOutputCallbackCount;
};
static_assert(sizeof(ExecuteOptions) == 144);

struct Execute : Header {
  LoadedExecutable *executable;
  const ExecuteOptions *options;
  Buffer *const *const *arguments; // [device][argument]
  size_t deviceCount, argumentCount;
  Buffer **const *outputs; // [device][output], arrays from the caller
  Event **completeEvents;  // [device], or null
  Device *device;          // for executables bound to no device, or null
};
static_assert(sizeof(Execute) == 80);

} // namespace tesela::plugin::abi
