// The extensions Tesela offers: layouts (4), shardings (19), and one of its
// own that hands out the HLO text of an executable.
#pragma once

#include "plugin/abi/Api.h"

namespace tesela::plugin {
class Layout;
namespace abi {

struct DefaultLayout : Header {
  void *owner; // client or topology
  ElementCode type;
  List<const int64_t> dimensions;
  Layout *layout; // out
};
static_assert(sizeof(DefaultLayout) == 56);

struct ExecutableLayouts : Header {
  Executable *executable;
  size_t count;
  Layout *const *layouts;
};
static_assert(sizeof(ExecutableLayouts) == 40);

struct LayoutsExtension : Extension {
  static constexpr uint32_t kind = 4;
  Function destroy, serialize, clientDefault, ofBuffer, topologyDefault,
      ofOutputs, ofParameters;
};
static_assert(sizeof(LayoutsExtension) == 80);

/// Serialized xla.OpSharding per value; data null where unknown.
struct ExecutableShardings : Header {
  Executable *executable;
  size_t count;
  const char *const *data;
  const size_t *sizes;
};
static_assert(sizeof(ExecutableShardings) == 48);

struct ShardingsExtension : Extension {
  static constexpr uint32_t kind = 19;
  Function ofParameters, ofOutputs;
};
static_assert(sizeof(ShardingsExtension) == 40);

/// Tesela's own, known to its Python package. The type number is far from
/// those that PJRT gives out.
struct TeselaExtension : Extension {
  static constexpr uint32_t kind = 0x74657361;
  /// The HLO text of the newest living executable with this fingerprint:
  /// copies at most `capacity` bytes and returns the full size, 0 if unknown.
  size_t (*hlo)(const char *fingerprint, size_t fingerprintSize, char *text,
                size_t capacity);
  /// Hands over a LAPACK routine ("dgesdd", ended by a zero).
  bool (*provide)(const char *name, void *address);
};

} // namespace abi
} // namespace tesela::plugin
