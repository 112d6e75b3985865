// Any level of a compile as text.
#pragma once

#include "base/Error.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tesela::driver {

/// Compiles `program` as far as needed and gives one level as text:
///   stablehlo      the program in normal form, after import
///   hlo            the same as HLO text
///   hlo-optimized  HLO text after planning: fusions in order
///   dot            a graph for graphviz
///   plan           kernels in order
///   buffers        steps with their places
///   tile           tile programs
///   llvm, asm      LLVM IR and assembly of the kernels
///   summary        counts, sizes, peak memory
/// An unknown level is an InvalidArgument that names these.
Result<std::string>
emitLevel(std::string_view program, std::string_view level,
          const std::vector<std::pair<std::string, std::string>> &options);

} // namespace tesela::driver
