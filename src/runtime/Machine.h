// What the runtime may use of the machine: memory and cores. Containers count:
// the limits of the control group (cgroup v1 and v2) and the affinity mask.
#pragma once

#include <cstdint>

namespace tesela::runtime {

/// Bytes of memory this process may use.
uint64_t machineMemory();
/// Cores this process may use, at least 1: the affinity mask, and the cgroup's
/// CPU quota rounded up.
unsigned machineCores();

/// An environment variable that holds a number of bytes ("8589934592", "8G",
/// "512M", "64K"); `otherwise` where it is absent or not of that form.
uint64_t environmentBytes(const char *name, uint64_t otherwise);
/// An environment variable that holds a whole number above 0.
unsigned environmentCount(const char *name, unsigned otherwise);

} // namespace tesela::runtime
