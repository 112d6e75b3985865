// Between the host's arrays and buffers.
#include "plugin/Boundary.h"
#include "plugin/Buffer.h"
#include "plugin/Client.h"
#include "plugin/Event.h"
#include "plugin/StridedCopy.h"
#include "plugin/abi/Buffers.h"

#include <algorithm>
#include <cstring>

namespace tesela::plugin {
namespace {

/// Below this a copy is cheaper than keeping the host's array alive.
constexpr size_t smallestShared = 16384;
/// What generated code may rely on.
constexpr uintptr_t alignment = 64;

/// Elements below a byte: outside, the bits above them are zero; inside, signed
/// integers are extended (base/ElementType.h).
bool isExtended(ElementType element) {
  return element == ElementType::S4 || element == ElementType::S2;
}
void extend(std::byte *data, size_t bytes, ElementType element) {
  int shift = element == ElementType::S4 ? 4 : 6;
  for (size_t i = 0; i < bytes; ++i)
    data[i] = static_cast<std::byte>(
        static_cast<int8_t>(static_cast<int>(data[i]) << shift) >> shift);
}
void cut(std::byte *data, size_t bytes, ElementType element) {
  auto mask = static_cast<std::byte>(element == ElementType::S4 ? 15 : 3);
  for (size_t i = 0; i < bytes; ++i)
    data[i] &= mask;
}

MemorySpace *spaceOf(Client *client, Device *device, MemorySpace *memory) {
  if (memory)
    return memory;
  return (device ? device : client->topology.devices.front())->defaultMemory();
}

bool canShare(const abi::BufferFromHostBuffer &arguments,
              const ArrayType &type) {
  return arguments.semantics >= abi::HostBufferSemantics::ImmutableZeroCopy &&
         type.bytes >= smallestShared &&
         reinterpret_cast<uintptr_t>(arguments.data) % alignment == 0 &&
         !isExtended(type.element);
}

/// A buffer on the host's own memory; `done` is set when the buffer lets go.
Buffer *share(const abi::BufferFromHostBuffer &arguments, SharedType type,
              MemorySpace *space, Event *done) {
  size_t bytes = type->bytes;
  runtime::Block block(
      const_cast<void *>(arguments.data), bytes,
      [](void *, uint64_t context) {
        auto event = reinterpret_cast<Event *>(context);
        event->set();
        event->release();
      },
      reinterpret_cast<uintptr_t>(done));
  bool readOnly =
      arguments.semantics != abi::HostBufferSemantics::MutableZeroCopy;
  return new Buffer(std::move(type), std::move(block), space, readOnly);
}

void copyIn(Buffer &buffer, const abi::BufferFromHostBuffer &arguments,
            std::span<const int64_t> hostStrides) {
  const ArrayType &type = *buffer.type;
  auto to = static_cast<std::byte *>(buffer.data());
  auto from = static_cast<const std::byte *>(arguments.data);
  std::vector<int64_t> strides = type.byteStrides();
  if (std::equal(strides.begin(), strides.end(), hostStrides.begin()))
    std::memcpy(to, from, type.bytes);
  else
    copyStrided(to, strides, from, hostStrides, type.dimensions,
                byteSize(type.element));
  if (isExtended(type.element))
    extend(to, type.bytes, type.element);
}

Result<void> fromHost(abi::BufferFromHostBuffer &arguments) {
  Result<SharedType> type =
      readType(arguments.type, arguments.dimensions, arguments.deviceLayout);
  if (!type)
    return type.error();
  MemorySpace *space =
      spaceOf(arguments.client, arguments.device, arguments.memory);
  size_t rank = (*type)->dimensions.size();
  if (arguments.byteStrides.size && arguments.byteStrides.size != rank)
    return Error{ErrorCode::InvalidArgument,
                 "one byte stride is needed per dimension"};
  std::vector<int64_t> strides(arguments.byteStrides.data,
                               arguments.byteStrides.data +
                                   arguments.byteStrides.size);
  if (strides.empty()) {
    ArrayType rowMajor = **type;
    std::sort(rowMajor.minorToMajor.rbegin(), rowMajor.minorToMajor.rend());
    strides = rowMajor.byteStrides();
  }
  if (strides == (*type)->byteStrides() && canShare(arguments, **type)) {
    Event *done = Event::pending(2);
    give(arguments, arguments.buffer, share(arguments, *type, space, done));
    give(arguments, arguments.doneWithHostBuffer, done);
    return success();
  }
  Result<std::unique_ptr<Buffer>> buffer = makeBuffer(*type, space);
  if (!buffer)
    return buffer.error();
  copyIn(**buffer, arguments, strides);
  give(arguments, arguments.buffer, buffer->release());
  give(arguments, arguments.doneWithHostBuffer, Event::ready());
  return success();
}

Result<void> toHost(abi::BufferToHostBuffer &arguments) {
  Buffer &buffer = *arguments.buffer;
  const ArrayType &type = *buffer.type;
  if (!arguments.destination) {
    give(arguments, arguments.size, type.bytes);
    return success();
  }
  if (arguments.size < type.bytes)
    return Error{ErrorCode::InvalidArgument,
                 "the destination has " + std::to_string(arguments.size) +
                     " bytes, " + std::to_string(type.bytes) + " are needed"};
  std::vector<int64_t> from = type.byteStrides(), to = from;
  if (arguments.hostLayout) {
    Result<SharedType> host =
        readType(type.code, {type.dimensions.data(), type.dimensions.size()},
                 arguments.hostLayout);
    if (!host)
      return host.error();
    to = (*host)->byteStrides();
  }
  Result<Hold> held = Hold::of(buffer);
  if (!held)
    return held.error();
  auto target = static_cast<std::byte *>(arguments.destination);
  auto source = static_cast<const std::byte *>(held->data());
  if (from == to)
    std::memcpy(target, source, type.bytes);
  else
    copyStrided(target, to, source, from, type.dimensions,
                byteSize(type.element));
  if (isExtended(type.element))
    cut(target, type.bytes, type.element);
  give(arguments, arguments.event, Event::ready());
  return success();
}

Result<void> rawToHost(abi::BufferCopyRawToHost &arguments) {
  Buffer &buffer = *arguments.buffer;
  auto bytes = static_cast<int64_t>(buffer.type->bytes);
  if (arguments.offset < 0 || arguments.size < 0 || arguments.offset > bytes ||
      arguments.size > bytes - arguments.offset)
    return Error{ErrorCode::OutOfRange, "the range exceeds the buffer"};
  Result<Hold> held = Hold::of(buffer);
  if (!held)
    return held.error();
  std::memcpy(arguments.destination,
              static_cast<const std::byte *>(held->data()) + arguments.offset,
              static_cast<size_t>(arguments.size));
  give(arguments, arguments.event, Event::ready());
  return success();
}

/// Memory of someone else that is already laid out as a buffer of ours. We only
/// read it: a program that the buffer is donated to works on a copy. They may
/// write it.
Result<void> viewOf(abi::CreateViewOfDeviceBuffer &arguments) {
  Result<SharedType> type =
      readType(arguments.type, arguments.dimensions, arguments.layout);
  if (!type)
    return type.error();
  if (reinterpret_cast<uintptr_t>(arguments.data) % alignment)
    return Error{ErrorCode::InvalidArgument,
                 "views need memory aligned to 64 bytes"};
  if (isExtended((*type)->element))
    return Error{ErrorCode::Unimplemented,
                 "signed integers below a byte lie otherwise in here", "", "",
                 "copy the array instead of viewing it"};
  struct Callback {
    void (*function)(void *, void *);
    void *argument;
  };
  runtime::Block block(
      arguments.data, (*type)->bytes,
      [](void *data, uint64_t context) {
        auto callback = reinterpret_cast<Callback *>(context);
        if (callback->function)
          callback->function(data, callback->argument);
        delete callback;
      },
      reinterpret_cast<uintptr_t>(
          new Callback{arguments.onDelete, arguments.onDeleteArgument}));
  auto view =
      new Buffer(*type, std::move(block),
                 spaceOf(arguments.client, arguments.device, arguments.memory),
                 /*readOnly=*/true);
  view->keepNothing();
  give(arguments, arguments.buffer, view);
  return success();
}

} // namespace

void defineTransfers(abi::Table &table) {
  using enum abi::Slot;
  define(
      table, ClientBufferFromHostBuffer,
      [](abi::BufferFromHostBuffer &arguments) { return fromHost(arguments); });
  define(table, BufferToHostBuffer,
         [](abi::BufferToHostBuffer &arguments) { return toHost(arguments); });
  define(table, BufferCopyRawToHost, [](abi::BufferCopyRawToHost &arguments) {
    return rawToHost(arguments);
  });
  define(table, ClientCreateViewOfDeviceBuffer,
         [](abi::CreateViewOfDeviceBuffer &arguments) {
           return viewOf(arguments);
         });
  define(table, ClientCreateUninitializedBuffer,
         [](abi::CreateUninitializedBuffer &arguments) -> Result<void> {
           Result<SharedType> type =
               readType(arguments.type, arguments.dimensions, arguments.layout);
           if (!type)
             return type.error();
           auto buffer =
               makeBuffer(*type, spaceOf(arguments.client, arguments.device,
                                         arguments.memory));
           if (!buffer)
             return buffer.error();
           give(arguments, arguments.buffer, buffer->release());
           return success();
         });
  define(
      table, ClientCreateErrorBuffer,
      [](abi::CreateErrorBuffer &arguments) -> Result<void> {
        Result<SharedType> type =
            readType(arguments.type, arguments.dimensions, arguments.layout);
        if (!type)
          return type.error();
        Error error{static_cast<ErrorCode>(arguments.code),
                    std::string(view(arguments.message))};
        give(arguments, arguments.buffer,
             new Buffer(*type, std::move(error),
                        spaceOf(arguments.client, nullptr, arguments.memory)));
        return success();
      });
}

} // namespace tesela::plugin
