// PJRT_Buffer: an array on a device.
//
// The memory of a buffer lives as long as someone holds it: the buffer itself
// until it is deleted or donated, a running launch, an external reference
// (a NumPy view). The count of holders is `holds`; whoever lets go last frees.
//
// What kernels keep of an array (runtime/KeptForms.h) is right as long as
// nobody writes to the array. So nothing is kept any more
//   once it is deleted or donated
//   of memory that others own and may write (a view), unlike that of a host
//   array which its owner promised to leave alone (zero-copy)
//   once someone outside has asked for its address, but for external
//   references: these are there to read (NumPy's views of JAX's arrays are not
//   writable), and whoever prints the weights holds one
#pragma once

#include "plugin/ArrayType.h"
#include "plugin/Device.h"
#include "runtime/KeptForms.h"
#include "runtime/Memory.h"

#include <atomic>
#include <memory>
#include <utility>

namespace tesela::plugin {

class Buffer {
public:
  /// `readOnly`: the memory belongs to someone who must not see it change.
  Buffer(SharedType type, runtime::Block block, MemorySpace *space,
         bool readOnly = false)
      : type(std::move(type)), space(space), readOnly(readOnly),
        block(std::move(block)) {}
  ~Buffer() { delete kept.load(std::memory_order_relaxed); }
  /// A buffer whose contents could not be computed.
  Buffer(SharedType type, Error error, MemorySpace *space)
      : type(std::move(type)), space(space),
        error(std::make_unique<Error>(std::move(error))) {}

  const SharedType type;
  MemorySpace *const space;
  const bool readOnly = false;

  /// Keeps the memory alive until drop(). FailedPrecondition where the buffer
  /// was deleted or donated; the stored error where it holds one.
  Result<void> hold();
  void drop();
  /// The same for an external reference.
  Result<void> holdOutside();
  void dropOutside();
  /// Valid between hold() and drop().
  void *data() const { return block.data(); }

  bool isDeleted() const { return deleted.load(std::memory_order_acquire); }
  void remove();

  /// Deletes the buffer and hands over its memory. Where others hold it or it
  /// is read-only, the result is empty and the caller must work on a copy; the
  /// memory then stays valid until the caller's drop(). Fails as hold() does.
  Result<runtime::Block> donate();

  /// What is kept of the array; null where it may change. Between hold() and
  /// drop() only.
  runtime::KeptForms *forms();
  /// From now on the array may change.
  void keepNothing();
  bool isReadOutside() const {
    return holdsOutside.load(std::memory_order_relaxed) > 0;
  }

  /// Null where the buffer holds no error.
  const Error *storedError() const { return error.get(); }

private:
  bool tryHold();
  Error goneError() const;

  runtime::Block block;
  std::atomic<uint32_t> holds = 1, holdsOutside = 0;
  std::atomic<bool> deleted = false, mayChange = false;
  std::atomic<runtime::KeptForms *> kept = nullptr; // made at first use
  std::unique_ptr<Error> error;
};

/// Keeps a buffer's memory alive while it exists.
class Hold {
public:
  /// Fails as Buffer::hold() does.
  static Result<Hold> of(Buffer &buffer) {
    if (Result<void> held = buffer.hold(); !held)
      return std::move(held.error());
    return Hold(buffer);
  }
  /// Of a hold that the caller has already, as after donate().
  static Hold takeOver(Buffer &buffer) { return Hold(buffer); }
  Hold(Hold &&other) noexcept : buffer(std::exchange(other.buffer, nullptr)) {}
  Hold &operator=(Hold &&) = delete; // one scope, one hold
  ~Hold() {
    if (buffer)
      buffer->drop();
  }
  void *data() const { return buffer->data(); }

private:
  explicit Hold(Buffer &buffer) : buffer(&buffer) {}
  Buffer *buffer;
};

/// A new buffer of the pool with arbitrary contents.
Result<std::unique_ptr<Buffer>> makeBuffer(SharedType type, MemorySpace *space);

void defineBuffers(abi::Table &table);
void defineTransfers(abi::Table &table);

} // namespace tesela::plugin
