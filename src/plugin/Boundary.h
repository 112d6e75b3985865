// The border between C callers and our code. Functions of the table are
// written as lambdas over their argument struct and return void, an Error or a
// Result<void>; define() makes C functions of them that let no exception out,
// check the caller's struct size and compute in the standard floating-point
// mode, whatever the caller's is.
#pragma once

#include "base/CallFromOutside.h"
#include "base/Error.h"
#include "base/FloatingPointMode.h"
#include "plugin/Failure.h"
#include "plugin/abi/Api.h"

#include <exception>
#include <new>
#include <string_view>
#include <type_traits>

namespace tesela::plugin {

/// Stores an answer in the argument struct, unless the caller's struct ends
/// before that field.
template <class Arguments, typename Field, typename Value>
void give(Arguments &arguments, Field &field, Value &&value) {
  auto end = reinterpret_cast<const char *>(&field + 1);
  auto start = reinterpret_cast<const char *>(&arguments);
  if (static_cast<size_t>(end - start) <= arguments.structSize)
    field = std::forward<Value>(value);
}

inline std::string_view view(abi::Text text) {
  return text.data ? std::string_view(text.data, text.size)
                   : std::string_view();
}
inline abi::Text text(std::string_view view) {
  return {view.data(), view.size()};
}
/// For constants and other things that outlive every holder.
inline void deleteNothing(void *) {}

/// Bytes that a caller must bring. Structs that have grown since the oldest
/// caller known (C API 0.112) say how far it fills them.
template <class Arguments> constexpr size_t requiredSize() {
  if constexpr (requires { Arguments::required; })
    return Arguments::required;
  else
    return sizeof(Arguments) - 7; // the last field may be a bool
}

namespace detail {
template <typename F> struct ArgumentOf;
template <class L, typename R, class A> struct ArgumentOf<R (L::*)(A &) const> {
  using type = A;
};

template <typename F> Failure *enter(void *raw) {
  using Arguments = typename ArgumentOf<decltype(&F::operator())>::type;
  auto &arguments = *static_cast<Arguments *>(raw);
  if (arguments.structSize < requiredSize<Arguments>()) [[unlikely]]
    return Failure::make(ErrorCode::InvalidArgument,
                         "the argument struct is too short");
  CallFromOutside call;
  StandardFloatingPoint mode;
  try {
    using Returned = decltype(F{}(arguments));
    if constexpr (std::is_void_v<Returned>) {
      F{}(arguments);
      return nullptr;
    } else {
      Result<void> result = F{}(arguments);
      return result ? nullptr : Failure::make(result.error());
    }
  } catch (const std::bad_alloc &) {
    return Failure::outOfMemory();
  } catch (const std::exception &exception) {
    return Failure::unexpected(exception.what());
  } catch (...) {
    return Failure::unexpected("");
  }
}
} // namespace detail

/// Puts `function`, a lambda without captures, into the table.
template <typename F>
void define(abi::Table &table, abi::Slot slot, F function) {
  table.slots[static_cast<size_t>(slot)] = &detail::enter<F>;
}

/// One lambda as a C function, for extensions.
template <typename F> constexpr abi::Function functionOf(F) {
  return &detail::enter<F>;
}

} // namespace tesela::plugin
