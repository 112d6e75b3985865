// Runs jobs in child processes, so that a job that crashes or hangs takes
// nothing else with it.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace tesela::tool {

/// What a child says about one step of a job, or what befell it.
struct Report {
  size_t job = 0;
  size_t step = 0;
  bool crashed = false; // `text` says by what
  std::string text;
};

/// A child's way to its parent.
class Reporter {
public:
  Reporter(int pipe, unsigned timeout) : pipe(pipe), timeout(timeout) {}
  /// A step begins: a crash from here on is its own. Starts its time limit.
  void begin(size_t job, size_t step);
  /// The running step has ended with `text`.
  void end(size_t job, size_t step, const std::string &text);

private:
  void write(char kind, size_t job, size_t step, const std::string &text);
  int pipe;
  unsigned timeout;
};

/// Runs `body(job, firstStep, reporter)` for all jobs in `processes` children,
/// several jobs per child. When a step crashes or takes more than `timeout`
/// seconds, the rest of its job is run from the next step on; when a child dies
/// between steps, that job ends there. `take` is called in the parent, in no
/// particular order.
void runInProcesses(
    size_t jobs, unsigned processes, unsigned timeout,
    const std::function<void(size_t job, size_t firstStep, Reporter &)> &body,
    const std::function<void(const Report &)> &take);

} // namespace tesela::tool
