// Inputs of kernels at the end of readable memory.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include <sys/mman.h>
#include <unistd.h>

namespace tesela::cpu::test {

/// A copy of bytes with pages behind it that may not be read: a load that
/// strays ends the test.
class EndOfMemory {
public:
  explicit EndOfMemory(const std::vector<uint8_t> &bytes) {
    size_t page = size_t(sysconf(_SC_PAGESIZE));
    size_t kept = (bytes.size() + page - 1) / page * page;
    size = kept + 16 * page;
    base = static_cast<uint8_t *>(mmap(nullptr, size, PROT_READ | PROT_WRITE,
                                       MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
    if (base == MAP_FAILED || mprotect(base + kept, size - kept, PROT_NONE))
      std::abort();
    begin = base + kept - bytes.size();
    std::copy(bytes.begin(), bytes.end(), begin);
  }
  EndOfMemory(const EndOfMemory &) = delete;
  EndOfMemory &operator=(const EndOfMemory &) = delete;
  ~EndOfMemory() { munmap(base, size); }

  uint8_t *data() const { return begin; }

private:
  uint8_t *base, *begin;
  size_t size;
};

} // namespace tesela::cpu::test
