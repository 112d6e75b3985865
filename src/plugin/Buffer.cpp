#include "plugin/Buffer.h"

#include "plugin/Boundary.h"
#include "plugin/Event.h"
#include "plugin/abi/Buffers.h"

#include <cstring>
#include <new>

namespace tesela::plugin {

Error Buffer::goneError() const {
  return {ErrorCode::FailedPrecondition,
          "the buffer has been deleted or donated"};
}

bool Buffer::tryHold() {
  uint32_t count = holds.load(std::memory_order_relaxed);
  do {
    if (count == 0)
      return false;
  } while (!holds.compare_exchange_weak(count, count + 1,
                                        std::memory_order_acq_rel));
  return true;
}

Result<void> Buffer::hold() {
  if (error) [[unlikely]]
    return *error;
  if (isDeleted() || !tryHold()) [[unlikely]]
    return goneError();
  return success();
}

void Buffer::drop() {
  if (holds.fetch_sub(1, std::memory_order_acq_rel) == 1)
    block = {};
}

Result<void> Buffer::holdOutside() {
  Result<void> held = hold();
  if (held)
    holdsOutside.fetch_add(1, std::memory_order_relaxed);
  return held;
}

void Buffer::dropOutside() {
  holdsOutside.fetch_sub(1, std::memory_order_relaxed);
  drop();
}

runtime::KeptForms *Buffer::forms() {
  if (mayChange)
    return nullptr;
  runtime::KeptForms *now = kept;
  if (!now) {
    auto made = new (std::nothrow) runtime::KeptForms;
    if (kept.compare_exchange_strong(now, made))
      now = made;
    else
      delete made;
  }
  // Whoever calls keepNothing() meanwhile sees these forms, or we see that.
  return mayChange ? nullptr : now;
}

void Buffer::keepNothing() {
  mayChange = true;
  if (runtime::KeptForms *forms = kept)
    forms->close();
}

void Buffer::remove() {
  if (deleted.exchange(true, std::memory_order_acq_rel))
    return;
  keepNothing();
  drop();
}

Result<runtime::Block> Buffer::donate() {
  if (error)
    return *error;
  if (deleted.exchange(true, std::memory_order_acq_rel))
    return goneError();
  keepNothing();
  // The buffer's own hold passes to the caller.
  uint32_t alone = 1;
  if (!readOnly &&
      holds.compare_exchange_strong(alone, 0, std::memory_order_acq_rel))
    return std::move(block);
  return runtime::Block();
}

Result<std::unique_ptr<Buffer>> makeBuffer(SharedType type,
                                           MemorySpace *space) {
  Result<runtime::Block> block = runtime::allocate(type->bytes);
  if (!block)
    return block.error();
  return std::make_unique<Buffer>(std::move(type), std::move(*block), space);
}

static Result<void> copyTo(Buffer &from, MemorySpace *space, Buffer *&copy,
                           auto &arguments) {
  Result<Hold> held = Hold::of(from);
  if (!held)
    return held.error();
  Result<std::unique_ptr<Buffer>> made = makeBuffer(from.type, space);
  if (!made)
    return made.error();
  std::memcpy((*made)->data(), held->data(), from.type->bytes);
  give(arguments, copy, made->release());
  return success();
}

static void defineDescription(abi::Table &table) {
  using enum abi::Slot;
  using abi::Get, abi::List;
  define(table, BufferElementType,
         [](Get<Buffer, abi::ElementCode> &arguments) {
           give(arguments, arguments.value, arguments.object->type->code);
         });
  auto dimensions = [](Get<Buffer, List<const int64_t>> &arguments) {
    const std::vector<int64_t> &list = arguments.object->type->dimensions;
    give(arguments, arguments.value,
         List<const int64_t>{list.data(), list.size()});
  };
  define(table, BufferDimensions, dimensions);
  define(table, BufferUnpaddedDimensions, dimensions);
  define(table, BufferDynamicDimensionIndices,
         [](Get<Buffer, List<const size_t>> &arguments) {
           give(arguments, arguments.value, List<const size_t>{nullptr, 0});
         });
  define(table, BufferGetMemoryLayout,
         [](abi::BufferGetMemoryLayout &arguments) {
           const std::vector<int64_t> &order =
               arguments.buffer->type->minorToMajor;
           abi::MemoryLayout layout = {};
           layout.structSize = sizeof layout;
           layout.type = abi::MemoryLayout::IsTiled;
           layout.tiled = {};
           layout.tiled.structSize = sizeof layout.tiled;
           layout.tiled.minorToMajor = {order.data(), order.size()};
           give(arguments, arguments.layout, layout);
         });
  define(table, BufferOnDeviceSizeInBytes, [](Get<Buffer, size_t> &arguments) {
    give(arguments, arguments.value, arguments.object->type->bytes);
  });
  define(table, BufferDevice, [](Get<Buffer, Device *> &arguments) {
    give(arguments, arguments.value, arguments.object->space->device);
  });
  define(table, BufferMemory, [](Get<Buffer, MemorySpace *> &arguments) {
    give(arguments, arguments.value, arguments.object->space);
  });
  // Lets JAX make NumPy arrays of our memory without a copy. Signed integers
  // below a byte are extended here, but not in NumPy's types.
  define(table, BufferIsOnCpu, [](Get<Buffer, bool> &arguments) {
    ElementType element = arguments.object->type->element;
    give(arguments, arguments.value,
         element != ElementType::S4 && element != ElementType::S2);
  });
}

static void defineLifetime(abi::Table &table) {
  using enum abi::Slot;
  using abi::Get, abi::On;
  define(table, BufferDestroy,
         [](On<Buffer> &arguments) { delete arguments.object; });
  define(table, BufferDelete,
         [](On<Buffer> &arguments) { arguments.object->remove(); });
  define(table, BufferIsDeleted, [](Get<Buffer, bool> &arguments) {
    give(arguments, arguments.value, arguments.object->isDeleted());
  });
  define(table, BufferIncreaseExternalReferenceCount,
         [](On<Buffer> &arguments) { return arguments.object->holdOutside(); });
  define(table, BufferDecreaseExternalReferenceCount,
         [](On<Buffer> &arguments) { arguments.object->dropOutside(); });
  define(table, BufferUnsafePointer,
         [](Get<Buffer, uintptr_t> &arguments) -> Result<void> {
           // Whoever deletes the buffer meanwhile must not free what is read.
           Result<Hold> held = Hold::of(*arguments.object);
           if (!held)
             return held.error();
           arguments.object->keepNothing();
           give(arguments, arguments.value,
                reinterpret_cast<uintptr_t>(held->data()));
           return success();
         });
  define(table, BufferOpaqueDeviceMemoryDataPointer,
         [](Get<Buffer, void *> &arguments) -> Result<void> {
           Result<Hold> held = Hold::of(*arguments.object);
           if (!held)
             return held.error();
           if (!arguments.object->isReadOutside())
             arguments.object->keepNothing();
           give(arguments, arguments.value, held->data());
           return success();
         });
  define(table, BufferReadyEvent, [](Get<Buffer, Event *> &arguments) {
    const Error *error = arguments.object->storedError();
    give(arguments, arguments.value,
         error ? Event::failed(*error) : Event::ready());
  });
}

void defineBuffers(abi::Table &table) {
  using enum abi::Slot;
  defineDescription(table);
  defineLifetime(table);
  define(table, BufferCopyToDevice, [](abi::BufferCopyToDevice &arguments) {
    return copyTo(*arguments.buffer, arguments.device->defaultMemory(),
                  arguments.copy, arguments);
  });
  define(table, BufferCopyToMemory, [](abi::BufferCopyToMemory &arguments) {
    return copyTo(*arguments.buffer, arguments.memory, arguments.copy,
                  arguments);
  });
  define(table, BufferBitcast,
         [](abi::BufferBitcast &arguments) -> Result<void> {
           Result<SharedType> type =
               readType(arguments.type, arguments.dimensions, arguments.layout);
           if (!type)
             return type.error();
           if ((*type)->bytes != arguments.buffer->type->bytes)
             return Error{ErrorCode::InvalidArgument,
                          "a bitcast keeps the size in bytes"};
           Result<runtime::Block> block = arguments.buffer->donate();
           if (!block)
             return block.error();
           if (!*block) {
             // Held by others: work on a copy.
             Hold held = Hold::takeOver(*arguments.buffer);
             block = runtime::allocate((*type)->bytes);
             if (!block)
               return block.error();
             std::memcpy(block->data(), held.data(), (*type)->bytes);
           }
           give(arguments, arguments.result,
                new Buffer(*type, std::move(*block), arguments.buffer->space));
           return success();
         });
}

} // namespace tesela::plugin
