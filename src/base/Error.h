// Errors without exceptions: Result<T> holds a value or an Error.
//
// An Error says what happened, where in the user's source, which limit was
// met, and what to try; render() gives the one-screen text users see.
#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace tesela {

/// The codes of the PJRT C API, which are those of absl::Status.
enum class ErrorCode : int {
  Cancelled = 1,
  Unknown = 2,
  InvalidArgument = 3,
  DeadlineExceeded = 4,
  NotFound = 5,
  AlreadyExists = 6,
  PermissionDenied = 7,
  ResourceExhausted = 8,
  FailedPrecondition = 9,
  Aborted = 10,
  OutOfRange = 11,
  Unimplemented = 12,
  Internal = 13,
  Unavailable = 14,
  DataLoss = 15,
};

struct Error {
  ErrorCode code = ErrorCode::Unknown;
  std::string what;       // "stablehlo.add: operand types differ: f32 and f64"
  std::string where = {}; // "model.py:12:3 (jit(f)/add)"; may be empty
  std::string limit = {}; // the violated constraint or exhausted limit
  std::string tryThis = {}; // what the user can do about it

  std::string render() const;
};

template <typename T> class [[nodiscard]] Result {
public:
  Result(T value) : storage(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : storage(std::in_place_index<1>, std::move(error)) {}

  explicit operator bool() const { return storage.index() == 0; }
  T &operator*() { return std::get<0>(storage); }
  const T &operator*() const { return std::get<0>(storage); }
  T *operator->() { return &std::get<0>(storage); }
  const T *operator->() const { return &std::get<0>(storage); }
  Error &error() { return std::get<1>(storage); }
  const Error &error() const { return std::get<1>(storage); }

private:
  std::variant<T, Error> storage;
};

/// A computation that yields nothing but may fail.
template <> class [[nodiscard]] Result<void> {
public:
  Result() = default;
  Result(Error error) : failure(std::move(error)) {}
  explicit operator bool() const { return !failure; }
  Error &error() { return *failure; }
  const Error &error() const { return *failure; }

private:
  std::optional<Error> failure;
};

inline Result<void> success() { return {}; }

} // namespace tesela
