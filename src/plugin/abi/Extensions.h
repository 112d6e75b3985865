// The extensions Tesela offers: layouts (4), shardings (19), and one of its
// own for its Python packages.
#pragma once

#include "plugin/abi/Api.h"

namespace tesela::runtime {
class Block;
class Executable;
} // namespace tesela::runtime

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

/// Programs without a framework, for the NumPy front end (Direct.cpp): text in,
/// arrays at addresses in and out. An `error` that is not null is text to be
/// given to releaseText; it is null on success.
struct Direct {
  /// `options` are "key=value", one a line. Null where there is an error.
  runtime::Executable *(*compile)(const char *program, size_t programSize,
                                  const char *options, size_t optionsSize,
                                  char **error);
  /// Types as HLO text writes them, one a line: the parameters, an empty line,
  /// the results. To be given to releaseText; null where memory is out.
  char *(*signature)(runtime::Executable *executable);
  /// One launch on one device, on the caller's thread. Arrays are dense and
  /// row-major, their elements aligned to their size.
  char *(*run)(runtime::Executable *executable, const void *const *inputs,
               size_t inputCount, void *const *outputs, size_t outputCount);
  void (*releaseExecutable)(runtime::Executable *executable);
  void (*releaseText)(char *text);
  /// Memory for a large array, from the runtime's pool. Null, with an error,
  /// where there is no room.
  runtime::Block *(*allocate)(size_t bytes, void **data, char **error);
  void (*releaseBlock)(runtime::Block *block);
};

/// Tesela's own, known to its Python packages. The type number is far from
/// those that PJRT gives out.
struct TeselaExtension : Extension {
  static constexpr uint32_t kind = 0x74657361;
  /// The HLO text of the newest living executable with this fingerprint:
  /// copies at most `capacity` bytes and returns the full size, 0 if unknown.
  size_t (*hlo)(const char *fingerprint, size_t fingerprintSize, char *text,
                size_t capacity);
  /// Hands over a LAPACK routine ("dgesdd", ended by a zero).
  bool (*provide)(const char *name, void *address);
  /// What a program that calls back says of this process (runtime/Callback.h).
  int64_t (*processToken)();
  Direct direct;
};

} // namespace abi
} // namespace tesela::plugin
