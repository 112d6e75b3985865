// The options of one compile. One frozen structure, passed down by const
// reference; its text form is part of every cache key.
//
// Users set them as key=value: `tesela compile -O key=value`, JAX's
// compiler_options={"tesela_<key>": value}, or the environment variable
// TESELA_OPTIONS="key=value,key=value". docs/options.md lists them.
#pragma once

#include "base/Error.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tesela::driver {

/// Which differences to the judge a compile may show (docs/numerics.md).
enum class Numerics : uint8_t {
  Strict,   // the judge's order of sums, no flushing of subnormals
  Standard, // sums inside one contraction or reduction may be reassociated
  Real,     // any program that is equal over the real numbers
};

enum class Backend : uint8_t {
  Compiled, // machine code
  Judge,    // the interpreter: slow, obvious
};

struct Options {
  Numerics numerics = Numerics::Standard;
  Backend backend = Backend::Compiled;
  /// The highest level of targets/x86.toml whose instructions code may use
  /// ("avx512"); empty means all that this machine grants.
  std::string capabilities;
  /// A folder that receives every stage as text; empty means none.
  std::string dumpFolder;

  /// Sets one option; an unknown key or value is an InvalidArgument that names
  /// what is allowed.
  Result<void> set(std::string_view key, std::string_view value);
  /// "key=value,..." in fixed order: equal options, equal text.
  std::string text() const;
};

/// Defaults, then TESELA_OPTIONS, then `overrides` in order.
Result<Options>
readOptions(const std::vector<std::pair<std::string, std::string>> &overrides);

} // namespace tesela::driver
