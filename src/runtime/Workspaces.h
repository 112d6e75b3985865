// What a kernel works in beside its arrays: panels of a packed operand, sums
// that wait, what one stage leaves to the next (Step::workspaceBytes).
//
// The tasks of a kernel run on several threads, and a thread may do several
// ranges of them one after the other. So there are as many workspaces as
// threads may be at work, allocated together before the first task, where a
// lack of memory is still an Error; a range of tasks borrows one that is free.
//
//     Result<Workspaces> spaces = Workspaces::make(step.workspaceBytes, tasks);
//     parallelFor(tasks, ..., [&](int64_t begin, int64_t end) {
//       Workspaces::Loan loan(*spaces);
//       kernel(..., loan.data(), ...);
//     });
#pragma once

#include "runtime/Memory.h"

#include <atomic>

namespace tesela::runtime {

class Workspaces {
public:
  /// For `tasks` tasks at most; ResourceExhausted as allocate().
  static Result<Workspaces> make(uint64_t bytes, int64_t tasks);
  /// What make() allocates.
  static uint64_t bytesFor(uint64_t bytes, int64_t tasks);

  Workspaces(Workspaces &&other) noexcept
      : block(std::move(other.block)), stride(other.stride),
        count(other.count) {}

  /// One workspace, for the loan's lifetime.
  class Loan {
  public:
    explicit Loan(Workspaces &from) : from(from), number(from.borrow()) {}
    Loan(const Loan &) = delete;
    Loan &operator=(const Loan &) = delete;
    ~Loan() { from.lent.fetch_and(~bit(), std::memory_order_release); }
    void *data() const {
      return static_cast<std::byte *>(from.block.data()) + number * from.stride;
    }

  private:
    uint64_t bit() const { return uint64_t{1} << number; }
    Workspaces &from;
    unsigned number;
  };

private:
  Workspaces(Block block, uint64_t stride, unsigned count)
      : block(std::move(block)), stride(stride), count(count) {}
  unsigned borrow();

  Block block;
  uint64_t stride;
  unsigned count;
  std::atomic<uint64_t> lent = 0; // a bit for each
};

} // namespace tesela::runtime
