// The programs from outside that tests read, where they are at hand.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

namespace tesela::import::test {

/// The folder TESELA_SHARED or ../shared beside the checkout; empty if absent.
inline std::string sharedFolder() {
  if (const char *given = std::getenv("TESELA_SHARED"))
    return llvm::sys::fs::is_directory(given) ? given : "";
  llvm::SmallString<256> path(__FILE__);
  for (int i = 0; i < 5; ++i)
    llvm::sys::path::remove_filename(path);
  llvm::sys::path::append(path, "shared");
  return llvm::sys::fs::is_directory(path) ? path.str().str() : "";
}

inline std::string readFile(llvm::StringRef path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  return buffer ? (*buffer)->getBuffer().str() : std::string();
}

/// The files below a folder of shared/ that end in `suffix`, sorted.
inline std::vector<std::string> programs(llvm::StringRef folder,
                                         llvm::StringRef suffix) {
  std::vector<std::string> found;
  std::string shared = sharedFolder();
  if (shared.empty())
    return found;
  std::error_code error;
  for (llvm::sys::fs::recursive_directory_iterator
           at(shared + "/" + folder.str(), error),
       end;
       at != end && !error; at.increment(error))
    if (llvm::StringRef(at->path()).ends_with(suffix))
      found.push_back(at->path());
  std::sort(found.begin(), found.end());
  return found;
}

} // namespace tesela::import::test
