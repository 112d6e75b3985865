#include "runtime/Lapack.h"

#include <dlfcn.h>
#include <map>
#include <mutex>

namespace tesela::runtime {
namespace {

struct Routines {
  std::mutex mutex;
  std::map<std::string, void *, std::less<>> known;
  void *library = nullptr;
  bool searched = false;

  static Routines &get() {
    static auto *routines = new Routines;
    return *routines;
  }
  void *fromSystem(const std::string &name) {
    if (!searched) {
      searched = true;
      for (const char *file : {"liblapack.so.3", "libopenblas.so.0"})
        if (!library)
          library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    }
    return library ? dlsym(library, (name + "_").c_str()) : nullptr;
  }
};

} // namespace

void provideLapack(std::string name, void *address) {
  Routines &routines = Routines::get();
  std::lock_guard lock(routines.mutex);
  routines.known.insert_or_assign(std::move(name), address);
}

void *findLapack(std::string_view name) {
  Routines &routines = Routines::get();
  std::lock_guard lock(routines.mutex);
  auto found = routines.known.find(name);
  if (found != routines.known.end())
    return found->second;
  std::string key(name);
  void *address = routines.fromSystem(key);
  return routines.known.emplace(std::move(key), address).first->second;
}

} // namespace tesela::runtime
