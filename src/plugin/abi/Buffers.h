// Argument structs of buffers and transfers.
#pragma once

#include "plugin/abi/Api.h"

namespace tesela::plugin::abi {

enum class HostBufferSemantics : uint32_t {
  ImmutableOnlyDuringCall,
  ImmutableUntilTransferCompletes,
  ImmutableZeroCopy, // may be used until the buffer is gone
  MutableZeroCopy,   // the same, and may be written
};

struct BufferFromHostBuffer : Header {
  Client *client;
  const void *data;
  ElementCode type;
  List<const int64_t> dimensions;
  List<const int64_t> byteStrides; // empty: dense, row-major
  HostBufferSemantics semantics;
  Device *device;      // null where memory is given
  MemorySpace *memory; // null: the default of the device
  const MemoryLayout *deviceLayout;
  Event *doneWithHostBuffer; // out, never null
  Buffer *buffer;            // out
};
static_assert(sizeof(BufferFromHostBuffer) == 120);

struct CreateUninitializedBuffer : Header {
  Client *client;
  List<const int64_t> dimensions;
  ElementCode type;
  const MemoryLayout *layout;
  Device *device;
  MemorySpace *memory;
  Buffer *buffer; // out
};
static_assert(sizeof(CreateUninitializedBuffer) == 80);

struct CreateErrorBuffer : Header {
  Client *client;
  uint32_t code;
  Text message;
  List<const int64_t> dimensions;
  ElementCode type;
  const MemoryLayout *layout;
  MemorySpace *memory;
  Buffer *buffer; // out
  void *payload;
  size_t payloadSize;
};
static_assert(sizeof(CreateErrorBuffer) == 112);

struct CreateViewOfDeviceBuffer : Header {
  Client *client;
  void *data;
  List<const int64_t> dimensions;
  ElementCode type;
  const MemoryLayout *layout;
  Device *device;
  void (*onDelete)(void *data, void *userArgument);
  void *onDeleteArgument;
  intptr_t stream;
  Buffer *buffer; // out
  MemorySpace *memory;
};
static_assert(sizeof(CreateViewOfDeviceBuffer) == 112);

struct BufferGetMemoryLayout : Header {
  Buffer *buffer;
  MemoryLayout layout; // out
};
static_assert(sizeof(BufferGetMemoryLayout) == 104);

struct BufferCopyToDevice : Header {
  Buffer *buffer;
  Device *device;
  Buffer *copy; // out
};
struct BufferCopyToMemory : Header {
  Buffer *buffer;
  MemorySpace *memory;
  Buffer *copy; // out
};
static_assert(sizeof(BufferCopyToMemory) == 40);

struct BufferToHostBuffer : Header {
  Buffer *buffer;
  const MemoryLayout *hostLayout; // null: the layout of the buffer
  void *destination;              // null: only fill `size`
  size_t size;
  Event *event; // out
};
static_assert(sizeof(BufferToHostBuffer) == 56);

struct BufferCopyRawToHost : Header {
  Buffer *buffer;
  void *destination;
  int64_t offset, size;
  Event *event; // out
};
static_assert(sizeof(BufferCopyRawToHost) == 56);

struct BufferBitcast : Header {
  Buffer *buffer;
  ElementCode type;
  List<const int64_t> dimensions;
  const MemoryLayout *layout;
  Buffer *result; // out
};
static_assert(sizeof(BufferBitcast) == 64);

} // namespace tesela::plugin::abi
