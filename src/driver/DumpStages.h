// The option dump=FOLDER: every stage of a compile as a file.
#pragma once

#include "driver/CompileProgram.h"

namespace tesela::driver {

/// Holds the texts of one compile and writes them when told to.
class DumpStages {
public:
  explicit DumpStages(const std::string &folder) : folder(folder) {}

  /// What to print; nothing where no folder is set.
  Dumps dumps() {
    if (folder.empty())
      return {};
    return {&plan, &buffers, &tile, &llvm, &assembly};
  }
  /// Writes <folder>/<name>.plan.mlir, .buffers, .tile, .ll, .s, and .error
  /// where there was one.
  void write(const std::string &name, const std::string &error) const;

private:
  std::string folder;
  std::string plan, buffers, tile, llvm, assembly;
};

} // namespace tesela::driver
