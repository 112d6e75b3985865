#include "driver/DumpStages.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

namespace tesela::driver {

void DumpStages::write(const std::string &name,
                       const std::string &error) const {
  if (folder.empty())
    return;
  // What cannot be written costs the dump, not the program.
  if (llvm::sys::fs::create_directories(folder))
    return;
  auto file = [&](const char *suffix, const std::string &text) {
    const std::string path = folder + "/" + name + suffix;
    std::error_code failed;
    llvm::raw_fd_ostream out(path, failed);
    if (failed)
      return;
    out << text;
    out.close();
    if (!out.has_error())
      return;
    out.clear_error(); // one that nobody looks at ends the process
    (void)llvm::sys::fs::remove(path);
  };
  file(".plan.mlir", plan);
  file(".buffers", buffers);
  file(".tile", tile);
  file(".ll", llvm);
  file(".s", assembly);
  if (!error.empty())
    file(".error", error);
}

} // namespace tesela::driver
