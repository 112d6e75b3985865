// Loads an emitted object into the test: linked into a shared library by lld,
// opened by the dynamic loader.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <fstream>
#include <string>
#include <unistd.h>

namespace tesela::cpu::test {

using Kernel = void (*)(void *const *buffers, int64_t begin, int64_t end);

class LoadedObject {
public:
  explicit LoadedObject(const std::string &bytes) {
    char folder[] = "/tmp/tesela-test-XXXXXX";
    if (!mkdtemp(folder))
      return;
    std::string stem = std::string(folder) + "/kernels";
    std::ofstream(stem + ".o", std::ios::binary) << bytes;
    std::string link = "ld.lld-22 -shared -o " + stem + ".so " + stem + ".o";
    if (std::system(link.c_str()) == 0)
      library = dlopen((stem + ".so").c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!library)
      ADD_FAILURE() << "cannot load the object: " << dlerror();
    std::system(("rm -r " + std::string(folder)).c_str());
  }
  ~LoadedObject() {
    if (library)
      dlclose(library);
  }
  LoadedObject(const LoadedObject &) = delete;

  Kernel kernel(const std::string &symbol) const {
    return library ? reinterpret_cast<Kernel>(dlsym(library, symbol.c_str()))
                   : nullptr;
  }

private:
  void *library = nullptr;
};

} // namespace tesela::cpu::test
