#include "interpret/Devices.h"

#include <new>
#include <thread>

namespace tesela::interpret {

bool Devices::runnable(const Slot &slot) const {
  return !slot.finished && (!slot.ready || failure || (*slot.ready)());
}

void Devices::passTurn(int64_t device) {
  for (int attempt = 0; attempt < 2; ++attempt) {
    bool anyLeft = false;
    for (int64_t i = 1; i <= count(); ++i) {
      const int64_t next = (device + i) % count();
      anyLeft |= !slots[next].finished;
      if (runnable(slots[next])) {
        turn = next;
        changed.notify_all();
        return;
      }
    }
    if (!anyLeft)
      return;
    failure = Error{ErrorCode::FailedPrecondition,
                    "the devices wait for each other for ever: a collective or "
                    "recv that not all of its partners reach"};
  }
}

Result<void> Devices::wait(int64_t device, const std::function<bool()> &ready) {
  if (failure)
    return *failure;
  if (ready())
    return success();
  std::unique_lock lock(mutex);
  slots[device].ready = &ready;
  passTurn(device);
  changed.wait(lock, [&] { return turn == device; });
  slots[device].ready = nullptr;
  if (failure)
    return *failure;
  return success();
}

Result<std::vector<std::vector<Array>>>
Devices::exchange(int64_t device, const std::string &key,
                  std::span<const int64_t> group, std::vector<Array> brought) {
  Meeting &meeting = meetings[key];
  meeting.brought[device] = std::move(brought);
  if (auto done =
          wait(device, [&] { return meeting.brought.size() == group.size(); });
      !done)
    return done.error();
  std::vector<std::vector<Array>> all;
  for (int64_t member : group)
    all.push_back(meeting.brought[member]);
  if (++meeting.left == group.size())
    meetings.erase(key);
  return all;
}

// An exception that left the thread would end the process.
static Result<void> runBody(const std::function<Result<void>(int64_t)> &body,
                            int64_t device) {
  try {
    return body(device);
  } catch (const std::bad_alloc &) {
    return Error{ErrorCode::ResourceExhausted,
                 "out of memory while the judge runs the program"};
  }
}

Result<void> Devices::runAll(const std::function<Result<void>(int64_t)> &body) {
  std::vector<std::thread> threads;
  for (int64_t device = 0; device < count(); ++device)
    threads.emplace_back([&, device] {
      {
        std::unique_lock lock(mutex);
        changed.wait(lock, [&] { return turn == device; });
      }
      Result<void> done =
          failure ? Result<void>(*failure) : runBody(body, device);
      std::unique_lock lock(mutex);
      if (!done && !failure)
        failure = done.error();
      slots[device].finished = true;
      passTurn(device);
    });
  for (std::thread &thread : threads)
    thread.join();
  if (failure)
    return *failure;
  return success();
}

} // namespace tesela::interpret
