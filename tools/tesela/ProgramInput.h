// What run, compile and explain share: reading a program, compiling it with
// options from the command line, saying what went wrong.
#pragma once

#include "base/Error.h"
#include "runtime/Executable.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tesela::tool {

/// The bytes of a file; "-" is standard input.
Result<std::string> readProgram(const std::string &path);

/// Is this a compiled program (.tso), not one to compile?
bool isCompiled(std::string_view bytes);

/// "key=value" each; what is malformed becomes an Error of the compile.
std::vector<std::pair<std::string, std::string>>
keyValues(const std::vector<std::string> &options);

Result<std::unique_ptr<runtime::Executable>>
compileBytes(std::string_view bytes, const std::vector<std::string> &options);

/// Prints the error; gives the exit code that fits it.
int report(std::string_view command, const Error &error);

} // namespace tesela::tool
