// PJRT_Event. Work is done when a call returns (README.md), so most events are
// ready from the start and share one object; the others wait for host memory to
// be given up, or for a caller's Event_Set.
#pragma once

#include "base/Error.h"
#include "plugin/abi/Objects.h"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <vector>

namespace tesela::plugin {

class Event {
public:
  /// The event that is ready without an error; nobody frees it.
  static Event *ready();
  /// An event that is ready with an error.
  static Event *failed(const Error &error);
  /// A pending event with `holders` holders.
  static Event *pending(int holders) { return new Event(holders); }

  /// One holder less; the last one frees the event.
  void release();
  /// Makes a pending event ready and calls whoever waits.
  void set(std::optional<Error> error = {});

  bool isReady();
  /// Waits, then tells the error, if any.
  Result<void> wait();
  /// Calls at once where the event is ready.
  void onReady(abi::ReadyCallback callback, void *argument);

private:
  explicit Event(int holders) : holders(holders) {}
  Failure *failure() const;

  std::mutex mutex;
  std::condition_variable changed;
  int holders;
  bool done = false;
  std::optional<Error> error;
  struct Waiter {
    abi::ReadyCallback callback;
    void *argument;
  };
  std::vector<Waiter> waiters;
};

void defineEvents(abi::Table &table);

} // namespace tesela::plugin
