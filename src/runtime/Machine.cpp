#include "runtime/Machine.h"

#include <algorithm>
#include <charconv>
#include <climits>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <sched.h>
#include <string>
#include <string_view>
#include <unistd.h>
#include <utility>

namespace tesela::runtime {
namespace {

/// The first number in a file, or `otherwise` ("max", or no such file).
uint64_t numberIn(const char *path, uint64_t otherwise) {
  std::ifstream file(path);
  uint64_t number;
  return file >> number ? number : otherwise;
}

/// The cgroup's share of processor time in cores; 0 where there is no limit.
double quotaCores() {
  std::ifstream v2("/sys/fs/cgroup/cpu.max");
  double quota, period;
  if (v2 >> quota >> period && period > 0)
    return quota / period;
  std::ifstream v1("/sys/fs/cgroup/cpu/cpu.cfs_quota_us");
  if (v1 >> quota && quota > 0) {
    uint64_t length = numberIn("/sys/fs/cgroup/cpu/cpu.cfs_period_us", 100000);
    return quota / static_cast<double>(std::max<uint64_t>(length, 1));
  }
  return 0;
}

} // namespace

uint64_t machineMemory() {
  static const uint64_t bytes = [] {
    uint64_t physical = static_cast<uint64_t>(sysconf(_SC_PHYS_PAGES)) *
                        static_cast<uint64_t>(sysconf(_SC_PAGESIZE));
    for (const char *path : {"/sys/fs/cgroup/memory.max",
                             "/sys/fs/cgroup/memory/memory.limit_in_bytes"})
      physical = std::min(physical, numberIn(path, physical));
    return physical;
  }();
  return bytes;
}

unsigned machineCores() {
  static const unsigned cores = [] {
    unsigned count = static_cast<unsigned>(sysconf(_SC_NPROCESSORS_ONLN));
    cpu_set_t mask;
    if (sched_getaffinity(0, sizeof mask, &mask) == 0)
      count = static_cast<unsigned>(CPU_COUNT(&mask));
    if (double quota = quotaCores(); quota > 0)
      count = std::min(count, static_cast<unsigned>(quota + 0.999));
    return std::max(count, 1u);
  }();
  return cores;
}

/// A number at the start of a variable and what follows it; no number where
/// the variable is absent, begins otherwise, or is too large.
static std::pair<std::optional<uint64_t>, std::string_view>
environmentNumber(const char *name) {
  const char *text = std::getenv(name);
  std::string_view rest = text ? text : "";
  uint64_t number = 0;
  auto [stop, error] =
      std::from_chars(rest.data(), rest.data() + rest.size(), number);
  if (error != std::errc())
    return {};
  rest.remove_prefix(static_cast<size_t>(stop - rest.data()));
  return {number, rest};
}

uint64_t environmentBytes(const char *name, uint64_t otherwise) {
  auto [number, unit] = environmentNumber(name);
  unsigned shift = unit == "G" ? 30 : unit == "M" ? 20 : unit == "K" ? 10 : 0;
  if (!number || (shift == 0 && !unit.empty()) || *number > UINT64_MAX >> shift)
    return otherwise;
  return *number << shift;
}

unsigned environmentCount(const char *name, unsigned otherwise) {
  auto [number, rest] = environmentNumber(name);
  bool fits = number && rest.empty() && *number > 0 && *number <= INT_MAX;
  return fits ? static_cast<unsigned>(*number) : otherwise;
}

} // namespace tesela::runtime
