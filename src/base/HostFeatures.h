// What CPUID reports and the operating system grants. No compiler needed: the
// runtime asks here before it loads code made ahead of time.
#pragma once

#include <cstdint>
#include <string_view>

namespace tesela {

/// Is the feature of this name (LLVM's: "avx2", "avx512bf16", "amx-tile", ...)
/// usable by this process? Asks for the tile registers of AMX, once, where the
/// name needs them. Unknown names: false.
bool hostHas(std::string_view feature);

/// hostHas for each of a list, "avx2,fma,amx-bf16"; to be called before code
/// that needs them is run. Empty: true.
bool acquireFeatures(std::string_view features);

/// Data cache bytes of level 1, 2 or 3; 0 where unknown.
uint64_t cacheBytes(int level);

} // namespace tesela
