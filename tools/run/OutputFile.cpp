#include "OutputFile.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include <unistd.h>

namespace tesela::tool {

static bool writeAll(std::FILE *file,
                     std::initializer_list<std::string_view> pieces) {
  for (std::string_view piece : pieces)
    if (std::fwrite(piece.data(), 1, piece.size(), file) != piece.size())
      return false;
  return std::fflush(file) == 0;
}

Result<void> writeFile(const std::string &path,
                       std::initializer_list<std::string_view> pieces) {
  auto failed = [&](int error) {
    return Error{ErrorCode::ResourceExhausted,
                 path + " cannot be written: " + std::strerror(error)};
  };
  if (path == "-")
    return writeAll(stdout, pieces) ? success() : failed(errno);
  // A limit on the size of files is an error like a full disk.
  std::signal(SIGXFSZ, SIG_IGN);
  std::error_code unknown;
  bool replace = !std::filesystem::exists(path, unknown) ||
                 std::filesystem::is_regular_file(path, unknown);
  std::string target =
      replace ? path + ".partial." + std::to_string(getpid()) : path;
  std::FILE *file = std::fopen(target.c_str(), "wb");
  if (!file)
    return failed(errno);
  int error = writeAll(file, pieces) ? 0 : errno;
  if (std::fclose(file) != 0 && !error)
    error = errno;
  if (!error && replace && std::rename(target.c_str(), path.c_str()) != 0)
    error = errno;
  if (!error)
    return success();
  if (replace)
    std::remove(target.c_str());
  return failed(error);
}

} // namespace tesela::tool
