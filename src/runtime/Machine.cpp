#include "runtime/Machine.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sched.h>
#include <string>
#include <unistd.h>

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

uint64_t environmentBytes(const char *name, uint64_t otherwise) {
  const char *text = std::getenv(name);
  if (!text || *text < '0' || *text > '9')
    return otherwise;
  char *end;
  uint64_t number = std::strtoull(text, &end, 10);
  switch (*end) {
  case 'G':
    return number << 30;
  case 'M':
    return number << 20;
  case 'K':
    return number << 10;
  case 0:
    return number;
  default:
    return otherwise;
  }
}

unsigned environmentCount(const char *name, unsigned otherwise) {
  const char *text = std::getenv(name);
  int number = text ? std::atoi(text) : 0;
  return number > 0 ? static_cast<unsigned>(number) : otherwise;
}

} // namespace tesela::runtime
