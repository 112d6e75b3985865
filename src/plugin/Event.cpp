#include "plugin/Event.h"

#include "plugin/Boundary.h"

namespace tesela::plugin {

Event *Event::ready() {
  static Event *const event = [] {
    auto made = new Event(1);
    made->done = true;
    return made;
  }();
  return event;
}

Event *Event::failed(const Error &error) {
  auto event = new Event(1);
  event->done = true;
  event->error = error;
  return event;
}

void Event::release() {
  if (this == ready())
    return;
  bool last;
  {
    std::lock_guard lock(mutex);
    last = --holders == 0;
  }
  if (last)
    delete this;
}

void Event::set(std::optional<Error> withError) {
  std::vector<Waiter> waiting;
  {
    std::lock_guard lock(mutex);
    if (done)
      return;
    done = true;
    error = std::move(withError);
    waiting.swap(waiters);
    ++holders; // a waiter may release the event
  }
  changed.notify_all();
  for (const Waiter &waiter : waiting)
    waiter.callback(failure(), waiter.argument);
  release();
}

Failure *Event::failure() const {
  return error ? Failure::make(*error) : nullptr;
}

bool Event::isReady() {
  if (this == ready())
    return true;
  std::lock_guard lock(mutex);
  return done;
}

Result<void> Event::wait() {
  if (this == ready())
    return success();
  std::unique_lock lock(mutex);
  changed.wait(lock, [&] { return done; });
  if (error)
    return *error;
  return success();
}

void Event::onReady(abi::ReadyCallback callback, void *argument) {
  if (this != ready()) {
    std::unique_lock lock(mutex);
    if (!done) {
      waiters.push_back({callback, argument});
      return;
    }
  }
  callback(failure(), argument);
}

void defineEvents(abi::Table &table) {
  using enum abi::Slot;
  define(table, EventDestroy,
         [](abi::On<Event> &arguments) { arguments.object->release(); });
  define(table, EventIsReady, [](abi::Get<Event, bool> &arguments) {
    give(arguments, arguments.value, arguments.object->isReady());
  });
  define(table, EventError, [](abi::On<Event> &arguments) -> Result<void> {
    if (!arguments.object->isReady())
      return Error{ErrorCode::FailedPrecondition, "the event is not ready"};
    return arguments.object->wait();
  });
  define(table, EventAwait,
         [](abi::On<Event> &arguments) { return arguments.object->wait(); });
  define(table, EventOnReady, [](abi::EventOnReady &arguments) {
    arguments.event->onReady(arguments.callback, arguments.userArgument);
  });
  define(table, EventCreate, [](abi::On<Event> &arguments) {
    give(arguments, arguments.object, Event::pending(1));
  });
  define(table, EventSet, [](abi::EventSet &arguments) {
    std::optional<Error> error;
    if (arguments.code)
      error = Error{static_cast<ErrorCode>(arguments.code),
                    std::string(view(arguments.message))};
    arguments.event->set(std::move(error));
  });
}

} // namespace tesela::plugin
