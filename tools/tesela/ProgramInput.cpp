#include "ProgramInput.h"

#include "Command.h"

#include "runtime/Compiler.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

namespace tesela::tool {

Result<std::string> readProgram(const std::string &path) {
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(path);
  if (!buffer)
    return Error{ErrorCode::NotFound,
                 path + ": " + buffer.getError().message()};
  return (*buffer)->getBuffer().str();
}

bool isCompiled(std::string_view bytes) {
  return bytes.starts_with(runtime::programMagic);
}

std::vector<std::pair<std::string, std::string>>
keyValues(const std::vector<std::string> &options) {
  std::vector<std::pair<std::string, std::string>> pairs;
  for (const std::string &option : options) {
    auto [key, value] = llvm::StringRef(option).split('=');
    pairs.emplace_back(key.str(), value.str());
  }
  return pairs;
}

Result<std::unique_ptr<runtime::Executable>>
compileBytes(std::string_view bytes, const std::vector<std::string> &options) {
  runtime::CompileRequest request;
  request.program = bytes;
  request.options = keyValues(options);
  return runtime::createCompiler()->compile(request);
}

int report(std::string_view command, const Error &error) {
  llvm::errs() << "tesela " << command << ": " << error.render() << '\n';
  bool theirs = error.code == ErrorCode::InvalidArgument ||
                error.code == ErrorCode::NotFound ||
                error.code == ErrorCode::DataLoss;
  return theirs ? BadInput : Undecided;
}

} // namespace tesela::tool
