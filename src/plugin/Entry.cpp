// The one symbol a plugin exports.
#include "plugin/Plugin.h"

extern "C" __attribute__((visibility("default"))) const void *GetPjrtApi() {
  try {
    return &tesela::plugin::table();
  } catch (...) {
    return nullptr;
  }
}
