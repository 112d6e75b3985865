// What the x86 machine at hand can do, as a set of named features with the
// sizes of its caches. Code generation asks for a capability, never for a
// model of processor.
//
// The features, the levels, the sizes of registers and caches and the rates of
// instructions are data (targets/x86.toml, built into the library). detect()
// keeps what CPUID reports and the operating system grants; level("avx2") gives
// a smaller set, which is how tests force every code path that this machine can
// run.
#pragma once

#include "base/Error.h"

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tesela::cpu {

struct Capabilities {
  /// LLVM's names: "avx2", "avx512f", "avx512bf16", "amx-bf16", ...
  std::set<std::string, std::less<>> features;
  /// Bits of the widest vector register.
  unsigned vectorBits = 256;
  /// Vector registers that code may use.
  unsigned vectorRegisters = 16;
  /// Data cache bytes of one core (l3: shared by the package).
  uint64_t l1 = 32 << 10, l2 = 1 << 20, l3 = 32 << 20;

  bool has(std::string_view feature) const {
    return features.find(feature) != features.end();
  }
  bool avx512() const { return has("avx512f"); }
  bool bf16Dot() const { return has("avx512bf16"); }
  bool vnni() const { return has("avx512vnni"); }
  bool amxBf16() const { return has("amx-bf16"); }
  bool amxInt8() const { return has("amx-int8"); }
  /// Elements of `bits` bits in one vector register.
  unsigned lanes(unsigned bits) const { return vectorBits / bits; }
  /// "+avx2,+fma,...": what LLVM's TargetMachine takes.
  std::string llvmFeatures() const;
  /// "avx2,fma,...": what runtime::Program::cpuFeatures holds.
  std::string list() const;
};

/// The machine this process runs on; asks the operating system for AMX once.
/// Fails where the machine lacks the lowest level (AVX2, FMA, F16C, BMI2).
Result<Capabilities> detect();

/// Cycles between two instructions of this name at full throughput, as
/// targets/x86.toml has them; 1 for others.
double cyclesOf(std::string_view instruction);

/// The names of targets/x86.toml, weakest first: "avx2", "avx512", "vnni",
/// "bf16", "fp16", "amx".
std::vector<std::string> levelNames();

/// `machine` without what level `name` does not have; an error names the levels
/// where there is no such one, or says which feature is missing.
Result<Capabilities> restrictTo(const Capabilities &machine,
                                std::string_view name);

} // namespace tesela::cpu
