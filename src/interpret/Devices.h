// The virtual devices of one run and their meeting points.
#pragma once

#include "interpret/Judge.h"

#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <string>

namespace tesela::interpret {

/// Shared by the threads of a run. All of its state is touched only by the
/// thread that holds the turn, so it needs no further locking.
class Devices {
public:
  Devices(DeviceGrid grid, std::vector<mlir::Operation *> infeed)
      : grid(grid), infeed(infeed.begin(), infeed.end()),
        slots(grid.replicas * grid.partitions) {}

  const DeviceGrid grid;
  int64_t count() const { return slots.size(); }

  /// Functions that the infeed operators evaluate, in order.
  std::deque<mlir::Operation *> infeed;
  /// Values on their way, by channel and receiver (-1: whoever asks first).
  std::map<std::pair<int64_t, int64_t>, std::deque<std::vector<Array>>>
      channels;

  /// All members of `group` call this with the same key; each gets what every
  /// member brought, in the order of the group.
  Result<std::vector<std::vector<Array>>>
  exchange(int64_t device, const std::string &key,
           std::span<const int64_t> group, std::vector<Array> brought);

  /// Passes the turn on until `ready`, asked with the turn held.
  Result<void> wait(int64_t device, const std::function<bool()> &ready);

  /// Runs `body(device)` for all devices, each in its thread.
  Result<void> runAll(const std::function<Result<void>(int64_t)> &body);

private:
  struct Slot {
    bool finished = false;
    const std::function<bool()> *ready = nullptr; // null: can go on
  };
  struct Meeting {
    std::map<int64_t, std::vector<Array>> brought;
    size_t left = 0;
  };

  bool runnable(const Slot &slot) const;
  /// Gives the turn to the next device that can use it; with none left to go
  /// on, the run has failed and all are woken.
  void passTurn(int64_t device);

  std::mutex mutex;
  std::condition_variable changed;
  int64_t turn = 0;
  std::vector<Slot> slots;
  std::optional<Error> failure;
  std::map<std::string, Meeting> meetings;
};

} // namespace tesela::interpret
