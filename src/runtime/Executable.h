// What the plugin and the tools run, whoever made it.
#pragma once

#include "base/Error.h"
#include "runtime/Program.h"

#include <memory>
#include <span>
#include <string>
#include <utility>

namespace tesela::runtime {

class KeptForms;

/// The memory one device's share of a launch works on. Arrays are dense in the
/// layout of the signature. An input that is donated may be overwritten.
struct DeviceLaunch {
  std::span<const void *const> inputs;
  std::span<void *const> outputs;
  /// What is kept of each input; null where the array may change before the
  /// next launch. Empty: nothing of any.
  std::span<KeptForms *const> kept = {};
};

struct MemoryStats {
  uint64_t generatedCode = 0, arguments = 0, outputs = 0, aliases = 0,
           temporaries = 0, peak = 0;
};

class Executable {
public:
  virtual ~Executable() = default;
  virtual const Signature &signature() const = 0;
  /// Runs one launch over all devices of the signature (replicas x partitions,
  /// replica-major) and waits for its end. Outputs are allocated by the caller.
  /// An output may share its address with the donated input it aliases.
  virtual Result<void> run(std::span<const DeviceLaunch> devices) = 0;
  /// Does it use what is kept of its inputs, and of this one?
  virtual bool keepsForms() const { return false; }
  virtual bool keepsFormsOf(size_t /*parameter*/) const { return false; }
  /// The step that makes a result, "fusion.3", and its source location; either
  /// may be empty.
  virtual std::pair<std::string, std::string> makerOfResult(size_t) const {
    return {};
  }
  virtual MemoryStats memory() const = 0;
  virtual double flops() const = 0;
  virtual double bytesAccessed() const = 0;
  /// Optimised HLO text, as XLA writes it.
  virtual std::string hlo() const = 0;
  /// Bytes for a file or a cache; Unimplemented where there is none.
  virtual Result<std::string> serialize() const = 0;
  /// Stable across processes for equal programs and options.
  virtual std::string fingerprint() const = 0;
};

} // namespace tesela::runtime
