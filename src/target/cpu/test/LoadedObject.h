// Emitted objects in the test's process.
#pragma once

#include "runtime/ObjectCode.h"

#include <gtest/gtest.h>

namespace tesela::cpu::test {

using Kernel = void (*)(void *const *buffers, int64_t begin, int64_t end);

class LoadedObject {
public:
  explicit LoadedObject(const std::string &bytes) {
    Result<runtime::ObjectCode> loaded = runtime::ObjectCode::load(bytes);
    if (loaded)
      code = std::move(*loaded);
    else
      ADD_FAILURE() << loaded.error().render();
  }
  Kernel kernel(const std::string &symbol) const {
    return reinterpret_cast<Kernel>(code.find(symbol));
  }

private:
  runtime::ObjectCode code;
};

} // namespace tesela::cpu::test
