// Guarded execution, for tests: TESELA_GUARD=1 in the environment.
//
// Compiled kernels are machine code that no sanitizer looks into, and their
// arrays lie side by side in one arena, so that a kernel which reaches beyond
// one of them reads or spoils its neighbour unseen. Guarded, each step runs on
// copies of its arrays. A copy ends in front of an inaccessible page, to the
// byte, and begins less than a page behind one. What lies between that page and
// the array is filled with a pattern that must still be there afterwards, and
// what the step only reads must not have changed. So is found:
//   a read or write behind an array,       the process ends on a signal, and
//   or a page or more before it            the step's name is on stderr
//   a write by less before it, or to an    the step fails with an Error that
//   array that the step only reads         names the array
//   memory read before it is written       new blocks hold a pattern
// Places that overlap (updates in place, views) stay one array.
#pragma once

#include "base/Error.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace tesela::runtime {

/// As the environment says, unless set.
bool guarding();
void setGuarding(bool wanted);

/// What guarded memory holds before anything is written to it. As a float of
/// any width it is a finite value that no test expects.
inline constexpr unsigned char guardPattern = 0xA5;

/// The arrays of one step while it runs.
class GuardedArrays {
public:
  struct Array {
    void *data;
    uint64_t bytes;
    bool written; // by the step
  };

  /// Copies the arrays; `step` is named when one is left. Nothing may change
  /// the originals before finish().
  GuardedArrays(std::span<const Array> arrays, std::string step);
  ~GuardedArrays();
  GuardedArrays(const GuardedArrays &) = delete;
  GuardedArrays &operator=(const GuardedArrays &) = delete;

  /// Fails where the system had no room for a copy; then there is nothing to
  /// run the step on.
  Result<void> ready() const;
  /// Where the copy of array `i` lies.
  void *copy(size_t i) const { return copies[i]; }
  /// Checks the copies and moves what was written back to the originals.
  Result<void> finish();

private:
  struct Region;
  void addRegion(std::span<const size_t> members, std::byte *stop);

  std::vector<Array> arrays;
  std::string step, message; // the latter for the signal handler
  std::vector<void *> copies;
  std::vector<Region> regions;
};

} // namespace tesela::runtime
