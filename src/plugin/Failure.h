// PJRT_Error: an error on its way to the caller, who frees it.
#pragma once

#include "base/Error.h"
#include "plugin/abi/Api.h"

#include <string>
#include <string_view>

namespace tesela::plugin {

class Failure {
public:
  /// Null never: where memory is out, the preallocated object below.
  static Failure *make(const Error &error) noexcept;
  static Failure *make(ErrorCode code, std::string_view message) noexcept;
  /// For an exception that nobody expected; `what` may be empty.
  static Failure *unexpected(std::string_view what) noexcept;
  static Failure *outOfMemory() noexcept;
  static void destroy(Failure *failure) noexcept;

  ErrorCode code() const { return errorCode; }
  const std::string &message() const { return text; }
  /// As an Error again, for another holder.
  Error error() const { return {errorCode, text}; }

private:
  Failure(ErrorCode code, std::string message)
      : errorCode(code), text(std::move(message)) {}

  [[maybe_unused]] void *functionTable = nullptr; // abi::minorVersion
  ErrorCode errorCode;
  std::string text;
};

void defineFailures(abi::Table &table);

} // namespace tesela::plugin
