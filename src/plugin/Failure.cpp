#include "plugin/Failure.h"

#include "plugin/Boundary.h"
#include "plugin/abi/Objects.h"

#include <new>

namespace tesela::plugin {

Failure *Failure::outOfMemory() noexcept {
  static Failure failure(ErrorCode::ResourceExhausted, "out of memory");
  return &failure;
}

Failure *Failure::make(const Error &error) noexcept {
  try {
    return new Failure(error.code, error.render());
  } catch (...) {
    return outOfMemory();
  }
}

Failure *Failure::make(ErrorCode code, std::string_view message) noexcept {
  try {
    return new Failure(code, std::string(message));
  } catch (...) {
    return outOfMemory();
  }
}

Failure *Failure::unexpected(std::string_view what) noexcept {
  try {
    std::string message = "unexpected exception";
    if (!what.empty())
      message.append(": ").append(what);
    return make(ErrorCode::Internal, message);
  } catch (...) {
    return outOfMemory();
  }
}

void Failure::destroy(Failure *failure) noexcept {
  if (failure != outOfMemory())
    delete failure;
}

void defineFailures(abi::Table &table) {
  using enum abi::Slot;
  define(table, ErrorDestroy, [](abi::On<Failure> &arguments) {
    Failure::destroy(arguments.object);
  });
  define(table, ErrorMessage,
         [](abi::Get<const Failure, abi::Text> &arguments) {
           give(arguments, arguments.value, text(arguments.object->message()));
         });
  define(table, ErrorGetCode, [](abi::Get<const Failure, int32_t> &arguments) {
    give(arguments, arguments.value,
         static_cast<int32_t>(arguments.object->code()));
  });
  // Errors carry no payload.
  define(table, ErrorForEachPayload, [](abi::ErrorForEachPayload &) {});
}

} // namespace tesela::plugin
