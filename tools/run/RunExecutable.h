// Runs an executable on arrays from files.
#pragma once

#include "base/Error.h"
#include "runtime/Executable.h"

#include <string>
#include <vector>

namespace tesela::tool {

struct RunFiles {
  std::vector<std::string> inputs;  // .npy, one per parameter
  std::vector<std::string> outputs; // .npy, one per result; empty: print
};

/// Reads the inputs, runs once on one device, writes or prints the results.
Result<void> runOnFiles(runtime::Executable &executable, const RunFiles &files);

} // namespace tesela::tool
