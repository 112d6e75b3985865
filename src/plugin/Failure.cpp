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
