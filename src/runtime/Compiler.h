// The compiler as the plugin sees it: bytes in, Executable out. The driver
// implements it; the plugin stands above the driver and includes only this.
#pragma once

#include "runtime/Executable.h"

#include <string_view>

namespace tesela::runtime {

struct CompileRequest {
  /// "mlir": StableHLO text, StableHLO bytecode or a VHLO portable artifact.
  std::string_view format = "mlir";
  std::string_view program;
  uint32_t replicas = 1, partitions = 1;
  /// key=value options: "numerics=strict", "backend=judge", ...
  /// (docs/options.md).
  std::vector<std::pair<std::string, std::string>> options;
};

class Compiler {
public:
  virtual ~Compiler() = default;
  /// Thread-safe. Never throws, never aborts.
  virtual Result<std::unique_ptr<Executable>>
  compile(const CompileRequest &request) = 0;
};

/// The compiler of this build; defined by src/driver.
std::unique_ptr<Compiler> createCompiler();
/// What makes this compiler's code differ from another's for the same program
/// and options: a digest of its sources, the instructions it may use here and
/// the threads that tasks are cut for. For the keys of caches.
std::string compilerIdentity();

/// An executable from Executable::serialize(); needs no compiler.
Result<std::unique_ptr<Executable>> loadProgram(std::string_view bytes);

} // namespace tesela::runtime
