// The symbol by which PJRT finds a plugin.
#include "plugin/Plugin.h"

extern "C" __attribute__((visibility("default"))) const void *GetPjrtApi() {
  try {
    return &tesela::plugin::table();
  } catch (...) {
    return nullptr;
  }
}
