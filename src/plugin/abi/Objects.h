// Argument structs of errors, events, clients, devices, memories, topologies:
// those that Api.h's On and Get do not cover.
#pragma once

#include "plugin/abi/Api.h"

namespace tesela::plugin::abi {

using PayloadVisitor = void (*)(const char *key, size_t keySize,
                                const char *value, size_t valueSize,
                                void *userArgument);
struct ErrorForEachPayload : Header {
  Failure *error;
  PayloadVisitor visitor;
  void *userArgument;
};

struct PluginAttributes : Header {
  List<const NamedValue> attributes;
};
static_assert(sizeof(PluginAttributes) == 32);

/// Receives an error of its own to free, or null.
using ReadyCallback = void (*)(Failure *error, void *userArgument);
struct EventOnReady : Header {
  Event *event;
  ReadyCallback callback;
  void *userArgument;
};
struct EventSet : Header {
  Event *event;
  uint32_t code;
  Text message;
};
static_assert(sizeof(EventOnReady) == 40 && sizeof(EventSet) == 48);

struct ClientCreate : Header {
  List<const NamedValue> options;
  void *keyValueGet, *keyValueGetArgument, *keyValuePut, *keyValuePutArgument;
  Client *client; // out
  void *keyValueTryGet, *keyValueTryGetArgument;
};
static_assert(sizeof(ClientCreate) == 88);

struct ClientLookup : Header {
  Client *client;
  int32_t id;
  Device *device; // out
};
static_assert(sizeof(ClientLookup) == 40);

// The count stands in front of the pointer here.
struct DefaultDeviceAssignment : Header {
  Client *client;
  int32_t replicas, partitions;
  size_t size;
  int32_t *assignment;
};
static_assert(sizeof(DefaultDeviceAssignment) == 48);

struct DeviceGetAttributes : Header {
  Device *device;
  List<const NamedValue> attributes;
  void *holder;
  void (*deleter)(void *holder);
};
static_assert(sizeof(DeviceGetAttributes) == 56);

struct DeviceMemoryStats : Header {
  struct Optional {
    int64_t value;
    bool isSet;
  };
  static constexpr size_t required = 185; // 0.112
  Device *device;
  int64_t bytesInUse;
  Optional peakBytesInUse, allocations, largestAllocation, bytesLimit,
      bytesReserved, peakBytesReserved, bytesReservableLimit, largestFreeBlock,
      poolBytes, peakPoolBytes;
  Optional peakAllocatedBytes; // unknown to callers below 0.114
};
static_assert(sizeof(DeviceMemoryStats) == 208);

struct TopologyCreate : Header {
  Text name;
  List<const NamedValue> options;
  Topology *topology; // out
};
struct TopologyDeserialize : Header {
  Text bytes;
  Topology *topology; // out
};
static_assert(sizeof(TopologyCreate) == 56);
static_assert(sizeof(TopologyDeserialize) == 40);

} // namespace tesela::plugin::abi
