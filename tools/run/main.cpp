// tesela-run: runs a compiled program (tesela compile -o prog.tso). It holds
// the runtime and no compiler.
//
//   tesela-run prog.tso [--inputs a.npy,b.npy] [--outputs x.npy,y.npy]
#include "RunExecutable.h"

#include "runtime/Compiler.h"

#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <optional>

namespace {

std::vector<std::string> splitCommas(std::string_view text) {
  std::vector<std::string> pieces;
  while (!text.empty()) {
    size_t comma = text.find(',');
    pieces.emplace_back(text.substr(0, comma));
    text.remove_prefix(comma == text.npos ? text.size() : comma + 1);
  }
  return pieces;
}

int usage() {
  std::fputs("usage: tesela-run prog.tso [--inputs a.npy,b.npy] "
             "[--outputs x.npy,y.npy]\n",
             stderr);
  return 64;
}

int fail(const tesela::Error &error) {
  std::fprintf(stderr, "tesela-run: %s\n", error.render().c_str());
  return 65;
}

} // namespace

int main(int argc, char **argv) {
  std::string path;
  tesela::tool::RunFiles files;
  for (int i = 1; i < argc; ++i) {
    std::string_view word = argv[i];
    auto list =
        [&](std::string_view option) -> std::optional<std::string_view> {
      if (word.starts_with(option) &&
          word.substr(option.size()).starts_with("="))
        return word.substr(option.size() + 1);
      if (word == option && i + 1 < argc)
        return argv[++i];
      return std::nullopt;
    };
    if (auto names = list("--inputs"))
      files.inputs = splitCommas(*names);
    else if (auto names = list("--outputs"))
      files.outputs = splitCommas(*names);
    else if (word.starts_with("-") || !path.empty())
      return usage();
    else
      path = word;
  }
  if (path.empty())
    return usage();
  std::ifstream file(path, std::ios::binary);
  if (!file)
    return fail({tesela::ErrorCode::NotFound, path + ": cannot be opened"});
  std::string bytes{std::istreambuf_iterator<char>(file), {}};
  auto executable = tesela::runtime::loadProgram(bytes);
  if (!executable)
    return fail(executable.error());
  if (auto done = tesela::tool::runOnFiles(**executable, files); !done)
    return fail(done.error());
  return 0;
}
